/** `npm run desk [-- --project ID]`: the academy's desk on this machine (docs/decisions/079). */
import { parseArgs } from 'node:util'
import '../content/app-environment'

const { startDeskFor } = await import('./server/start-desk')

const text = { type: 'string' } as const
// --page: a folder with a page that is built already, for tests.
const { values } = parseArgs({ options: { project: text, port: text, page: text } })

try {
  const desk = await startDeskFor({
    project: values.project?.trim() || null,
    port: Number(values.port ?? 5180),
    builtPage: values.page ?? null,
    say: (line) => console.log(line),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void desk.close().then(() => process.exit(0)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
