/** The ways of choosing a day's questions, all for the same minutes. */
import type { DeckEntry } from '../../../src/domain/learning/mistake-book'
import { dueOn, type RevisionAsk, revisionOf, withinSeconds } from '../../../src/domain/learning/revision-day'
import { recallOn, type Schedule } from '../../../src/domain/learning/schedule'

export type Choice = (ask: RevisionAsk, random: () => number) => readonly DeckEntry[]

/** The entries with the smallest `rank` first, as many as the minutes hold. */
function smallestFirst(
  entries: readonly DeckEntry[],
  { minutes }: RevisionAsk,
  rank: (entry: DeckEntry) => number,
): DeckEntry[] {
  const ordered = entries.map((entry) => ({ entry, rank: rank(entry) })).sort((a, b) => a.rank - b.rank)
  return withinSeconds(
    ordered.map(({ entry }) => entry),
    60 * minutes,
  )
}

/** What FSRS has due, in another order than the app's. */
const dueBy =
  (rank: (schedule: Schedule, today: number, random: () => number) => number): Choice =>
  (ask, random) =>
    smallestFirst(dueOn(ask), ask, ({ ref }) => {
      const schedule = ask.schedules.get(ref)
      return schedule ? rank(schedule, ask.today, random) : 0
    })

/** A question and how its reviews went, as one of the calendars below counts them: the next one in so many days. */
type Calendar = (rights: readonly boolean[]) => number

/** What a calendar has due, what waits longest first. */
const byCalendar =
  (calendar: Calendar): Choice =>
  (ask) => {
    const dues = new Map<DeckEntry, number>()
    for (const entry of ask.entries) {
      const reviews = entry.encounters.filter(({ source }) => source === 'review')
      const last = entry.encounters[entry.encounters.length - 1]?.day ?? 0
      const due = last + calendar(reviews.map(({ right }) => right))
      if (due <= ask.today) dues.set(entry, due)
    }
    return smallestFirst([...dues.keys()], ask, (entry) => dues.get(entry) ?? 0)
  }

/** Steps of days: a right answer goes one up, a wrong one goes back to the first. The last one repeats. */
const steps =
  (days: readonly number[]): Calendar =>
  (rights) => {
    const place = rights.length - 1 - rights.lastIndexOf(false)
    return days[Math.min(place, days.length - 1)] ?? 1
  }

/** SM-2 with grade 4 for right and 2 for wrong: 1, 6, then times an easiness that falls with each mistake. */
const sm2: Calendar = (rights) => {
  let easiness = 2.5
  let interval = 1
  let inRow = 0
  for (const right of rights) {
    easiness = right ? easiness : Math.max(1.3, easiness - 0.32)
    inRow = right ? inRow + 1 : 0
    if (inRow === 0) interval = 1
    else if (inRow === 1) interval = 6
    else interval = Math.round(interval * easiness)
  }
  return interval
}

export const choices = {
  'oldest due first (the app)': (ask) => revisionOf(ask).questions,
  'least known first': dueBy((schedule, today) => recallOn(schedule, today)),
  'most known first': dueBy((schedule, today) => -recallOn(schedule, today)),
  'most overdue for its interval first': dueBy(
    ({ due, last }, today) => -(today - due) / Math.max(1, due - (last ?? due)),
  ),
  'due in random order': dueBy((_, __, random) => random()),
  'no schedule: random repetition': (ask, random) => smallestFirst(ask.entries, ask, random),
  'after 1, 3, 7, 21 days': byCalendar(steps([1, 3, 7, 21])),
  'Leitner: 1, 2, 4, 8, 16, 32 days': byCalendar(steps([1, 2, 4, 8, 16, 32])),
  'SM-2': byCalendar(sm2),
} satisfies Record<string, Choice>

export type ChoiceName = keyof typeof choices
