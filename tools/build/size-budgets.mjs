/**
 * Weighs what each route of the route table loads from a production build, and fails when one is above its budget
 * (docs/decisions/007). Static: it follows `.vite/routes.json`, which the build writes, so the numbers do not
 * depend on the machine's haste. Run after a build: `node tools/build/size-budgets.mjs DIR`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** KiB, gzip -9. `route` counts what a student's page loads until it has come to rest, with all that comes behind it. */
const budgets = {
  landing: 110,
  route: 273,
  reader: 259,
  learning: 297,
  exam: 278,
  // It has the exam's code, and its own.
  live: 292,
  // More for each of these where the build has App Check.
  appCheck: 5.2,
  css: 17,
  // Of a page in Telugu or Hindi, before its first content.
  translations: 12,
  files: 75,
}

/** KiB before the first content, of pages on which a student waits for a question. */
const firstContent = {
  '/quiz/:quizId?': 233,
  '/daily/:day': 240,
  '/practice/:practiceId': 258,
  '/test-series/:packageId/test/:testId': 247,
  '/test-series/:packageId': 229,
}

const kindOf = (route) => {
  if (route === '/') return 'landing'
  if (route.startsWith('/live')) return 'live'
  if (/\/test\/|\/mock-test\//.test(route)) return 'exam'
  if (route.startsWith('/pdf-viewer')) return 'reader'
  return /^\/(practice|plan|mistakes|revise)\b/.test(route) ? 'learning' : 'route'
}

/** The design's two, and those that pdf.js fetches for a file that does not bring its own. */
const allowedFonts = [/^inter-latin-wght-normal-/, /^poppins-latin-600-normal-/, /^LiberationSans-/]

const dir = process.argv[2]
if (!dir) throw new Error('usage: node tools/build/size-budgets.mjs DIR')
const readJson = (name) => JSON.parse(readFileSync(join(dir, '.vite', name), 'utf8'))
const { routes, frames, behind, translations } = readJson('routes.json')
const hasAppCheck = Object.values(readJson('modules.json'))
  .flat()
  .some(([id, length]) => id.includes('/@firebase/app-check/') && length > 0)

const weights = new Map()
function weigh(file) {
  if (!weights.has(file))
    weights.set(file, gzipSync(readFileSync(join(dir, file)), { level: 9 }).length / 1024)
  return weights.get(file)
}

const isScript = (file) => /\.m?js$/.test(file)
const sizeOf = (files) => [...new Set(files)].filter(isScript).reduce((sum, file) => sum + weigh(file), 0)

const faults = []
function hold(what, amount, budget, unit = 'KiB') {
  if (amount > budget) faults.push(`${what}: ${amount.toFixed(1)} ${unit}, the budget is ${budget}`)
  return `${amount.toFixed(1).padStart(6)} of ${budget}`
}

console.log('KiB of JavaScript, gzipped: until the page shows, and with what comes behind it for a student')
for (const route of Object.keys(firstContent)) if (!routes[route]) faults.push(`No route is called ${route}`)
for (const [route, files] of Object.entries(routes)) {
  const shown = sizeOf(files)
  const kind = kindOf(route)
  const hasHeader = frames[route] !== 'bare'
  const inAll = [...files, ...behind.everyPage, ...(hasHeader ? behind.pageWithHeader : [])]
  // On the landing page nobody is signed in.
  const budget = budgets[kind] + (hasAppCheck && kind !== 'landing' ? budgets.appCheck : 0)
  if (firstContent[route])
    hold(
      `${route}, before the first content`,
      shown,
      firstContent[route] + (hasAppCheck ? budgets.appCheck : 0),
    )
  const told = hold(route, kind === 'landing' ? shown : sizeOf(inAll), budget)
  console.log(`${route.padEnd(46)} ${shown.toFixed(1).padStart(6)}  ${told}`)
}

const assets = readdirSync(join(dir, 'assets'), { recursive: true, encoding: 'utf8' })
const styles = assets.filter((name) => name.endsWith('.css')).map((name) => `assets/${name}`)
const css = styles.reduce((sum, file) => sum + weigh(file), 0)
console.log(`${'all CSS'.padEnd(46)} ${hold('all CSS', css, budgets.css)}`)
const [heaviest] = Object.entries(translations)
  .flatMap(([route, name]) =>
    assets
      .filter((asset) => asset.startsWith(`text/${name}.`))
      .map((asset) => ({ route, size: weigh(`assets/${asset}`) })),
  )
  .sort((a, b) => b.size - a.size)
const translated = `translations of ${heaviest.route}`
console.log(`${translated.padEnd(46)} ${hold(translated, heaviest.size, budgets.translations)}`)
const scripts = assets.filter(isScript)
console.log(`${'JavaScript files'.padEnd(46)} ${hold('JavaScript', scripts.length, budgets.files, 'files')}`)
for (const name of assets.filter((asset) => /\.(woff2?|ttf|otf)$/.test(asset))) {
  if (!allowedFonts.some((allowed) => allowed.test(name))) faults.push(`${name} is no font of the design`)
}

for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
