/** Students as the operator finds, reads, exports, stops and erases them, on the local backend. */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { doc, getDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAudit } from '../../tools/content/audit'
import { readMessages } from '../../tools/content/messages'
import { setActive } from '../../tools/content/people/activity'
import { eraseData, planErasure } from '../../tools/content/people/erase-data'
import { exportData } from '../../tools/content/people/export-data'
import { findStudents } from '../../tools/content/people/find-students'
import { readStudent } from '../../tools/content/people/student'
import { openTarget } from '../../tools/content/target'
import { setUpContentTool } from './testing/content-tool'
import { operatorOf } from './testing/operator'
import { setUpSeededBackend } from './testing/seeded-backend'
import { buy } from './testing/sold'

const backend = setUpSeededBackend()
const { run, services } = setUpContentTool(backend)
const { makeAccount } = operatorOf(backend)
const open = () => openTarget(null, () => undefined, undefined, services())
const stored = async (path: string) => (await getDoc(doc(backend.admin(), path))).data()

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'people-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a search', () => {
  const found = async (text: string) => (await findStudents(open(), text)).students.map(({ uid }) => uid)

  beforeAll(async () => {
    await backend.put('users/p-ravi', {
      name: 'Ravi  Teja Varma',
      email: 'Ravi.T@demo.test',
      phone: '+91 98480-12345',
    })
    await backend.put('users/p-padma', { name: 'పద్మ రావు', email: 'padma@demo.test', phone: '09848012399' })
    await backend.put('users/p-hostile', {
      name: '=HYPERLINK("http://x")\u001b[2J\u202e',
      email: 'hostile@demo.test',
      phone: 'none',
    })
  })

  test.each([
    ['varma', ['p-ravi']],
    ['  RAVI   varma ', ['p-ravi']],
    ['varma teja', ['p-ravi']],
    ['ravi.t@DEMO', ['p-ravi']],
    ['98480 12345', ['p-ravi']],
    ['+91 9848012345', ['p-ravi']],
    ['919848012345', ['p-ravi']],
    ['098480-12345', ['p-ravi']],
    ['9848012', ['p-padma', 'p-ravi']],
    ['12399', ['p-padma']],
    ['పద్మ', ['p-padma']],
    ['p-padma', ['p-padma']],
    ['hyperlink', ['p-hostile']],
    ['nobody at all', []],
    ['.*', []],
  ])('for %j finds %j', async (text, uids) => {
    expect(await found(text)).toEqual(uids)
  })

  test('needs two letters', async () => {
    await expect(found(' a ')).rejects.toThrow('Type at least 2 letters or digits.')
  })

  test('without a text shows those who registered last, without erased ones', async () => {
    const on = (day: string) => ({ createdAt: new Date(`2031-01-${day}T00:00:00Z`) })
    await backend.put('users/new-1', { name: 'First', ...on('01') })
    await backend.put('users/new-2', { name: 'Second', ...on('02') })
    await backend.put('users/new-3', { deletedAt: new Date(), ...on('03') })
    expect((await found('')).slice(0, 2)).toEqual(['new-2', 'new-1'])
  })

  test('shows 50 students, and says that there are more', async () => {
    await Promise.all(
      Array.from({ length: 51 }, (_, index) => backend.put(`users/crowd-${index}`, { name: 'Crowd' })),
    )
    const { students, more } = await findStudents(open(), 'crowd')
    expect([students.length, more]).toEqual([50, true])
    const { last } = await run('users --find crowd')
    expect(last).toBe('These are the first 50; there are more.')
  })

  test('as a command shows accounts, and no terminal is steered by a name', async () => {
    const { out } = await run('users --find student@demo.test')
    expect(out[1]).toMatch(/^student-demo .* active +can sign in$/)
    const hostile = (await run('users --find hyperlink')).out.join('\n')
    for (const sign of ['\u001b', '\u202e']) expect(hostile).not.toContain(sign)
    expect(await run(['users', '--find', 'nobody at all'])).toMatchObject({
      code: 1,
      err: ['Nobody in the local backend has "nobody at all" in the name, the e-mail or the phone number.'],
    })
  })
})

test('a student is shown with purchases, orders, reports and attempts', async () => {
  const orderId = await buy(open(), 'member-demo', 'resource_quantitative_aptitude')
  await backend.put('users/member-demo/reports/r1', {
    testKey: 'mock/m',
    testTitle: 'Mock',
    questionId: 'q1',
    questionText: 'What?',
    reason: 'mistake',
    text: 'Page 3',
    createdAt: new Date(),
    status: 'received',
  })
  const student = await readStudent(open(), 'member-demo')
  expect(student).toMatchObject({
    name: 'Arjun Reddy',
    isActive: true,
    erasedAt: null,
    account: { disabled: false },
    reports: [{ testTitle: 'Mock', text: 'Page 3', status: 'received' }],
  })
  expect(student.orders[0]).toMatchObject({ orderId, state: 'paid' })
  expect(student.purchases.map(({ productName, ended }) => [productName, ended])).toEqual([
    ['Quantitative Aptitude Notes', null],
    ['Indian Polity Notes', null],
    ['APPSC Group II Screening', null],
  ])
  expect(student.attempts).toBeGreaterThan(0)
  expect(JSON.parse(JSON.stringify(student))).toEqual(student)
  expect((await run('users show member@demo.test')).out.join('\n')).toContain(orderId)
  await expect(readStudent(open(), 'nobody')).rejects.toThrow(
    'Nobody in the local backend has the uid "nobody".',
  )
  for (const uid of ['', 'a/b', '..', '__x__'])
    await expect(readStudent(open(), uid)).rejects.toThrow(`"${uid}" cannot be a uid.`)
})

