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

function rowOf(question: PaperQuestion, item: Item, students: number): string[] {
  const { place, facility, discrimination, medianSeconds, skipped, suspicions } = item
  return [
    `#${place + 1}`,
    question.id,
    facility === null ? '-' : percent(facility),
    discrimination === null ? '-' : discrimination.toFixed(2),
    medianSeconds === null ? '-' : `${medianSeconds} s`,
    percent(skipped / students),
    answersText(question, item, students),
    suspicions.map((reason) => reasons[reason]).join('; '),
  ]
}

/**
 * Prints a table of all questions.
 * @param paper as students saw it, with the keys that count by now
 * @param rows one for each student, read once, none of them kept
 * @returns the exit code
 */
export async function runItems(
  paper: Pick<Paper, 'title' | 'questions'>,
  rows: AsyncIterable<AnswerRow>,
  console: Console,
): Promise<number> {
  const analysis = createItemAnalysis(paper)
  for await (const row of rows) analysis.add(row)
  const { students, topStudents, items } = analysis.result()
  if (students === 0) {
    console.out(`Nobody has submitted "${paper.title}" yet.`)
    return 0
  }
  console.out(`${paper.title}: ${students} students; the top group is the best ${topStudents} of them.`)
  if (students < fewStudents)
    console.out(`With fewer than ${fewStudents} students these figures are mostly chance.`)
  console.out('')
  const listed = items.flatMap((item) => {
    const question = paper.questions[item.place]
    return question ? [rowOf(question, item, students)] : []
  })
  for (const line of table([head, ...listed])) console.out(line)
  const suspects = items.filter(({ suspicions }) => suspicions.length > 0).length
  console.out('')
  console.out(
    suspects === 0
      ? 'No key looks wrong.'
      : `Keys that may be wrong: ${suspects}, listed first. Compare them with the source; npm run content -- correct corrects a key.`,
  )
  return 0
}

/**
 * Of a test of several packages, the attempts by each of its keys are one analysis.
 * @returns the exit code
 */
export async function runItemsOf({ test }: ItemsCommand, target: Target, console: Console): Promise<number> {
  const { path, title } = await findTest(target.database, test)
  const jobs = (await keysOf(target.database, path)).map((testKey) => ({ testKey, path }))
  const [first] = jobs
  if (!first) throw new Error(`${path} has no attempts: no package has it.`)
  const { paper } = await readRankedTest(target.students.firestore, first)
  async function* rows() {
    for (const job of jobs) yield* itemRows(target.students.firestore, job)
  }
  return runItems({ title, questions: paper.questions }, rows(), console)
}
