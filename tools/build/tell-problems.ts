import type { Plugin } from 'vite'

/** An incomplete configuration is told in the terminal too; the page itself lists it (docs/decisions/006). */
export function tellProblems(problems: readonly string[]): Plugin {
  return {
    name: 'tell-configuration-problems',
    apply: (_config, { mode, isSsrBuild }) => mode !== 'test' && !isSsrBuild,
    buildStart() {
      if (problems.length > 0) {
        this.warn(`The configuration is incomplete (see .env.example):\n  ${problems.join('\n  ')}`)
      }
    },
  }
}
