/**
 * Fails when a build needs a browser newer than those of docs/decisions/064. The build's target turns new syntax into
 * older syntax; what it cannot turn is a new function, most of new CSS, and a file that no bundler has seen.
 * `node tools/build/check-browsers.mjs DIR`, after a build.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'acorn'

/** What Chrome 111, Safari 16.4 and Firefox 128 do not all know. `URL.canParse` has a fallback (src/lib/url-can-parse.ts). */
const tooNew = [
  /\b(?:Object|Map)\.groupBy\b/,
  /\bArray\.fromAsync\b/,
  /\bPromise\.(?:withResolvers|try)\b/,
  /\bAbortSignal\.any\b/,
  /\bRegExp\.escape\b/,
  /\bURL\.parse\(/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\.(?:values|keys|entries)\(\)\.(?:map|filter|find|some|every|reduce|take|toArray)\(/,
  /\.getOrInsert(?:Computed)?\(/,
  /\.checkVisibility\(/,
  /\bError\.isError\b/,
  /\bIterator\.from\b/,
  /\bUint8Array\.fromBase64\b/,
]
/**
 * The same of CSS, where a browser drops the rule. Ranges in media queries are known to all of them. `@starting-style` may
 * stand there: without it the palette's sheet of a phone opens without moving.
 */
const tooNewInCss = [
  /\blight-dark\(/,
  /@scope\b/,
  /\bfield-sizing:/,
  /\banchor-name:/,
  /\bposition-anchor:/,
  /\b(?:rgb|hsl|oklch|oklab)a?\(from\b/,
]
/** Firestore has an own class with a method of this name. */
const toBase64 = /\.toBase64\(/
const firestore = /^fire(?:base|store)[.-]/
/** The legacy build of pdf.js brings its own fallbacks. */
const withFallbacks = /^pdf[.-]/

const dir = process.argv[2]
if (!dir) throw new Error('usage: node tools/build/check-browsers.mjs DIR')
const faults = []
function report(name, code, patterns) {
  for (const pattern of patterns) {
    const found = pattern.exec(code)
    if (found) faults.push(`${name}: ${code.slice(Math.max(0, found.index - 40), found.index + 40)}`)
  }
}
const scripts = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => /\.m?js$/.test(name))
if (scripts.length < 10) faults.push(`${dir} is no build: it has ${scripts.length} scripts`)
for (const name of scripts) {
  const code = readFileSync(join(dir, name), 'utf8')
  try {
    parse(code, { ecmaVersion: 2022, sourceType: 'module' })
  } catch (error) {
    faults.push(`${name}: ${error.message}: ${code.slice(error.pos, error.pos + 60)}`)
  }
  const file = name.replace(/^assets./, '')
  if (withFallbacks.test(file)) continue
  report(name, code, firestore.test(file) ? tooNew : [...tooNew, toBase64])
}
const sheets = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
for (const name of sheets) {
  // What a condition asks for is not needed.
  const code = readFileSync(join(dir, name), 'utf8').replaceAll(/@supports[^{]*/g, '@supports ')
  report(name, code, tooNewInCss)
}
for (const fault of faults) console.error(`✗ ${fault}`)
console.log(
  `${scripts.length} scripts and ${sheets.length} style sheets, ${faults.length} too new for the browsers that are served`,
)
process.exitCode = faults.length === 0 ? 0 : 1
