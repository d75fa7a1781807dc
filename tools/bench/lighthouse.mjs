/**
 * `npm run lighthouse`: Lighthouse's numbers for the public pages and, signed in as the demo student, for hub, quiz and
 * test taker: mobile and desktop, the median of three runs. `-- --runs 1 --only /about,/content` for less. Reports go to
 * test-results/lighthouse.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import lighthouse, { desktopConfig } from 'lighthouse'
import { openPhone, signIn, withStack } from './harness.mjs'
import { markdownTable, quantile, seconds } from './table.mjs'

const publicPages = ['/', '/pricing', '/about', '/contact', '/terms', '/privacy', '/refund-policy']
const studentPages = [
  '/content/current-affairs',
  '/content/test-series',
  '/quiz/ancient-and-medieval-india',
  '/test-series/appsc-group-2-screening',
  '/test-series/appsc-group-2-screening/test/free-mock-1',
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const head = [
  'page',
  'device',
  'performance / accessibility / best practices / SEO',
  'FCP',
  'LCP',
  'TBT',
  'CLS',
]
const folder = 'test-results/lighthouse'

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } },
})
const wanted = (paths) => paths.filter((path) => !options.only || options.only.split(',').includes(path))

/** One page's row of the table. A visitor comes for the first time; a student stays signed in. */
async function measure({ site, port, path, device, config }) {
  const results = []
  const disableStorageReset = studentPages.includes(path)
  for (let run = 0; run < Number(options.runs); run++) {
    const flags = { port, logLevel: 'error', onlyCategories: categories, disableStorageReset }
    results.push((await lighthouse(site + path, flags, config)).lhr)
  }
  writeFileSync(
    `${folder}/${device}${path.replaceAll('/', '_')}.json`,
    JSON.stringify(results.at(-1), null, 1),
  )
  const of = (pick) => quantile(results.map(pick), 0.5)
  const audit = (id) => of(({ audits }) => audits[id]?.numericValue ?? Number.NaN)
  return [
    path,
    device,
    categories.map((name) => Math.round(100 * of((lhr) => lhr.categories[name]?.score ?? 0))).join(' / '),
    seconds(audit('first-contentful-paint')),
    seconds(audit('largest-contentful-paint')),
    `${Math.round(audit('total-blocking-time'))} ms`,
    audit('cumulative-layout-shift').toFixed(3),
  ]
}

await withStack(async (site, port) => {
  // As Lighthouse wants it: the window's own size, and service workers.
  const browser = await openPhone({
    args: [`--remote-debugging-port=${port}`],
    viewport: null,
    serviceWorkers: 'allow',
  })
  const rows = []
  const measureAll = async (paths) => {
    for (const [device, config] of Object.entries({ mobile: undefined, desktop: desktopConfig }))
      for (const path of wanted(paths)) rows.push(await measure({ site, port, path, device, config }))
  }
  try {
    mkdirSync(folder, { recursive: true })
    await measureAll(publicPages)
    const page = await browser.newPage()
    await signIn(page, site)
    await page.close()
    await measureAll(studentPages)
    console.log(markdownTable([head, ...rows]))
  } finally {
    await browser.close()
  }
})
