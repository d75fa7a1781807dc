import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { readLive } from '@/content/live-tests/papers'
import { createLiveTestRepository } from '@/content/live-tests/repository'
import { liveAttemptId } from '@/domain/live-test'
import { reduceSitting } from '@/domain/sitting/sitting'
import type { BegunSitting, SittingAction } from '@/domain/sitting/sitting-state'
import { withSheets } from '../../src/own/attempts/account/account-attempts'
import { createAttemptRepository } from '../../src/own/attempts/account/attempt-repository'
import { createAttemptSync } from '../../src/own/attempts/account/attempt-sync'
import { createSheetRepository } from '../../src/own/attempts/account/sheet-repository'
import type { SyncEntry } from '../../src/own/attempts/account/sync-log'
import { createAttemptStore } from '../../src/own/attempts/device/attempt-store'
import { type BegunLiveTest, createLiveBegin } from '../../src/own/attempts/live-test'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const minute = 60_000
const ref = (id: string) => ({ kind: 'live', liveTestId: id }) as const
let tests = 0

/** A live test of its own that has just opened; its paper is that of the seed's running one. */
async function openTest(minutesLong = 20): Promise<string> {
  const { doc, getDoc } = await import('firebase/firestore/lite')
  tests += 1
  const id = `live-${tests}`
  for (const name of ['sealed', 'opening']) {
    const read = await getDoc(doc(backend.admin(), `live_tests/ssc-cgl-live/private/${name}`))
    await backend.put(`live_tests/${id}/private/${name}`, read.data() ?? {})
  }
  const at = (minutes: number) => new Date(Date.now() + minutes * minute)
  await backend.put(`live_tests/${id}`, {
    title: { en: 'Sunday test', te: 'ఆదివారం పరీక్ష' },
    opensAt: at(-minutesLong - 8),
    entryUntil: at(30),
    closesAt: at(120),
    resultsAt: at(140),
    duration: minutesLong,
  })
  return id
}

/** A device of the demo student, which calls a test by `title`. @param loadCode fails where the code of sheets cannot be loaded */
function device(
  name: string,
  title = 'Sunday test',
  loadCode: () => Promise<void> = () => Promise.resolve(),
) {
  const db = backend.db('student')
  const sheets = createSheetRepository(db)
  const published = createLiveTestRepository(db)
  const liveTests: typeof published = {
    ...published,
    find: async (id) => {
      const found = await published.find(id)
      return found && { ...found, title }
    },
  }
  const kept = createAttemptStore()
  const own = (owner: string) => `${owner} on ${name}`
  const store: typeof kept = {
    ...kept,
    list: (owner) => kept.list(own(owner)),
    load: (owner, id) => kept.load(own(owner), id),
    save: (owner, attempt) => kept.save(own(owner), attempt),
    reading: (owner, id) => kept.reading(own(owner), id),
    keepReading: (owner, id, reading) => kept.keepReading(own(owner), id, reading),
  }
  const entries = new Map<string, SyncEntry>()
  const sync = createAttemptSync({
    repository: withSheets(createAttemptRepository(db), () => loadCode().then(() => sheets)),
    store,
    log: {
      get: async (_, id) => entries.get(id) ?? { revision: 0, writes: 0, done: false },
      set: async (_, id, entry) => void entries.set(id, entry),
    },
    readTest: (_, of) => (of.kind === 'live' ? readLive(of.liveTestId, liveTests) : Promise.resolve(null)),
    now: async () => Date.now(),
    isOwner: () => true,
    device: () => name,
  })
  const begin = createLiveBegin({
    sheets,
    liveTests,
    sync,
    store,
    device: () => name,
    now: async () => Date.now(),
  })
  return {
    sync,
    store,
    sheets,
    async begin(id: string): Promise<BegunLiveTest> {
      const [found, sealed] = await Promise.all([liveTests.find(id), liveTests.sealed(id)])
      if (!found || !sealed) throw new Error('there is no such test')
      return begin(uid, found, sealed, {})
    },
  }
}
const uid = 'student-demo'

/** The sitting after actions, a second each. */
function goOn(sitting: BegunSitting, ...actions: SittingAction[]): BegunSitting {
  let at = sitting.countedTo
  return actions.reduce<BegunSitting>((state, action) => {
    at += 1000
    const next = reduceSitting(state, action, at)
    return next.status === 'ready' ? state : next
  }, sitting)
}
const atItsEnd = (sitting: BegunSitting): BegunSitting => {
  const ended = reduceSitting(sitting, { type: 'step', by: 1 }, sitting.deadline + 1)
  if (ended.status !== 'submitted') throw new Error('its time is not over')
  return ended
}
const answer = (option: number): SittingAction[] => [{ type: 'choose', option }, { type: 'save-and-next' }]
const optionsOf = (sitting: BegunSitting) => sitting.questions.slice(0, 3).map(({ option }) => option)

