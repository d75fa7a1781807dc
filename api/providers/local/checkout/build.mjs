/** Writes the checkout script to the standard output: one classic browser script without dependencies. */
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const outputs = await build({
  configFile: false,
  envFile: false,
  publicDir: false,
  logLevel: 'silent',
  build: {
    write: false,
    minify: false,
    target: 'es2022',
    lib: {
      entry: fileURLToPath(new URL('./entry.ts', import.meta.url)),
      formats: ['iife'],
      name: 'localCheckout',
    },
  },
})
const [output] = [outputs].flat()
process.stdout.write(output.output[0].code)