test('a path below a record, and a text that can be no id, name nobody', async () => {
  const target = open()
  await backend.put('users/p-ravi/saved/below', { items: [] })
  for (const who of ['p-ravi/saved/below', 'a/b', '', '..', '__x__', 'x'.repeat(1501)]) {
    const nobody = `Nobody in the local backend has the uid or e-mail "${who}".`
    await expect(setActive(target, who, false)).rejects.toThrow(nobody)
    await expect(exportData(target, who)).rejects.toThrow(nobody)
    await expect(eraseData(target, who)).rejects.toThrow(nobody)
  }
  expect(await stored('users/below')).toBeUndefined()
})

test('all data of a student go into a file for the operator alone, without an old password', async () => {
  await backend.put('users/member-demo/saved/s1', { items: ['a'] })
  await backend.put('open_orders/member-demo_p1', { userId: 'member-demo', claimedAt: new Date() })
  const target = open()
  const record = await stored('users/member-demo')
  await backend.put('users/member-demo', { ...record, password: 'Secret@1' })
  const file = join(folder, 'member.json')
  expect((await run(['users', 'export', 'member@demo.test', '--out', file])).last).toContain(file)
  expect(statSync(file).mode & 0o077).toBe(0)
  const text = readFileSync(file, 'utf8')
  expect(text).not.toContain('Secret@1')
  const { account, data } = JSON.parse(text)
  expect(account).toMatchObject({ uid: 'member-demo' })
  expect(data[0]).toMatchObject({
    uid: 'member-demo',
    record: [{ path: 'users/member-demo', createdAt: '2026-07-18T13:10:00.000Z' }],
    saved: [expect.objectContaining({ path: 'users/member-demo/saved/s1' })],
  })
  expect(data[0].attempts.length).toBeGreaterThan(0)
  expect(data[0].purchases).toHaveLength(3)
  expect(data[0].orders).toHaveLength(3)
  expect(data[0].openOrders).toMatchObject([{ path: 'open_orders/member-demo_p1' }])
  expect((await listAudit(target))[0]?.what).toBe('Exported the data of a student')
  await expect(exportData(target, 'nobody@demo.test')).rejects.toThrow('Nobody in the local backend')
  expect((await run('users export member@demo.test')).err[0]).toBe('users export needs --out FILE.')
})

test('a student is deactivated and activated once, and can be erased; the audit list keeps no name', async () => {
  const target = open()
  const uid = await makeAccount({ email: 'leaving@demo.test', displayName: 'Leaving Student' })
  const orderId = await buy(target, uid, 'resource_indian_polity')
  expect(await setActive(target, uid, false)).toEqual({ changed: true })
  expect(await setActive(target, uid, false)).toEqual({ changed: false })
  expect(await readStudent(target, uid)).toMatchObject({ isActive: false, account: { disabled: true } })
  expect(await setActive(target, uid, true)).toEqual({ changed: true })

  const kept = [`user_purchases/${uid}_resource_indian_polity`, `orders/${orderId}`]
  expect(await planErasure(target, uid)).toEqual({ hasAccount: true, erased: null, kept })
  expect(await stored(`users/${uid}`)).toMatchObject({ name: 'Leaving Student' })
  expect(await eraseData(target, uid)).toMatchObject({ hasAccount: true, erased: { records: 1 }, kept })
  const [entry] = await listAudit(target)
  expect(entry).toMatchObject({ what: 'Erased a student', about: [`users/${uid}`, ...kept], isDone: true })
  expect(JSON.stringify(entry)).not.toMatch(/leaving/i)
  const student = await readStudent(target, uid)
  expect(student).toMatchObject({ name: '', email: '', account: null, erasedAt: expect.any(String) })
  expect(student.orders).toHaveLength(1)
  await expect(setActive(target, uid, true)).rejects.toThrow('This student was erased')
  await expect(planErasure(target, 'nobody@demo.test')).rejects.toThrow('Nobody in the local backend')
})

test('messages of the contact form come newest first, and a damaged one is named', async () => {
  const message = { name: '=1+1', email: 'a@b.in', subject: 'Fees', message: 'Hello\n\u001b[2J' }
  await backend.put('contact_messages/m1', { ...message, createdAt: new Date('2026-11-01T00:00:00Z') })
  await backend.put('contact_messages/m2', { ...message, createdAt: new Date('2026-11-02T00:00:00Z') })
  await backend.put('contact_messages/m3', { name: 1, createdAt: new Date('2026-11-03T00:00:00Z') })
  expect(await readMessages(open())).toEqual({
    messages: [
      { id: 'm2', at: '2026-11-02T00:00:00.000Z', ...message },
      { id: 'm1', at: '2026-11-01T00:00:00.000Z', ...message },
    ],
    unreadable: ['contact_messages/m3'],
    more: false,
  })
})
