import { type IndiaDay, indiaDayOf } from '../india-day'
import type { DeckEntry } from './mistake-book'
import { timeToRevise } from './revision-time'
import { recallOn, type Schedules, scheduleOf } from './schedule'

/** What a day's revision is chosen from. */
export interface RevisionAsk {
  /** Of the list of mistakes, the saved questions, or both (`deckOf`); each once. */
  readonly entries: readonly DeckEntry[]
  /** Of all of them (`schedulesOf`); one without a schedule is never due. */
  readonly schedules: Schedules
  readonly today: IndiaDay
  /** That the student gives it a day. */
  readonly minutes: number
  /** Revision ends on the day before; null without an exam. */
  readonly examDay: IndiaDay | null
}

export interface RevisionDay {
  /** What is left to revise today, in this order; none was revised today already, and each is there once. */
  readonly questions: readonly DeckEntry[]
  /** That `questions` will take, and those revised today took: the former fits into what the latter leaves of the minutes. */
  readonly seconds: { readonly left: number; readonly done: number }
  /** How many were revised today. */
  readonly done: number
  /** How many are due as well, for which today has no time: they come on later days. */
  readonly waiting: number
  /** The next day after today with anything to revise; null when nothing is planned. */
  readonly next: IndiaDay | null
}

/** How long a question takes to revise, in whole seconds. */
export const secondsToRevise = ({ encounters }: DeckEntry): number =>
  timeToRevise(encounters.flatMap(({ answered, seconds }) => (answered ? (seconds ?? 0) : [])))

const secondsOf = (entries: readonly DeckEntry[]) =>
  entries.reduce((sum, entry) => sum + secondsToRevise(entry), 0)

/** Those that a review of that day is of. */
export const revisedOn = (entries: readonly DeckEntry[], day: IndiaDay): DeckEntry[] =>
  entries.filter(({ card }) =>
    card?.reviews.some(({ at, result }) => result !== 'put-back' && indiaDayOf(at) === day),
  )

/** The order of practice of the weakest questions, which leaves the schedule unchanged: least known first. */
export function leastKnownFirst(
  entries: readonly DeckEntry[],
  schedules: Schedules,
  day: IndiaDay,
): DeckEntry[] {
  return entries
    .map((entry) => {
      const schedule = schedules.get(entry.ref)
      return { entry, recall: schedule ? recallOn(schedule, day) : 0 }
    })
    .sort((a, b) => a.recall - b.recall || (a.entry.ref < b.entry.ref ? -1 : 1))
    .map(({ entry }) => entry)
}

/** Of entries in order of need those that fit into some seconds; a shorter one may fit where a longer one did not. */
export function withinSeconds(entries: readonly DeckEntry[], seconds: number): DeckEntry[] {
  let left = seconds
  return entries.filter((entry) => {
    const takes = secondsToRevise(entry)
    if (takes > left) return false
    left -= takes
    return true
  })
}

interface Round {
  readonly from: IndiaDay
  readonly to: IndiaDay
}

/** The last days before an exam, on which all of the deck comes once more; half of their minutes are for what is failed. */
function lastRound({ entries, minutes, examDay }: RevisionAsk): Round | null {
  if (examDay === null) return null
  const days = Math.max(1, Math.ceil((2 * secondsOf(entries)) / (60 * Math.max(1, minutes))))
  return { from: examDay - days, to: examDay - 1 }
}

/** What would come only after the exam, and was not met in the last round yet. */
const leftForRound = (entries: readonly DeckEntry[], schedules: Schedules, round: Round) =>
  entries.filter(({ ref }) => {
    const schedule = schedules.get(ref)
    return schedule && schedule.due > round.to && (schedule.last ?? 0) < round.from
  })

/** Schedules as they were when the day began: what was done on it does not change what was to be done on it. */
function thatMorning({ entries, schedules, today }: RevisionAsk): Schedules {
  const morning = new Map(schedules)
  for (const entry of entries) {
    if (schedules.get(entry.ref)?.last !== today) continue
    const encounters = entry.encounters.filter(({ day }) => day < today)
    morning.set(entry.ref, scheduleOf({ ...entry, encounters }))
  }
  return morning
}

/** An even share of what the last round still had this morning, less what was met today. */
function shareOfRound(ask: RevisionAsk, round: Round): DeckEntry[] {
  const { entries, schedules, today } = ask
  if (today < round.from) return []
  const morning = thatMorning(ask)
  const rest = leastKnownFirst(leftForRound(entries, morning, round), morning, today)
  return rest
    .slice(0, Math.ceil(rest.length / (round.to - today + 1)))
    .filter(({ ref }) => schedules.get(ref)?.last !== today)
}

/**
 * The order when more is due than fits: what has been due longest first, and of one day what is known least. On average it
 * is the best of the orders in `npm run simulate` (docs/decisions/046).
 */
function oldestDueFirst(entries: readonly DeckEntry[], schedules: Schedules, day: IndiaDay): DeckEntry[] {
  const dueOf = ({ ref }: DeckEntry) => schedules.get(ref)?.due ?? 0
  return leastKnownFirst(entries, schedules, day).sort((a, b) => dueOf(a) - dueOf(b))
}

/**
 * All that is due on the day, the oldest first: what FSRS has due by then, and in the last days before an exam an even
 * share of what would come only after it, so that each question comes once more. From the day of the exam on nothing is
 * due.
 */
export function dueOn(ask: RevisionAsk): DeckEntry[] {
  const { entries, schedules, today } = ask
  const round = lastRound(ask)
  if (round && today > round.to) return []
  const due = entries.filter(({ ref }) => (schedules.get(ref)?.due ?? Infinity) <= today)
  const share = round ? shareOfRound(ask, round) : []
  return oldestDueFirst([...due, ...share], schedules, today)
}

/** The first day after today that `later`, which today has not, is due on. */
function nextDay(ask: RevisionAsk, later: readonly DeckEntry[]): IndiaDay | null {
  const { schedules, today } = ask
  const round = lastRound(ask)
  const dues = later.map(({ ref }) => schedules.get(ref)?.due ?? Infinity)
  if (round && leftForRound(later, schedules, round).length > 0) dues.push(round.from)
  const next = dues.reduce((a, b) => Math.min(a, b), Infinity)
  const day = Math.max(next, today + 1)
  return day <= (round?.to ?? Infinity) && next < Infinity ? day : null
}

/**
 * What a student revises today, in their minutes. Those that were revised today already count for the minutes and do not
 * come again, so a list that was worked through stays so until the next day.
 */
export function revisionOf(ask: RevisionAsk): RevisionDay {
  const revised = revisedOn(ask.entries, ask.today)
  const done = secondsOf(revised)
  const due = dueOn(ask).filter((entry) => !revised.includes(entry))
  const questions = withinSeconds(due, Math.max(0, 60 * ask.minutes - done))
  const today = new Set(questions)
  return {
    questions,
    seconds: { left: secondsOf(questions), done },
    done: revised.length,
    waiting: due.length - questions.length,
    next: nextDay(
      ask,
      ask.entries.filter((entry) => !today.has(entry)),
    ),
  }
}
