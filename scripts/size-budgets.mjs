/**
 * Weighs what each route loads from a production build, and fails when a budget of design.md section 9 is exceeded
 * (docs/decisions/007). Static: it follows the build's manifest, so the numbers do not depend on the machine's haste.
 * Run after `vite build --manifest`: `node scripts/size-budgets.mjs DIR`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * KiB, gzip -9. `route` counts until a page shows what it is about; `student` also what is loaded behind it, when the
 * page is idle, to confirm who is signed in (docs/decisions/017).
 */
const budgets = { landing: 95, route: 175, student: 189, css: 15 }
/** The design's two, and those that pdf.js fetches for a file that does not bring its own. */
const allowedFonts = [/^inter-latin-wght-normal-/, /^poppins-latin-600-normal-/, /^LiberationSans-/]

/** What any page with data needs: a group of modules in `vite.config.ts`, as the next. */
const data = ['data']
/** What signs in, and asks in a student's name. */
const identity = 'identity'
/** What confirms on every page of a student who they are. */
const behind = [identity, 'src/features/auth/look-up-student.ts']
const tabs = ['content-hub/components/content-tabs-layout.tsx', 'content-hub/components/section-layout.tsx']
const landing = ['home/pages/home-page.tsx', 'home/pages/landing-page.tsx']

/**
 * Modules that a route imports when it is opened, beside the entry. `app/status` is no part of them: it comes when the
 * page has been shown and is idle.
 */
const routes = {
  '/': landing,
  '/login': ['home/pages/landing-page.tsx', 'auth/pages/login-page.tsx', identity],
  '/register': ['home/pages/landing-page.tsx', 'auth/pages/register-page.tsx', identity],
  '/reset-password': ['home/pages/landing-page.tsx', 'auth/pages/mailed-link-page.tsx', identity],
  '/account': [...data, identity, 'auth/pages/account-page.tsx'],
  '/ (a student)': [...data, 'home/pages/home-page.tsx', 'home/pages/dashboard-page.tsx'],
  '/pricing': [...data, 'site-pages/pages/pricing-page.tsx', 'site-pages/components/price-lists.tsx'],
  '/terms': ['site-pages/pages/policy-page.tsx', 'site-pages/pages/terms-page.tsx'],
  '/about': ['site-pages/pages/about-page.tsx'],
  '/contact': ['site-pages/pages/contact-page.tsx'],
  '/content/test-series': [...data, ...tabs, 'content-hub/pages/test-series-section.tsx'],
  '/content/current-affairs': [...data, ...tabs, 'current-affairs/pages/current-affairs-section.tsx'],
  '/content/jobs': [...data, ...tabs, 'jobs/pages/jobs-section.tsx'],
  '/content/mock-test': [...data, ...tabs, 'content-hub/pages/mock-test-section.tsx'],
  '/content/daily-dose': [...data, ...tabs, 'content-hub/pages/daily-dose-section.tsx'],
  '/content/resource': [...data, ...tabs, 'content-hub/pages/resource-section.tsx'],
  '/current-affair/:id': [...data, tabs[0], 'current-affairs/pages/current-affair-page.tsx'],
  '/job/:id': [...data, tabs[0], 'jobs/pages/job-page.tsx'],
  '/video/:id': [...data, tabs[0], 'videos/pages/video-page.tsx'],
  '/content/videos': [...data, ...tabs, 'videos/pages/videos-section.tsx'],
  '/content/paid-resources': [...data, ...tabs, 'paid-resources/pages/paid-categories-page.tsx'],
  '/content/paid-resources/:id': [...data, 'paid-resources/pages/paid-category-page.tsx'],
  '/history': [...data, 'test-taker/pages/history-page.tsx'],
  '/purchases': [...data, identity, 'payments/pages/purchases-page.tsx'],
  '/saved': [...data, 'saved/pages/saved-page.tsx'],
  '/quiz-list': [...data, ...tabs, 'quizzes/pages/quiz-list-page.tsx'],
  '/quiz/:id': [...data, 'quizzes/pages/quiz-page.tsx'],
  '/test-series/:id': [...data, 'test-series/pages/package-page.tsx'],
  '/test-series/:id/test/:id (instructions)': [
    ...data,
    'test-taker/pages/test-page.tsx',
    'test-taker/components/new-test.tsx',
  ],
  '/test-series/:id/test/:id (exam screen)': [
    ...data,
    'test-taker/pages/test-page.tsx',
    'test-taker/components/test-sitting.tsx',
  ],
  '/test-series/:id/test/:id/results': [...data, 'test-taker/pages/results-page.tsx'],
  '/pdf-viewer/:id (without pdf.js)': [...data, 'pdf-viewer/pages/pdf-viewer-page.tsx'],
}

const dir = process.argv[2]
if (!dir) throw new Error('usage: node scripts/size-budgets.mjs DIR')
const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'))

const weights = new Map()
function weigh(file) {
  if (!weights.has(file))
    weights.set(file, gzipSync(readFileSync(join(dir, file)), { level: 9 }).length / 1024)
  return weights.get(file)
}

/** @param module end of a module's path, or name of a group */
function chunkOf(module) {
  const key = Object.keys(manifest).find((name) => name.endsWith(module) || name.startsWith(`_${module}-`))
  if (!key) throw new Error(`${module} has no chunk of its own`)
  return key
}

function filesOf(modules) {
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of manifest[key].imports ?? []) visit(imported)
  }
  for (const module of ['index.html', ...modules]) visit(chunkOf(module))
  return new Set([...seen].map((key) => manifest[key].file).filter((file) => /\.m?js$/.test(file)))
}

const sizeOf = (modules) => [...filesOf(modules)].reduce((sum, file) => sum + weigh(file), 0)

const faults = []
function hold(what, kib, budget) {
  if (kib > budget) faults.push(`${what} loads ${kib.toFixed(1)} KiB of JavaScript, its budget is ${budget}`)
  return `${kib.toFixed(1).padStart(6)} of ${budget}`
}
console.log('KiB of JavaScript, gzipped')
for (const [route, modules] of Object.entries(routes)) {
  const shown = hold(route, sizeOf(modules), route === '/' ? budgets.landing : budgets.route)
  const inAll = modules.includes(data[0])
    ? `; a student's in all ${hold(`${route}, a student's in all,`, sizeOf([...modules, ...behind]), budgets.student)}`
    : ''
  console.log(`${route.padEnd(40)} ${shown}${inAll}`)
}

const assets = readdirSync(join(dir, 'assets'))
const css = assets
  .filter((name) => name.endsWith('.css'))
  .reduce((sum, name) => sum + weigh(`assets/${name}`), 0)
console.log(`${'all CSS'.padEnd(40)} ${css.toFixed(1).padStart(6)} of ${budgets.css} KiB`)
if (css > budgets.css) faults.push(`the CSS weighs ${css.toFixed(1)} KiB, its budget is ${budgets.css}`)
for (const name of assets.filter((asset) => /\.(woff2?|ttf|otf)$/.test(asset))) {
  if (!allowedFonts.some((allowed) => allowed.test(name))) faults.push(`${name} is no font of the design`)
}

for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
