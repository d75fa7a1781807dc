/** Problems of a paper: beside their questions, in groups of the same kind, and where a file's unread questions belong. */
import type { OutputOf } from '../call'
import type { FileFault, PaperQuestion, PaperState } from './paper-state'

export type CheckedProblem = OutputOf<'checkPaper'>[number]

export interface ShownProblem {
  severity: 'error' | 'warning'
  /** null: it is about the test, or about something else in the file. */
  uid: string | null
  field: string | null
  message: string
  /** Of the file, which has to be written or left out by the operator. */
  fault: FileFault | null
}

/** A question, or the gap where one could not be read. */
export type Item = { question: PaperQuestion; number: number } | { fault: FileFault; at: number }

/** Elements of the page that the focus goes to. */
export const headingId = (uid: string) => `question-${uid}`
export const editId = (uid: string) => `edit-${uid}`
export const gapId = ({ file, place, message }: FileFault) =>
  `gap-${encodeURIComponent(file + place + message)}`
export const keyOf = (item: Item) => ('question' in item ? headingId(item.question.uid) : gapId(item.fault))

/** Numbers of a place in a file, and its words: `question 4, paragraph 16`. */
function placeParts(place: string) {
  const numbers = (place.match(/\d+/g) ?? []).map(Number)
  return { words: place.replace(/\d+/g, '#'), numbers }
}

/** Whether a place in a file is before another; places of different kinds have no order. */
function isBefore(place: string, other: string): boolean {
  const [one, two] = [placeParts(place), placeParts(other)]
  if (one.words !== two.words) return false
  const differs = one.numbers.findIndex((number, index) => number !== two.numbers[index])
  return differs >= 0 && (one.numbers[differs] ?? 0) < (two.numbers[differs] ?? 0)
}

/** A place of one file, as a key. */
const spotOf = ({ file, place }: { file: string | null; place: string | null }) =>
  JSON.stringify([file, place])

/** Whether a fault is about this question: another file has the same places. */
export const isAbout = (fault: FileFault, question: PaperQuestion) => spotOf(fault) === spotOf(question)

/** Faults that stand for a question which could not be read. */
export function gapsIn({ questions, faults }: Pick<PaperState, 'questions' | 'faults'>): FileFault[] {
  const known = new Set(questions.map(spotOf))
  return faults.filter((fault) => fault.severity === 'error' && !known.has(spotOf(fault)))
}

/** Questions in their order, with each gap before the first question that is behind it in the file. */
export function itemsOf(paper: Pick<PaperState, 'questions' | 'faults'>): Item[] {
  const { questions } = paper
  const gaps = new Map<number, FileFault[]>()
  for (const fault of gapsIn(paper)) {
    const next = questions.findIndex(
      ({ file, place }) => file === fault.file && place !== null && isBefore(fault.place, place),
    )
    const last = questions.findLastIndex(({ file }) => file === fault.file)
    const at = next >= 0 ? next : last < 0 ? questions.length : last + 1
    gaps.set(at, [...(gaps.get(at) ?? []), fault])
  }
  const before = (at: number): Item[] => (gaps.get(at) ?? []).map((fault) => ({ fault, at }))
  return [
    ...questions.flatMap((question, index): Item[] => [...before(index), { question, number: index + 1 }]),
    ...before(questions.length),
  ]
}

/** What the file's reader and the checks found. @param uids of the questions that were checked, in their order */
export function shownProblems(
  paper: Pick<PaperState, 'questions' | 'faults'>,
  checked: readonly CheckedProblem[],
  uids: readonly string[],
): ShownProblem[] {
  const uidAt = new Map(paper.questions.map((question) => [spotOf(question), question.uid]))
  const present = new Set(paper.questions.map(({ uid }) => uid))
  const ofFile = paper.faults.map(
    (fault): ShownProblem => ({
      severity: fault.severity,
      uid: uidAt.get(spotOf(fault)) ?? null,
      field: null,
      message: fault.message,
      fault,
    }),
  )
  const ofChecks = checked.flatMap(({ question, ...problem }): ShownProblem[] => {
    const uid = question === null ? null : (uids[question] ?? null)
    // The check knows a question that has been deleted since.
    return question !== null && (uid === null || !present.has(uid)) ? [] : [{ ...problem, uid, fault: null }]
  })
  return [...ofFile, ...ofChecks]
}

export interface Group {
  /** The first message of the group. */
  message: string
  severity: ShownProblem['severity']
  problems: readonly ShownProblem[]
}

/** The same sentence about different words and numbers. */
const kindOf = ({ severity, message }: ShownProblem) =>
  `${severity} ${message.replace(/"[^"]*"/g, '""').replace(/\d+/g, '#')}`

/** Errors first, then the groups of most problems. */
export function groupsOf(problems: readonly ShownProblem[]): Group[] {
  const byKind = new Map<string, ShownProblem[]>()
  for (const problem of problems) {
    const group = byKind.get(kindOf(problem)) ?? []
    group.push(problem)
    byKind.set(kindOf(problem), group)
  }
  const groups = [...byKind.values()].flatMap((group): Group[] => {
    const [first] = group
    return first ? [{ message: first.message, severity: first.severity, problems: group }] : []
  })
  const rank = ({ severity }: Group) => (severity === 'error' ? 0 : 1)
  return groups.toSorted((a, b) => rank(a) - rank(b) || b.problems.length - a.problems.length)
}
