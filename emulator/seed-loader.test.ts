import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createAuthState } from './auth/auth-state'
import { verifyPassword } from './auth/password-hash'
import type { Parts } from './data/persist'
import { createDocumentStore, DEFAULT_DATABASE } from './firestore/store'
import { loadSeed, SeedError } from './seed-loader'
import { createObjectStore } from './storage/object-store'

const root = mkdtempSync(join(tmpdir(), 'seed-loader-'))
afterAll(() => rmSync(root, { recursive: true }))

const projectId = 'demo-pariksha'
const bucket = 'demo-pariksha.appspot.com'
let folder = ''
let folders = 0
beforeEach(() => {
  folders += 1
  folder = join(root, `seed-${folders}`)
  mkdirSync(folder)
})

function put(path: string, content: unknown): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}

function load(now?: Date): Parts {
  const parts = {
    store: createDocumentStore({ projectId }),
    auth: createAuthState({ projectId }),
    objects: createObjectStore(),
  }
  loadSeed(folder, { ...parts, bucket }, now)
  return parts
}

const documentOf = ({ store }: Parts, path: string) =>
  store.database({ project: projectId, database: DEFAULT_DATABASE }).get(path)

test('loads documents of collections and of collections below documents', () => {
  put('documents/quizzes.json', { q1: { title: 'Polity', count: 10 }, q2: { title: 'Economy' } })
  put('documents/test_series/s1/tests.json', { t1: { deadline: { $daysFromNow: 7 } } })
  const parts = load(new Date('2026-11-21T10:00:00Z'))
  expect(documentOf(parts, 'quizzes/q1')?.fields).toEqual({
    title: { stringValue: 'Polity' },
    count: { integerValue: '10' },
  })
  // Midnight in India at the beginning of 28 November.
  expect(documentOf(parts, 'test_series/s1/tests/t1')?.fields.deadline).toEqual({
    timestampValue: '2026-11-27T18:30:00.000000Z',
  })
})

test('files are read when they are first asked for, and never over a newer upload', () => {
  for (const name of ['one', 'two', 'gone']) put(`files/${name}.txt`, name)
  const { objects } = load()
  const upload = Buffer.from('uploaded')
  objects.keep(objects.draft(bucket, 'two.txt', upload, {}), upload)
  put('files/one.txt', 'read now')
  const text = (name: string) => {
    const object = objects.get(bucket, name)
    return object && objects.bytes(object).toString()
  }
  expect([text('one.txt'), text('two.txt')]).toEqual(['read now', 'uploaded'])
  put('files/one.txt', 'too late')
  expect(objects.all(bucket).map(({ name }) => name)).toEqual(['gone.txt', 'one.txt', 'two.txt'])
  expect([text('one.txt'), text('two.txt')]).toEqual(['read now', 'uploaded'])
  objects.clear()
  expect(objects.all(bucket)).toEqual([])
})

test('loads accounts, whose sessions from before go on', () => {
  put('accounts.json', [
    {
      uid: 'u1',
      email: 'Student@demo.test',
      password: 'Student@123',
      displayName: 'Asha',
      emailVerified: true,
    },
    { uid: 'u2', email: 'off@demo.test', password: 'Student@123', disabled: true },
  ])
  const { auth } = load()
  const account = auth.accounts.byEmail('student@demo.test')
  expect(account).toMatchObject({ localId: 'u1', displayName: 'Asha', emailVerified: true, validSince: 0 })
  expect(verifyPassword('Student@123', account?.passwordHash ?? '')).toBe(true)
  expect(auth.accounts.byId('u2')?.disabled).toBe(true)
})

