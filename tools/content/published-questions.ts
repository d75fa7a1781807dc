/**
 * What an import may not do to questions that students have answered: their keys change by `correct` alone, which tells
 * everybody, and their options not at all. Texts and explanations may be edited.
 */
import type { WireFields, WireValue } from '../../emulator/firestore/wire-value'
import { writeKey } from '../../src/domain/question/answer'
import { keyText } from '../../src/domain/question/kinds'
import type { Question } from '../../src/domain/question/question'
import { liveTestAt } from './live-tests'
import { plainFields } from './stored-form'
import { holdsQuestions, questionsIn } from './stored-tests'

const listOf = (fields: WireFields): readonly WireValue[] | null =>
  fields.questions && 'arrayValue' in fields.questions ? fields.questions.arrayValue.values : null

/**
 * Tests of a package are there as soon as they are stored, or from their opening on as live tests; quizzes and mock tests
 * may be drafts or scheduled.
 */
export function isPublished(path: string, fields: WireFields): boolean {
  if (liveTestAt(path)) {
    const { opensAt } = plainFields(fields)
    return opensAt instanceof Date && opensAt.getTime() <= Date.now()
  }
  const { published, opensAt } = plainFields(fields)
  const opensLater = opensAt instanceof Date && opensAt.getTime() > Date.now()
  if (path.startsWith('test_series/')) return !opensLater
  return published === true || (published === 'scheduled' && !opensLater)
}

function withoutKeys(fields: WireFields): WireFields {
  const values = (listOf(fields) ?? []).map((value) => {
    if (!('mapValue' in value)) return value
    const { key: _, ...rest } = value.mapValue.fields
    return { mapValue: { fields: rest } }
  })
  return { ...fields, questions: { arrayValue: { values } } }
}

const hasSameOptions = (a: Question, b: Question) =>
  a.kind === b.kind && JSON.stringify(a.options) === JSON.stringify(b.options)

const remedy = 'use content correct, or give the question a new id.'

interface Compared {
  /** What stands in the way, one sentence each. */
  refused: string[]
  /** What is to be written: the file's fields with the corrected keys carried over. */
  fields: WireFields
}

/** Compares the questions of an existing document with those of a file. */
export function keepPublishedQuestions(path: string, stored: WireFields, wanted: WireFields): Compared {
  if (!holdsQuestions(path) || !listOf(stored) || !listOf(wanted)) return { refused: [], fields: wanted }
  const first = new Map(questionsIn(path, withoutKeys(stored)).map(({ question }) => [question.id, question]))
  const asked = new Map(questionsIn(path, wanted).map((one) => [one.question.id, one]))
  const refused: string[] = []
  const carried = new Map<number, WireValue>()
  for (const { place, question } of questionsIn(path, stored)) {
    const refuse = (what: string) =>
      void refused.push(`${path}, question "${question.id}": ${what}; ${remedy}`)
    const next = asked.get(question.id)
    if (!next) {
      refuse('it is published, and missing here')
      continue
    }
    if (!hasSameOptions(question, next.question)) {
      refuse('it is published with other options')
      continue
    }
    // The file may know the key as it was first, or as it is corrected by now.
    const keys = [question, first.get(question.id) ?? question].map(({ correctAnswer }) =>
      writeKey(correctAnswer),
    )
    if (!keys.includes(writeKey(next.question.correctAnswer))) {
      const [now, here] = [question, next.question].map((one) => keyText(one, one.correctAnswer))
      refuse(`it is published with the key "${now}", and has "${here}" here`)
      continue
    }
    const value = listOf(stored)?.[place]
    const key = value && 'mapValue' in value ? value.mapValue.fields.key : undefined
    if (key) carried.set(next.place, key)
  }
  const values = (listOf(wanted) ?? []).map((value, index) => {
    const key = carried.get(index)
    return key && 'mapValue' in value ? { mapValue: { fields: { ...value.mapValue.fields, key } } } : value
  })
  const fields = carried.size > 0 ? { ...wanted, questions: { arrayValue: { values } } } : wanted
  return { refused: isPublished(path, stored) ? refused : [], fields }
}
