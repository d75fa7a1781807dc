/**
 * `npm test`: types, lint, licences, unit, integration and rules tests, builds with prerender, size budgets and
 * end-to-end tests. `--fast` (`npm run check`) stops before the builds. `npm test -- PATH …` runs the tests of these
 * files and folders alone. Ends non-zero when anything failed; in the complete run a few tests that failed are tried once
 * more, alone, and told of (ADR 058).
 *
 * Two runs at once, or another program, are in nobody's way: a run takes ports that are free and builds into a folder of
 * its own, which goes with it.
 */
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBrowser } from './ensure-browser.mjs'
import { freeEnv } from './local-env.mjs'
import { testsBelow } from './tests-below.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const fast = process.argv.includes('--fast')

/** More than this many are no accident, and not tried again. */
const mostTriedAgain = 10

/** Whether each step succeeded, the last time that it ran. @type {Map<string, boolean>} */
const results = new Map()
/** What failed once and passed alone. @type {string[]} */
const nowAndThen = []
const children = new Set()
/** What one run leaves on the disk, and what goes with it. */
let ownDir = ''

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
      results.set(title, code === 0)
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
    run('licences', 'node', ['tools/build/licences.mjs', '--check'], { aside: true }),
    run('lock file', 'node', ['scripts/complete-lock.mjs', '--check'], { aside: true }),
  ])
}

/** A folder for this run alone. @returns its path from the root */
function dirOfRun() {
  if (ownDir) return ownDir
  const caches = `${root}node_modules/.cache`
  mkdirSync(caches, { recursive: true })
  ownDir = relative(root, mkdtempSync(`${caches}/npm-test-`))
  process.on('exit', () => rmSync(`${root}${ownDir}`, { recursive: true, force: true, maxRetries: 3 }))
  return ownDir
}

/** @returns {unknown} what a JSON file holds; null without one that can be read */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/**
 * Tries once more what failed, where that is so little that it may be an accident. What passes then is told of at the end.
 * @param {readonly string[]} names what failed
 * @param {() => Promise<boolean>} again runs these alone, under the title of the step
 */
async function tryAgain(names, again) {
  if (names.length === 0 || names.length > mostTriedAgain) return false
  console.log(`\nTried once more, alone:\n${names.map((name) => `  ${name}`).join('\n')}\n`)
  const ok = await again()
  if (ok) nowAndThen.push(...names)
  return ok
}

/** @param {readonly string[]} [files] these alone */
async function runTests(browser, files = []) {
  const title = 'unit, integration and rules tests'
  // The checkout's own tests need a browser too.
  const env = { CHROME_PATH: browser }
  if (files.length > 0) return run(title, 'vitest', ['run', '--reporter=default', ...files], { env })
  const report = `${dirOfRun()}/tests.json`
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  if (await run(title, 'vitest', ['run', ...reporters], { env })) return true
  const failed = (readJson(`${root}${report}`)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(root, name))
  return tryAgain(failed, () => run(title, 'vitest', ['run', '--reporter=default', ...failed], { env }))
}

/** @param {readonly string[]} [journeys] these alone, and then no size budgets */
async function runJourneys(browser, journeys = []) {
  const dir = dirOfRun()
  const env = {
    ...(await freeEnv()),
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
          ok &&
          Promise.all(
            Object.entries({ 'size budgets': 'size-budgets', 'oldest browsers': 'check-browsers' }).map(
              ([title, script]) =>
                run(title, 'node', [`tools/build/${script}.mjs`, `${dir}/sizes`], { aside: true }),
            ),
          ),
      ),
  ])
  if (!isBuilt) return
  const files = journeys.map((name) => `${name.replaceAll('.', '\\.')}$`)
  const travel = (...more) =>
    run('end-to-end tests', 'playwright', ['test', '-c', 'e2e/playwright.config.ts', ...more], { env })
  rmSync(`${root}test-results`, { recursive: true, force: true })
  if (await travel(...files)) return
  if (!existsSync(env.RESULTS_DIR)) return
  // The second try clears that folder.
  cpSync(env.RESULTS_DIR, `${root}test-results`, { recursive: true })
  console.log('What the failed pages looked like is in test-results/; TRACE=1 adds each step of it.')
  if (files.length > 0) return
  // Playwright writes which tests failed, and runs those; each failure has a folder with its pictures.
  const failed = readdirSync(env.RESULTS_DIR).filter((name) => !name.startsWith('.'))
  await tryAgain(failed, () => travel('--last-failed', '--workers=1'))
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

if (nowAndThen.length > 0) {
  const names = nowAndThen.map((name) => `  ${name}`).join('\n')
  console.log(`! Failed once and passed alone, which is a defect of the test or of the app:\n${names}`)
}
const failed = [...results.values()].filter((ok) => !ok).length
console.log(`${results.size - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
