import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { importsOf } from './import-rules'

const versions = z.record(z.string(), z.string()).default({})
const packageSchema = z.object({ dependencies: versions, devDependencies: versions })
const packageOf = (folder: string) =>
  packageSchema.parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')))

/**
 * The files of a program, found by following the imports of its entries, and the packages that these files name.
 * @param below only files whose paths start so
 */
function programOf(entries: readonly string[], below = '') {
  const files = new Set<string>()
  const packages = new Set<string>()
  const follow = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const specifier of importsOf(readFileSync(file, 'utf8'))) {
      const isOwn = /^(\.|@\/)/.test(specifier)
      const path = specifier.startsWith('@/')
        ? `src/${specifier.slice(2)}`
        : posix.join(posix.dirname(file), specifier)
      const found = [path, `${path}.ts`, `${path}/index.ts`].find(
        (name) => name.endsWith('.ts') && existsSync(name),
      )
      if (isOwn && !path.startsWith(below)) continue
      if (isOwn && found) follow(found)
      else if (!isBuiltin(specifier)) packages.add(/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier)
    }
  }
  entries.forEach(follow)
  return { files: [...files], packages: [...packages].toSorted() }
}

/** The version of every package that a workspace and the root both ask for must be the same. */
function expectRootVersions(folder: string) {
  const root = packageOf('.')
  const asked = { ...root.dependencies, ...root.devDependencies }
  const own = packageOf(folder)
  const wanted = Object.entries({ ...own.dependencies, ...own.devDependencies })
  expect(wanted.filter(([name, version]) => (asked[name] ?? version) !== version)).toEqual([])
}

describe.each([
  {
    folder: 'api',
    entries: ['api/main.ts', 'api/function.ts'],
    beside: ['src/config/', 'src/domain/', 'src/language/'],
  },
  { folder: 'emulator', entries: ['emulator/main.ts', 'emulator/seed.ts'], beside: [] },
])('the program in $folder', ({ folder, entries, beside }) => {
  const { files, packages } = programOf(entries)

  it('is made of its own files and of the folders of src that it may use', () => {
    expect(files.length).toBeGreaterThan(entries.length)
    expect(
      files.filter((file) => ![`${folder}/`, ...beside].some((start) => file.startsWith(start))),
    ).toEqual([])
  })

  it('uses the packages of its package.json, all of them and no other', () => {
    expect(packages).toEqual(Object.keys(packageOf(folder).dependencies).toSorted())
  })

  it('shares the version of every package that the root asks for too', () => {
    expectRootVersions(folder)
  })
})

describe('the content tool', () => {
  const { packages } = programOf(['tools/content/main.ts'], 'tools/content/')

  it('names the packages that its own files import in its package.json, all of them and no other', () => {
    expect(packages).toEqual(Object.keys(packageOf('tools/content').devDependencies).toSorted())
  })

  it('shares the version of every package that the root asks for too', () => {
    expectRootVersions('tools/content')
  })
})
