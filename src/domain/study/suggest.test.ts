import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indiaDayOf } from '@/domain/india-day'
import { firstOfAll, type StudyFacts, suggest } from './suggest'

const today = indiaDayOf(Date.parse('2026-11-22T06:00:00Z'))
const left = { questions: 12, minutes: 9, done: 0, next: null, tomorrow: 0, mistakes: 12 }
const nextTest = { title: 'Free Mock 2', detail: 'IBPS PO', to: '/test-series/ibps/test/free-2' }
const facts = (over: Partial<StudyFacts> = {}): StudyFacts => ({
  now: 1_000_000,
  today,
  isNewcomer: false,
  unfinished: [],
  ranOut: [],
  sheets: [],
  revision: left,
  daily: { first: null, running: null },
  takenToday: null,
  nextTest,
  live: null,
  job: { id: 'j1', title: 'Junior Assistant', days: 1 },
  article: null,
  hasExamDay: true,
  isDayKnown: true,
  complete: true,
  ...over,
})
const soonLive = { kind: 'live', title: 'Sunday Live', detail: 'Opens tomorrow', to: '/live/sunday' } as const
const openLive = { ...soonLive, detail: 'Open now', isDone: false }
const todayOf = (over: Partial<StudyFacts> = {}) => suggest(facts(over)).today
const said = (over: Partial<StudyFacts> = {}) =>
  todayOf(over).map(({ title, detail, minutes, isDone }) =>
    [isDone ? 'Done' : '', title, minutes, detail].filter(Boolean).join(', '),
  )

test('the result of a live test is the first task; one that is open or opens soon comes after the daily quiz', () => {
  const result = { ...openLive, kind: 'result' } as const
  expect(suggest(facts({ live: result })).first).toBe(result)
  for (const live of [openLive, soonLive]) {
    const { first, today: lines } = suggest(facts({ live }))
    expect(first?.kind).toBe('revision')
    expect(lines.map(({ kind }) => kind)).toContain('live')
  }
})

