/**
 * `npm test`: types, lint, licences, unit, integration and rules tests, builds with prerender, size budgets and
 * end-to-end tests. `--fast` (`npm run check`) stops before the builds. `npm test -- PATH …` runs the tests of these
 * files and folders alone. Ends non-zero when anything failed.
 *
 * Two runs at once, or another program, are in nobody's way: a run takes ports that are free and builds into a folder of
 * its own, which goes with it.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBrowser } from './ensure-browser.mjs'
import { freePorts, localEnv } from './local-env.mjs'
import { testsBelow } from './tests-below.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const fast = process.argv.includes('--fast')

const results = []
const children = new Set()

/**
 * Runs one command to its end, and tells how long it took.
 * @param {{ env?: Record<string, string>, aside?: boolean }} [options] `aside`: beside another, so it says what it has to
 *   say when it has ended
 * @returns {Promise<boolean>} whether it succeeded.
 */
function run(title, command, args, { env = {}, aside = false } = {}) {
  const begin = Date.now()
  const output = aside ? 'pipe' : 'inherit'
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env, PATH: `${root}node_modules/.bin:${process.env.PATH}` },
      stdio: ['ignore', output, output],
      shell: process.platform === 'win32',
    })
    children.add(child)
    const said = []
    child.stdout?.on('data', (chunk) => said.push(chunk))
    child.stderr?.on('data', (chunk) => said.push(chunk))
    child.on('close', (code) => {
      children.delete(child)
      const seconds = ((Date.now() - begin) / 1000).toFixed(1)
      process.stdout.write(Buffer.concat(said))
      console.log(`${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)`)
      results.push(code === 0)
      resolve(code === 0)
    })
  })
}

async function runChecks() {
  await Promise.all([
    run('types', 'tsc', ['--noEmit'], { aside: true }),
    run('format and lint', 'biome', ['ci', '--colors=off', '.'], { aside: true }),
  ])
  await Promise.all([
    run('lint with types', 'oxlint', ['--type-aware', '--deny-warnings'], { aside: true }),
    run('unused code', 'knip', ['--no-progress'], { aside: true }),
    run('licences', 'node', ['scripts/licences.mjs', '--check'], { aside: true }),
    run('lock file', 'node', ['scripts/complete-lock.mjs', '--check'], { aside: true }),
  ])
}

/** @param {readonly string[]} [files] these alone */
function runTests(browser, files = []) {
  const reporter = files.length > 0 ? 'default' : 'dot'
  // The checkout's own tests need a browser too.
  const env = { CHROME_PATH: browser }
  return run('unit, integration and rules tests', 'vitest', ['run', `--reporter=${reporter}`, ...files], {
    env,
  })
}

/** @param {readonly string[]} [journeys] these alone, and then no size budgets */
async function runJourneys(browser, journeys = []) {
  const caches = `${root}node_modules/.cache`
  mkdirSync(caches, { recursive: true })
  const dir = relative(root, mkdtempSync(`${caches}/npm-test-`))
  process.on('exit', () => rmSync(`${root}${dir}`, { recursive: true, force: true, maxRetries: 3 }))
  const ports = await freePorts([
    'APP_PORT',
    'CONTROL_PORT',
    'FIRESTORE_PORT',
    'AUTH_PORT',
    'STORAGE_PORT',
    'API_PORT',
    'SPARE_FIRESTORE_PORT',
    'SPARE_AUTH_PORT',
    'SPARE_STORAGE_PORT',
  ])
  const env = {
    ...localEnv(ports),
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    // With an address of the site, so that what follows from it is built, weighed and met by the journeys.
    VITE_SITE_URL: 'https://pariksha-academy.example',
    CHROME_PATH: browser,
    OUT_DIR: `${dir}/journeys`,
    RESULTS_DIR: `${root}${dir}/results`,
  }
  const build = (title, more) =>
    run(title, 'vite', ['build', '--manifest', '--logLevel', 'warn'], {
      env: { ...env, ...more },
      aside: true,
    })

  const [isBuilt] = await Promise.all([
    build('build for the journeys', {}),
    // What students get: without the code that talks to the local backend.
    journeys.length === 0 &&
      build('production build', { VITE_USE_LOCAL_BACKEND: 'false', OUT_DIR: `${dir}/sizes` }).then(
        (ok) =>
          ok && run('size budgets', 'node', ['scripts/size-budgets.mjs', `${dir}/sizes`], { aside: true }),
      ),
  ])
  if (!isBuilt) return
  const files = journeys.map((name) => `${name.replaceAll('.', '\\.')}$`)
  const ok = await run(
    'end-to-end tests',
    'playwright',
    ['test', '-c', 'e2e/playwright.config.ts', ...files],
    {
      env,
    },
  )
  rmSync(`${root}test-results`, { recursive: true, force: true })
  if (ok) return
  cpSync(env.RESULTS_DIR, `${root}test-results`, { recursive: true })
  console.log('What the failed pages looked like is in test-results/; TRACE=1 adds each step of it.')
}

process.on('exit', () => {
  for (const child of children) child.kill()
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

if (paths.length > 0) {
  const { journeys, others, nothing } = testsBelow(root, paths)
  for (const path of nothing) console.error(`✗ ${path}: no test is there`)
  if (nothing.length > 0) process.exit(1)
  const browser = await ensureBrowser({ windowless: true })
  if (others.length > 0) await runTests(browser, others)
  if (journeys.length > 0) await runJourneys(browser, journeys)
} else {
  await runChecks()
  const browser = await ensureBrowser({ windowless: true })
  await runTests(browser)
  if (!fast) await runJourneys(browser)
}

const failed = results.filter((ok) => !ok).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
