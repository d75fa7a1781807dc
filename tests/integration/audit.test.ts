/** Who changed what, and the way back (docs/decisions/078), on the local backend. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collection, deleteDoc, doc, getDoc, getDocs, limit, query } from 'firebase/firestore/lite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scheduledPath } from '@/content/catalogues/definitions'
import { eraseStudent } from '../../api/erase-student'
import type { WireFields } from '../../emulator/firestore/wire-value'
import { lastChangeOf, listAudit, writeWithAudit } from '../../tools/content/audit'
import { readAudit, undo } from '../../tools/content/audit-undo'
import { ChangedMeanwhile, type Write } from '../../tools/content/database'
import { lookOver } from '../../tools/content/overview'
import { writeDocuments } from '../../tools/content/run-content'
import { openTarget } from '../../tools/content/target'
import { setUpContentTool } from './testing/content-tool'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const { run, services } = setUpContentTool(backend)
const open = () => openTarget(null, () => undefined, undefined, services())
const stored = async (path: string) => (await getDoc(doc(backend.admin(), path))).data()

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'audit-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const article = (title: string) => {
  const file = join(folder, 'current_affairs.json')
  const document = {
    title,
    category: 'State',
    content: 'Words.',
    timestamp: { $date: '2026-11-20T09:00:00Z' },
  }
  writeFileSync(file, JSON.stringify({ audited: document }))
  return file
}

test('an import is listed with each document before and after, and can be undone, the later one first', async () => {
  expect((await run(`import ${article('First')}`)).code).toBe(0)
  expect((await run(`import ${article('Second')}`)).code).toBe(0)
  const [second, first] = await listAudit(open())
  expect([first, second]).toMatchObject([
    { what: 'Imported 1 document', about: ['current_affairs/audited'], count: 1, isDone: true },
    { what: 'Imported 1 document', operator: open().operator },
  ])
  const { changes } = await readAudit(open(), second?.id ?? '')
  expect(changes).toMatchObject([
    { path: 'current_affairs/audited', before: { title: 'First' }, after: { title: 'Second' } },
  ])

  const early = await run(`undo ${first?.id}`)
  expect([early.code, early.err]).toEqual([
    1,
    ['current_affairs/audited has been changed since. Undo the later change first.'],
  ])
  expect((await run(`undo ${second?.id}`)).code).toBe(0)
  expect(await stored('current_affairs/audited')).toMatchObject({ title: 'First' })
  expect((await run(`undo ${first?.id}`)).code).toBe(0)
  expect(await stored('current_affairs/audited')).toBeUndefined()
  expect((await listAudit(open()))[0]?.what).toBe('Undid: Imported 1 document')
  expect((await run('history')).last).toContain('Imported')
})

test('what a colleague changes during an import, a move or a new document stays, and the operator is told', async () => {
  const target = open()
  const fields = (title: string): WireFields => ({ title: { stringValue: title } })
  const colleague = (path: string) => backend.put(path, { title: 'Theirs', isActive: false })
  const moved = { path: scheduledPath('jobs/raced'), fields: fields('Mine') }
  await backend.put('jobs/raced', { title: 'Before', isActive: false })
  await backend.put('jobs/merged', { title: 'Before' })
  for (const [wanted, changed] of [
    [{ path: 'jobs/merged', fields: fields('Mine') }, 'jobs/merged'],
    [{ path: 'jobs/made', fields: fields('Mine') }, 'jobs/made'],
    [moved, 'jobs/raced'],
    [moved, moved.path],
  ] as const) {
    const err: string[] = []
    // Pictures are looked for between reading and writing.
    const missing = () => colleague(changed).then(() => [])
    const { written } = await writeDocuments(
      { documents: [wanted], uploads: [] },
      { replace: false, dryRun: false, yes: true, isPreview: false },
      { ...target, files: { ...target.files, missing } },
      { out: () => undefined, err: (line) => err.push(line), ask: async () => null },
    )
    expect([changed, written, err[0]?.split('\n')[0]]).toEqual([
      changed,
      null,
      'Somebody else has changed a document meanwhile.',
    ])
    expect(await stored(changed)).toMatchObject({ title: 'Theirs' })
  }
  expect(await stored('jobs/raced')).toBeDefined()
})

test('a deleted document comes back whole, and a field that a merge added goes', async () => {
  await backend.put('jobs/audited', { title: 'Clerk', category: 'Bank' })
  const path = 'jobs/audited'
  const merged = await writeWithAudit(open(), 'Named the state', [
    { path, fields: { location: { stringValue: 'Guntur' } }, mode: 'merge' },
  ])
  const removed = await writeWithAudit(open(), 'Deleted "Clerk"', [{ path, fields: {}, mode: 'remove' }])
  expect(await stored(path)).toBeUndefined()
  await undo(open(), removed)
  await undo(open(), merged)
  expect(await stored(path)).toEqual({ title: 'Clerk', category: 'Bank' })
})

test('a write that names a version is refused once somebody else has written', async () => {
  await backend.put('jobs/shared', { title: 'Clerk' })
  const target = open()
  const path = 'jobs/shared'
  const version = (await target.database.readVersions([path])).get(path)
  const write = (title: string) =>
    writeWithAudit(target, `Saved "${title}"`, [
      {
        path,
        fields: { title: { stringValue: title } },
        mode: 'merge',
        when: { updateTime: version?.updateTime ?? '' },
      },
    ])
  await write('Mine')
  await expect(write('Theirs')).rejects.toBeInstanceOf(ChangedMeanwhile)
  expect(await stored(path)).toEqual({ title: 'Mine' })
  expect((await listAudit(target))[0]).toMatchObject({ what: 'Saved "Mine"', isDone: true })
  expect(await lastChangeOf(target, [path])).toMatchObject({ what: 'Saved "Mine"' })
})

test('a change that stopped half-way is undone: what it did not reach stays', async () => {
  await backend.put('jobs/half-1', { title: 'Clerk', note: 'Old' })
  const target = open()
  const writes = [1, 2, 3].map(
    (number): Write => ({
      path: `jobs/half-${number}`,
      fields: { title: { stringValue: 'Officer' }, state: { stringValue: 'AP' } },
      mode: number === 1 ? 'merge' : 'replace',
    }),
  )
  const id = await writeWithAudit(target, 'Imported 3 documents', writes)
  // The state in which a second batch never came.
  await deleteDoc(doc(backend.admin(), 'jobs/half-3'))
  await undo(target, id)
  // Once more: all of it is as it was.
  await undo(target, id)
  expect(await stored('jobs/half-1')).toEqual({ title: 'Clerk', note: 'Old' })
  expect([await stored('jobs/half-2'), await stored('jobs/half-3')]).toEqual([undefined, undefined])
})

test('a change is told in words: titles, fields and keys', async () => {
  const question = (id: string, key: number) => ({
    mapValue: {
      fields: {
        id: { stringValue: id },
        question: { stringValue: `Question ${id}?` },
        options: { arrayValue: { values: ['P', 'Q', 'R'].map((stringValue) => ({ stringValue })) } },
        correctAnswer: { integerValue: String(key) },
      },
    },
  })
  const questions = (key: number) => ({
    questions: { arrayValue: { values: [question('q1', 0), question('q2', key)] } },
  })
  const path = 'mock_tests/in-words'
  const target = open()
  const made = await writeWithAudit(target, 'Published', [
    { path, mode: 'replace', fields: { title: { stringValue: 'Polity 3' }, ...questions(1) } },
  ])
  const name = 'Mock test “Polity 3”'
  expect((await readAudit(target, made)).changes).toMatchObject([{ name, words: [], before: null }])
  const opensAt = { timestampValue: '2026-12-01T03:30:00Z' }
  const corrected = await writeWithAudit(target, 'Corrected', [
    { path, mode: 'merge', fields: { ...questions(2), opensAt, isPaid: { booleanValue: true } } },
  ])
  const { entry, changes } = await readAudit(target, corrected)
  expect(entry.names).toEqual([name])
  expect(changes[0]?.name).toBe(name)
  expect(changes[0]?.words).toEqual([
    { what: 'Key of question 2', before: 'B', after: 'C' },
    { what: 'Opens', before: 'nothing', after: '1 Dec 2026, 9:00 am' },
    { what: 'Paid', before: 'nothing', after: 'yes' },
  ])
  const { out } = await run(`history ${corrected}`)
  expect(out.slice(1, 3)).toEqual([`Changed: ${name} (${path})`, '  Key of question 2: B → C'])
  await undo(target, corrected)
  const [undone] = await listAudit(target)
  expect((await readAudit(target, undone?.id ?? '')).changes[0]?.words[0]).toEqual({
    what: 'Key of question 2',
    before: 'C',
    after: 'B',
  })
  // An undo of an undo, and both of them once more.
  await undo(target, undone?.id ?? '')
  expect((await stored(path))?.isPaid).toBe(true)
  await undo(target, undone?.id ?? '')
  expect((await listAudit(target))[0]?.what).toBe('Undid: Undid: Corrected')
})

test('a student who was erased leaves no text in the list, and others keep their way back', async () => {
  const target = open()
  const report = (uid: string): Write => ({
    path: `users/${uid}/reports/r`,
    fields: { text: { stringValue: `Words of ${uid}` } },
    mode: 'replace',
  })
  // More documents than an entry names: the erased one is among those that it does not name.
  const many = Array.from({ length: 500 }, (_, index): Write => report(`other-${index}`))
  const answered = await writeWithAudit(target, 'Answered', [...many, report('gone')])
  const deed = { what: 'Gave “Notes: Part 1” to a student', student: 'gone', reason: 'She is ill' }
  const gift = await writeWithAudit(target, deed, [
    { path: 'user_purchases/gone_notes', fields: { a: { stringValue: 'b' } }, mode: 'replace' },
  ])
  const others = await writeWithAudit(target, { ...deed, student: 'other-0' }, [])
  await backend.put('user_purchases/gone_notes', {
    userId: 'gone',
    grantedBy: 'asha',
    grantReason: 'She is ill',
    takenBackReason: 'She is well',
  })
  await backend.put('user_purchases/other-0_notes', { userId: 'other-0', grantReason: 'A topper' })
  await eraseStudent(target.students, { uids: ['gone'], emails: [] })
  expect((await readAudit(target, gift)).entry.what).toBe(deed.what)
  expect((await readAudit(target, others)).entry.what).toBe(`${deed.what}: She is ill`)
  expect(await stored('user_purchases/gone_notes')).toEqual({
    userId: 'gone',
    grantedBy: 'asha',
    grantReason: null,
    takenBackReason: null,
  })
  expect(await stored('user_purchases/other-0_notes')).toMatchObject({ grantReason: 'A topper' })
  const { changes } = await readAudit(target, answered)
  expect(changes).toHaveLength(500)
  expect(JSON.stringify(changes)).not.toContain('Words of gone')
  expect(changes[0]?.name).toBe('Report of a question')
  await undo(target, answered)
  expect([await stored('users/other-0/reports/r'), await stored('users/gone/reports/r')]).toEqual([
    undefined,
    undefined,
  ])
})

test('a problem on the overview leads to the form that mends it', async () => {
  await backend.put('categories/hollow', { name: 'Hollow', section_type: 'Test_Series', isActive: true })
  await backend.put('paid_resource_categories/torn', { name: 'Torn', price: 99, productId: 'resource_torn' })
  await backend.put('resources/torn-map', {
    title: 'Map',
    categoryName: 'Torn',
    isPaid: true,
    productId: 'resource_torn',
    pdfUrl: 'paid/resource_torn/gone.pdf',
  })
  const { problems } = await lookOver(open())
  const formOf = (path: string) => problems.find(({ text }) => text.startsWith(`${path}: `))?.mendedIn
  expect(['categories/hollow', 'resources/torn-map'].map(formOf)).toEqual([
    'categories/hollow',
    'paid_resource_categories/torn',
  ])
})

test('the command overview says what the first page of the desk says', async () => {
  await writeWithAudit(open(), 'Changed a job', [
    { path: 'jobs/overview', fields: { title: { stringValue: 'Clerk' } }, mode: 'replace' },
  ])
  const { code, out } = await run('overview')
  const { counts, problems, changes } = await lookOver(open())
  expect(code).toBe(0)
  const mocks = counts.find(({ collection: name }) => name === 'mock_tests')
  expect(out.find((line) => line.startsWith('mock tests'))).toMatch(new RegExp(`\\s${mocks?.published}\\s`))
  expect(out).toEqual(expect.arrayContaining(problems.map(({ text }) => text)))
  expect(out.at(-1)).toBe(`The site was not published from here yet; ${changes.length} changes since then.`)
})

test('a change that is older than 30 days is not undone', async () => {
  const [entry] = await listAudit(open())
  const later = new Date(Date.now() + 31 * 86_400_000)
  await expect(undo(open(), entry?.id ?? '', later)).rejects.toThrow('A change can be undone for 30 days')
})

test.each(['visitor', 'member'] as const)('a %s cannot read the audit list', async (role) => {
  const list = getDocs(query(collection(backend.db(role), 'audit'), limit(1)))
  await expect(list).rejects.toMatchObject({ code: 'permission-denied' })
})

test('an entry without the fields that came later is listed too', async () => {
  const older = { what: 'Imported 7 documents', operator: 'asha', about: [], count: 7, isDone: true }
  await backend.put('audit/older', { ...older, at: new Date(), undoUntil: null })
  expect((await listAudit(open()))[0]).toMatchObject(older)
})