describe('what today holds', () => {
  test('what is due, with minutes; the quiz, the next test, the last date', () => {
    expect(said()).toEqual([
      'Revise 12 questions, 9',
      'Take the daily quiz, Ten questions',
      'Free Mock 2, IBPS PO',
      'Junior Assistant, Last date tomorrow',
    ])
    expect(todayOf().map(({ to }) => to)).toEqual([
      '/revise',
      '/daily',
      '/test-series/ibps/test/free-2',
      '/job/j1',
    ])
  })

  test('each is ticked by what was done', () => {
    expect(
      said({
        revision: { ...left, questions: 0, done: 12 },
        daily: { first: { attemptId: 'd', percentage: 70 }, running: null },
        takenToday: 'Free Mock 1',
        job: null,
      }),
    ).toEqual([
      'Done, Revision is done, 12 questions',
      'Done, Daily quiz is done, 70% right',
      'Done, Free Mock 1, Taken today',
    ])
  })

  test('what was begun says how far it is', () => {
    expect(
      said({
        revision: { ...left, questions: 1, minutes: 1, done: 4 },
        daily: { first: null, running: { answered: 3, total: 10 } },
      }).slice(0, 2),
    ).toEqual(['Revise 1 more, 1, 4 done', 'Finish the daily quiz, 3 of 10 answered'])
  })

  test.each([
    [today + 1, 'Next revision tomorrow'],
    [today + 3, 'Next revision in 3 days'],
    [today + 8, 'Next revision in 8 days'],
    [null, 'You know all questions for now'],
  ])('a day without revision says when the next is: %s', (next, words) => {
    const lines = todayOf({ revision: { ...left, questions: 0, next } })
    expect(lines.map(({ kind }) => kind)).toEqual(['daily', 'test', 'revision', 'job'])
    expect(lines[2]).toMatchObject({ title: 'Nothing to revise today', detail: words })
  })

  test('a newcomer begins with ten questions, then a test', () => {
    const lines = todayOf({ isNewcomer: true, revision: null, hasExamDay: false })
    expect(lines.map(({ title, to }) => [title, to])).toEqual([
      ['Start with ten questions', '/daily'],
      ['Free Mock 2', '/test-series/ibps/test/free-2'],
      ['Find your weak topics', '/practice?diagnosis'],
      ['Junior Assistant', '/job/j1'],
    ])
  })

  test('never more than four lines, none of a kind twice, each with somewhere to go', () => {
    const some = fc.record({
      today: fc.constant(today),
      isNewcomer: fc.boolean(),
      revision: fc.option(
        fc.record({
          questions: fc.nat(50),
          minutes: fc.integer({ min: 1, max: 240 }),
          done: fc.nat(20),
          next: fc.option(fc.integer({ min: today + 1, max: today + 100 })),
          tomorrow: fc.nat(50),
          mistakes: fc.nat(50),
        }),
      ),
      daily: fc.record({
        first: fc.option(fc.constant({ attemptId: 'd', percentage: 70 })),
        running: fc.option(fc.constant({ answered: 1, total: 10 })),
      }),
      takenToday: fc.option(fc.string()),
      nextTest: fc.option(fc.constant(nextTest)),
      live: fc.option(fc.constantFrom(openLive, soonLive)),
      job: fc.option(fc.constant({ id: 'j', title: 'J', days: 0 })),
      hasExamDay: fc.boolean(),
      isDayKnown: fc.boolean(),
    })
    fc.assert(
      fc.property(some, (known) => {
        const lines = todayOf(known)
        expect(lines.length).toBeGreaterThan(0)
        expect(lines.length).toBeLessThanOrEqual(4)
        expect(new Set(lines.map(({ kind }) => kind)).size).toBe(lines.length)
        for (const { to } of lines) expect(to).toMatch(/^\//)
        const revision = lines.find(({ kind }) => kind === 'revision')
        expect(revision?.isDone && known.revision?.done === 0).not.toBe(true)
        const daily = lines.find(({ kind }) => kind === 'daily')
        expect(daily?.isDone).toBe(known.daily.first !== null && !known.isNewcomer)
      }),
    )
  })
})

const work = (title: string, to = `/quiz/${title}`) => ({
  kind: 'Quiz' as const,
  title,
  answered: 3,
  total: 10,
  startedAt: 0,
  endsAt: null,
  to,
})

describe('home', () => {
  const noneDone = { first: null, running: null }
  const dailyDone = { first: { attemptId: 'd', percentage: 70 }, running: null }
  const revised = { ...left, questions: 0, done: 12, tomorrow: 9 }
  const allDone = { revision: revised, daily: dailyDone, takenToday: 'Free Mock 1', job: null }

  test.each<[string, Partial<StudyFacts>, string, string[], string]>([
    [
      'the first task of the day, and the others',
      {},
      'Revise 12 questions',
      ['Take the daily quiz', 'Free Mock 2', 'Junior Assistant'],
      '0 of 3',
    ],
    [
      'the first open task; done ones come last',
      { revision: revised },
      'Take the daily quiz',
      ['Free Mock 2', 'Junior Assistant', 'Revision is done'],
      '1 of 3',
    ],
    [
      'unfinished work before all tasks',
      { unfinished: [work('a'), work('b')] },
      'a',
      ['Revise 12 questions', 'Take the daily quiz', 'Free Mock 2'],
      '0 of 3',
    ],
    [
      'an unfinished daily quiz once',
      {
        daily: { first: null, running: { answered: 3, total: 10 } },
        unfinished: [work('Daily quiz', '/daily/2026-11-22')],
      },
      'Daily quiz',
      ['Revise 12 questions', 'Free Mock 2', 'Junior Assistant'],
      '0 of 3',
    ],
    [
      'neither a job nor the plan as a task to do next, and a day without revision not at all',
      { ...allDone, revision: { ...left, questions: 0 }, job: facts().job, hasExamDay: false },
      'Today is done',
      ['Junior Assistant', 'Daily quiz is done', 'Free Mock 1'],
      '2 of 2',
    ],
    [
      'a look at what is due, and never a finished day, while that could not be read',
      { ...allDone, revision: null, isDayKnown: false },
      'Revise',
      ['Daily quiz is done', 'Free Mock 1', 'Read today’s daily dose'],
      '2 of 2',
    ],
    [
      'a quiz to a newcomer',
      { isNewcomer: true, revision: null, daily: noneDone },
      'Start with ten questions',
      ['Free Mock 2', 'Junior Assistant', 'Read today’s daily dose'],
      '0 of 2',
    ],
  ])('shows %s', (_, known, title, others, count) => {
    const { first, also, done, tasks } = suggest(facts(known))
    expect(first?.title).toBe(title)
    expect(also.map((one) => one.title)).toEqual(others)
    expect(`${done} of ${tasks}`).toBe(count)
  })

  test.each([
    [9, '9 questions to revise tomorrow'],
    [0, 'A new daily quiz opens tomorrow'],
  ])('when all is done, it says what tomorrow brings: %s', (tomorrow, detail) => {
    const { first } = suggest(facts({ ...allDone, revision: { ...revised, tomorrow } }))
    expect(first).toMatchObject({ title: 'Today is done', detail, to: '/content/test-series', isDone: true })
  })

  test('nothing is called done before the next test is known', () => {
    const known = { revision: revised, daily: dailyDone, nextTest: null, complete: false }
    expect(suggest(facts(known)).first).toBeNull()
    expect(suggest(facts({ complete: false })).first?.title).toBe('Revise 12 questions')
  })

  test('unfinished work says how far it is', () => {
    expect(firstOfAll(facts({ unfinished: [work('a')] }))).toMatchObject({
      detail: 'Quiz · 3 of 10 answered',
      progress: 0.3,
      to: '/quiz/a',
    })
    expect(firstOfAll(facts())).toBeNull()
  })
})

describe('what to do besides', () => {
  const nextOf = (over: Partial<StudyFacts>) => suggest(facts(over)).next
  const kinds = (over: Partial<StudyFacts>) => nextOf(over).map(({ kind }) => kind)
  const ranOut = [{ title: 'Free Test 1', to: '/test-series/appsc/test/free-1' }]
  const article = { id: 'c1', title: 'Constitution Day' }
  const ofTopic = (topic: string, right: number, wrong: number) => [
    ...Array.from({ length: right }, () => ({ outcome: 'correct', topic }) as const),
    ...Array.from({ length: wrong }, () => ({ outcome: 'wrong', topic }) as const),
  ]
  const sheet = (title: string, questions: ReturnType<typeof ofTopic>, scope: 'all' | 'wrong' = 'all') => ({
    attemptId: title,
    testKey: 'mock/m',
    scope,
    title,
    at: 0,
    given: null,
    questions: questions.map((one, n) => ({ ref: `mock/m#${n}`, seconds: 60, scheme: null, ...one })),
  })
  const mock = sheet('Mock 1', [...ofTopic('Polity', 1, 3), ...ofTopic('Economy', 5, 0)])

  test.each<[string, Partial<StudyFacts>, string[]]>([
    ['the dose, a practice and a test when nothing else is known', {}, ['dose', 'practice', 'next']],
    ['the dose only once', { job: null }, ['practice', 'next']],
    [
      'other unfinished work comes first',
      { unfinished: ['a', 'b', 'c', 'd'].map((title) => work(title)), ranOut },
      ['resume', 'resume', 'result'],
    ],
    [
      'a result that nobody has seen comes before the news',
      { ranOut, article },
      ['result', 'article', 'dose'],
    ],
    ['a weak topic before the news', { sheets: [mock], article }, ['topic', 'article', 'dose']],
    ['three at most', { ranOut, sheets: [mock], article }, ['result', 'topic', 'article']],
  ])('%s', (_, known, expected) => {
    expect(kinds(known)).toEqual(expected)
  })

  test('each leads to its own place', () => {
    expect(nextOf({ ranOut, sheets: [mock], article }).map(({ to }) => to)).toEqual([
      '/test-series/appsc/test/free-1',
      '/practice?topic=Polity&source=mistakes&count=10',
      '/current-affairs/constitution-day-c1',
    ])
  })

  test('the weak topic is that of the latest attempt that tells one: not of a retake, nor of a few questions', () => {
    const few = sheet('Daily quiz', [...ofTopic('Physics', 0, 2), ...ofTopic('Art', 1, 1)])
    const retake = sheet('Mock 1', [...ofTopic('Polity', 0, 3), ...ofTopic('Art', 1, 1)], 'wrong')
    expect(nextOf({ sheets: [few, retake, mock] })[0]).toMatchObject({
      title: 'Practise Polity',
      detail: '1 of 4 right in Mock 1',
    })
    const later = sheet('Mock 2', [...ofTopic('Polity', 4, 1), ...ofTopic('Economy', 5, 0)])
    expect(kinds({ sheets: [later, mock] })).not.toContain('topic')
    const practice = sheet('Polity', ofTopic('Polity', 3, 7))
    expect(kinds({ sheets: [practice, mock] })).not.toContain('topic')
  })
})
