import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { begin, paperOf, paperWithTimedSections, readyFor } from '../testing/sitting-samples'
import { countPalette, paletteState } from './palette'
import { resultsOf } from './results'
import { reduceSitting } from './sitting'
import { reachable } from './sitting-sections'
import { type BegunSitting, countAnswered, type Sitting, type SittingAction } from './sitting-state'

type Step = readonly [action: SittingAction, wait: number]

const anyAction: fc.Arbitrary<SittingAction> = fc.oneof(
  fc.nat(3).map((option): SittingAction => ({ type: 'choose', option })),
  fc.integer({ min: -1, max: 12 }).map((to): SittingAction => ({ type: 'go', to })),
  fc.constantFrom<SittingAction>(
    { type: 'save-and-next' },
    { type: 'mark-and-next' },
    { type: 'clear' },
    { type: 'step', by: 1 },
    { type: 'step', by: -1 },
    { type: 'start' },
    { type: 'tick' },
    { type: 'exit' },
  ),
)
/** Steps with pauses: sixty of them fit into the ten minutes of a paper, or not. */
const stepsOf = (action: fc.Arbitrary<SittingAction>, longestPause: number): fc.Arbitrary<Step[]> =>
  fc.array(fc.tuple(action, fc.nat(longestPause)), { maxLength: 60 })

/** Every sitting on the way, the last one at the end. */
function walk(from: Sitting, steps: readonly Step[]): { states: BegunSitting[]; at: number } {
  let at = begin
  let sitting = reduceSitting(from, { type: 'start' }, at)
  const states: BegunSitting[] = []
  const see = () => {
    if (sitting.status !== 'ready') states.push(sitting)
  }
  see()
  for (const [action, wait] of steps) {
    at += wait
    sitting = reduceSitting(sitting, action, at)
    see()
  }
  return { states, at }
}

const counts = fc.integer({ min: 1, max: 10 })

test('the palette counts add up, and the current question has been visited', () => {
  fc.assert(
    fc.property(counts, stepsOf(anyAction, 0), (count, steps) => {
      for (const { questions, current } of walk(readyFor(paperOf(count)), steps).states) {
        const palette = countPalette(questions)
        expect(Object.values(palette).reduce((sum, number) => sum + number)).toBe(count)
        expect(palette.answered + palette['answered-marked']).toBe(countAnswered(questions))
        const here = questions[current]
        expect(here && paletteState(here)).not.toBe('not-visited')
        for (const { option, marked, visited } of questions)
          expect(visited || (option === null && !marked)).toBe(true)
      }
    }),
  )
})

test('revisions never fall, and nothing changes without a new one', () => {
  fc.assert(
    fc.property(counts, stepsOf(anyAction, 5000), (count, steps) => {
      const { states } = walk(readyFor(paperOf(count)), steps)
      for (const [index, now] of states.entries()) {
        const before = states[index - 1]
        if (!before) continue
        expect(now === before || now.revision > before.revision).toBe(true)
        for (const [place, question] of now.questions.entries()) {
          const earlier = before.questions[place]
          // The time on a question is no change of its own: it must not outweigh another device's answer.
          const same = earlier && { ...earlier, milliseconds: 0, revision: 0 }
          const changed =
            JSON.stringify({ ...question, milliseconds: 0, revision: 0 }) !== JSON.stringify(same)
          expect(question.revision).toBe(changed ? now.revision : earlier?.revision)
        }
      }
    }),
  )
})

test('an answer is scored whether it is marked or not', () => {
  fc.assert(
    fc.property(counts, stepsOf(anyAction, 0), (count, steps) => {
      const paper = paperOf(count)
      const { states } = walk(readyFor(paper), [...steps, [{ type: 'submit' }, 0]])
      const sitting = states.at(-1)
      if (sitting?.status !== 'submitted') throw new Error('it must be over')
      const score = resultsOf({ paper, sitting })?.score
      const right = sitting.questions.filter(({ option }) => option === 1).length
      expect(score?.correct).toBe(right)
      expect((score?.correct ?? 0) + (score?.wrong ?? 0)).toBe(countAnswered(sitting.questions))
    }),
  )
})

test('the first end is final, whatever comes after it', () => {
  fc.assert(
    fc.property(counts, stepsOf(anyAction, 40_000), stepsOf(anyAction, 40_000), (count, steps, later) => {
      const { states } = walk(readyFor(paperOf(count)), [...steps, [{ type: 'submit' }, 0], ...later])
      const over = states.find(({ status }) => status === 'submitted')
      expect(over).toBeDefined()
      expect(states.at(-1)).toBe(over)
    }),
  )
})

test('the questions’ times add up to the time taken', () => {
  fc.assert(
    fc.property(counts, stepsOf(anyAction, 40_000), (count, steps) => {
      const sitting = walk(readyFor(paperOf(count)), [...steps, [{ type: 'submit' }, 0]]).states.at(-1)
      if (sitting?.status !== 'submitted') throw new Error('it must be over')
      const sum = sitting.questions.reduce((total, { milliseconds }) => total + milliseconds, 0)
      expect(sum).toBe(sitting.submittedAt - sitting.startedAt)
    }),
  )
})

const sectionAction = fc.oneof(
  { weight: 5, arbitrary: anyAction },
  { weight: 1, arbitrary: fc.constant<SittingAction>({ type: 'submit-section' }) },
)

test('timed sections come one after the other, each with its own time, and only the open one can be reached', () => {
  const minutes = [5, 10]
  fc.assert(
    fc.property(fc.boolean(), stepsOf(sectionAction, 60_000), (leaveSectionsEarly, steps) => {
      const paper = paperWithTimedSections({ leaveSectionsEarly })
      const { states } = walk(readyFor(paper), steps)
      let section = 0
      let openedAt = begin
      for (const sitting of states) {
        const open = sitting.open ?? { section: -1, deadline: 0 }
        expect([section, section + 1]).toContain(open.section)
        if (open.section !== section) {
          section = open.section
          openedAt = open.deadline - (minutes[section] ?? 0) * 60_000
        }
        const [first, last] = reachable(sitting)
        expect(sitting.current).toBeGreaterThanOrEqual(first)
        expect(sitting.current).toBeLessThanOrEqual(last)
        expect(sitting.open?.deadline).toBe(openedAt + (minutes[section] ?? 0) * 60_000)
        // What is closed stays as it was: nothing after the open section has been seen yet.
        for (const question of sitting.questions.slice(last + 1)) expect(question.visited).toBe(false)
      }
    }),
  )
})

test('what a closed section holds never changes again', () => {
  fc.assert(
    fc.property(stepsOf(sectionAction, 60_000), (steps) => {
      const { states } = walk(readyFor(paperWithTimedSections({ leaveSectionsEarly: true })), steps)
      const opened = states.findIndex(({ open }) => open?.section === 1)
      if (opened < 0) return
      const closed = states[opened]?.questions.slice(0, 2)
      for (const { questions } of states.slice(opened)) expect(questions.slice(0, 2)).toEqual(closed)
    }),
  )
})
