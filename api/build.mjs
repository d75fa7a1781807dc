/**
 * Bundles the endpoint for a deployment: `npm run build -w api` writes `api/dist/` with main.js (server, container) and
 * function.js (function), which need nothing but Node.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))
const outDir = here('./dist')

await build({
  root: here('.'),
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  resolve: { alias: { '@': here('../src') } },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: { input: { main: here('./main.ts'), function: here('./function.ts') } },
  },
})
writeFileSync(`${outDir}/package.json`, `${JSON.stringify({ type: 'module', main: 'function.js' })}\n`)
