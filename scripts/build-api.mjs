/**
 * Bundles the endpoint for a deployment: `node scripts/build-api.mjs` writes `dist-api/` with main.js (server, container) and
 * function.js (function), which need nothing but Node.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))
const outDir = here('../dist-api')

await build({
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: { input: { main: here('../api/main.ts'), function: here('../api/function.ts') } },
  },
})
writeFileSync(`${outDir}/package.json`, `${JSON.stringify({ type: 'module', main: 'function.js' })}\n`)
