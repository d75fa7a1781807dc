/** Daily quizzes ask copies of questions, which a correction of the question has to reach. */
import type { WireFields } from '../../emulator/firestore/wire-value'
import { type QuestionRef, questionRef } from '../../src/domain/question/ref'
import { type Database, everyPage } from './database'
import { plainFields } from './stored-form'

const pageSize = 300

export interface DailyCopy {
  path: string
  fields: WireFields
  /** Zero-based place of the copy in the stored list. */
  place: number
}

/** The zero-based place of a question among the stored ones, by its id; -1 when it is not there. */
function placeOf(fields: WireFields, ref: QuestionRef): number {
  const { questions } = plainFields(fields)
  const list: readonly unknown[] = Array.isArray(questions) ? questions : []
  return list.findIndex((one) => typeof one === 'object' && one !== null && 'id' in one && one.id === ref)
}

/**
 * The daily quizzes that ask a question, past ones and those to come, the earliest first.
 * @param testKeys what attempts call the test that it stands in
 */
export async function dailyCopies(
  database: Database,
  testKeys: readonly string[],
  questionId: string,
): Promise<DailyCopy[]> {
  const refs = testKeys.map((key) => questionRef(key, questionId))
  const quizzes = await everyPage(
    (after) => database.page('daily_quizzes', pageSize, after?.path.split('/')[1]),
    pageSize,
  )
  return quizzes.flatMap(({ path, fields }) =>
    refs
      .map((ref) => placeOf(fields, ref))
      .filter((place) => place >= 0)
      .map((place) => ({ path, fields, place })),
  )
}
