import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAuthState } from './auth/auth-state'
import { createDocumentStore } from './firestore/store'
import { keepSnapshot, type Parts, restoreSnapshot } from './snapshot'
import { createObjectStore } from './storage/object-store'

const root = mkdtempSync(join(tmpdir(), 'snapshot-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

afterEach(() => void vi.useRealTimers())

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

const stateOf = ({ store, auth, objects }: Parts): unknown =>
  JSON.parse(JSON.stringify([store.snapshot(), auth.snapshot(), objects.snapshot()]))
const blobsIn = () => readdirSync(join(folder, 'blobs'))
const snapshotText = () => readFileSync(join(folder, 'snapshot.json'), 'utf8')

test('brings everything back', async () => {
  const parts = filledParts()
  await keepSnapshot(folder, parts, log).close()
  const restored = emptyParts()
  expect(restoreSnapshot(folder, restored, log)).toBe(true)
  expect(stateOf(restored)).toEqual(stateOf(parts))
  const object = restored.objects.get(bucket, 'a/2.txt')
  expect(object && restored.objects.bytes(object).toString()).toBe('two')
  expect(lines).toEqual([])
})

test('finds nothing in a new folder', () => {
  expect(restoreSnapshot(folder, emptyParts(), log)).toBe(false)
})

test('writes 300 ms after a change, and 700 ms after the first of many', async () => {
  const parts = filledParts()
  const keeper = keepSnapshot(folder, parts, log)
  await keeper.flush()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  parts.store.set('quizzes/alone', {})
  vi.advanceTimersByTime(299)
  expect(vi.getTimerCount(), 'it still waits').toBeGreaterThan(0)
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect.poll(snapshotText).toContain('"alone"')

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  parts.store.set('quizzes/first', {})
  // A change each 50 ms never leaves the 300 ms of quiet.
  for (let passed = 50; passed < 700; passed += 50) {
    vi.advanceTimersByTime(50)
    parts.store.set('quizzes/busy', { at: { integerValue: `${passed}` } })
  }
  expect(vi.getTimerCount(), 'both wait').toBe(2)
  vi.advanceTimersByTime(50)
  vi.useRealTimers()
  await expect.poll(snapshotText).toContain('"first"')
  await keeper.close()
})

test('keeps one file for the same bytes, and none that nothing names', async () => {
  const parts = filledParts()
  upload(parts, 'a/3.txt', 'two')
  const keeper = keepSnapshot(folder, parts, log)
  await keeper.flush()
  expect(blobsIn()).toHaveLength(2)
  const one = parts.objects.get(bucket, 'a/1.txt')
  if (one) parts.objects.remove(one)
  await keeper.flush()
  expect(blobsIn()).toHaveLength(1)
  upload(parts, 'a/1.txt', 'one')
  await keeper.close()
  expect(blobsIn()).toHaveLength(2)
  expect(readdirSync(folder).toSorted()).toEqual(['blobs', 'snapshot.json'])
})

test('writes nothing after its end', async () => {
  const parts = filledParts()
  await keepSnapshot(folder, parts, log).close()
  const before = snapshotText()
  parts.store.set('quizzes/late', {})
  await new Promise((resolve) => setTimeout(resolve, 900))
  expect(snapshotText()).toBe(before)
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
  await keepSnapshot(folder, filledParts(), log).close()
  const spoilt = spoil(snapshotText())
  writeFileSync(join(folder, 'snapshot.json'), spoilt)
  const parts = emptyParts()
  expect(restoreSnapshot(folder, parts, log)).toBe(false)
  expect(stateOf(parts)).toMatchObject([
    { databases: [] },
    { accounts: [], settings: { emailPrivacy: true } },
    [],
  ])
  expect(lines).toEqual([
    expect.stringContaining(`The data in ${join(folder, 'snapshot.json')} cannot be used`),
  ])

  await keepSnapshot(folder, parts, log).close()
  const aside = readdirSync(folder).find((name) => name.startsWith('snapshot.json.broken-')) ?? ''
  expect(readFileSync(join(folder, aside), 'utf8')).toBe(spoilt)
})

test('leaves out a file whose bytes are gone or cut short, and tells it', async () => {
  const parts = filledParts()
  await keepSnapshot(folder, parts, log).close()
  const [one, two] = ['a/1.txt', 'a/2.txt'].map((name) => parts.objects.get(bucket, name)?.sha256 ?? '')
  rmSync(join(folder, 'blobs', one ?? ''))
  writeFileSync(join(folder, 'blobs', two ?? ''), 't')
  const restored = emptyParts()
  expect(restoreSnapshot(folder, restored, log)).toBe(true)
  expect(restored.objects.isEmpty()).toBe(true)
  expect(restored.store.isEmpty()).toBe(false)
  expect(lines).toEqual([
    `The bytes of a/1.txt are missing in ${folder}: it is left out.`,
    `The bytes of a/2.txt are missing in ${folder}: it is left out.`,
  ])
})

test('tells a write that fails, and catches up when the disk is back', async () => {
  const parts = filledParts()
  const keeper = keepSnapshot(folder, parts, log)
  await keeper.flush()
  rmSync(folder, { recursive: true })
  parts.store.set('quizzes/q2', {})
  await keeper.flush()
  expect(lines).toEqual([expect.stringContaining(`The data cannot be written to ${folder}: ENOENT`)])
  expect(existsSync(folder)).toBe(false)
  const elsewhere = `${folder}-new`
  await keepSnapshot(elsewhere, parts, log).close()
  const { renameSync } = await import('node:fs')
  renameSync(elsewhere, folder)
  await keeper.close()
  expect(snapshotText()).toContain('"q2"')
})
