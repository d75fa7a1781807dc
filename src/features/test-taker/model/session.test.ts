import { describe, expect, test } from 'vitest'
import { begin, begunWith, paperOf, readyFor } from '../testing/attempt-samples'
import { type PaletteState, paletteState, submitSummary } from './palette'
import { reduceSession } from './session'
import { secondsTaken } from './session-change'
import type { BegunSession, Session, SessionAction } from './session-state'

const paper = paperOf(4)
const ready = readyFor(paper)
const deadline = begin + 10 * 60_000

function run(actions: readonly SessionAction[], from: Session = ready, at = begin): Session {
  return actions.reduce((session, action) => reduceSession(session, action, at), from)
}

const begun = (...actions: SessionAction[]) => begunWith(paper, actions)
const statesOf = ({ questions }: BegunSession): PaletteState[] => questions.map(paletteState)
const optionsOf = ({ questions }: BegunSession) => questions.map(({ option }) => option)

const choose = (option: number): SessionAction => ({ type: 'choose', option })
const go = (to: number): SessionAction => ({ type: 'go', to })
const saveAndNext: SessionAction = { type: 'save-and-next' }
const markAndNext: SessionAction = { type: 'mark-and-next' }
const clear: SessionAction = { type: 'clear' }
const submit: SessionAction = { type: 'submit' }

describe('a session', () => {
  test('starts on the first question with the whole time before it', () => {
    expect(begun()).toMatchObject({ status: 'running', current: 0, startedAt: begin, deadline })
    expect(statesOf(begun())).toEqual(['not-answered', 'not-visited', 'not-visited', 'not-visited'])
  })

  test('takes no answer and no submit before it has started', () => {
    expect(run([choose(1), submit, saveAndNext])).toBe(ready)
  })

  test.each<[string, SessionAction[], number, string[]]>([
    ['an answer', [choose(2)], 0, ['answered', 'not-visited', 'not-visited', 'not-visited']],
    [
      'an answer and next',
      [choose(2), saveAndNext],
      1,
      ['answered', 'not-answered', 'not-visited', 'not-visited'],
    ],
    [
      'next without an answer',
      [saveAndNext],
      1,
      ['not-answered', 'not-answered', 'not-visited', 'not-visited'],
    ],
    [
      'a cleared answer',
      [choose(2), clear],
      0,
      ['not-answered', 'not-visited', 'not-visited', 'not-visited'],
    ],
    ['a mark', [markAndNext], 1, ['marked', 'not-answered', 'not-visited', 'not-visited']],
    [
      'an answer and a mark',
      [choose(0), markAndNext],
      1,
      ['answered-marked', 'not-answered', 'not-visited', 'not-visited'],
    ],
    [
      'a marked answer, cleared',
      [choose(0), markAndNext, go(0), clear],
      0,
      ['marked', 'not-answered', 'not-visited', 'not-visited'],
    ],
    [
      'a mark, saved without it',
      [markAndNext, go(0), choose(1), saveAndNext],
      1,
      ['answered', 'not-answered', 'not-visited', 'not-visited'],
    ],
    [
      'a mark, passed by',
      [markAndNext, go(0), go(1)],
      1,
      ['marked', 'not-answered', 'not-visited', 'not-visited'],
    ],
    ['a jump', [go(3)], 3, ['not-answered', 'not-visited', 'not-visited', 'not-answered']],
    [
      'next on the last question',
      [go(3), choose(1), saveAndNext],
      3,
      ['not-answered', 'not-visited', 'not-visited', 'answered'],
    ],
    [
      'a mark on the last question',
      [go(3), markAndNext],
      3,
      ['not-answered', 'not-visited', 'not-visited', 'marked'],
    ],
    [
      'a jump to nowhere',
      [go(4), go(-1), go(0.5)],
      0,
      ['not-answered', 'not-visited', 'not-visited', 'not-visited'],
    ],
  ])('%s', (_, actions, current, states) => {
    const session = begun(...actions)
    expect(session.current).toBe(current)
    expect(statesOf(session)).toEqual(states)
  })

  test('the last of several choices counts', () => {
    expect(optionsOf(begun(choose(0), choose(3), choose(1)))).toEqual([1, null, null, null])
  })

  test('what changes nothing gives the very same session', () => {
    const session = begun(choose(1))
    for (const action of [choose(1), go(0), { type: 'tick' }, { type: 'start' }] satisfies SessionAction[]) {
      expect(reduceSession(session, action, begin)).toBe(session)
    }
  })

  test('the summary before submitting adds up', () => {
    const session = begun(choose(0), markAndNext, markAndNext, saveAndNext)
    expect(submitSummary(session.questions)).toEqual({
      answered: 1,
      notAnswered: 3,
      marked: 2,
      notVisited: 0,
    })
  })
})

