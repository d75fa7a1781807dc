import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('./checkout/entry.ts', import.meta.url))

async function build(): Promise<string> {
  // Loaded on first use: only a page that pays needs the bundler.
  const { build } = await import('vite')
  const outputs = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'localCheckout' },
    },
  })
  for (const output of Array.isArray(outputs) ? outputs : [outputs]) {
    const chunk = 'output' in output ? output.output.find((file) => file.type === 'chunk') : undefined
    if (chunk?.type === 'chunk') return chunk.code
  }
  throw new Error('The checkout script was not built.')
}

let script: Promise<string> | undefined

/** The checkout script as one classic browser script without dependencies; built once per process. */
export function buildCheckoutScript(): Promise<string> {
  script ??= build()
  return script
}
