import { describe, expect, test } from 'vitest'
import { begin, begunWith, paperOf, readyFor } from '../testing/sitting-samples'
import { type PaletteState, paletteState } from './palette'
import { reduceSitting } from './sitting'
import { secondsTaken } from './sitting-change'
import type { BegunSitting, Sitting, SittingAction } from './sitting-state'

const paper = paperOf(4)
const ready = readyFor(paper)
const deadline = begin + 10 * 60_000

function run(actions: readonly SittingAction[], from: Sitting = ready, at = begin): Sitting {
  return actions.reduce((sitting, action) => reduceSitting(sitting, action, at), from)
}

const begun = (...actions: SittingAction[]) => begunWith(paper, actions)
const statesOf = ({ questions }: BegunSitting): PaletteState[] => questions.map(paletteState)
const optionsOf = ({ questions }: BegunSitting) => questions.map(({ option }) => option)

const choose = (option: number): SittingAction => ({ type: 'choose', option })
const go = (to: number): SittingAction => ({ type: 'go', to })
const saveAndNext: SittingAction = { type: 'save-and-next' }
const markAndNext: SittingAction = { type: 'mark-and-next' }
const clear: SittingAction = { type: 'clear' }
const submit: SittingAction = { type: 'submit' }

describe('a sitting', () => {
  test('starts on the first question with the whole time before it', () => {
    expect(begun()).toMatchObject({ status: 'running', current: 0, startedAt: begin, deadline })
    expect(statesOf(begun())).toEqual(['not-answered', 'not-visited', 'not-visited', 'not-visited'])
  })

  test('takes no answer and no submit before it has started', () => {
    expect(run([choose(1), submit, saveAndNext])).toBe(ready)
  })

  test.each<[string, SittingAction[], number, string[]]>([
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
    [
      'an answer given up',
      [choose(2), { type: 'give-up' }],
      0,
      ['marked', 'not-visited', 'not-visited', 'not-visited'],
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
    const sitting = begun(...actions)
    expect(sitting.current).toBe(current)
    expect(statesOf(sitting)).toEqual(states)
  })

  test('the last of several choices counts', () => {
    expect(optionsOf(begun(choose(0), choose(3), choose(1)))).toEqual([1, null, null, null])
  })

  test('an answer that was given before the start is that of the first question', () => {
    const early = run([{ type: 'start', option: 2 }])
    expect(early.status === 'running' && optionsOf(early)).toEqual([2, null, null, null])
    expect(run([{ type: 'start', option: null }])).toEqual(begun())
  })

  test('what changes nothing gives the very same sitting', () => {
    const sitting = begun(choose(1))
    for (const action of [choose(1), go(0), { type: 'tick' }, { type: 'start' }] satisfies SittingAction[]) {
      expect(reduceSitting(sitting, action, begin)).toBe(sitting)
    }
  })
})

describe('the end', () => {
  test('the student submits, and the time taken is what had passed', () => {
    const sitting = reduceSitting(begun(choose(1)), submit, begin + 65_400)
    expect(sitting).toMatchObject({ status: 'submitted', endedBy: 'student', submittedAt: begin + 65_400 })
    expect(sitting.status === 'submitted' && secondsTaken(sitting)).toBe(65)
  })

  test('the time submits at the deadline, however late that is noticed', () => {
    for (const at of [deadline, deadline + 1, deadline + 86_400_000]) {
      const sitting = reduceSitting(begun(choose(1)), { type: 'tick' }, at)
      expect(sitting).toMatchObject({ status: 'submitted', endedBy: 'time', submittedAt: deadline })
    }
  })

  test.each([choose(2), submit, saveAndNext])(
    'an action past the deadline comes too late: $type',
    (action) => {
      const sitting = reduceSitting(begun(choose(1)), action, deadline)
      expect(sitting).toMatchObject({ status: 'submitted', endedBy: 'time', current: 0 })
      expect(sitting.status !== 'ready' && optionsOf(sitting)).toEqual([1, null, null, null])
    },
  )

  test('a millisecond before the deadline an answer still counts', () => {
    expect(reduceSitting(begun(), choose(3), deadline - 1)).toMatchObject({
      questions: [{ option: 3 }, {}, {}, {}],
    })
  })

  test('nothing changes a submitted sitting, not even another end', () => {
    const over = reduceSitting(begun(choose(1)), submit, begin + 5)
    expect(run([choose(2), submit, { type: 'exit' }, { type: 'tick' }], over, deadline + 1)).toBe(over)
  })

  test('a device clock that was set back takes no time at all', () => {
    const sitting = reduceSitting(begun(), submit, begin - 3_600_000)
    expect(sitting.status === 'submitted' && secondsTaken(sitting)).toBe(0)
  })
})

describe('what is counted along the way', () => {
  test('each question has the time that it was on the screen', () => {
    let sitting: Sitting = begun()
    sitting = reduceSitting(sitting, saveAndNext, begin + 4000)
    sitting = reduceSitting(sitting, go(0), begin + 5000)
    sitting = reduceSitting(sitting, submit, begin + 7500)
    expect(sitting).toMatchObject({
      questions: [{ milliseconds: 6500 }, { milliseconds: 1000 }, { milliseconds: 0 }, { milliseconds: 0 }],
    })
  })

  test('time away is no question’s time, but for what the last sign of life may have missed', () => {
    const sitting = begun()
    const back = reduceSitting(sitting, { type: 'resume', seenAt: begin + 20_000 }, begin + 300_000)
    expect(back).toMatchObject({
      revision: sitting.revision,
      questions: [{ milliseconds: 35_000, revision: 1 }, {}, {}, {}],
      countedTo: begin + 300_000,
    })
    const atOnce = reduceSitting(sitting, { type: 'resume', seenAt: begin + 20_000 }, begin + 21_000)
    expect(atOnce).toMatchObject({ questions: [{ milliseconds: 21_000 }, {}, {}, {}] })
  })

  test('times out of full screen', () => {
    expect(begun({ type: 'exit' }, choose(1), { type: 'exit' }).exits).toBe(2)
  })

  test('the revision grows with each change, and a question remembers the one of its last', () => {
    const sitting = begun(choose(1), go(2), choose(0))
    expect(sitting.revision).toBe(4)
    expect(sitting.questions.map(({ revision }) => revision)).toEqual([2, 0, 4, 0])
  })
})
