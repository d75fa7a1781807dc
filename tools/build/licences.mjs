/**
 * Prints the licence of every package of the product: what the app, the endpoint and the local backend depend on,
 * directly or not. Tools of development are not asked. `--check` prints only packages whose licence is not allowed, and
 * ends non-zero when there is one. `node tools/build/licences.mjs [FOLDER]` reads another project.
 *
 * A package's own package.json names its licence; the lock file does for one that is not installed on this machine. A
 * build for another platform has the licence of the package that it belongs to.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A licence that only asks to be named, and for fonts the one that lets them be shipped with a site. */
const ALLOWED = new Set(['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'])

const args = process.argv.slice(2)
const root = args.find((arg) => !arg.startsWith('--')) ?? fileURLToPath(new URL('../..', import.meta.url))
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const { packages } = readJson('package-lock.json')

const nameOf = (path) => path.replace(/^.*node_modules\//, '')

/** Older packages name a licence by an object, or several by a list to choose from. */
function declared({ license, licenses }) {
  const found = [licenses ?? license ?? []].flat().map((each) => each.type ?? each)
  return found.length > 1 ? `(${found.join(' OR ')})` : found[0]
}

/** @returns {string | undefined} an SPDX expression, as the package names it */
function licenceOf(path) {
  const own = `${path}/package.json`
  const licence = declared(existsSync(join(root, own)) ? readJson(own) : packages[path])
  if (licence || !packages[path].optional) return licence
  const owner = Object.keys(packages).find(
    (each) => nameOf(path) in (packages[each].optionalDependencies ?? {}),
  )
  return owner && licenceOf(owner)
}

/** Whether an SPDX expression leaves a choice that is allowed: all sides of AND, one side of OR. */
function isAllowed(expression) {
  const words = expression.match(/[()]|[^\s()]+/g) ?? []
  const next = (word) => words[0] === word && words.shift()
  const one = () => {
    if (!next('(')) return ALLOWED.has(words.shift())
    const inner = any()
    return Boolean(next(')')) && inner
  }
  const all = () => {
    let ok = one()
    while (next('AND')) ok = one() && ok
    return ok
  }
  const any = () => {
    let ok = all()
    while (next('OR')) ok = all() || ok
    return ok
  }
  const ok = any()
  // What is left over was not understood.
  return ok && words.length === 0
}

const table = Object.entries(packages)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
  .map(([path, { version }]) => ({
    name: `${nameOf(path)} ${version}`,
    licence: licenceOf(path) ?? 'no licence',
  }))
  .sort((a, b) => a.name.localeCompare(b.name))

if (args.includes('--check')) {
  const refused = table.filter(({ licence }) => !isAllowed(licence))
  for (const { name, licence } of refused) console.error(`${name}: ${licence} is not an allowed licence`)
  if (refused.length > 0) process.exitCode = 1
} else {
  for (const { name, licence } of table) console.log(`${licence.padEnd(14)} ${name}`)
}
