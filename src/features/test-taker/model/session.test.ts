import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countPalette, paletteState, paletteStates, submitSummary } from './palette'
import { type BegunSession, reduceSession, type Session, type SessionAction, secondsTaken } from './session'

const begin = 1_000_000
const ready: Session = { status: 'ready', questionCount: 4, minutes: 10 }
const deadline = begin + 10 * 60_000

function run(actions: readonly SessionAction[], from: Session = ready, at = begin): Session {
  return actions.reduce((session, action) => reduceSession(session, action, at), from)
}

function begun(...actions: SessionAction[]): BegunSession {
  const session = run([{ type: 'start' }, ...actions])
  if (session.status === 'ready') throw new Error('the session has not begun')
  return session
}

const choose = (option: number): SessionAction => ({ type: 'choose', option })
const go = (to: number): SessionAction => ({ type: 'go', to })
const saveAndNext: SessionAction = { type: 'save-and-next' }
const markAndNext: SessionAction = { type: 'mark-and-next' }
const clear: SessionAction = { type: 'clear' }
const submit: SessionAction = { type: 'submit' }

describe('a session', () => {
  test('starts on the first question with the whole time before it', () => {
    expect(begun()).toMatchObject({ status: 'running', current: 0, startedAt: begin, deadline })
    expect(paletteStates(begun())).toEqual(['not-answered', 'not-visited', 'not-visited', 'not-visited'])
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
    expect(paletteStates(session)).toEqual(states)
  })

  test('the last of several choices counts', () => {
    expect(begun(choose(0), choose(3), choose(1)).answers).toEqual(new Map([[0, 1]]))
  })

  test('what changes nothing gives the very same session', () => {
    const session = begun(choose(1))
    for (const action of [choose(1), go(0), { type: 'tick' }, { type: 'start' }] satisfies SessionAction[]) {
      expect(reduceSession(session, action, begin)).toBe(session)
    }
  })

  test('the summary before submitting adds up', () => {
    const session = begun(choose(0), markAndNext, markAndNext, saveAndNext)
    expect(submitSummary(session)).toEqual({ answered: 1, notAnswered: 3, marked: 2, notVisited: 0 })
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
      expect(session).toMatchObject({
        status: 'submitted',
        endedBy: 'time',
        answers: new Map([[0, 1]]),
        current: 0,
      })
    },
  )

  test('a millisecond before the deadline an answer still counts', () => {
    expect(reduceSession(begun(), choose(3), deadline - 1)).toMatchObject({ answers: new Map([[0, 3]]) })
  })

  test('a device clock that was set back takes no time at all', () => {
    const session = reduceSession(begun(), submit, begin - 3_600_000)
    expect(session.status === 'submitted' && secondsTaken(session)).toBe(0)
  })
})

const anyAction = fc.oneof<fc.Arbitrary<SessionAction>[]>(
  fc.nat(5).map(choose),
  fc.integer({ min: -1, max: 12 }).map(go),
  fc.constantFrom(saveAndNext, markAndNext, clear),
  fc.constantFrom<SessionAction>({ type: 'start' }, { type: 'tick' }),
)

describe('whatever a student does', () => {
  const sessions = fc.tuple(fc.integer({ min: 1, max: 10 }), fc.array(anyAction, { maxLength: 60 }))

  test('the palette counts add up, the current question has been visited and each answer has its question', () => {
    fc.assert(
      fc.property(sessions, ([questionCount, actions]) => {
        const from: Session = { status: 'ready', questionCount, minutes: 10 }
        const session = run([{ type: 'start' }, ...actions], from)
        if (session.status !== 'running') throw new Error('it must still be running')
        const counts = countPalette(paletteStates(session))
        expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(questionCount)
        expect(counts.answered + counts['answered-marked']).toBe(session.answers.size)
        const summary = submitSummary(session)
        expect(summary.answered + summary.notAnswered + summary.notVisited).toBe(questionCount)
        expect(paletteState(session, session.current)).not.toBe('not-visited')
        for (const index of session.answers.keys()) expect(session.visited.has(index)).toBe(true)
      }),
    )
  })

  test('the first end is final', () => {
    fc.assert(
      fc.property(
        sessions,
        fc.constantFrom(submit, { type: 'tick' } as const),
        ([questionCount, actions], end) => {
          const from: Session = { status: 'ready', questionCount, minutes: 10 }
          const over = reduceSession(
            run([{ type: 'start' }], from),
            end,
            end === submit ? begin + 5 : deadline,
          )
          expect(over.status).toBe('submitted')
          expect(run([...actions, submit, ...actions], over, deadline + 1)).toBe(over)
        },
      ),
    )
  })
})
