/** A live test from the academy's file to its result, by the app's own code on the local backend. */
// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { doc, getDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLiveTestRepository, openPaper } from '@/content/live-tests/repository'
import { liveAttemptId } from '@/domain/live-test'
import { shufflePaper } from '@/domain/question/shuffle'
import { resultsOf } from '@/domain/sitting/results'
import { reduceSitting } from '@/domain/sitting/sitting'
import type { BegunSitting, SittingAction } from '@/domain/sitting/sitting-state'
import { openSealed } from '@/lib/sealed-text'
import { withSheets } from '@/own/attempts/account/account-attempts'
import { createAttemptRepository } from '@/own/attempts/account/attempt-repository'
import { createAttemptSync } from '@/own/attempts/account/attempt-sync'
import { createSheetRepository } from '@/own/attempts/account/sheet-repository'
import { createSyncLog } from '@/own/attempts/account/sync-log'
import { type Attempt, readySitting } from '@/own/attempts/attempt'
import { createAttemptStore } from '@/own/attempts/device/attempt-store'
import { setUpContentTool } from './testing/content-tool'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const { run } = setUpContentTool(backend)
const uid = 'student-demo'
const hour = 3_600_000

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'live-tests-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const date = (hours: number) => ({ $date: new Date(Date.now() + hours * hour).toISOString() })
const question = (number: number) => ({
  id: `q${number}`,
  question: `Question ${number}?`,
  options: ['Alpha', 'Beta', 'Gamma', 'Delta'],
  correctAnswer: number % 4,
  explanation: 'Look it up.',
})
const live = (over: object = {}) => ({
  title: 'Sunday Live Test',
  opensAt: date(-0.1),
  entryUntil: date(1),
  closesAt: date(4),
  resultsAt: date(5),
  duration: 60,
  marking: { correct: 2, wrong: '-2/3' },
  shuffle: { questions: true, options: true },
  questions: [1, 2, 3, 4, 5].map(question),
  ...over,
})
const past = { opensAt: date(-6), entryUntil: date(-5), closesAt: date(-2), resultsAt: date(-1) }

async function publish(id: string, test: object) {
  const file = join(folder, 'live_tests.json')
  writeFileSync(file, JSON.stringify({ [id]: test }))
  return run(`import ${file}`)
}
const stored = async (path: string) => (await getDoc(doc(backend.admin(), path))).data()

/** A student's device, on which the test is begun or gone on with. */
function device(name: string, id: string) {
  const db = backend.db('student')
  const sheets = createSheetRepository(db)
  const tests = createLiveTestRepository(db)
  const repository = withSheets(createAttemptRepository(db), () => Promise.resolve(sheets))
  const log = createSyncLog()
  const kept = new Map<string, unknown>()
  const sync = createAttemptSync({
    repository,
    store: createAttemptStore(),
    log: {
      get: async (_, of) =>
        (kept.get(of) as Awaited<ReturnType<typeof log.get>>) ?? { revision: 0, writes: 0, done: false },
      set: async (_, of, entry) => void kept.set(of, entry),
    },
    readTest: async () => {
      const card = await tests.find(id)
      if (!card) return null
      return (await tests.whole(card)) ?? open()
    },
    now: () => Promise.resolve(Date.now()),
    isOwner: () => true,
    device: () => name,
  })
  async function open() {
    const card = await tests.find(id)
    const [sealed, key] = [await tests.sealed(id), await tests.opening(id)]
    return card && sealed && key ? openPaper(sealed, key, card) : null
  }
  return { sheets, tests, repository, sync, open }
}

async function begin(id: string, name = 'phone') {
  const mine = device(name, id)
  await mine.sheets.enter(uid, id, { device: name })
  const [sheet, paper] = [await mine.sheets.find(uid, id), await mine.open()]
  if (!sheet || !paper) throw new Error('it did not begin')
  const attemptId = liveAttemptId(id, uid)
  const attempt = {
    id: attemptId,
    testKey: `live/${id}`,
    scope: 'all' as const,
    paper: shufflePaper(paper, attemptId),
  }
  return {
    ...mine,
    attempt: goOn({ ...attempt, sitting: readySitting(attempt) }, [{ type: 'start' }], sheet.beganAt),
  }
}

function goOn(
  attempt: Omit<Attempt, 'sitting'> & { sitting: Parameters<typeof reduceSitting>[0] },
  actions: readonly SittingAction[],
  from: number,
): Attempt {
  const sitting = actions.reduce(
    (state, action, index) => reduceSitting(state, action, from + index * 1000),
    attempt.sitting,
  )
  return { ...attempt, sitting: sitting as BegunSitting }
}
const ref = (id: string) => ({ kind: 'live', liveTestId: id }) as const
/** The option that is right, where this student sees it. */
const right = (attempt: Attempt, index: number) => {
  const asked = attempt.paper.questions[index]
  const place = Number(asked?.id.slice(1)) % 4
  return asked?.order ? asked.order.indexOf(place) : place
}

