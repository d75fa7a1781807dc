import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, it } from 'vitest'

/** Source texts by path. */
type Sources = ReadonlyMap<string, string>

/** The modules that each one names in its imports, types among them. An `import()` runs later and closes no circle. */
function importsIn(sources: Sources): Map<string, string[]> {
  const pattern =
    /^(?:import|export)\s+(?:[\w$*{},\s]+\sfrom\s+)?['"]([^'"]+)['"]|\btypeof import\(\s*['"]([^'"]+)['"]/gm
  return new Map(
    [...sources].map(([file, source]) => [
      file,
      [...source.matchAll(pattern)].flatMap(([, named, typeOf]) => {
        const specifier = (named ?? typeOf ?? '').replace(/^@\//, '/src/')
        const path = specifier.startsWith('/')
          ? specifier.slice(1)
          : posix.join(posix.dirname(file), specifier)
        const found = ['', '.ts', '.tsx', '/index.ts']
          .map((ending) => path + ending)
          .find((name) => sources.has(name))
        return found ? [found] : []
      }),
    ]),
  )
}

/** The circles of a graph: for each module that can be reached from itself, one shortest way round. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  return [...imports.keys()].flatMap((start) => {
    const ways = new Map([[start, [start]]])
    for (const [file, way] of ways) {
      for (const next of imports.get(file) ?? []) {
        if (next === start) return [[...way, start]]
        if (!ways.has(next)) ways.set(next, [...way, next])
      }
    }
    return []
  })
}

it('no module imports itself by a detour', () => {
  const files = ['src', 'api', 'emulator'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules')),
  )
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const imports = importsIn(sources)
  // The graph is there: this file of routes reaches the pages of every feature.
  expect(imports.get('src/app/routes.tsx')?.length).toBeGreaterThan(10)
  expect(circlesIn(imports).map((way) => way.join(' -> '))).toEqual([])
})

it.each([
  ["import type { B } from './b'", "import { a } from '@/a'", ['src/a.ts', 'src/b.ts', 'src/a.ts']],
  ["export {\n  b,\n} from './b'", "type A = typeof import('./a')", ['src/a.ts', 'src/b.ts', 'src/a.ts']],
])('%s beside %s is a circle', (a, b, circle) => {
  const sources = new Map([
    ['src/a.ts', a],
    ['src/b.ts', b],
  ])
  expect(circlesIn(importsIn(sources))[0]).toEqual(circle)
})

it('code that is loaded later closes none', () => {
  const sources = new Map([
    ['src/a.ts', "export const load = () => import('./b')"],
    ['src/b.ts', "import { load } from './a'"],
  ])
  expect(circlesIn(importsIn(sources))).toEqual([])
})
