/** Which tests a path names: the file itself, or all below a folder. */
import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const isJourney = (file) => /^e2e\/.+\.spec\.ts$/.test(file)
const isTest = (file) => /\.test\.tsx?$/.test(file)

function filesBelow(path) {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && !name.startsWith('.'))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
}

/**
 * @param {string} root of the project
 * @param {readonly string[]} paths as somebody typed them, from the root
 * @returns {{ journeys: string[], others: string[], nothing: string[] }} files from the root, and the paths without any
 */
export function testsBelow(root, paths) {
  const journeys = new Set()
  const others = new Set()
  const nothing = []
  for (const path of paths) {
    const found = filesBelow(join(root, path)).filter((file) => statSync(file, { throwIfNoEntry: false }))
    const names = found.map((file) => relative(root, file).split(sep).join('/'))
    const [spec, test] = [names.filter(isJourney), names.filter(isTest)]
    for (const name of spec) journeys.add(name)
    for (const name of test) others.add(name)
    if (spec.length + test.length === 0) nothing.push(path)
  }
  return { journeys: [...journeys], others: [...others], nothing }
}
