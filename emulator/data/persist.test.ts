import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { crc32 } from 'node:zlib'
import { ClassicLevel } from 'classic-level'
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAuthState } from '../auth/auth-state'
import { createDocumentStore } from '../firestore/store'
import { createObjectStore } from '../storage/object-store'
import { DataFolderError, removeData } from './data-folder'
import { type Parts, persist } from './persist'
import { NotStoredError } from './stored-part'
import { followEntries } from './testing/entries'

const root = mkdtempSync(join(tmpdir(), 'data-folder-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
afterEach(() => vi.restoreAllMocks())

const bucket = 'demo-pariksha.appspot.com'
let folder = ''
let folders = 0
beforeEach(() => {
  folders += 1
  folder = join(root, `data-${folders}`)
})

/** Empty parts, and the entries that they should have on the disk. */
function createParts() {
  const parts: Parts = {
    store: createDocumentStore({ projectId: 'demo-pariksha' }),
    auth: createAuthState({ projectId: 'demo-pariksha' }),
    objects: createObjectStore(),
  }
  return { parts, entries: [parts.store, parts.auth, parts.objects].map(followEntries) }
}

function upload({ objects }: Parts, name: string, bytes: Buffer): void {
  objects.keep(objects.draft(bucket, name, bytes, {}), bytes)
}

function fill(parts: Parts): void {
  parts.store.set('quizzes/q1', { title: { stringValue: 'తెలుగు' } })
  parts.auth.accounts.add({ localId: 'student', email: 'student@demo.test' })
  parts.auth.changeSettings({ emailPrivacy: false })
  upload(parts, 'a/1.bin', Buffer.from([255, 0, 10, 13, 200]))
  upload(parts, 'a/2.txt', Buffer.from('two'))
}

const never = () => {
  throw new Error('the folder is not new')
}

/** Everything that the folder holds, by key. */
async function readFolder(from = folder): Promise<Record<string, string>> {
  const { parts } = createParts()
  const found: Record<string, string> = {}
  for (const part of [parts.store, parts.auth, parts.objects]) {
    const load = part.load.bind(part)
    part.load = (kind, value) => {
      load(kind, value)
      found[`${kind} ${value.toString('latin1').slice(0, 300)}`] = value.toString('latin1')
    }
  }
  await (await persist(from, parts, never)).close()
  return found
}

const valuesOf = (entries: readonly ReadonlyMap<string, Buffer>[]) =>
  entries.flatMap((some) => [...some.values()].map((value) => value.toString('latin1'))).toSorted()

/** A copy of the folder as a killed process would leave it now. */
function copyNow(name = 'copy'): string {
  const copy = `${folder}-${name}`
  rmSync(copy, { recursive: true, force: true })
  cpSync(folder, copy, { recursive: true })
  return copy
}

async function filledFolder(): Promise<Record<string, string>> {
  const { parts } = createParts()
  await (await persist(folder, parts, () => fill(parts))).close()
  // The second start moves the log into a table, and writes another log.
  const again = createParts()
  const persistence = await persist(folder, again.parts, never)
  for (let id = 0; id < 20; id += 1) {
    again.parts.store.set(`notes/n${id}`, { text: { stringValue: `note ${id}` } })
    await persistence.trackCall()()
  }
  await persistence.close()
  return readFolder(copyNow('filled'))
}

test('reads everything back, and fills only a new folder', async () => {
  const { parts } = createParts()
  await (await persist(folder, parts, () => fill(parts))).close()
  const restored = createParts().parts
  const persistence = await persist(folder, restored, never)
  expect(restored.auth.accounts.byEmail('student@demo.test')).toEqual(parts.auth.accounts.byId('student'))
  expect(restored.auth.settings()).toEqual(parts.auth.settings())
  expect(restored.objects.all(bucket)).toEqual(parts.objects.all(bucket))
  const object = restored.objects.get(bucket, 'a/1.bin')
  expect(object && [...restored.objects.bytes(object)]).toEqual([255, 0, 10, 13, 200])
  await persistence.close()
})

test('never parses more than one document or file at once', async () => {
  const { parts } = createParts()
  const text = { stringValue: 'x'.repeat(900_000) }
  const fillLarge = () => {
    for (const id of ['1', '2', '3', '4']) parts.store.set(`large/${id}`, { text })
  }
  await (await persist(folder, parts, fillLarge)).close()
  const parse = vi.spyOn(JSON, 'parse')
  const restored = createParts().parts
  await (await persist(folder, restored, never)).close()
  const longest = Math.max(...parse.mock.calls.map(([json]) => json.length))
  expect(longest).toBeGreaterThan(900_000)
  expect(longest).toBeLessThan(1_000_000)
})

/** One change, or a pause in which changes are written. */
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
  { weight: 2, arbitrary: fc.constantFrom({ breathe: true }, { stored: true }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

function change(parts: Parts, next: Step): void {
  const { store, auth, objects } = parts
  const documents = store.database({ project: 'demo-pariksha', database: '(default)' })
  if ('set' in next) store.set(next.set, { value: { integerValue: `${next.value}` } })
  if ('remove' in next) documents.remove(next.remove)
  if ('clear' in next) store.clear()
  if ('settings' in next) auth.changeSettings({ emailPrivacy: !auth.settings().emailPrivacy })
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
    if (next.text !== null) upload(parts, next.file, Buffer.from(next.text))
    else if (known) objects.remove(known)
  }
}

test('whatever is changed, the folder holds it as soon as it is stored', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      folders += 1
      folder = join(root, `random-${folders}`)
      const { parts, entries } = createParts()
      const persistence = await persist(folder, parts, () => fill(parts))
      for (const next of steps) {
        change(parts, next)
        if ('stored' in next) await persistence.trackCall()()
        if ('breathe' in next) await new Promise((resolve) => setImmediate(resolve))
      }
      await persistence.trackCall()()
      expect(Object.values(await readFolder(copyNow())).toSorted()).toEqual(valuesOf(entries))
      await persistence.close()
    }),
    { numRuns: 25 },
  )
})

