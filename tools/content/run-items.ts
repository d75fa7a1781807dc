/** `items TEST`: how the questions of a test did, suspects of a wrong key first. */
import { readRankedTest } from '../../api/ranks/ranked-test'
import type { Paper, PaperQuestion } from '../../src/domain/paper'
import { keyText } from '../../src/domain/question/kinds'
import { type AnswerRow, createItemAnalysis, type Item } from '../../src/domain/ranking/item-analysis'
import type { ItemsCommand } from './command'
import { type Console, table } from './console'
import { itemRows } from './item-rows'
import { findTest, keysOf } from './stored-tests'
import type { Target } from './target'

const head = ['question', 'id', 'correct', 'discrimination', 'median', 'open', 'answers', 'check'] as const

/** Below so many students the figures are mostly chance. */
const fewStudents = 30

/** Of the answers to a question, so many are listed. */
const listedAnswers = 6

const reasons: Record<Item['suspicions'][number], string> = {
  'negative-discrimination': 'good students get it wrong',
  'top-group-chose-another': 'the top group chose another answer',
}

const percent = (share: number) => `${Math.round(share * 100)}%`

/** `B* 41%, A 30%`: a star stands at what is correct. */
function answersText(question: PaperQuestion, { answers, otherAnswers }: Item, students: number): string {
  const listed = answers.slice(0, listedAnswers)
  const rest = answers.slice(listedAnswers).reduce((sum, { count }) => sum + count, otherAnswers)
  return [
    ...listed.map(
      ({ answer, count, isRight }) =>
        `${keyText(question, answer)}${isRight ? '*' : ''} ${percent(count / students)}`,
    ),
    ...(rest > 0 ? [`others ${percent(rest / students)}`] : []),
  ].join(', ')
}

/** How one question did. */
interface ItemRow {
  /** Of the question in the test, from 1. */
  number: number
  questionId: string
  /** Share of students who were right, from 0 to 1; null where nobody answered. */
  facility: number | null
  discrimination: number | null
  medianSeconds: number | null
  /** Share of students who left it open. */
  open: number
  /** `B* 41%, A 30%`: a star marks what is correct. */
  answers: string
  /** Why its key may be wrong. */
  suspicions: string[]
}

export interface ItemTable {
  title: string
  students: number
  topStudents: number
  /** With so few students the figures are mostly chance. */
  isFew: boolean
  /** Questions whose key may be wrong first. */
  rows: ItemRow[]
}

function rowOf(question: PaperQuestion, item: Item, students: number): ItemRow {
  return {
    number: item.place + 1,
    questionId: question.id,
    facility: item.facility,
    discrimination: item.discrimination,
    medianSeconds: item.medianSeconds,
    open: item.skipped / students,
    answers: answersText(question, item, students),
    suspicions: item.suspicions.map((reason) => reasons[reason]),
  }
}

/**
 * How the questions of a paper did.
 * @param paper as students saw it, with the keys that count by now
 * @param rows one for each student, read once, none of them kept
 */
async function analyseItems(
  paper: Pick<Paper, 'title' | 'questions'>,
  rows: AsyncIterable<AnswerRow>,
): Promise<ItemTable> {
  const analysis = createItemAnalysis(paper)
  for await (const row of rows) analysis.add(row)
  const { students, topStudents, items } = analysis.result()
  const listed = items.flatMap((item) => {
    const question = paper.questions[item.place]
    return question && students > 0 ? [rowOf(question, item, students)] : []
  })
  return { title: paper.title, students, topStudents, isFew: students < fewStudents, rows: listed }
}

const orDash = <T>(value: T | null, show: (value: T) => string) => (value === null ? '-' : show(value))

const cellsOf = (row: ItemRow): string[] => [
  `#${row.number}`,
  row.questionId,
  orDash(row.facility, percent),
  orDash(row.discrimination, (value) => value.toFixed(2)),
  orDash(row.medianSeconds, (seconds) => `${seconds} s`),
  percent(row.open),
  row.answers,
  row.suspicions.join('; '),
]

/**
 * Prints a table of all questions.
 * @returns the exit code
 */
export async function runItems(
  paper: Pick<Paper, 'title' | 'questions'>,
  answers: AsyncIterable<AnswerRow>,
  console: Console,
): Promise<number> {
  const { students, topStudents, isFew, rows } = await analyseItems(paper, answers)
  if (students === 0) {
    console.out(`Nobody has submitted "${paper.title}" yet.`)
    return 0
  }
  console.out(`${paper.title}: ${students} students; the top group is the best ${topStudents} of them.`)
  if (isFew) console.out(`With fewer than ${fewStudents} students these figures are mostly chance.`)
  console.out('')
  for (const line of table([head, ...rows.map(cellsOf)])) console.out(line)
  const suspects = rows.filter(({ suspicions }) => suspicions.length > 0).length
  console.out('')
  console.out(
    suspects === 0
      ? 'No key looks wrong.'
      : `Keys that may be wrong: ${suspects}, listed first. Compare them with the source; npm run content -- correct corrects a key.`,
  )
  return 0
}

/** The paper of a test that an operator named, and its answers; of a test of several packages, those of all its keys. */
async function answersTo(target: Target, test: string) {
  const { path, title } = await findTest(target.database, test)
  const jobs = (await keysOf(target.database, path)).map((testKey) => ({ testKey, path }))
  const [first] = jobs
  if (!first) throw new Error(`${path} has no attempts: no package has it.`)
  const { paper } = await readRankedTest(target.students.firestore, first)
  async function* rows() {
    for (const job of jobs) yield* itemRows(target.students.firestore, job)
  }
  return { paper: { title, questions: paper.questions }, rows: rows() }
}

/** How the questions of a test did. @throws UsageError when there is no such test */
export async function itemsOf(target: Target, test: string): Promise<ItemTable> {
  const { paper, rows } = await answersTo(target, test)
  return analyseItems(paper, rows)
}

/** @returns the exit code */
export async function runItemsOf({ test }: ItemsCommand, target: Target, console: Console): Promise<number> {
  const { paper, rows } = await answersTo(target, test)
  return runItems(paper, rows, console)
}
