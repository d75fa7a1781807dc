/**
 * Lists what a build loads of JavaScript before the first content of a route, chunk by chunk and module by module, in KiB
 * gzipped; a module's part of a chunk is reckoned by its length. `node tools/build/why.mjs DIR [ROUTE …]`, a route as the route
 * table has it, such as `/quiz/:quizId?`; without one, all of them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const [dir, ...wanted] = process.argv.slice(2)
if (!dir) throw new Error('usage: node tools/build/why.mjs DIR [ROUTE …]')
const readJson = (name) => JSON.parse(readFileSync(join(dir, '.vite', name), 'utf8'))
const { routes } = readJson('routes.json')
const modules = readJson('modules.json')

const unknown = wanted.filter((route) => !Object.keys(routes).includes(route))
if (unknown.length > 0) {
  console.error(`No route is called ${unknown.join(', ')}. There are:\n${Object.keys(routes).join('\n')}`)
  process.exit(2)
}

const sizeOf = (file) => gzipSync(readFileSync(join(dir, file)), { level: 9 }).length / 1024
const kib = (size) => size.toFixed(1).padStart(7)

/** The package or the folder that a module is part of. */
function partOf(id) {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)
  return inPackage ? inPackage[1] : id
}

/** The parts of a chunk with their KiB, the biggest first. */
function partsOf(file, size) {
  const parts = new Map()
  const all = modules[file] ?? []
  const length = all.reduce((sum, [, one]) => sum + one, 0)
  for (const [id, one] of all) parts.set(partOf(id), (parts.get(partOf(id)) ?? 0) + (size * one) / length)
  return [...parts].sort((a, b) => b[1] - a[1])
}

const told = new Set()
for (const route of wanted.length > 0 ? wanted : Object.keys(routes)) {
  const files = routes[route].filter((file) => /\.m?js$/.test(file)).map((file) => [file, sizeOf(file)])
  const sum = files.reduce((all, [, size]) => all + size, 0)
  console.log(`\n${route}: ${sum.toFixed(1)} KiB before the first content`)
  for (const [file, size] of files.sort((a, b) => b[1] - a[1])) {
    console.log(`${kib(size)}  ${file}${told.has(file) ? ' (as above)' : ''}`)
    if (told.has(file)) continue
    told.add(file)
    for (const [part, own] of partsOf(file, size)) console.log(`         ${kib(own)}  ${part}`)
  }
}
