import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createAuthState } from '../auth/auth-state'
import { createDocumentStore } from '../firestore/store'
import { createObjectStore } from '../storage/object-store'
import { type DataKeeper, keepData } from './keep-data'
import { savedData } from './kept-part'
import { type Restored, restoreData } from './restore-data'
import type { Parts } from './snapshot'

const root = mkdtempSync(join(tmpdir(), 'kept-data-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const bucket = 'demo-pariksha.appspot.com'
const lines: string[] = []
const log = (line: string) => lines.push(line)
let folder = ''
let folders = 0
beforeEach(() => {
  folders += 1
  folder = join(root, `data-${folders}`)
  lines.splice(0)
})

function emptyParts(): Parts {
  return {
    store: createDocumentStore({ projectId: 'demo-pariksha' }),
    auth: createAuthState({ projectId: 'demo-pariksha' }),
    objects: createObjectStore(),
  }
}

function upload({ objects }: Parts, name: string, text: string): void {
  const bytes = Buffer.from(text)
  objects.keep(objects.draft(bucket, name, bytes, { metadata: { of: name } }), bytes)
}

function filledParts(): Parts {
  const parts = emptyParts()
  parts.store.set('quizzes/q1', { title: { stringValue: 'తెలుగు' } })
  parts.auth.accounts.add({ localId: 'student', email: 'student@demo.test' })
  parts.auth.changeSettings({ emailPrivacy: false })
  upload(parts, 'a/1.txt', 'one')
  upload(parts, 'a/2.txt', 'two')
  return parts
}

const stateOf = ({ store, auth, objects }: Parts): unknown => [store, auth, objects].map(savedData)
const blobsIn = () => readdirSync(join(folder, 'blobs'))
const snapshotText = () => readFileSync(join(folder, 'snapshot.json'), 'utf8')
const journals = () => readdirSync(folder).filter((name) => name.startsWith('journal-'))
const keepers: DataKeeper[] = []
async function keep(parts: Parts, restored: Restored | null = null): Promise<DataKeeper> {
  const keeper = await keepData(folder, parts, log, restored)
  keepers.push(keeper)
  return keeper
}
afterEach(async () => {
  for (const keeper of keepers.splice(0)) await keeper.close()
})
const close = async (parts: Parts) => (await keep(parts)).close()

/** What a new process makes of the folder as it is now: a copy, so that the keeper of the first one goes on. */
function restoredNow(from = folder): Parts {
  const copy = `${from}-copy`
  rmSync(copy, { recursive: true, force: true })
  cpSync(from, copy, { recursive: true })
  const parts = emptyParts()
  expect(restoreData(copy, parts, log)).not.toBeNull()
  return parts
}

test('brings everything back', async () => {
  const parts = filledParts()
  await close(parts)
  const restored = emptyParts()
  expect(restoreData(folder, restored, log)).toEqual({ next: 1, isCompact: true })
  expect(stateOf(restored)).toEqual(stateOf(parts))
  const object = restored.objects.get(bucket, 'a/2.txt')
  expect(object && restored.objects.bytes(object).toString()).toBe('two')
  expect(lines).toEqual([])
})

test('finds nothing in a new folder', () => {
  expect(restoreData(folder, emptyParts(), log)).toBeNull()
})

test('a change is in the journal before its call returns', async () => {
  const parts = filledParts()
  const keeper = await keep(parts)
  expect(journals()).toEqual([])
  parts.store.set('quizzes/q2', { title: { stringValue: 'new' } })
  parts.auth.accounts.change('student', { displayName: 'Asha' })
  const restored = restoredNow()
  expect(restored.store.isEmpty()).toBe(false)
  expect(stateOf(restored)).toEqual(stateOf(parts))
  await keeper.close()
})

test('a file is in the journal when its bytes are on the disk', async () => {
  const parts = filledParts()
  const keeper = await keep(parts)
  upload(parts, 'a/3.txt', 'three')
  const first = parts.objects.get(bucket, 'a/1.txt')
  if (first) parts.objects.remove(first)
  await expect.poll(() => stateOf(restoredNow())).toEqual(stateOf(parts))
  const restored = restoredNow()
  const object = restored.objects.get(bucket, 'a/3.txt')
  expect(object && restored.objects.bytes(object).toString()).toBe('three')
  expect(lines).toEqual([])
  await keeper.close()
})

test('the journal goes into a new snapshot after a second without changes, and at the end', async () => {
  const parts = filledParts()
  const keeper = await keep(parts)
  parts.store.set('quizzes/q2', {})
  expect(journals()).toEqual(['journal-1.jsonl'])
  expect(snapshotText()).not.toContain('"q2"')
  await expect.poll(journals, { timeout: 10_000 }).toEqual([])
  expect(snapshotText()).toContain('"q2"')
  parts.store.set('quizzes/q3', {})
  expect(journals()).toEqual(['journal-2.jsonl'])
  await keeper.close()
  expect(readdirSync(folder).toSorted()).toEqual(['blobs', 'snapshot.json'])
  expect(stateOf(restoredNow())).toEqual(stateOf(parts))
})

test('a large journal goes into a new snapshot while changes go on', async () => {
  const parts = filledParts()
  const keeper = await keep(parts)
  const filler = { stringValue: 'x'.repeat(500_000) }
  for (let count = 0; journals().join() !== 'journal-2.jsonl' && count < 200; count += 1) {
    parts.store.set(`quizzes/q${count % 3}`, { filler, count: { integerValue: `${count}` } })
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(journals()).toEqual(['journal-2.jsonl'])
  expect(stateOf(restoredNow())).toEqual(stateOf(parts))
  await keeper.close()
})

test('keeps one file for the same bytes, and none that nothing names', async () => {
  const parts = filledParts()
  upload(parts, 'a/3.txt', 'two')
  const keeper = await keep(parts)
  expect(blobsIn()).toHaveLength(2)
  const one = parts.objects.get(bucket, 'a/1.txt')
  if (one) parts.objects.remove(one)
  await keeper.compact()
  expect(blobsIn()).toHaveLength(1)
  upload(parts, 'a/1.txt', 'one')
  await keeper.close()
  expect(blobsIn()).toHaveLength(2)
})

test('writes nothing after its end', async () => {
  const parts = filledParts()
  await close(parts)
  const before = snapshotText()
  parts.store.set('quizzes/late', {})
  await new Promise((resolve) => setTimeout(resolve, 1300))
  expect(snapshotText()).toBe(before)
  expect(journals()).toEqual([])
})

test('leaves a torn last line out, tells it, and keeps what comes later', async () => {
  const parts = filledParts()
  await keep(parts)
  parts.store.set('quizzes/q2', {})
  const state = stateOf(parts)
  // The folder as a killed process leaves it.
  cpSync(folder, `${folder}-killed`, { recursive: true })
  folder = `${folder}-killed`
  appendFileSync(join(folder, 'journal-1.jsonl'), '["firestore",{"time":17')
  const second = emptyParts()
  const restored = restoreData(folder, second, log)
  expect(restored).toEqual({ next: 2, isCompact: false })
  expect(stateOf(second)).toEqual(state)
  expect(lines).toEqual([`${join(folder, 'journal-1.jsonl')}:2 is left out: it is cut off.`])
  await keep(second, restored)
  second.store.set('quizzes/q3', {})
  expect(stateOf(restoredNow())).toEqual(stateOf(second))
})

test('leaves damaged lines out, tells them and keeps the file', async () => {
  const parts = filledParts()
  await keep(parts)
  for (const id of ['q2', 'q3', 'q4']) parts.store.set(`quizzes/${id}`, {})
  const file = join(folder, 'journal-1.jsonl')
  const [first = '', , third = ''] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(
    file,
    `${first}\n["firestore",{"time":1,"changes":[[1]]}]\n["elsewhere",1]\nnothing\n${third}\n`,
  )
  const restored = restoredNow()
  const name = { project: 'demo-pariksha', database: '(default)' }
  const there = ['q2', 'q3', 'q4'].filter((id) => restored.store.database(name).get(`quizzes/${id}`))
  expect(there).toEqual(['q2', 'q4'])
  const copy = join(`${folder}-copy`, 'journal-1.jsonl')
  expect(lines).toEqual([
    `${copy}:2 is left out: it is no change of documents.`,
    `${copy}:3 is left out: it is no change.`,
    expect.stringContaining(`${copy}:4 is left out: `),
    expect.stringContaining(`${copy} is kept as ${copy}.broken-`),
  ])
})

test('a journal that the snapshot already holds is not applied again; one that does not follow it is set aside', async () => {
  const parts = filledParts()
  const keeper = await keep(parts)
  parts.store.set('quizzes/q1', { title: { stringValue: 'old' } })
  const old = readFileSync(join(folder, 'journal-1.jsonl'))
  parts.store.set('quizzes/q1', { title: { stringValue: 'new' } })
  await keeper.close()
  // As if the process had been killed between the new snapshot and the removal of the journal before it.
  writeFileSync(join(folder, 'journal-1.jsonl'), old)
  writeFileSync(join(folder, 'journal-4.jsonl'), old)
  const restored = emptyParts()
  expect(restoreData(folder, restored, log)).toEqual({ next: 2, isCompact: true })
  expect(stateOf(restored)).toEqual(stateOf(parts))
  expect(readdirSync(folder).toSorted()).toEqual([
    'blobs',
    expect.stringMatching(/^journal-4\.jsonl\.broken-/),
    'snapshot.json',
  ])
  expect(lines).toEqual([expect.stringContaining('journal-4.jsonl does not follow the snapshot')])
})

test('opens the folder of a backend that kept no journal', async () => {
  const parts = filledParts()
  await close(parts)
  writeFileSync(join(folder, 'snapshot.json'), snapshotText().replace('"journal":1,', ''))
  const restored = emptyParts()
  expect(restoreData(folder, restored, log)).toEqual({ next: 1, isCompact: true })
  expect(stateOf(restored)).toEqual(stateOf(parts))
})

/** One change, or a compaction that other changes meet half-way. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ set: fc.constantFrom('a/1', 'a/2', 'a/1/b/1', 'c/1'), value: fc.nat(9) }),
  },
  { weight: 2, arbitrary: fc.record({ remove: fc.constantFrom('a/1', 'a/2', 'a/1/b/1') }) },
  {
    weight: 2,
    arbitrary: fc.record({ account: fc.constantFrom('u1', 'u2'), name: fc.constantFrom('x', null) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ file: fc.constantFrom('f1', 'f2'), text: fc.constantFrom('x', 'y', null) }),
  },
  { weight: 1, arbitrary: fc.constantFrom({ code: true }, { clear: true }, { settings: true }) },
  { weight: 2, arbitrary: fc.constant({ compact: true }) },
  { weight: 2, arbitrary: fc.constant({ breathe: true }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

function change(parts: Parts, next: Step): void {
  const { store, auth, objects } = parts
  const documents = store.database({ project: 'demo-pariksha', database: '(default)' })
  if ('set' in next) store.set(next.set, { value: { integerValue: `${next.value}` } })
  if ('remove' in next) {
    documents.remove(next.remove)
    store.changed()
  }
  if ('clear' in next) store.clear()
  if ('settings' in next) auth.changeSettings({ anonymous: !auth.settings().anonymous })
  if ('code' in next) {
    auth.codes.create({ email: 'a@b.in', newEmail: null, requestType: 'VERIFY_EMAIL' }, (code) => code)
  }
  if ('account' in next) {
    const known = auth.accounts.byId(next.account)
    if (!known) auth.accounts.add({ localId: next.account, email: `${next.account}@demo.test` })
    else if (next.name === null) auth.accounts.remove(next.account)
    else auth.accounts.change(next.account, { displayName: next.name })
  }
  if ('file' in next) {
    const known = objects.get(bucket, next.file)
    if (next.text !== null) upload(parts, next.file, next.text)
    else if (known) objects.remove(known)
  }
}

test('whatever is changed, and whenever it is compacted, snapshot and journal make the state', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      folders += 1
      folder = join(root, `random-${folders}`)
      const parts = filledParts()
      const keeper = await keep(parts)
      for (const next of steps) {
        change(parts, next)
        if ('compact' in next) void keeper.compact()
        if ('breathe' in next) await new Promise((resolve) => setImmediate(resolve))
      }
      // Whatever was written to a file is in the journal once its bytes are; the rest already is.
      await expect.poll(() => stateOf(restoredNow()), { interval: 5 }).toEqual(stateOf(parts))
      await keeper.close()
      expect(stateOf(restoredNow())).toEqual(stateOf(parts))
      expect(journals()).toEqual([])
      expect(lines).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test.each([
  ['cut off', (text: string) => text.slice(0, -20)],
  ['empty', () => ''],
  ['of another version', (text: string) => text.replace('"version":1', '"version":99')],
  ['without accounts', (text: string) => text.replace('"accounts"', '"others"')],
  ['without documents', (text: string) => text.replace('"firestore"', '"others"')],
  [
    'with something else for files',
    (text: string) => text.replace(/"storage":\[.*\]/, '"storage":[{"name":1}]'),
  ],
])('sets a snapshot aside that is %s, tells it and starts empty', async (_, spoil) => {
  await close(filledParts())
  const spoilt = spoil(snapshotText())
  writeFileSync(join(folder, 'snapshot.json'), spoilt)
  const parts = emptyParts()
  expect(restoreData(folder, parts, log)).toBeNull()
  expect(stateOf(parts)).toMatchObject([
    { databases: [] },
    { accounts: [], settings: { emailPrivacy: true } },
    [],
  ])
  expect(lines).toEqual([
    expect.stringContaining(`The data in ${join(folder, 'snapshot.json')} cannot be used`),
  ])

  await close(parts)
  const aside = readdirSync(folder).find((name) => name.startsWith('snapshot.json.broken-')) ?? ''
  expect(readFileSync(join(folder, aside), 'utf8')).toBe(spoilt)
})

test('leaves out a file whose bytes are gone or cut short, and tells it', async () => {
  const parts = filledParts()
  await close(parts)
  const [one, two] = ['a/1.txt', 'a/2.txt'].map((name) => parts.objects.get(bucket, name)?.sha256 ?? '')
  rmSync(join(folder, 'blobs', one ?? ''))
  writeFileSync(join(folder, 'blobs', two ?? ''), 't')
  const restored = emptyParts()
  expect(restoreData(folder, restored, log)).toEqual({ next: 1, isCompact: false })
  expect(restored.objects.isEmpty()).toBe(true)
  expect(restored.store.isEmpty()).toBe(false)
  expect(lines).toEqual([
    `The bytes of a/1.txt are missing in ${folder}: it is left out.`,
    `The bytes of a/2.txt are missing in ${folder}: it is left out.`,
  ])
})

test('tells a write that fails, and catches up when the disk is back', async () => {
  const parts = filledParts()
  const keeper = await keep(parts)
  renameSync(folder, `${folder}-away`)
  parts.store.set('quizzes/q2', {})
  expect(lines).toEqual([expect.stringContaining(`The data cannot be written to ${folder}: ENOENT`)])
  parts.store.set('quizzes/q3', {})
  expect(existsSync(folder)).toBe(false)
  renameSync(`${folder}-away`, folder)
  parts.store.set('quizzes/q4', {})
  await expect
    .poll(() => existsSync(join(folder, 'snapshot.json')) && snapshotText(), { timeout: 10_000 })
    .toContain('"q4"')
  expect(lines).toHaveLength(1)
  expect(stateOf(restoredNow())).toEqual(stateOf(parts))
  parts.store.set('quizzes/q5', {})
  expect(stateOf(restoredNow())).toEqual(stateOf(parts))
  await keeper.close()
})