describe('the end', () => {
  test('the student submits, and the time taken is what had passed', () => {
    const session = reduceSession(begun(choose(1)), submit, begin + 65_400)
    expect(session).toMatchObject({ status: 'submitted', endedBy: 'student', submittedAt: begin + 65_400 })
    expect(session.status === 'submitted' && secondsTaken(session)).toBe(65)
  })

  test('the time submits at the deadline, however late that is noticed', () => {
    for (const at of [deadline, deadline + 1, deadline + 86_400_000]) {
      const session = reduceSession(begun(choose(1)), { type: 'tick' }, at)
      expect(session).toMatchObject({ status: 'submitted', endedBy: 'time', submittedAt: deadline })
    }
  })

  test.each([choose(2), submit, saveAndNext])(
    'an action past the deadline comes too late: $type',
    (action) => {
      const session = reduceSession(begun(choose(1)), action, deadline)
      expect(session).toMatchObject({ status: 'submitted', endedBy: 'time', current: 0 })
      expect(session.status !== 'ready' && optionsOf(session)).toEqual([1, null, null, null])
    },
  )

  test('a millisecond before the deadline an answer still counts', () => {
    expect(reduceSession(begun(), choose(3), deadline - 1)).toMatchObject({
      questions: [{ option: 3 }, {}, {}, {}],
    })
  })

  test('nothing changes a submitted session, not even another end', () => {
    const over = reduceSession(begun(choose(1)), submit, begin + 5)
    expect(run([choose(2), submit, { type: 'exit' }, { type: 'tick' }], over, deadline + 1)).toBe(over)
  })

  test('a device clock that was set back takes no time at all', () => {
    const session = reduceSession(begun(), submit, begin - 3_600_000)
    expect(session.status === 'submitted' && secondsTaken(session)).toBe(0)
  })
})

describe('what is counted along the way', () => {
  test('each question has the time that it was on the screen', () => {
    let session: Session = begun()
    session = reduceSession(session, saveAndNext, begin + 4000)
    session = reduceSession(session, go(0), begin + 5000)
    session = reduceSession(session, submit, begin + 7500)
    expect(session).toMatchObject({
      questions: [{ milliseconds: 6500 }, { milliseconds: 1000 }, { milliseconds: 0 }, { milliseconds: 0 }],
    })
  })

  test('time away is no question’s time, but for what the last sign of life may have missed', () => {
    const session = begun()
    const back = reduceSession(session, { type: 'resume', seenAt: begin + 20_000 }, begin + 300_000)
    expect(back).toMatchObject({
      revision: session.revision,
      questions: [{ milliseconds: 35_000, revision: 1 }, {}, {}, {}],
      countedTo: begin + 300_000,
    })
    const atOnce = reduceSession(session, { type: 'resume', seenAt: begin + 20_000 }, begin + 21_000)
    expect(atOnce).toMatchObject({ questions: [{ milliseconds: 21_000 }, {}, {}, {}] })
  })

  test('times out of full screen', () => {
    expect(begun({ type: 'exit' }, choose(1), { type: 'exit' }).exits).toBe(2)
  })

  test('the revision grows with each change, and a question remembers the one of its last', () => {
    const session = begun(choose(1), go(2), choose(0))
    expect(session.revision).toBe(4)
    expect(session.questions.map(({ revision }) => revision)).toEqual([2, 0, 4, 0])
  })
})
