import { execFile } from 'node:child_process'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'

const script = fileURLToPath(new URL('prerender.mjs', import.meta.url))

/**
 * Writes the prerendered pages when the build has ended, in a process of its own: the app's modules run there.
 * @param site origin of the site; without it there is no sitemap
 * @param dataOrigin where documents are read, if connecting to it takes time
 */
export function prerenderPages(site: string | undefined, dataOrigin: string | undefined): Plugin {
  let config: ResolvedConfig
  let isWritten = false
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    // Vite's manifest names a chunk after one source file alone.
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk') as Rolldown.OutputChunk[]
      const files = chunks.flatMap(({ fileName, moduleIds }) =>
        moduleIds.map((id) => [relative(config.root, id), fileName]),
      )
      const source = JSON.stringify(Object.fromEntries(files))
      this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source })
      // For `npm run build -- --why`: how much of a chunk each of its modules is, in characters.
      const modules = chunks.map(({ fileName, modules: all }) => [
        fileName,
        Object.entries(all).map(([id, { renderedLength }]) => [relative(config.root, id), renderedLength]),
      ])
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(modules)),
      })
    },
    writeBundle() {
      isWritten = true
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        // Vite also calls this after a failed build, without the error.
        if (!isWritten) return
        const { root, mode, build } = config
        const args = [script, root, resolve(root, build.outDir), mode, site ?? '', dataOrigin ?? '']
        const { stderr } = await promisify(execFile)(process.execPath, args)
        if (stderr) this.warn(stderr)
      },
    },
  }
}
