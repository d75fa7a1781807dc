/** Where "Next problem" goes: first through all errors, then through all warnings. */
import { gapId, headingId, type Item, keyOf, type ShownProblem } from './shown-problems'

/** An item with a problem; the form of the test where `at` is null. */
export interface Stop {
  /** 0: an error of an item, 1: of the test; 2 and 3: the same of warnings. */
  level: number
  /** Place among the items. */
  at: number | null
  /** Field of the test. */
  field: string | null
}

/** In the order in which they are gone through. An item with an error is not gone to for its warnings again. */
export function stopsOf(problems: readonly ShownProblem[], items: readonly Item[]): Stop[] {
  const worst = new Map<string, ShownProblem['severity']>()
  const ofTest: ShownProblem[] = []
  for (const problem of problems) {
    const { uid, fault, severity } = problem
    const key = uid === null ? (fault ? gapId(fault) : null) : headingId(uid)
    if (key === null) ofTest.push(problem)
    else if (severity === 'error' || !worst.has(key)) worst.set(key, severity)
  }
  const stops = items.flatMap((item, at): Stop[] => {
    const severity = worst.get(keyOf(item))
    return severity ? [{ level: severity === 'error' ? 0 : 2, at, field: null }] : []
  })
  const details = (severity: ShownProblem['severity'], level: number): Stop[] => {
    const first = ofTest.find((problem) => problem.severity === severity)
    return first ? [{ level, at: null, field: first.field }] : []
  }
  return [...stops, ...details('error', 1), ...details('warning', 3)].toSorted((a, b) => a.level - b.level)
}

/** @param last where the operator was led before */
export function nextStop(stops: readonly Stop[], last: Pick<Stop, 'level' | 'at'> | null): Stop | undefined {
  const isBehind = ({ level, at }: Stop) =>
    last === null || level > last.level || (level === last.level && (at ?? 0) > (last.at ?? 0))
  return stops.find(isBehind) ?? stops[0]
}
