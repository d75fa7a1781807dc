import type { BegunSitting, QuestionState, RunningSitting } from './sitting-state'

type Rank = readonly number[]

/** Below zero when `a` stands before `b`: the first number that differs decides. */
function compare(a: Rank, b: Rank): number {
  const place = a.findIndex((number, index) => number !== b[index])
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0)
}

function later<T>(a: T, b: T, rankOf: (item: T) => Rank): T {
  return compare(rankOf(a), rankOf(b)) >= 0 ? a : b
}

/** The revision decides; the rest only makes two changes under one revision come out alike on both devices. */
const questionRank = ({ revision, milliseconds, option, marked, visited }: QuestionState): Rank => [
  revision,
  Math.round(milliseconds),
  Number(option !== null),
  option ?? 0,
  Number(marked),
  Number(visited),
]

/** Of nothing but what goes along with the place: in whatever order three devices meet, the same one wins. */
const placeRank = ({ open, revision, placedAt, current }: RunningSitting): Rank => [
  open?.section ?? -1,
  placedAt ?? revision,
  current,
  -(open?.deadline ?? 0),
]

const questionsOf = (a: BegunSitting, b: BegunSitting) =>
  a.questions.map((state, index) => later(state, b.questions[index] ?? state, questionRank))

/**
 * Two states of one running attempt as one: each question as it was at its higher revision, the place of the sitting that
 * has come further. Whichever way round and however often, the outcome is the same. Both must be about the same
 * questions.
 */
export function mergeSittings(a: RunningSitting, b: RunningSitting): RunningSitting {
  const place = later(a, b, placeRank)
  const { current, open, sections, startedAt } = place
  const revision = Math.max(a.revision, b.revision)
  const placedAt = place.placedAt ?? place.revision
  return {
    status: 'running',
    startedAt,
    sections,
    current,
    open,
    revision,
    placedAt: placedAt === revision ? null : placedAt,
    questions: questionsOf(a, b),
    deadline: Math.min(a.deadline, b.deadline),
    exits: Math.max(a.exits, b.exits),
    countedTo: Math.max(a.countedTo, b.countedTo),
  }
}

/** Times in whole milliseconds, as a document has them. */
function whole(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value) : value
}

function contentOf({ questions, current, deadline, exits, open, ...rest }: BegunSitting): string {
  const end = rest.status === 'submitted' ? [rest.submittedAt, rest.endedBy] : null
  const place = open && [open.section, open.deadline]
  return JSON.stringify([questions.map(questionRank), current, deadline, exits, place, end], whole)
}

/** Whether two states say the same about every question, place and time; revision and clock apart. */
export function sameContent(a: BegunSitting, b: BegunSitting): boolean {
  return contentOf(a) === contentOf(b)
}

/**
 * `mine` after it has met what the account has: the very same object when that brought nothing, and under a new revision
 * when the outcome is not what the account has, so that it is written. What is submitted there is final, also when this
 * device has submitted too: a result is the same everywhere.
 */
export function meetSitting(mine: BegunSitting, theirs: BegunSitting): BegunSitting {
  if (theirs.status === 'submitted') return theirs
  if (mine.status === 'submitted') return mine
  const merged = mergeSittings(mine, theirs)
  const isMine = sameContent(merged, mine)
  const isTheirs = sameContent(merged, theirs)
  if (isMine && (isTheirs ? mine.revision >= theirs.revision : mine.revision > theirs.revision)) return mine
  if (isTheirs && theirs.revision >= mine.revision) return merged
  return { ...merged, revision: merged.revision + 1, placedAt: null }
}

/**
 * `meetSitting` for a live test, of which no result was shown: the answers of all devices count, also when `mine` has
 * ended.
 * @param isElsewhere whether another device has taken it over: that one ends it when its time is over, this one only by
 * the student's own submit
 */
export function meetLive(mine: BegunSitting, theirs: BegunSitting, isElsewhere: boolean): BegunSitting {
  if (mine.status !== 'submitted' || theirs.status === 'submitted') return meetSitting(mine, theirs)
  if (!isElsewhere || mine.endedBy === 'student') return { ...mine, questions: questionsOf(mine, theirs) }
  const { submittedAt: _, endedBy: __, scoredBy: ___, ...progress } = mine
  return meetSitting({ ...progress, status: 'running', open: theirs.open }, theirs)
}

/**
 * `meetSitting` for a test that was opened before the account could say what another device did: whatever was done here
 * after the revision `since` was done after all of that, so none of it is taken back.
 */
export function meetLate(mine: BegunSitting, theirs: BegunSitting, since: number): BegunSitting {
  const by = theirs.revision - since
  if (by <= 0 || mine.revision === since) return meetSitting(mine, theirs)
  const questions = mine.questions.map((state) =>
    state.revision > since ? { ...state, revision: state.revision + by } : state,
  )
  return meetSitting({ ...mine, questions, revision: mine.revision + by, placedAt: null }, theirs)
}
