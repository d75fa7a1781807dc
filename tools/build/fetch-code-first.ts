import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const fetchCode = fileURLToPath(new URL('../../src/loading/fetch-code.ts', import.meta.url))

/**
 * Puts our way of fetching code (src/loading/fetch-code.ts) in the place of Vite's, which asks for modules by links: one
 * that fails so stays failed.
 */
export function fetchCodeFirst(): Plugin {
  return {
    name: 'fetch-code-first',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => `export { fetchCode as __vitePreload } from ${JSON.stringify(fetchCode)}`,
    },
  }
}