async function stored(id: string) {
  const sheet = await device('any').sheets.find(uid, id)
  if (!sheet?.attempt) throw new Error('nothing is stored')
  return sheet.attempt
}

/** Begun on a phone, one question answered there, and then taken over by a laptop. */
async function takenOver(id: string) {
  const [phone, laptop] = [device(`phone ${id}`), device(`laptop ${id}`)]
  const first = await phone.begin(id)
  const onPhone = goOn(first.initial, ...answer(2))
  await phone.sync.push(uid, { ...first.attempt, sitting: onPhone }, Date.now())
  const found = await laptop.sync.fetchRunning(uid, ref(id), 'all')
  if (!found || found === 'changed') throw new Error('nothing runs')
  return { phone, laptop, first, onPhone, found: found.attempt }
}

test('a sheet has the title of its test', async () => {
  const id = await openTest()
  const phone = device('phone')
  const { attempt, initial } = await phone.begin(id)
  await phone.sync.push(uid, { ...attempt, sitting: goOn(initial, ...answer(1)) }, Date.now())
  expect((await stored(id)).title).toBe('Sunday test')
})

test('two devices in different languages write one sheet', async () => {
  const id = await openTest()
  const [phone, laptop] = [device('p'), device('l', 'ఆదివారం పరీక్ష')]
  const onPhone = await phone.begin(id)
  const onLaptop = await laptop.begin(id)
  const first = goOn(onPhone.initial, ...answer(1))
  await phone.sync.push(uid, { ...onPhone.attempt, sitting: first }, Date.now())
  const second = goOn(onLaptop.initial, { type: 'step', by: 1 }, ...answer(3))
  await laptop.sync.push(uid, { ...onLaptop.attempt, sitting: second }, Date.now())
  expect(optionsOf({ ...first, ...(await laptop.sync.look(uid, onLaptop.attempt)) })).toEqual([1, 3, null])
  expect((await stored(id)).title).toBe('Sunday test')
})

test('a test that another device has submitted is shown as submitted, not as a new one', async () => {
  const id = await openTest()
  const { laptop, found } = await takenOver(id)
  await laptop.sync.push(uid, { ...found, sitting: goOn(found.sitting, { type: 'submit' }) }, Date.now())
  const again = await device('tablet').begin(id)
  expect(again.initial.status).toBe('submitted')
  expect(optionsOf(again.initial)[0]).toBe(2)
})

test('beginning again on a later device goes on there', async () => {
  const id = await openTest()
  const phone = device('first')
  const first = await phone.begin(id)
  await phone.sync.push(uid, { ...first.attempt, sitting: goOn(first.initial, ...answer(2)) }, Date.now())
  const tablet = device('second')
  const again = await tablet.begin(id)
  expect(optionsOf(again.initial)[0]).toBe(2)
  const next = goOn(again.initial, ...answer(3))
  await tablet.sync.push(uid, { ...again.attempt, sitting: next }, Date.now())
  expect(tablet.sync.isTakenOver(again.attempt.id)).toBe(false)
  expect((await stored(id)).device).toBe('second')
})

test('the end of the time on a device that was taken over submits nothing, so that no later answer is lost', async () => {
  const id = await openTest()
  const { phone, laptop, first, onPhone, found } = await takenOver(id)
  // The phone does not know yet, and answered a second question meanwhile.
  const late = goOn(onPhone, ...answer(1))
  const onLaptop = goOn(found.sitting, { type: 'go', to: 2 }, ...answer(3))
  await laptop.sync.push(uid, { ...found, sitting: onLaptop }, Date.now())
  for (const _ of ['first', 'again'])
    await phone.sync.push(uid, { ...first.attempt, sitting: atItsEnd(late) }, Date.now())
  expect((await stored(id)).status).toBe('in_progress')
  expect(phone.sync.isTakenOver(first.attempt.id)).toBe(true)
  // A last answer that only the laptop has, at its end.
  const end = atItsEnd(goOn(onLaptop, { type: 'go', to: 0 }, ...answer(0)))
  await laptop.sync.push(uid, { ...found, sitting: end }, Date.now())
  const { status, options } = await stored(id)
  expect([status, options.slice(0, 3)]).toEqual(['submitted', [0, 1, 3]])
})

