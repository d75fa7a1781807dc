/**
 * `npm test`: types, lint, unit, integration and rules tests, build with prerender, then end-to-end tests and
 * size budgets. `--fast` (`npm run check`) stops before the build. Ends non-zero when anything failed.
 */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureBrowser } from './ensure-browser.mjs'
import { localEnv } from './local-env.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const fast = process.argv.includes('--fast')
// Ports of their own, so that a running `npm start` is in nobody's way.
const ports = {
  APP_PORT: 24173,
  FIRESTORE_PORT: 28080,
  AUTH_PORT: 29099,
  STORAGE_PORT: 29199,
  API_PORT: 28787,
}
const outDir = 'dist-test'
const sizesDir = 'dist-sizes'

/** Runs one command to its end. @returns {Promise<boolean>} whether it succeeded. */
function run(title, command, args, extraEnv = {}) {
  const begin = Date.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...extraEnv, PATH: `${root}node_modules/.bin:${process.env.PATH}` },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    child.on('exit', (code) => {
      const seconds = ((Date.now() - begin) / 1000).toFixed(1)
      console.log(`${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)`)
      results.push(code === 0)
      resolve(code === 0)
    })
  })
}

const results = []
await Promise.all([
  run('types', 'tsc', ['--noEmit']),
  run('format and lint', 'biome', ['ci', '--colors=off', '.']),
])
await Promise.all([
  run('lint with types', 'oxlint', ['--type-aware', '--deny-warnings']),
  run('unused code', 'knip', ['--no-progress']),
])
// The checkout's own tests need one too.
const browser = await ensureBrowser()
await run('unit, integration and rules tests', 'vitest', ['run', '--reporter=dot'], { CHROME_PATH: browser })

if (!fast) {
  // With an address of the site, so that what follows from it is built, weighed and met by the journeys.
  const site = { VITE_SITE_URL: 'https://pariksha-academy.example' }
  const env = { ...localEnv(ports), ...site, OUT_DIR: outDir, CHROME_PATH: browser }
  for (const dir of [outDir, sizesDir]) rmSync(`${root}${dir}`, { recursive: true, force: true })
  // What students get: without the code that talks to the local backend.
  const production = { ...env, VITE_USE_LOCAL_BACKEND: 'false', OUT_DIR: sizesDir }
  if (await run('production build', 'vite', ['build', '--manifest', '--logLevel', 'warn'], production)) {
    await run('size budgets', 'node', ['scripts/size-budgets.mjs', sizesDir])
  }
  const built = await run('build for the journeys', 'vite', ['build', '--logLevel', 'warn'], env)
  if (built) await run('end-to-end tests', 'playwright', ['test', '-c', 'e2e/playwright.config.ts'], env)
}

const failed = results.filter((ok) => !ok).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
