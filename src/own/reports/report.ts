import * as z from 'zod/mini'
import { optionalDate, optionalText, requiredText } from '@/content/fields'
import { t } from '@/language/text'

/** Characters of each text; firestore.rules refuses more. */
export const reportLimits = { text: 500, testTitle: 200, questionId: 200, questionText: 300 } as const

/** What a student may say is wrong with a question, by the stored word. */
export const reasons = {
  'wrong-key': t('The answer key is wrong'),
  'several-right': t('More than one option is right'),
  mistake: t('The question or an option has a mistake'),
  missing: t('The picture or formula is missing'),
  other: t('Something else'),
} as const

/** What has become of a report. `waiting`: only this device has it. The others are the stored words. */
export const reportStatuses = {
  waiting: t('Will be sent when you are online'),
  received: t('Received'),
  corrected: t('Corrected'),
  'no-change': t('No change'),
} as const

export type ReportStatus = keyof typeof reportStatuses
type ReportReason = keyof typeof reasons

/** What a report is about. A student reports a question of a test once. */
export interface ReportedQuestion {
  /** The test, as attempts name it (`testKey`). */
  readonly testKey: string
  readonly testTitle: string
  readonly questionId: string
  /** The beginning of its text, plain. */
  readonly questionText: string
}

/** One student's report of one question. */
export interface Report extends ReportedQuestion {
  readonly reason: ReportReason
  /** What the student wrote, trimmed; may be empty. */
  readonly text: string
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly status: ReportStatus
  /** What the operator wrote; null when there is nothing. */
  readonly answer: string | null
}

// Object.keys only knows the words as texts.
const reasonSchema = z.enum(Object.keys(reasons) as [ReportReason, ...ReportReason[]], {
  error: t('Please choose a reason'),
})

/** The dialog's form: a reason, and a text that may stay empty. */
export const reportForm = z.object({
  reason: reasonSchema,
  text: z
    .string()
    .check(
      z.trim(),
      z.maxLength(
        reportLimits.text,
        t('The text is too long: {limit} characters at most', { limit: reportLimits.text }),
      ),
    ),
})

/** A `users/{uid}/reports/{reportId}` document, and a report as a device keeps it. */
export const reportSchema: z.ZodMiniType<Report> = z.object({
  testKey: requiredText,
  testTitle: requiredText,
  questionId: requiredText,
  questionText: z.string(),
  reason: reasonSchema,
  text: z.string(),
  createdAt: z.pipe(
    optionalDate,
    z.transform((date) => date?.getTime() ?? 0),
  ),
  status: z.enum(['waiting', 'received', 'corrected', 'no-change']),
  answer: optionalText,
})

/** What names a report. A test key is percent-encoded, so the line end cannot be a part of it. */
export const reportKey = ({ testKey, questionId }: Pick<ReportedQuestion, 'testKey' | 'questionId'>) =>
  `${testKey}\n${questionId}`

/** At most `longest` characters, without half a character at the end. */
function beginning(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')
}

/** What the rules take: titles and texts shortened. */
export function reportedQuestion({ testTitle, questionText, ...rest }: ReportedQuestion): ReportedQuestion {
  return {
    ...rest,
    testTitle: beginning(testTitle.trim(), reportLimits.testTitle) || 'Untitled Test',
    questionText: beginning(questionText.trim(), reportLimits.questionText),
  }
}