test('the student’s own submit on a device that was taken over counts, with the answers of both', async () => {
  const id = await openTest()
  const { phone, laptop, first, onPhone, found } = await takenOver(id)
  const onLaptop = goOn(found.sitting, { type: 'go', to: 2 }, ...answer(3))
  await laptop.sync.push(uid, { ...found, sitting: onLaptop }, Date.now())
  const over = goOn(onPhone, ...answer(1), { type: 'submit' })
  await phone.sync.push(uid, { ...first.attempt, sitting: over }, Date.now())
  const { status, options } = await stored(id)
  expect([status, options.slice(0, 3)]).toEqual(['submitted', [2, 1, 3]])
})

test('a submit that began before the answers of another device were met does not erase them', async () => {
  const id = await openTest()
  const { phone, laptop, first, onPhone, found } = await takenOver(id)
  await phone.sync.push(uid, { ...first.attempt, sitting: goOn(onPhone, ...answer(1)) }, Date.now())
  const onLaptop = goOn(found.sitting, { type: 'go', to: 2 }, ...answer(3))
  // Submitted while this save was under way, which met the phone's answers.
  const over = goOn(onLaptop, ...answer(0), ...answer(0), { type: 'submit' })
  await laptop.sync.push(uid, { ...found, sitting: onLaptop }, Date.now())
  await laptop.sync.push(uid, { ...found, sitting: over }, Date.now())
  const { status, options } = await stored(id)
  expect([status, options.slice(0, 3)]).toEqual(['submitted', [2, 1, 3]])
})

test('what a device that was taken over still sends does not take the test back', async () => {
  const id = await openTest()
  const { phone, laptop, first, onPhone, found } = await takenOver(id)
  await laptop.sync.push(uid, { ...found, sitting: goOn(found.sitting, ...answer(3)) }, Date.now())
  const mine = goOn(onPhone, ...answer(1))
  const merged = await phone.sync.push(uid, { ...first.attempt, sitting: mine }, Date.now())
  const more = goOn(merged, ...answer(1))
  await phone.sync.push(uid, { ...first.attempt, sitting: more }, Date.now())
  expect((await stored(id)).device).toBe(`laptop ${id}`)
})

test('a device that takes the test back is not told any more that it was taken over', async () => {
  const id = await openTest()
  const { phone, laptop, first, onPhone, found } = await takenOver(id)
  await laptop.sync.push(uid, { ...found, sitting: goOn(found.sitting, ...answer(3)) }, Date.now())
  const mine = goOn(onPhone, ...answer(1))
  await phone.sync.push(uid, { ...first.attempt, sitting: mine }, Date.now())
  expect(phone.sync.isTakenOver(first.attempt.id)).toBe(true)
  const release = phone.sync.claim(liveAttemptId(id, uid))
  expect(phone.sync.isTakenOver(first.attempt.id)).toBe(false)
  release()
})

test('nothing is lost when code cannot be loaded between the beginning and the first save', async () => {
  const id = await openTest()
  let isOffline = true
  const load = () => (isOffline ? Promise.reject(new TypeError('Failed to fetch module')) : Promise.resolve())
  const phone = device('no code', 'Sunday test', load)
  const { attempt, initial } = await phone.begin(id)
  const sitting = goOn(initial, ...answer(2), ...answer(1))
  await phone.store.save(uid, { ...attempt, sitting })
  await expect(phone.sync.push(uid, { ...attempt, sitting }, Date.now())).rejects.toThrow('Failed to fetch')
  await phone.sync.pushAll(uid)
  expect((await phone.sheets.find(uid, id))?.attempt).toBeNull()

  // The page is loaded again: the device goes on with its own answers and time, and the account gets them.
  isOffline = false
  expect((await phone.store.load(uid, attempt.id))?.sitting).toEqual(sitting)
  await phone.sync.pushAll(uid)
  expect(optionsOf({ ...sitting, ...(await phone.sync.look(uid, attempt)) })).toEqual([2, 1, null])
  expect((await stored(id)).deadline).toBe(initial.deadline)
})

test('a beginning whose key did not arrive goes on from the same moment', async () => {
  const id = await openTest()
  const phone = device('slow')
  await phone.sheets.enter(uid, id, { device: 'slow' })
  const beganAt = (await phone.sheets.find(uid, id))?.beganAt
  const { initial } = await phone.begin(id)
  expect(initial.startedAt).toBe(beganAt)
})

test('a page reads the sheet once, and again after it has written', async () => {
  const id = await openTest()
  const { sheets } = device('one read')
  expect(await sheets.find(uid, id)).toBeNull()
  await device('other').sheets.enter(uid, id, { device: 'other' })
  expect(await sheets.findRecent(uid, id)).toBeNull()
  await expect(sheets.enter(uid, id, { device: 'one read' })).rejects.toThrow('You do not have permission')
  expect(await sheets.findRecent(uid, id)).toMatchObject({ attempt: null })
})
