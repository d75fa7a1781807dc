/** `npm run content -- <command>`: the operator's tool for content and users (docs/decisions/025). */
import { createInterface } from 'node:readline/promises'
import { localEnv } from '../../scripts/local-env.mjs'
import { checkEnv } from '../../src/config/env-schema'

// The app's schemas make addresses of Storage paths, and ask the build's configuration for it. One stands beside a
// repository, whose SDK is loaded and never asked.
const check = checkEnv(localEnv())
Object.assign(globalThis, {
  __ENVIRONMENT__: check.ok ? check.env : null,
  __USE_LOCAL_BACKEND__: false,
  __APP_CHECK_KEY__: '',
})
const { runContentTool } = await import('./run')

process.exitCode = await runContentTool(process.argv.slice(2), {
  out: (line) => console.log(line),
  err: (line) => console.error(line),
  ask: async (question) => {
    if (!process.stdin.isTTY) return null
    const prompt = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return await prompt.question(question)
    } finally {
      prompt.close()
    }
  },
})