test('a faulty seed leaves nothing behind', async () => {
  const { parts } = createParts()
  const faulty = () => {
    fill(parts)
    throw new Error('accounts.json: account 1')
  }
  await expect(persist(folder, parts, faulty)).rejects.toThrow('accounts.json: account 1')
  const again = createParts().parts
  await (await persist(folder, again, () => again.store.set('a/b', {}))).close()
  expect(Object.keys(await readFolder())).toHaveLength(1)
})

test('is used by one backend at a time, and is not removed meanwhile', async () => {
  const { parts } = createParts()
  const persistence = await persist(folder, parts, () => fill(parts))
  const sentence = `Another local backend is using ${folder}; stop it first.`
  await expect(persist(folder, createParts().parts, never)).rejects.toThrow(sentence)
  await expect(removeData(folder)).rejects.toThrow(sentence)
  await persistence.close()
  expect(Object.keys(await readFolder()).length).toBeGreaterThan(4)
})

const filesIn = (from: string) =>
  readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Twelve places of a file, its ends included. */
const placesIn = (size: number) =>
  [...new Set(Array.from({ length: 12 }, (_, index) => Math.round(((size - 1) * index) / 11)))].filter(
    (place) => place >= 0,
  )

const readInChild = `import { ClassicLevel } from 'classic-level'
const database = new ClassicLevel(process.argv[1])
for await (const _ of database.iterator()) {}`

/** Whether LevelDB ends the whole process when it reads this database: some damaged bytes of a table do that. */
function endsProcess(database: string): boolean {
  const copy = `${database}-child`
  rmSync(copy, { recursive: true, force: true })
  cpSync(database, copy, { recursive: true })
  return spawnSync(process.execPath, ['--input-type=module', '-e', readInChild, copy]).signal !== null
}

test('one damaged or missing part of any file is never served', { timeout: 120_000 }, async () => {
  const whole = await filledFolder()
  const served: string[] = []
  const told: string[] = []
  const tryDamage = async (damage: (file: string) => void, file: string, what: string) => {
    const copy = copyNow()
    damage(file.replace(folder, copy))
    if (file.endsWith('.ldb') && endsProcess(join(copy, 'database'))) return
    const found = await readFolder(copy).catch((error: unknown) => {
      if (error instanceof DataFolderError) return error.message
      throw error
    })
    if (typeof found === 'string') told.push(found)
    else if (!isDeepStrictEqual(found, whole)) served.push(what)
  }
  for (const file of filesIn(folder)) {
    const bytes = readFileSync(file)
    for (const place of placesIn(bytes.length)) {
      const flipped = Buffer.from(bytes)
      flipped[place] = (flipped[place] ?? 0) ^ 0x10
      await tryDamage((copy) => writeFileSync(copy, flipped), file, `${file}, byte ${place}`)
      await tryDamage(
        (copy) => writeFileSync(copy, bytes.subarray(0, place)),
        file,
        `${file}, cut off at ${place}`,
      )
    }
    await tryDamage((copy) => rmSync(copy), file, `${file} is missing`)
  }
  expect(served).toEqual([])
  expect(told.length).toBeGreaterThan(60)
  const sentence =
    /^The data in .* is damaged or cannot be read \(.+\); restore a copy of the folder, or start afresh with "npm run seed -- --reset"\.$/
  expect(told.filter((message) => !sentence.test(message))).toEqual([])
})

