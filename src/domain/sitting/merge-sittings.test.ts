import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { begin, begunWith, paperOf, paperWithTimedSections } from '../testing/sitting-samples'
import { meetLate, meetLive, meetSitting, mergeSittings, sameContent } from './merge-sittings'
import { reduceSitting } from './sitting'
import { reachable } from './sitting-sections'
import type { BegunSitting, RunningSitting, SittingAction } from './sitting-state'

const count = 5
const anyAction: fc.Arbitrary<SittingAction> = fc.oneof(
  fc.nat(3).map((option): SittingAction => ({ type: 'choose', option })),
  fc.nat(count - 1).map((to): SittingAction => ({ type: 'go', to })),
  fc.constantFrom<SittingAction>(
    { type: 'save-and-next' },
    { type: 'mark-and-next' },
    { type: 'clear' },
    { type: 'exit' },
    { type: 'submit-section' },
    { type: 'submit' },
  ),
)
const steps = (maxLength: number) => fc.array(fc.tuple(anyAction, fc.nat(20_000)), { maxLength })

type Steps = ReadonlyArray<readonly [SittingAction, number]>

function goOn(from: BegunSitting, list: Steps): BegunSitting {
  let at = from.countedTo
  let sitting = from
  for (const [action, wait] of list) {
    at += wait
    const next = reduceSitting(sitting, action, at)
    if (next.status !== 'ready') sitting = next
  }
  return sitting
}

/** As `goOn`, without the steps that would end the sitting. */
function stayIn(from: RunningSitting, list: Steps): RunningSitting {
  return list.reduce((sitting, step) => {
    const next = goOn(sitting, [step])
    return next.status === 'running' ? next : sitting
  }, from)
}

function begun(hasSections: boolean): RunningSitting {
  const sitting = begunWith(
    hasSections ? paperWithTimedSections({ leaveSectionsEarly: true }) : paperOf(count),
  )
  if (sitting.status !== 'running') throw new Error('it is over')
  return sitting
}

/** One attempt, begun once, and what three devices made of it without hearing of each other. */
const courses = fc.tuple(fc.boolean(), steps(6), steps(12), steps(12), steps(12))
const devices = courses.map(([sections, before, a, b, c]) => {
  const root = goOn(begun(sections), before)
  return [root, goOn(root, a), goOn(root, b), goOn(root, c)] as const
})
/** The same, and it runs on all of them. */
const running = courses.map(([sections, before, a, b, c]) => {
  const root = stayIn(begun(sections), before)
  return [root, stayIn(root, a), stayIn(root, b), stayIn(root, c)] as const
})

describe('two states of one running attempt', () => {
  test('merge alike whichever way round, in whatever order, and however often', () => {
    fc.assert(
      fc.property(running, ([, a, b, c]) => {
        expect(mergeSittings(a, b)).toEqual(mergeSittings(b, a))
        expect(mergeSittings(mergeSittings(a, b), c)).toEqual(mergeSittings(a, mergeSittings(b, c)))
        expect(mergeSittings(a, a)).toEqual(a)
        const merged = mergeSittings(a, b)
        expect(mergeSittings(merged, a)).toEqual(merged)
      }),
    )
  })

  test('of three devices the same place wins in whatever order, though one of them is elsewhere and changed more', () => {
    const root = begun(true)
    const choose = (option: number) => [{ type: 'choose', option } as const, 0] as const
    const behind = stayIn(root, [choose(0), choose(1)])
    const slower = stayIn(root, [[{ type: 'submit-section' }, 1]])
    const ahead = stayIn(root, [[{ type: 'submit-section' }, 0], choose(0)])
    const merged = mergeSittings(mergeSittings(behind, slower), ahead)
    expect(merged).toEqual(mergeSittings(behind, mergeSittings(slower, ahead)))
    expect(merged).toMatchObject({ current: ahead.current, open: ahead.open })
  })

  test('what one device did since the other left is all there', () => {
    fc.assert(
      fc.property(running, ([root, a]) => {
        expect(sameContent(mergeSittings(root, a), a)).toBe(true)
      }),
    )
  })

  test('each question is as it was at its higher revision, and the place can be reached', () => {
    fc.assert(
      fc.property(running, ([, a, b]) => {
        const merged = mergeSittings(a, b)
        merged.questions.forEach((state, index) => {
          const both = [a.questions[index], b.questions[index]]
          expect(both).toContainEqual(state)
          expect(state.revision).toBe(Math.max(...both.map((one) => one?.revision ?? 0)))
        })
        const [first, last] = reachable(merged)
        expect(merged.current).toBeGreaterThanOrEqual(first)
        expect(merged.current).toBeLessThanOrEqual(last)
        expect(merged.questions[merged.current]?.visited).toBe(true)
      }),
    )
  })
})