test('loads files under their names, with the type of their extension', () => {
  const types = {
    'a.pdf': 'application/pdf',
    'b.svg': 'image/svg+xml',
    'c.png': 'image/png',
    'd.JPG': 'image/jpeg',
    'e.webp': 'image/webp',
    'f.avif': 'image/avif',
    'g.mp4': 'video/mp4',
    'h.json': 'application/json',
    'i.txt': 'text/plain; charset=utf-8',
  }
  for (const name of Object.keys(types)) put(`files/paid/తె 1/${name}`, name)
  put('files/Carousel/.DS_Store', 'not a file of ours')
  const { objects } = load()
  expect(Object.fromEntries(objects.all(bucket).map(({ name, contentType }) => [name, contentType]))).toEqual(
    Object.fromEntries(Object.entries(types).map(([name, type]) => [`paid/తె 1/${name}`, type])),
  )
  const pdf = objects.get(bucket, 'paid/తె 1/a.pdf')
  expect(pdf && objects.bytes(pdf).toString()).toBe('a.pdf')
})

test('an empty folder is an empty seed', () => {
  const { store, auth, objects } = load()
  expect([store.isEmpty(), auth.accounts.all(), objects.all(bucket)]).toEqual([true, [], []])
})

const faults: [string, string, unknown, string][] = [
  [
    'broken JSON',
    'documents/jobs.json',
    '{\n  "j1": { "title": }\n}',
    'documents/jobs.json:2:20: a value is expected here.',
  ],
  [
    'a list of documents',
    'documents/jobs.json',
    [],
    'documents/jobs.json: it must be an object of documents by id.',
  ],
  [
    'a text as document',
    'documents/jobs.json',
    { j1: 'x' },
    'documents/jobs.json: document "j1": it must be an object of fields.',
  ],
  [
    'a broken date',
    'documents/jobs.json',
    { j1: { a: [{ $date: 'soon' }] } },
    'documents/jobs.json: document "j1": $.a[0]',
  ],
  ['an id with a slash', 'documents/jobs.json', { 'a/b': {} }, 'documents/jobs.json: document "a/b": '],
  ['a reserved id', 'documents/jobs.json', { __x__: {} }, 'documents/jobs.json: document "__x__": '],
  [
    'a file in the place of a document',
    'documents/jobs/j1.json',
    {},
    'documents/jobs/j1.json: a file stands for a collection',
  ],
  [
    'a file of another kind',
    'documents/jobs.yaml',
    'x',
    'documents/jobs.yaml: only .json files hold documents.',
  ],
  [
    'broken accounts',
    'accounts.json',
    '[{]',
    'accounts.json:1:3: a name in double quotes or } is expected here.',
  ],
  ['accounts by id', 'accounts.json', {}, 'accounts.json: it must be a list of accounts.'],
  ['a text as account', 'accounts.json', ['x'], 'accounts.json: account 1: it must be an object.'],
  [
    'a misspelt field',
    'accounts.json',
    [{ uid: 'u', emial: 'x' }],
    'accounts.json: account 1: there is no field "emial".',
  ],
  [
    'no password',
    'accounts.json',
    [{ uid: 'u', email: 'a@b.test' }],
    'accounts.json: account 1: the field "password" is missing.',
  ],
  [
    'a weak password',
    'accounts.json',
    [{ uid: 'u', email: 'a@b.test', password: '123' }],
    'accounts.json: account 1: WEAK_PASSWORD : Password should be at least 6 characters',
  ],
  [
    'the same address twice',
    'accounts.json',
    [1, 2].map((n) => ({ uid: `u${n}`, email: 'a@b.test', password: 'Student@123' })),
    'accounts.json: account 2: EMAIL_EXISTS',
  ],
  [
    'a file without a known type',
    'files/paid/a.docx',
    'x',
    'files/paid/a.docx: no content type is known for ".docx".',
  ],
]

test.each(faults)('refuses %s, and says where it is', (_, path, content, message) => {
  put(path, content)
  expect(() => load()).toThrow(SeedError)
  expect(() => load()).toThrow(join(folder, message))
})

test('refuses a folder that is not there', () => {
  folder = join(root, 'missing')
  expect(() => load()).toThrow(`${folder}: there is no such folder.`)
})
