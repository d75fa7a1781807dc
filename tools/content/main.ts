/** `npm run content -- <command>`: the operator's tool for content and users (docs/decisions/025). */
import { createInterface } from 'node:readline/promises'
import './app-environment'

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
