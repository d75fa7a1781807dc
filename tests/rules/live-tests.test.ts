import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { describe, expect, test } from 'vitest'
import { runningAttempt } from './testing/attempt-fields'
import { expectRefused, setUpBench } from './testing/roles'

const minute = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * minute)
const ahead = (minutes: number) => ago(-minutes)

/** An hour's test whose hours stand around now, in minutes from now. */
const hours = (opens: number, entry: number, closes: number, results: number) => ({
  title: 'Live',
  opensAt: ahead(opens),
  entryUntil: ahead(entry),
  closesAt: ahead(closes),
  resultsAt: ahead(results),
  duration: 60,
})

const bench = setUpBench(async ({ put }) => {
  const tests = {
    soon: hours(1, 30, 120, 140),
    open: hours(-1, 30, 120, 140),
    late: hours(-31, -1, 60, 90),
    over: hours(-300, -270, -180, -1),
    off: { ...hours(-1, 30, 120, 140), isActive: false },
    bought: { ...hours(-1, 30, 120, 140), productId: 'appsc_test_series' },
  }
  for (const [id, fields] of Object.entries(tests)) {
    await put(`live_tests/${id}`, fields)
    await put(`live_tests/${id}/private/sealed`, { sealed: 'AAAA' })
    await put(`live_tests/${id}/private/opening`, { key: 'BBBB' })
    await put(`live_tests/${id}/private/paper`, { questions: [] })
  }
  await put('user_purchases/member_appsc_test_series', {
    userId: 'member',
    productId: 'appsc_test_series',
    isActive: true,
  })
  await put('ranks/live:over', { visibleFrom: ago(1) })
  await put('ranks/live:open', { visibleFrom: ahead(140) })
})

