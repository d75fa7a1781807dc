/** `npm run reads`: a student's busy day on the built app (e2e/reads.spec.ts), and its counts into docs/costs.md. */
process.env.WRITE_READS = 'yes'
process.argv.push('e2e/reads.spec.ts')
await import('../../scripts/test.mjs')