test('its keys are nowhere before the results, also not in what is sealed', async () => {
  expect((await publish('sealed', live())).code).toBe(0)
  expect(await stored('live_tests/sealed')).not.toHaveProperty('questions')
  expect(await stored('live_tests/sealed')).toMatchObject({ totalQuestions: 5, totalMarks: '10' })
  const { attempt } = await begin('sealed')
  for (const asked of attempt.paper.questions)
    expect(asked).toMatchObject({ correctAnswer: 'dropped', explanation: null })
  expect(resultsOf(goOn(attempt, [{ type: 'submit' }], Date.now()))).toBeNull()
})

test('importing it again changes nothing; after the opening no key does', async () => {
  const file = live()
  await publish('again', file)
  const sealed = await stored('live_tests/again/private/sealed')
  expect((await publish('again', file)).last).toContain('4 as the files say already')
  expect(await stored('live_tests/again/private/sealed')).toEqual(sealed)
  const [first, ...rest] = file.questions
  const other = { ...file, questions: [{ ...first, correctAnswer: 3 }, ...rest] }
  expect((await publish('again', other)).code).toBe(1)
  await publish('later', live({ opensAt: date(0.5) }))
  expect((await publish('later', { ...other, opensAt: date(0.5) })).code).toBe(0)
})

test('a key that is corrected before the results tells nobody which it was', async () => {
  await publish('corrected', live())
  await run('correct live/corrected q1 --key C --reason Misprint --yes')
  expect((await stored('live_tests/corrected/private/paper'))?.questions[0]).toMatchObject({ key: '2' })
  expect(await stored('corrections/live:corrected')).toBeUndefined()
})

test('the later device takes it over with all answers, and the older one hears of it', async () => {
  await publish('two', live())
  const phone = await begin('two')
  const answered = goOn(phone.attempt, [{ type: 'choose', option: 1 }], Date.now())
  await phone.sync.push(uid, answered, Date.now())
  const laptop = device('laptop', 'two')
  const found = await laptop.sync.fetchRunning(uid, ref('two'), 'all')
  if (found === null || found === 'changed') throw new Error('nothing came')
  expect(found.attempt.sitting.questions[0]).toMatchObject({ option: 1 })

  const more = goOn(
    answered,
    [
      { type: 'go', to: 3 },
      { type: 'choose', option: 2 },
    ],
    Date.now(),
  )
  await phone.sync.push(uid, more, Date.now())
  expect(phone.sync.isTakenOver(answered.id)).toBe(true)
  expect(await stored(`live_tests/two/sheets/${uid}`)).toMatchObject({ device: 'laptop' })

  const there = goOn(
    found.attempt,
    [
      { type: 'go', to: 4 },
      { type: 'choose', option: 0 },
    ],
    Date.now(),
  )
  const met = await laptop.sync.push(uid, there, Date.now())
  const over = goOn({ ...there, sitting: met }, [{ type: 'submit' }], Date.now())
  await laptop.sync.push(uid, over, Date.now())
  expect(laptop.sync.isTakenOver(answered.id)).toBe(false)
  expect(await stored(`live_tests/two/sheets/${uid}`)).toMatchObject({
    status: 'submitted',
    options: '1,,,2,0',
    score: null,
    keys: '',
  })
})

test('with the results it is an attempt like any other, on a device that had nothing of it too', async () => {
  await publish('results', live())
  const phone = await begin('results')
  const actions = [0, 1].flatMap((index): SittingAction[] => [
    { type: 'go', to: index },
    { type: 'choose', option: right(phone.attempt, index) },
  ])
  const wrong = (right(phone.attempt, 2) + 1) % 4
  const over = goOn(
    phone.attempt,
    [...actions, { type: 'go', to: 2 }, { type: 'choose', option: wrong }, { type: 'submit' }],
    Date.now(),
  )
  await phone.sync.push(uid, over, Date.now())
  await publish('results', live(past))
  const found = await device('tablet', 'results').sync.fetchOne(uid, ref('results'), over.id)
  if (found === null || found === 'changed') throw new Error('nothing came')
  expect(found.attempt.paper).not.toHaveProperty('keysFrom')
  // Two right, one wrong: 4 − 2/3.
  expect(resultsOf(found.attempt)?.marks?.scored).toEqual({ numerator: 10, denominator: 3 })
})

test.each([
  ['closesAt', { closesAt: date(0.5) }, 'leaves less than the 60 minutes'],
  ['resultsAt', { resultsAt: date(4.01) }, 'at least 10 minutes after closesAt'],
  ['entryUntil', { entryUntil: date(-1) }, 'must be after opensAt'],
  ['opensAt', { opensAt: 'tomorrow' }, 'opensAt'],
  ['duration', { duration: null }, 'duration'],
  [
    'shuffle',
    { questions: [{ ...question(1), explanation: 'Option B is right.' }] },
    'names an option by its letter',
  ],
])('a file with a wrong %s is refused', async (_, over, said) => {
  const { code, out } = await publish('wrong', live(over))
  expect(code).toBe(1)
  expect(out.join('\n')).toContain(said)
  expect(await stored('live_tests/wrong')).toBeUndefined()
})

