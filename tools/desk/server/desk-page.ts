/** Builds the desk's page. */
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')

/** Where the page is built to. */
export const pageDir = join(root, 'dist')

export async function buildPage(outDir = pageDir): Promise<void> {
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
}
