/** An attempt of the demo member at a paper of which a key was corrected afterwards, so that old and new marks can be seen. */

import { mockTestSchema } from '../../src/content/mock-tests/schema'
import { makePaper } from '../../src/domain/paper'
import { writeKey } from '../../src/domain/question/answer'
import { readQuestion, testQuestionDefaults } from '../../src/domain/question/question'
import { reduceSitting } from '../../src/domain/sitting/sitting'
import { planOf } from '../../src/domain/sitting/sitting-sections'
import type { Sitting, SittingAction } from '../../src/domain/sitting/sitting-state'
import { testDocumentId } from '../../src/domain/sitting/test-document'
import { testKey } from '../../src/domain/sitting/test-ref'
import { writeAttempt } from '../../src/own/attempts/account/attempt-schema'
import { fieldsOf } from '../../src/own/attempts/account/stored-attempt'
import { bilingualPaper } from './papers/appsc-group-2-bilingual'
import { paperDocument } from './papers/paper'

const member = 'member-demo'
const begunAt = '2026-11-12T19:05:00+05:30'
const correctedAt = '2026-11-17T11:00:00+05:30'
const reason = 'Many scholars hold that Srinatha wrote it: either poet is right.'

/** Questions that the member left out, and those with a wrong answer, counted from one. */
const skipped = [8, 13, 19, 27]
const wrong = [2, 4, 10, 15, 22, 29]
/** The second poet of question 4, for which the corrected key gives marks. */
const secondPoet = 1

/** The paper with its keys from before the correction, as it was sat. */
function paperAsSat() {
  const { corrected: _, ...source } = bilingualPaper
  const stored = paperDocument(source)
  const { title, minutes, layout } = mockTestSchema.parse({
    ...stored,
    id: source.id,
    createdAt: null,
    updatedAt: null,
  })
  const questions = stored.questions.map((value, index) => {
    const question = readQuestion(value, index, testQuestionDefaults)
    if (typeof question === 'string') throw new Error(question)
    return question
  })
  return makePaper({ title: title ?? source.id, minutes, questions, layout })
}

/** The documents by their collections: the attempt, and the correction of its test. */
export function correctedAttempt(): ReadonlyArray<
  readonly [string, Record<string, Record<string, unknown>>]
> {
  const paper = paperAsSat()
  let at = Date.parse(begunAt)
  let sitting: Sitting = reduceSitting({ status: 'ready', plan: planOf(paper) }, { type: 'start' }, at)
  const press = (action: SittingAction, seconds: number) => {
    at += seconds * 1000
    sitting = reduceSitting(sitting, action, at)
  }
  for (const [index, { correctAnswer }] of paper.questions.entries()) {
    const number = index + 1
    const right = Number(writeKey(correctAnswer))
    const option = number === 4 ? secondPoet : wrong.includes(number) ? (right + 1) % 4 : right
    // From 25 to 53 seconds at each.
    if (!skipped.includes(number)) press({ type: 'choose', option }, 20 + ((index * 7) % 29))
    press({ type: 'save-and-next' }, 5)
  }
  press({ type: 'submit' }, 20)
  if (sitting.status === 'ready') throw new Error('the sitting has not begun')

  const key = testKey({ kind: 'mock', mockTestId: bilingualPaper.id })
  const id = 'member-demo-appsc-bilingual'
  const attempt = { id, testKey: key, scope: 'all', paper, sitting } as const
  const fields = writeAttempt(fieldsOf(attempt, { clock: at, follows: 0 }))
  const question = `${bilingualPaper.id}-q04`
  const was = paper.questions.find((one) => one.id === question)?.correctAnswer
  const entry = { question, key: bilingualPaper.corrected?.[4], was: writeKey(was ?? 'dropped'), reason }
  const date = { $date: correctedAt }
  return [
    [`users/${member}/attempts`, { [id]: { ...fields, updatedAt: { $date: new Date(at).toISOString() } } }],
    [
      'corrections',
      {
        [testDocumentId(key)]: {
          testKey: key,
          title: paper.title,
          latestAt: date,
          entries: { 1: { ...entry, at: date } },
        },
      },
    ],
  ]
}
