/**
 * Fails when a build needs a browser newer than those of docs/decisions/064. The build's target turns new syntax into
 * older syntax; what it cannot turn is a new function, and a file that no bundler has seen.
 * `node scripts/check-browsers.mjs DIR`, after a build.
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
]
/** The legacy build of pdf.js brings its own fallbacks. */
const withFallbacks = /^pdf[.-]/

const dir = process.argv[2]
if (!dir) throw new Error('usage: node scripts/check-browsers.mjs DIR')
const faults = []
const scripts = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => /\.m?js$/.test(name))
if (scripts.length < 10) faults.push(`${dir} is no build: it has ${scripts.length} scripts`)
for (const name of scripts) {
  const code = readFileSync(join(dir, name), 'utf8')
  try {
    parse(code, { ecmaVersion: 2022, sourceType: 'module' })
  } catch (error) {
    faults.push(`${name}: ${error.message}: ${code.slice(error.pos, error.pos + 60)}`)
  }
  if (withFallbacks.test(name.replace(/^assets./, ''))) continue
  for (const pattern of tooNew) {
    const found = pattern.exec(code)
    if (found) faults.push(`${name}: ${code.slice(Math.max(0, found.index - 40), found.index + 40)}`)
  }
}
for (const fault of faults) console.error(`✗ ${fault}`)
console.log(`${scripts.length} scripts, ${faults.length} too new for the browsers that are served`)
process.exitCode = faults.length === 0 ? 0 : 1
