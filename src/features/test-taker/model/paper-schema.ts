import * as z from 'zod/mini'
import type { Paper } from './paper'

const fraction = z.object({ numerator: z.number(), denominator: z.number().check(z.positive()) })
const marking = z.object({ correct: fraction, wrong: fraction, unanswered: fraction })

/** Marks as kept with a finished attempt. */
export const marksSchema = z.object({ scored: fraction, possible: fraction })

const question = z.object({
  id: z.string(),
  text: z.string(),
  options: z.array(z.string()),
  correctAnswer: z.number(),
  explanation: z.nullable(z.string()),
  image: z.nullable(z.string()),
  topic: z.nullable(z.string()),
  section: z.exactOptional(z.string()),
  scheme: z.nullable(marking),
})

/** A frozen paper, as kept or sent. */
export const paperSchema: z.ZodMiniType<Paper> = z.object({
  title: z.string(),
  minutes: z.number(),
  sections: z.array(z.object({ id: z.string(), name: z.string(), minutes: z.nullable(z.number()) })),
  questions: z.array(question).check(z.minLength(1)),
})