describe('a sitting that meets the state of another device', () => {
  const meet = (theirs: BegunSitting): SittingAction => ({ type: 'meet', theirs, since: null })

  test('is the very same object when that brings nothing', () => {
    fc.assert(
      fc.property(devices, ([root, a]) => {
        expect(meetSitting(a, a)).toBe(a)
        expect(meetSitting(a, root)).toBe(a)
      }),
    )
  })

  test('has a revision that neither had whenever it is not what the account has', () => {
    fc.assert(
      fc.property(devices, ([, a, b]) => {
        const met = meetSitting(a, b)
        if (met.status === 'submitted') return
        expect(met.revision).toBeGreaterThanOrEqual(Math.max(a.revision, b.revision))
        if (met === a || sameContent(met, b)) return
        expect(met.revision).toBeGreaterThan(Math.max(a.revision, b.revision))
      }),
    )
  })

  test('keeps what was done here while the account was being asked, however much the other device did', () => {
    fc.assert(
      fc.property(devices, ([root, a, b]) => {
        const met = meetLate(a, b, root.revision)
        if (a.status === 'submitted' || b.status === 'submitted') return
        a.questions.forEach((state, index) => {
          const { option, marked, visited } = state
          if (state.revision <= root.revision) return
          expect(met.questions[index]).toMatchObject({ option, marked, visited })
        })
        // Nothing done here: the newest state is the other device's.
        const isNewest =
          a.revision === root.revision ? sameContent(met, mergeSittings(a, b)) : met.revision > b.revision
        expect(isNewest).toBe(true)
      }),
    )
  })

  test('stays as it is once it is submitted, whatever the other device has done since', () => {
    fc.assert(
      fc.property(running, ([, a, b]) => {
        const over = goOn(a, [[{ type: 'submit' }, 10]])
        expect(meetSitting(over, b)).toBe(over)
        expect(meetSitting(b, over)).toBe(over)
      }),
    )
  })

  test('has the answers of all devices when it is a live test, and its time ends where it goes on', () => {
    const [first, second] = [{ type: 'choose', option: 1 } as const, { type: 'choose', option: 2 } as const]
    const mine = begunWith(paperOf(2), [first])
    const theirs = begunWith(paperOf(2), [{ type: 'step', by: 1 }, second])
    const submitted = reduceSitting(mine, { type: 'submit' }, begin + 5000) as BegunSitting
    const timedOut = reduceSitting(mine, { type: 'step', by: 1 }, begin + 600_000) as BegunSitting
    const met = [
      meetLive(submitted, theirs, false),
      meetLive(submitted, theirs, true),
      meetLive(timedOut, theirs, false),
      meetLive(timedOut, theirs, true),
    ]
    for (const { questions } of met) expect(questions.map(({ option }) => option)).toEqual([1, 2])
    expect(met.map(({ status }) => status)).toEqual(['submitted', 'submitted', 'submitted', 'running'])
    expect(meetLive(mine, submitted, false)).toBe(submitted)
  })

  test('is over when the other device has submitted it', () => {
    const mine = begunWith(paperOf(2), [{ type: 'choose', option: 1 }])
    const theirs = reduceSitting(mine, { type: 'submit' }, begin + 5000)
    expect(reduceSitting(mine, meet(begunWith(paperOf(2))), begin)).toBe(mine)
    if (theirs.status === 'ready') throw new Error('it has begun')
    expect(reduceSitting(mine, meet(theirs), begin + 6000)).toEqual(theirs)
  })
})
