import type { AttemptSummary } from '@/own/attempts'

/** How far a student has come with one test. */
export type TestProgress =
  | { status: 'not-started' }
  /** `minutesLeft`: whole minutes, at least 1. */
  | { status: 'in-progress'; minutesLeft: number }
  /** Its time ran out while nobody was here: opening it shows the result. */
  | { status: 'time-over' }
  /** `best`: whole percent. */
  | { status: 'scored'; best: number }

type Known = Pick<AttemptSummary, 'scope' | 'status' | 'deadline' | 'score'>

/** The progress that the attempts of one test come to; practice of some of its questions is none. */
export function progressOf(attempts: readonly Known[], now: number): TestProgress {
  const whole = attempts.filter(({ scope }) => scope === 'all')
  const running = whole.find(({ status }) => status === 'running')
  if (running && running.deadline <= now) return { status: 'time-over' }
  if (running) return { status: 'in-progress', minutesLeft: Math.ceil((running.deadline - now) / 60_000) }
  const scores = whole.flatMap(({ score }) => (score ? [score.percentage] : []))
  return scores.length > 0 ? { status: 'scored', best: Math.max(...scores) } : { status: 'not-started' }
}

/** Whether a test is still to be done: it is running, or was never begun. */
const isOpen = (progress: TestProgress | null) =>
  progress?.status === 'in-progress' || progress?.status === 'not-started'

/**
 * The test to take next: a running one, else the first that was never begun, premium tests first; null when every test has
 * been taken, undefined while the progress is not known.
 */
export function nextOf<Test extends { readonly id: string }>(
  { free, premium }: { free: readonly Test[]; premium: readonly Test[] },
  progress: (testId: string) => TestProgress | null,
): { test: Test; isRunning: boolean } | null | undefined {
  const tests = [...premium, ...free]
  if (tests.some(({ id }) => progress(id) === null)) return undefined
  const open = tests.filter(({ id }) => isOpen(progress(id)))
  const running = open.find(({ id }) => progress(id)?.status === 'in-progress')
  const test = running ?? open[0]
  return test ? { test, isRunning: test === running } : null
}