test('the academy sees how each question did, by the options as its file has them', async () => {
  await publish('items', live())
  const phone = await begin('items')
  const over = goOn(
    phone.attempt,
    [{ type: 'go', to: 0 }, { type: 'choose', option: right(phone.attempt, 0) }, { type: 'submit' }],
    Date.now(),
  )
  await phone.sync.push(uid, over, Date.now())
  const { code, out } = await run('items live/items')
  expect(code).toBe(0)
  const asked = phone.attempt.paper.questions[0]?.id ?? ''
  const letter = 'ABCD'[Number(asked.slice(1)) % 4]
  expect(out.find((line) => line.includes(` ${asked} `))).toContain(`${letter}* 100%`)
})

test('its length does not change without its questions', async () => {
  await publish('longer', live())
  const { questions: _, ...card } = live({ duration: 90 })
  const { code, err } = await publish('longer', card)
  expect(code).not.toBe(0)
  expect(err.join(' ')).toContain('its duration changes with its questions')
  const later = { ...card, duration: 60, resultsAt: date(9) }
  expect((await publish('longer', later)).code).toBe(0)
  const paper = await stored('live_tests/longer/private/paper')
  expect(paper?.questions).toHaveLength(5)
  expect(paper?.resultsAt.toDate().toISOString()).toBe(later.resultsAt.$date)
})

/** The hours alone, as an academy moves them. */
function hoursOf(over: object) {
  const { questions: _questions, shuffle: _shuffle, marking: _marking, ...card } = live(over)
  return card
}

test('a correction stays secret when the results were postponed by the card alone', async () => {
  await publish('postponed', live(past))
  await publish('postponed', hoursOf({ ...past, resultsAt: date(3) }))
  await run('correct live/postponed q1 --key C --reason Misprint --yes')
  expect(await stored('corrections/live:postponed')).toBeUndefined()
})

test('no key changes in a test that the card alone has opened earlier', async () => {
  const file = live({ opensAt: date(0.5) })
  await publish('earlier', file)
  await publish('earlier', hoursOf({}))
  const [first, ...rest] = file.questions
  const other = { ...file, questions: [{ ...first, correctAnswer: 3 }, ...rest] }
  expect((await publish('earlier', other)).code).toBe(1)
})

test('what belongs to the questions is not on the card, also where the card is written alone', async () => {
  await publish('card', live())
  await publish('card', { ...hoursOf({}), sets: [{ id: 's', text: 'A passage' }] })
  expect(await stored('live_tests/card')).not.toHaveProperty('sets')
})

test('what was loaded before the questions changed does not open any more', async () => {
  const file = live({ opensAt: date(0.5) })
  await publish('changed', file)
  const before = await stored('live_tests/changed/private/sealed')
  const [first, ...rest] = file.questions
  await publish('changed', { ...file, questions: [{ ...first, question: 'Another text?' }, ...rest] })
  const opening = await stored('live_tests/changed/private/opening')
  await expect(openSealed(before?.sealed, opening?.key)).rejects.toThrow('The operation failed')
})

test('after its time another device shows what was stored, and takes nothing over', async () => {
  await publish('late', live({ duration: 20 }))
  const phone = await begin('late')
  await phone.sync.push(uid, goOn(phone.attempt, [{ type: 'choose', option: 1 }], Date.now()), Date.now())
  const path = `live_tests/late/sheets/${uid}`
  const sheet = await stored(path)
  const back = 40 * 60_000
  await backend.put(path, {
    ...sheet,
    beganAt: new Date(sheet?.beganAt.toDate().getTime() - back),
    startedAt: sheet?.startedAt - back,
    deadline: sheet?.deadline - back,
  })
  const found = await device('laptop', 'late').sync.fetchRunning(uid, ref('late'), 'all')
  expect(found === null || found === 'changed' ? found : found.attempt.sitting.status).toBe('running')
  expect((await stored(path))?.device).toBe('phone')
})

test.each([
  ['submitted', true],
  ['never submitted', false],
])(
  'a test that was %s and is opened on another device after the results enters the account',
  async (name, isOver) => {
    const id = name.replace(' ', '-')
    await publish(id, live())
    const phone = await begin(id)
    const answered: SittingAction[] = [{ type: 'choose', option: 1 }]
    const actions: SittingAction[] = isOver ? [...answered, { type: 'submit' }] : answered
    await phone.sync.push(uid, goOn(phone.attempt, actions, Date.now()), Date.now())
    await publish(id, hoursOf(past))
    const laptop = device('laptop', id)
    const found = await laptop.sync.fetchOne(uid, ref(id), phone.attempt.id)
    if (found === null || found === 'changed') throw new Error('nothing came')
    const ended = isOver ? found.attempt : goOn(found.attempt, [{ type: 'submit' }], Date.now())
    await laptop.sync.push(uid, ended, Date.now())
    expect(await stored(`users/${uid}/attempts/${phone.attempt.id}`)).toMatchObject({
      status: 'submitted',
      options: expect.stringMatching(/^1,/),
    })
  },
)
