import { createEmptyCard, forgetting_curve, fsrs, type Grade, Rating, State } from 'ts-fsrs'
import { type IndiaDay, indiaDayOf, startOfIndiaDay } from '../india-day'
import type { QuestionRef } from '../question/ref'
import type { Encounter } from './encounters'
import type { DeckEntry } from './mistake-book'

/** How well a question is known by FSRS, and when it is to be revised. */
export interface Schedule {
  readonly ref: QuestionRef
  /** The day in India on which it is to come again; in the past when it is late. */
  readonly due: IndiaDay
  /** When it was last met; null for a saved one that never was. */
  readonly last: IndiaDay | null
  /** Days after which nine of ten such questions are still known; 0 for one never met. */
  readonly stability: number
}

export type Schedules = ReadonlyMap<QuestionRef, Schedule>

/** FSRS with its default weights; a day is its smallest step, and no chance is in it. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, request_retention: 0.9 })
const { w: weights } = scheduler.parameters

/** FSRS counts days by UTC; this is the start of the UTC day of the same date. */
const dayMs = startOfIndiaDay(1) - startOfIndiaDay(0)
const dateOf = (day: IndiaDay) => new Date(day * dayMs)

/** One a day: a day on which the question was wrong or skipped at all says that it is not known. */
function gradesOf(encounters: readonly Encounter[]): ReadonlyMap<IndiaDay, Grade> {
  const grades = new Map<IndiaDay, Grade>()
  for (const { day, right } of encounters) {
    if (!right) grades.set(day, Rating.Again)
    else if (!grades.has(day)) grades.set(day, Rating.Good)
  }
  return grades
}

/** One that was put back into the book and not met since is to come on the next day at the latest. */
function dueAfterPutBack({ card, encounters }: DeckEntry, due: IndiaDay): IndiaDay {
  const lastMet = encounters[encounters.length - 1]?.at ?? 0
  const putBack = card?.reviews.find(({ at, result }) => result === 'put-back' && at >= lastMet)
  return putBack ? Math.min(due, indiaDayOf(putBack.at) + 1) : due
}

/** A saved question that was never met may come on the day of its star. */
function unmet({ ref, card }: DeckEntry): Schedule {
  const since = card?.star?.at ?? card?.reviews[0]?.at ?? 0
  return { ref, due: indiaDayOf(since), last: null, stability: 0 }
}

/**
 * The due day of a question by FSRS from all that happened to it: wrong or skipped is "again", right is "good", one a
 * day. Failed today, it is due tomorrow, whatever FSRS says: an older card would wait up to 20 days. Always right from
 * then on, a new one comes about 3, 8 and 22 days later. Whether it is in the list of mistakes makes no difference: what has
 * left it comes again on its due days.
 */
export function scheduleOf(entry: DeckEntry): Schedule {
  const grades = [...gradesOf(entry.encounters)]
  const lastGrade = grades.pop()
  if (!lastGrade) return unmet(entry)
  // What is known follows from grades and days alone; only the last grade needs FSRS's reckoning of a due day.
  let memory: { stability: number; difficulty: number } | null = null
  let before: IndiaDay | null = null
  for (const [day, grade] of grades) {
    memory = scheduler.next_state(memory, day - (before ?? day), grade)
    before = day
  }
  const [last, grade] = lastGrade
  const empty = createEmptyCard(dateOf(last))
  const card =
    memory && before !== null
      ? { ...empty, ...memory, state: State.Review, last_review: dateOf(before) }
      : empty
  const next = scheduler.next(card, dateOf(last), grade).card
  const wait = grade === Rating.Again ? 1 : next.scheduled_days
  const due = dueAfterPutBack(entry, last + wait)
  return { ref: entry.ref, due, last, stability: next.stability }
}

/** Of many at once; 2500 take a desktop about 0.1 s, so once a visit and not at each rendering. */
export const schedulesOf = (entries: readonly DeckEntry[]): Schedules =>
  new Map(entries.map((entry) => [entry.ref, scheduleOf(entry)]))

/** How likely the student knows the answer on a day, from 0 to 1; 0 for one never met. */
export function recallOn({ last, stability }: Schedule, day: IndiaDay): number {
  return last === null ? 0 : forgetting_curve(weights, Math.max(0, day - last), stability)
}