const at = (role: string, path: string) => doc(bench.db(role), path)
const read = async (role: string, path: string) => (await getDoc(at(role, path))).exists()
const sheetPath = (id: string, uid = 'student') => `live_tests/${id}/sheets/${uid}`
/** @param over a field of `undefined` is left out */
function entry(over: object = {}) {
  const fields = { beganAt: serverTimestamp(), device: 'phone', ...over }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
let tests = 0

/** A test of its own that is open, begun by the student so many minutes ago. */
async function begun(minutesAgo = 0, over: object = {}) {
  const id = `begun-${++tests}`
  const beganAt = ago(minutesAgo)
  await bench.put(`live_tests/${id}`, { ...hours(-minutesAgo - 1, 30, 120, 140), ...over })
  await bench.put(`live_tests/${id}/private/opening`, { key: 'BBBB' })
  await bench.put(sheetPath(id), { beganAt, device: 'phone', shownAs: 'Asha K.' })
  const startedAt = beganAt.getTime()
  const sheet = {
    ...runningAttempt(),
    testKey: `live/${id}`,
    startedAt,
    deadline: startedAt + 60 * minute,
    countedTo: startedAt + 5000,
    clock: startedAt + 6000,
    device: 'phone',
  }
  return { id, sheet, path: sheetPath(id) }
}
const over = (sheet: { startedAt: number }) => ({
  ...sheet,
  status: 'submitted',
  endedBy: 'student',
  submittedAt: sheet.startedAt + 9000,
})

describe('the papers of a live test', () => {
  test('are announced to everybody, and listed by at most 100 at a time', async () => {
    expect(await read('visitor', 'live_tests/soon')).toBe(true)
    const all = collection(bench.db('visitor'), 'live_tests')
    expect((await getDocs(query(all, limit(100)))).size).toBeGreaterThan(3)
    await expectRefused(getDocs(query(all, limit(101))))
  })

  test('are written by no student', async () => {
    for (const path of ['live_tests/open', 'live_tests/open/private/paper', 'ranks/live:over'])
      await expectRefused(setDoc(at('student', path), { title: 'Mine' }))
  })

  test('are sealed for whoever is signed in, and for no visitor', async () => {
    expect(await read('student', 'live_tests/soon/private/sealed')).toBe(true)
    await expectRefused(read('visitor', 'live_tests/soon/private/sealed'))
  })

  test('are opened by nobody who has not begun, whatever the hour', async () => {
    for (const role of ['visitor', 'student'])
      for (const id of ['soon', 'open', 'late'])
        await expectRefused(read(role, `live_tests/${id}/private/opening`))
  })

  test('are opened by whoever has begun', async () => {
    const { id } = await begun()
    expect(await read('student', `live_tests/${id}/private/opening`)).toBe(true)
    await expectRefused(read('member', `live_tests/${id}/private/opening`))
  })

  test('show no keys before the results, also to whoever has submitted', async () => {
    const { path, sheet, id } = await begun()
    await bench.put(`live_tests/${id}/private/paper`, { questions: [] })
    await updateDoc(at('student', path), over(sheet))
    for (const role of ['visitor', 'student', 'member'])
      await expectRefused(read(role, `live_tests/${id}/private/paper`))
  })

  test('show their keys from the results on to whoever is signed in', async () => {
    for (const name of ['opening', 'paper']) {
      expect(await read('student', `live_tests/over/private/${name}`)).toBe(true)
      await expectRefused(read('visitor', `live_tests/over/private/${name}`))
    }
  })

  test('of a package are for its owner', async () => {
    for (const name of ['sealed', 'opening'])
      await expectRefused(read('student', `live_tests/bought/private/${name}`))
    await expectRefused(setDoc(at('student', sheetPath('bought')), entry()))
    expect(await read('member', 'live_tests/bought/private/sealed')).toBe(true)
    await setDoc(at('member', sheetPath('bought', 'member')), entry())
    expect(await read('member', 'live_tests/bought/private/opening')).toBe(true)
  })
})

describe('a beginning', () => {
  test('is between the opening and the last entry, by the server’s clock', async () => {
    for (const id of ['soon', 'late', 'over'])
      await expectRefused(setDoc(at('student', sheetPath(id)), entry()))
    await setDoc(at('student', sheetPath('open')), entry({ extra: 'third', shownAs: 'Asha K.' }))
    expect(await read('student', sheetPath('open'))).toBe(true)
  })

  test('is refused while the test is switched off', async () => {
    await expectRefused(setDoc(at('student', sheetPath('off')), entry()))
    await bench.put('live_tests/off', { ...hours(-1, 30, 120, 140), isActive: true })
    await setDoc(at('student', sheetPath('off')), entry())
    expect(await read('student', sheetPath('off'))).toBe(true)
  })

  test('is not made twice, moved or taken back', async () => {
    const { path } = await begun(5)
    await expectRefused(setDoc(at('student', path), entry()))
    await expectRefused(updateDoc(at('student', path), { beganAt: serverTimestamp() }))
    await expectRefused(updateDoc(at('student', path), { shownAs: 'Other' }))
    await expectRefused(deleteDoc(at('student', path)))
    await expectRefused(
      writeBatch(bench.db('student')).delete(at('student', path)).set(at('student', path), entry()).commit(),
    )
  })

  test.each([
    ['another moment', { beganAt: ago(1) }],
    ['a moment to come', { beganAt: ahead(1) }],
    ['no device', { device: undefined }],
    ['an endless device', { device: 'x'.repeat(41) }],
    ['a field of its own', { score: 100 }],
    ['an endless name', { shownAs: 'x'.repeat(41) }],
    ['an empty name', { shownAs: '' }],
    ['a name that turns the text around', { shownAs: 'A\u202eB' }],
    ['all the time there is', { extra: 'double' }],
  ])('with %s is refused', async (_, fields) => {
    await expectRefused(setDoc(at('unverified', sheetPath('open', 'unverified')), entry(fields)))
  })

  test('is one’s own', async () => {
    await expectRefused(setDoc(at('visitor', sheetPath('open', 'visitor')), entry()))
    await expectRefused(setDoc(at('member', sheetPath('open', 'older-account')), entry()))
  })
})

describe('a sheet', () => {
  test('is read by its own student alone, and listed by nobody', async () => {
    const { path, id } = await begun()
    expect(await read('student', path)).toBe(true)
    for (const role of ['visitor', 'member']) await expectRefused(read(role, path))
    const all = collection(bench.db('student'), `live_tests/${id}/sheets`)
    await expectRefused(getDocs(query(all, limit(1))))
  })

  test('goes on, is submitted once and never changes again', async () => {
    const { path, sheet } = await begun(5)
    await updateDoc(at('student', path), sheet)
    await updateDoc(at('student', path), { ...over(sheet), follows: 2, revision: 3 })
    const better = { ...over(sheet), options: '0,0', follows: 3, revision: 4 }
    await expectRefused(updateDoc(at('student', path), better))
    await expectRefused(
      updateDoc(at('student', path), { ...better, status: 'in_progress', submittedAt: null, endedBy: null }),
    )
    await expectRefused(deleteDoc(at('student', path)))
  })

  test.each([
    [[]],
    [['users/student']],
    [['users/student/counted/attempts']],
    [['users/student', 'users/student/counted/attempts']],
  ])('cannot be deleted and created again, not even in one batch with %j', async (more) => {
    const { path, sheet } = await begun(5)
    await updateDoc(at('student', path), sheet)
    for (const other of more) await bench.put(other, { ids: [], isActive: true })
    for (const isCreatedAgain of [false, true]) {
      const batch = writeBatch(bench.db('student'))
      for (const other of [...more, path]) batch.delete(at('student', other))
      if (isCreatedAgain) for (const other of more) batch.set(at('student', other), { ids: [] })
      if (isCreatedAgain) batch.set(at('student', path), entry())
      await expectRefused(batch.commit())
    }
    expect(await read('student', path)).toBe(true)
  })

  test('is written by its own student alone, after a beginning', async () => {
    const { path, sheet } = await begun()
    for (const role of ['visitor', 'member']) await expectRefused(updateDoc(at(role, path), sheet))
    await expectRefused(setDoc(at('student', sheetPath('late')), { ...sheet, beganAt: ago(5) }))
  })

  test('is accepted in the ten minutes after its time, and not later', async () => {
    const grace = await begun(69)
    await updateDoc(at('student', grace.path), over(grace.sheet))
    const late = await begun(71)
    await expectRefused(updateDoc(at('student', late.path), over(late.sheet)))
    await expectRefused(updateDoc(at('student', late.path), { ...over(late.sheet), deadline: Date.now() }))
  })

  test('ends when the test closes, also for who came late', async () => {
    const { path, sheet } = await begun(5, { closesAt: ahead(30) })
    await expectRefused(updateDoc(at('student', path), sheet))
    await updateDoc(at('student', path), { ...sheet, deadline: ahead(30).getTime() - minute })
  })

  test('has the extra time that it was begun with, and no other', async () => {
    const { path, sheet, id } = await begun(5)
    const longer = sheet.startedAt + 80 * minute
    await expectRefused(updateDoc(at('student', path), { ...sheet, deadline: longer }))
    await expectRefused(updateDoc(at('student', path), { ...sheet, extra: 'third', deadline: longer }))
    await bench.put(sheetPath(id), { beganAt: new Date(sheet.startedAt), device: 'phone', extra: 'third' })
    await updateDoc(at('student', path), { ...sheet, extra: 'third', deadline: longer })
  })

  test.each([
    ['a score', { score: { percentage: 100, marks: null } }],
    ['keys', { keys: '1,0', marking: '2:1 0 0' }],
    ['another test', { testKey: 'live/other' }],
    ['another scope', { scope: 'untimed' }],
    ['a start before its beginning', { startedAt: Date.now() - 90 * minute }],
    ['a field of its own', { rank: 1 }],
    ['another name', { shownAs: 'Other' }],
    ['answers of other questions', { options: '1' }],
  ])('with %s is refused', async (_, fields) => {
    const { path, sheet } = await begun(5)
    await expectRefused(updateDoc(at('student', path), { ...sheet, ...fields }))
    await expectRefused(updateDoc(at('student', path), { ...over(sheet), ...fields }))
  })

  test('that another device has written is not overwritten', async () => {
    const { path, sheet } = await begun(5)
    await updateDoc(at('student', path), sheet)
    await updateDoc(at('student', path), { ...sheet, device: 'laptop', follows: 2, revision: 3 })
    await expectRefused(updateDoc(at('student', path), { ...sheet, follows: 2, revision: 4 }))
  })
})

test('who agreed to be named is read by no student, and boards of weeks are written by none', async () => {
  await bench.put('ranks_named/live:over', { week: '2026-11-16', entries: '' })
  for (const role of ['visitor', 'student', 'member']) {
    await expectRefused(read(role, 'ranks_named/live:over'))
    await expectRefused(setDoc(at(role, 'ranks_named/live:mine'), { week: '2026-11-16' }))
    await expectRefused(setDoc(at(role, 'ranks/week:2026-11-16'), { names: [] }))
  }
  await expectRefused(getDocs(query(collection(bench.db('student'), 'ranks'), limit(1))))
})

test('a board of a week is read by everybody from its last results on', async () => {
  await bench.put('ranks/week:2026-11-16', { visibleFrom: ago(1) })
  await bench.put('ranks/week:2026-11-23', { visibleFrom: ahead(1) })
  for (const role of ['visitor', 'student']) {
    expect(await read(role, 'ranks/week:2026-11-16')).toBe(true)
    await expectRefused(read(role, 'ranks/week:2026-11-23'))
  }
})

test('a rank is read by everybody from the results on', async () => {
  expect(await read('visitor', 'ranks/live:over')).toBe(true)
  for (const role of ['visitor', 'student']) await expectRefused(read(role, 'ranks/live:open'))
})
