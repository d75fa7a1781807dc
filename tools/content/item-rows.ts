import type { FirestoreClient } from '../../api/firestore/client'
import { createIntake } from '../../api/ranks/intake'
import { sheetsOf } from '../../api/ranks/rank-step'
import { type RankJob, readRankedTest } from '../../api/ranks/ranked-test'
import type { Paper, PaperQuestion } from '../../src/domain/paper'
import { shuffleOptions, storedOrder } from '../../src/domain/question/shuffle'
import type { AnswerRow } from '../../src/domain/ranking/item-analysis'
import type { RankedSheet } from '../../src/domain/ranking/ranking'

/** An answer by the options as they stand in the test, whatever order the student saw them in. */
function storedAnswer(question: PaperQuestion, seed: string, answer: number): number {
  const { correctAnswer } = storedOrder({ ...shuffleOptions(question, seed), correctAnswer: answer })
  return typeof correctAnswer === 'number' ? correctAnswer : answer
}

function rowOf(
  paper: Paper,
  { attemptId, questionIds, options, milliseconds }: RankedSheet,
  marks: number,
): AnswerRow {
  const answers = new Map<number, number>()
  const times = paper.questions.map((question, index) => {
    const place = questionIds.indexOf(question.id)
    const option = options[place] ?? null
    const isShuffled = paper.shuffle?.options === true
    if (option !== null) answers.set(index, isShuffled ? storedAnswer(question, attemptId, option) : option)
    return milliseconds[place] ?? 0
  })
  return { answers, milliseconds: times, marks }
}

/**
 * The answers of the students who are ranked, one after the other: of a live test all sheets, of another test first attempts.
 * @throws NotRanked when the test cannot be read, ApiError 503
 */
export async function* itemRows(firestore: FirestoreClient, job: RankJob): AsyncGenerator<AnswerRow> {
  const test = await readRankedTest(firestore, job)
  const { paper } = test
  const ready: AnswerRow[] = []
  const intake = createIntake(job, test, { leaveOut: [], unnamed: [] }, null, (sheet, { scored }) => {
    ready.push(rowOf(paper, sheet, scored.numerator / scored.denominator))
  })
  for (let after: string | undefined; ; ) {
    const query = sheetsOf(job, after)
    const page = await firestore.page(query)
    for (const document of page) intake.take(document)
    yield* ready.splice(0)
    after = page.at(-1)?.path
    if (page.length < query.limit) break
  }
  intake.result()
  yield* ready
}
