/** Questions that students have answered: what they report, how the questions did, and corrected keys. */
import * as z from 'zod'
import { longestReason } from '../../../src/content/corrections/schema'
import { planCorrection } from '../../content/correct'
import { listTests } from '../../content/library'
import { answerReports, questionReports } from '../../content/reports'
import { itemsOf } from '../../content/run-items'
import { findTest } from '../../content/stored-tests'
import { action, nothing } from './action'

const test = z.object({ test: z.string() })

const correction = z.object({
  test: z.string(),
  question: z.string(),
  change: z.discriminatedUnion('by', [
    z.object({ by: z.literal('key'), text: z.string() }),
    z.object({ by: z.literal('also'), text: z.string() }),
    z.object({ by: z.literal('full-marks') }),
    z.object({ by: z.literal('drop') }),
  ]),
  reason: z
    .string()
    .trim()
    .min(1, 'Write a reason: students read why their marks have changed.')
    .max(longestReason, `A reason can have at most ${longestReason} characters.`),
})

const answer = z.object({
  test: z.string(),
  question: z.string(),
  status: z.enum(['corrected', 'no-change']),
  answer: z.nullable(z.string().trim().max(1000)),
})

export const questions = {
  questionReports: action(nothing, (_, { target }) => questionReports(target)),
  answerReports: action(answer, (input, { target }) => answerReports(target, input)),
  listTests: action(nothing, (_, { target }) => listTests(target.database)),
  readTest: action(test, async ({ test: named }, { target }) => {
    const { path, title, questions: placed, order } = await findTest(target.database, named)
    const byId = new Map(placed.map(({ question }) => [question.id, question]))
    return { path, title, questions: order.flatMap((id) => byId.get(id) ?? []) }
  }),
  readItems: action(test, ({ test: named }, { target }) => itemsOf(target, named)),
  showCorrection: action(
    correction,
    async (input, { target }) => (await planCorrection(target, input)).facts,
  ),
  correct: action(correction, async (input, { target, console }) => {
    const { facts, write } = await planCorrection(target, input)
    await write(console)
    return facts
  }),
}
