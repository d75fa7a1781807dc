/** Who changed what, and the way back (docs/decisions/078), on the local backend. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collection, deleteDoc, doc, getDoc, getDocs, limit, query } from 'firebase/firestore/lite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastChangeOf, listAudit, readAudit, undo, writeWithAudit } from '../../tools/content/audit'
import { ChangedMeanwhile, type Write } from '../../tools/content/database'
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

test('a change that is older than 30 days is not undone', async () => {
  const [entry] = await listAudit(open())
  const later = new Date(Date.now() + 31 * 86_400_000)
  await expect(undo(open(), entry?.id ?? '', later)).rejects.toThrow('A change can be undone for 30 days')
})

test.each(['visitor', 'member'] as const)('a %s cannot read the audit list', async (role) => {
  const list = getDocs(query(collection(backend.db(role), 'audit'), limit(1)))
  await expect(list).rejects.toMatchObject({ code: 'permission-denied' })
})
