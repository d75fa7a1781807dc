import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ownCollections } from '../../src/config/own-collections'
import { kindOf } from '../../tools/content/kinds'

const called = /\b(?:collection|collectionGroup)\(\s*[\w.]+,\s*['"`](\w+)/g
/** One document by its path, such as the quiz of a day. */
const byPath = /`(\w+)\/\$\{/g

/** The shelf's collections, and the folder of each. */
const shelf: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync('src/content', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/content/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/repository.ts'))
    .flatMap((file) =>
      [called, byPath]
        .flatMap((pattern) => [...readFileSync(file, 'utf8').matchAll(pattern)])
        .map(([, name = '']) => [name, file.replace(/[^/]+$/, '')]),
    ),
)

/** The folder of src that reads and writes each collection; nothing else there may spell its name. */
const homes: Readonly<Record<string, string>> = {
  ...shelf,
  users: 'src/',
  // The file of one's own data has the records as they are stored, beside what payments reads of them.
  user_purchases: 'src/features/',
  // The endpoint's alone.
  contact_messages: 'api/',
}

/** The collections that a source text names to the database: `collection(db, 'jobs'` and paths such as `jobs/${id}`. */
function collectionsIn(source: string): string[] {
  const paths = /[`'"](\w+)\/(?:\$\{|[\w-]+['"`])/g
  return [called, paths]
    .flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1] ?? ''))
    .filter((name) => Object.hasOwn(homes, name))
}

const strays = (file: string, source: string) =>
  collectionsIn(source).filter((name) => !file.startsWith(homes[name] ?? ''))

it('a collection is read in one folder of src', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  const found = files.flatMap((file) =>
    strays(file, readFileSync(file, 'utf8')).map((name) => `${file} names ${name}`),
  )
  expect(found).toEqual([])
})

it('the rules and the content tool know every collection of the shelf', () => {
  const rules = readFileSync('firestore.rules', 'utf8')
  const names = Object.keys(shelf)
  expect(names).toEqual(expect.arrayContaining(['current_affairs', 'daily_quizzes']))
  expect(names.filter((name) => !rules.includes(`match /${name}/{`))).toEqual([])
  // Nothing to import: the content tool writes these itself.
  const made = ['catalogues', 'corrections', 'daily_quizzes', 'question_index', 'ranks']
  expect(names.filter((name) => kindOf(name) === null).sort()).toEqual(made)
})

it.each([
  ["collection(firestore, 'jobs')", ['jobs']],
  ["query(collection(db, 'current_affairs'), limit(1))", ['current_affairs']],
  [`readDocument(db, \`test_series/\${id}\`, schema)`, ['test_series']],
  ["doc(db, 'quizzes/daily')", ['quizzes']],
  [`readDocument(db, \`daily_quizzes/\${day}\`, schema)`, ['daily_quizzes']],
  ["import { jobs } from '@/content/jobs/queries'", []],
])('outside of its folder %s is told', (source, names) => {
  expect(strays('src/features/home/anything.ts', source)).toEqual(names)
})

/** Where the documents below a student's record are named: one folder of src each (docs/decisions/066). */
const ownHomes: Readonly<Record<(typeof ownCollections)[number], readonly string[]>> = {
  attempts: ['src/own/attempts/'],
  cards: ['src/own/cards/'],
  // A list of ids beside each kind whose documents the rules cannot count.
  counted: ['src/own/marks/', 'src/own/reports/'],
  days: ['src/own/quiz-days/'],
  marks: ['src/own/marks/'],
  preferences: ['src/own/preferences/'],
  reports: ['src/own/reports/'],
  saved: ['src/own/saved/'],
}

it('a path below a student’s record is named in one folder of src', () => {
  const below = /users\/\$\{\w+\}\/(\w+)|'users', \w+, '(\w+)'/g
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(below)].map(([, a, b]) => [file, a ?? b ?? ''] as const),
    )
  const homesOf = new Map<string, readonly string[]>(Object.entries(ownHomes))
  const strays = found.filter(([file, name]) => !homesOf.get(name)?.some((home) => file.startsWith(home)))
  expect(strays).toEqual([])
  expect([...new Set(found.map(([, name]) => name))].sort()).toEqual([...ownCollections].sort())
})