test('a damaged folder stays refused, and can be started afresh', async () => {
  await filledFolder()
  const log = filesIn(folder).find((file) => file.endsWith('.log')) ?? ''
  writeFileSync(log, readFileSync(log).subarray(0, -30))
  for (let count = 0; count < 3; count += 1) await expect(readFolder()).rejects.toThrow(DataFolderError)
  await removeData(folder)
  const { parts } = createParts()
  await (await persist(folder, parts, () => fill(parts))).close()
  expect(Object.keys(await readFolder())).toHaveLength(5)
})

test('a last batch that was cut off before it was acknowledged is left out', async () => {
  const { parts } = createParts()
  const persistence = await persist(folder, parts, () => fill(parts))
  const before = copyNow('before')
  parts.store.set('notes/late', { text: { stringValue: 'late' } })
  await persistence.trackCall()()
  const torn = copyNow('torn')
  await persistence.close()
  cpSync(join(before, 'acknowledged'), join(torn, 'acknowledged'))
  const log = filesIn(torn).find((file) => file.endsWith('.log')) ?? ''
  writeFileSync(log, readFileSync(log).subarray(0, statSync(log).size - 1))
  expect(await readFolder(torn)).toEqual(await readFolder(before))
})

test('a first start that was interrupted before its first batch was acknowledged starts again', async () => {
  const { parts } = createParts()
  const persistence = await persist(folder, parts, () => fill(parts))
  const killed = copyNow()
  await persistence.close()
  writeFileSync(join(killed, 'acknowledged'), `0 ${crc32('0')}\n`.padStart(32))
  const again = createParts().parts
  await (await persist(killed, again, () => again.store.set('a/b', {}))).close()
  expect(Object.keys(await readFolder(killed))).toHaveLength(1)
})

test('an empty file "acknowledged" without a database is a first start that the disk had no room for', async () => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'acknowledged'), '')
  const { parts } = createParts()
  await (await persist(folder, parts, () => fill(parts))).close()
  expect(Object.keys(await readFolder())).toHaveLength(5)
})

const NAME = { project: 'demo-pariksha', database: '(default)' }

test('after a failed write calls that had begun are refused however late they ask, and every change throws', async () => {
  const { parts } = createParts()
  const persistence = await persist(folder, parts, () => fill(parts))
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const batch = vi.spyOn(ClassicLevel.prototype, 'batch').mockRejectedValueOnce(new Error('the disk is full'))
  const stored = persistence.trackCall()
  parts.store.set('notes/n1', {})
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(parts.store.database(NAME).get('notes/n1')).toBeNull()
  await expect(stored()).rejects.toThrow(NotStoredError)

  // Calls that begin later may read, and change nothing.
  await persistence.trackCall()()
  const { store, auth, objects } = parts
  const changes = [
    () => store.set('notes/n2', {}),
    () => store.set('quizzes/q1', {}),
    () => store.clear(),
    () => auth.reset(),
    () => auth.accounts.clear(),
    () => upload(parts, 'late', Buffer.from('late')),
    () => objects.clear(),
  ]
  for (const change of changes) expect(change).toThrow(NotStoredError)
  expect(batch).toHaveBeenCalledTimes(1)
  expect(told).toHaveBeenCalledTimes(1)
  await expect(persistence.close()).rejects.toThrow('the disk is full')
  const restored = createParts()
  await (await persist(folder, restored.parts, never)).close()
  expect([...store.database(NAME).group(null, '')]).toEqual([
    ...restored.parts.store.database(NAME).group(null, ''),
  ])
  expect(auth.accounts.all()).toEqual(restored.parts.auth.accounts.all())
  expect(objects.all(bucket)).toEqual(restored.parts.objects.all(bucket))
})

test('stops without an error while changes go on: each is stored or refused', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { parts } = createParts()
  const persistence = await persist(folder, parts, () => fill(parts))
  const stored = persistence.trackCall()
  parts.store.set('notes/early', {})
  const closed = persistence.close()
  expect(() => parts.store.set('notes/late', {})).toThrow(NotStoredError)
  await stored()
  await closed
  expect(() => parts.store.set('notes/later', {})).toThrow('The backend is stopping.')
  expect(told).not.toHaveBeenCalled()
  const restored = createParts().parts
  await (await persist(folder, restored, never)).close()
  const notes = [...restored.store.database(NAME).collection('notes')].map(({ id }) => id)
  expect(notes).toEqual(['early'])
})
