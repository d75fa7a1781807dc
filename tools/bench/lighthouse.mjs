/**
 * `npm run lighthouse`: builds, serves the build with the local backend, and prints Lighthouse's numbers for the public
 * pages and, signed in as the demo student, for hub, quiz and test taker: mobile and desktop, the median of three runs.
 * `-- --runs 1 --only /about,/content` for less. Reports go to test-results/lighthouse. Nothing is asserted: timings
 * belong to a machine.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { ensureBrowser } from '../../scripts/ensure-browser.mjs'
import { localEnv } from '../../scripts/local-env.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const ports = {
  APP_PORT: 25173,
  FIRESTORE_PORT: 25080,
  AUTH_PORT: 25099,
  STORAGE_PORT: 25199,
  API_PORT: 25787,
}
const debugPort = 25222
const site = `http://127.0.0.1:${ports.APP_PORT}`
const publicPages = ['/', '/pricing', '/about', '/contact', '/terms', '/privacy', '/refund-policy']
const studentPages = [
  '/content/current-affairs',
  '/content/test-series',
  '/quiz/ancient-and-medieval-india',
  '/test-series/appsc-group-2-screening',
  '/test-series/appsc-group-2-screening/test/free-mock-1',
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } },
})
const runs = Number(options.runs)
const wanted = (paths) => paths.filter((path) => !options.only || options.only.split(',').includes(path))

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** One page's numbers: scores of 100, milliseconds, layout shift. A visitor comes for the first time. */
async function measure(path, config) {
  const disableStorageReset = studentPages.includes(path)
  const { lhr } = await lighthouse(
    site + path,
    { port: debugPort, logLevel: 'error', onlyCategories: categories, disableStorageReset },
    config,
  )
  const audit = (id) => lhr.audits[id]?.numericValue ?? Number.NaN
  return {
    scores: categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    times: ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(audit),
    shift: audit('cumulative-layout-shift'),
    lhr,
  }
}

async function report(path, device, config) {
  const results = []
  for (let run = 0; run < runs; run++) results.push(await measure(path, config))
  const of = (pick) => median(results.map(pick))
  const scores = categories.map((_, index) => of(({ scores: all }) => all[index]))
  const [paint, largest, blocking] = [0, 1, 2].map((index) => of(({ times }) => times[index]))
  const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
  console.log(
    `| ${path} | ${device} | ${scores.join(' / ')} | ${seconds(paint)} | ${seconds(largest)} | ${Math.round(blocking)} ms | ${of(({ shift }) => shift).toFixed(3)} |`,
  )
  const name = `${device}${path.replaceAll('/', '_')}.json`
  writeFileSync(join(root, 'test-results/lighthouse', name), JSON.stringify(results.at(-1).lhr, null, 1))
}

/** Signs the demo student in, in the browser that Lighthouse uses. */
async function signIn() {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${debugPort}`)
  const [context] = browser.contexts()
  const page = await context.newPage()
  await page.goto(`${site}/login`)
  const form = page.getByRole('dialog', { name: 'Sign in' })
  await form.getByLabel('Email').fill('student@demo.test')
  await form.getByLabel('Password', { exact: true }).fill('Student@123')
  await form.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Open profile' }).waitFor()
  await page.close()
  await browser.close()
}

async function untilAnswers(url) {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}

const browserPath = await ensureBrowser()
const env = {
  ...localEnv(ports),
  OUT_DIR: 'dist-test',
  PATH: `${root}node_modules/.bin:${process.env.PATH}`,
}
if (spawnSync('vite', ['build', '--logLevel', 'warn'], { cwd: root, env, stdio: 'inherit' }).status !== 0)
  throw new Error('The build failed.')

const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'))
const stack = spawn('tsx', ['e2e/testing/stack.ts'], {
  cwd: root,
  env,
  stdio: ['ignore', 'ignore', 'inherit'],
})
const chrome = spawn(
  browserPath,
  [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--remote-debugging-port=${debugPort}`,
    `--user-data-dir=${profile}`,
    'about:blank',
  ],
  { stdio: 'ignore' },
)
try {
  await Promise.all([
    untilAnswers(`http://127.0.0.1:${ports.APP_PORT + 1}/ready`),
    untilAnswers(`http://127.0.0.1:${debugPort}/json/version`),
  ])
  mkdirSync(join(root, 'test-results/lighthouse'), { recursive: true })
  console.log(
    '| page | device | performance / accessibility / best practices / SEO | FCP | LCP | TBT | CLS |',
  )
  console.log('|---|---|---|---|---|---|---|')
  const devices = [
    ['mobile', undefined],
    ['desktop', desktopConfig],
  ]
  for (const [device, config] of devices)
    for (const path of wanted(publicPages)) await report(path, device, config)
  if (wanted(studentPages).length > 0) await signIn()
  for (const [device, config] of devices)
    for (const path of wanted(studentPages)) await report(path, device, config)
} finally {
  chrome.kill()
  stack.kill('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 500))
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
}
