import * as z from 'zod/mini'
import { type PastExam, pastExam } from './past-exam'
import { isKey, type Key } from './question/answer'
import { namedKinds } from './question/kinds'
import { type Marking, resolveMarking } from './question/marking'
import type { Question } from './question/question'
import { type Language, languages } from './rich-text'
import { richTextSchema } from './stored-text'
import { type Calculator, calculators, type QuestionSet, type Shuffle, type TestLayout } from './test-layout'

export interface PaperSection {
  readonly id: string
  readonly name: string
  /** Its own time; either all sections of a paper have one or none has. */
  readonly minutes: number | null
}

const questionEdits = ['text', 'options', 'key', 'gone'] as const
/** What was edited in a question of a finished attempt since, as its review tells. */
export type QuestionEdit = (typeof questionEdits)[number]

/** A question of a paper; `section` is set whenever the paper has sections, and always one of them. */
export interface PaperQuestion extends Question {
  readonly edited?: QuestionEdit
  /** Where its options stand in the test, when an attempt has them in another order: the place there of each of them. */
  readonly order?: readonly number[]
  /** The marks that count for it, whichever level set them; null when the test has no scheme. */
  readonly scheme: Marking | null
}

/** A test as it was when it was opened; it stays so until the results have been read. */
export interface Paper {
  readonly title: string
  /** Of the whole paper; 0 for one without a time limit (a quiz may have none). */
  readonly minutes: number
  /** In the order of the exam; empty when the paper is one piece. */
  readonly sections: readonly PaperSection[]
  /** Section by section. */
  readonly questions: readonly PaperQuestion[]
  /** Absent when no question shares anything. */
  readonly sets?: readonly QuestionSet[]
  /** The languages that it can be read in, the one that counts in doubt first; absent: one, whichever it is. */
  readonly languages?: readonly Language[]
  /** Absent: the exam allows none. */
  readonly calculator?: Calculator
  /** What a new attempt shuffles; absent: nothing. */
  readonly shuffle?: Shuffle
  /** A timed section may be submitted before its end; absent: it runs to it. */
  readonly leaveSectionsEarly?: boolean
  /**
   * Its keys are published at this moment (epoch milliseconds), as those of a live test; until then they read `dropped`
   * and give no result. Absent: it has its keys.
   */
  readonly keysFrom?: number
  /** The past exam whose paper it is; absent: none. */
  readonly source?: PastExam
  /** How many marks were enough in past years, as stored; `readCutoffs` reads them. */
  readonly cutoffs?: unknown
}

interface PaperSource {
  title: string
  minutes: number
  questions: readonly Question[]
  layout?: Partial<TestLayout> | undefined
}

/** A question that names no section of the paper belongs to that of the question before it. */
function sectionIds(questions: readonly Question[], ids: readonly string[]): string[] {
  let last = ids[0] ?? ''
  return questions.map(({ section }) => {
    if (section !== undefined && ids.includes(section)) last = section
    return last
  })
}

/** What a paper brings along beside its questions. */
function furniture(layout: Partial<TestLayout>): Omit<Paper, 'title' | 'minutes' | 'sections' | 'questions'> {
  const {
    sets = [],
    languages: offered = [],
    calculator,
    shuffle,
    leaveSectionsEarly,
    source,
    cutoffs,
  } = layout
  return {
    ...(sets.length > 0 ? { sets } : {}),
    ...(offered.length > 1 ? { languages: offered } : {}),
    ...(calculator ? { calculator } : {}),
    ...(shuffle ? { shuffle } : {}),
    ...(leaveSectionsEarly ? { leaveSectionsEarly } : {}),
    ...(source ? { source } : {}),
    ...(cutoffs ? { cutoffs } : {}),
  }
}

/**
 * Puts a paper together: questions section by section in their stored order, sections without questions left out, the
 * scheme of each question settled (its own beats its section's, which beats the test's). Sections are timed only when
 * every one of them has minutes; the paper's time is then their sum.
 */
export function makePaper({ title, minutes, questions, layout = {} }: PaperSource): Paper {
  const stored = layout.sections ?? []
  const ids = stored.map(({ id }) => id)
  const belongs = sectionIds(questions, ids)
  const sets = layout.sets ?? []
  const withScheme = (question: Question, section?: string): PaperQuestion => {
    const ofSection = stored.find(({ id }) => id === section)?.marking
    const { section: _, set, marking: own, ...rest } = question
    return {
      ...rest,
      ...(section === undefined ? {} : { section }),
      ...(sets.some(({ id }) => id === set) && set !== undefined ? { set } : {}),
      scheme: resolveMarking(own, ofSection, layout.marking),
    }
  }
  const used = stored.filter(({ id }, index) => belongs.includes(id) && ids.indexOf(id) === index)
  const timed = used.length > 0 && used.every((section) => section.minutes !== null)
  return {
    title,
    minutes: timed ? used.reduce((sum, section) => sum + (section.minutes ?? 0), 0) : minutes,
    sections: used.map(({ id, name, minutes: own }) => ({ id, name, minutes: timed ? own : null })),
    questions:
      used.length === 0
        ? questions.map((question) => withScheme(question))
        : used.flatMap(({ id }) =>
            questions.filter((_, index) => belongs[index] === id).map((question) => withScheme(question, id)),
          ),
    ...furniture(layout),
  }
}

/** Some questions of a paper in one piece, with their share of its time; without a limit, where it has none. */
export function partOfPaper(paper: Paper, questions: Paper['questions']): Paper {
  const share = Math.max(1, Math.ceil((paper.minutes * questions.length) / paper.questions.length))
  return { ...paper, minutes: paper.minutes === 0 ? 0 : share, sections: [], questions }
}

/** The same paper without a time limit, of the whole and of its sections. */
export function withoutClock(paper: Paper): Paper {
  return { ...paper, minutes: 0, sections: paper.sections.map((section) => ({ ...section, minutes: null })) }
}

const fraction = z.object({ numerator: z.number(), denominator: z.number().check(z.positive()) })
/** Marks of a question, as kept with its paper or with a finished attempt. */
const markingSchema = z.object({
  correct: fraction,
  wrong: fraction,
  unanswered: fraction,
  partial: z.exactOptional(fraction),
})

/** Marks as kept with a finished attempt. */
export const marksSchema = z.object({ scored: fraction, possible: fraction })

const question = z.object({
  id: z.string(),
  text: richTextSchema,
  kind: z.exactOptional(z.enum(namedKinds)),
  options: z.array(richTextSchema),
  correctAnswer: z.custom<Key>(isKey),
  explanation: z.nullable(richTextSchema),
  image: z.nullable(z.string()),
  topic: z.nullable(z.string()),
  section: z.exactOptional(z.string()),
  set: z.exactOptional(z.string()),
  edited: z.exactOptional(z.enum(questionEdits)),
  order: z.exactOptional(z.array(z.number())),
  scheme: z.nullable(markingSchema),
})

/** A frozen paper, as kept or sent. */
export const paperSchema: z.ZodMiniType<Paper> = z.object({
  title: z.string(),
  minutes: z.number(),
  sections: z.array(z.object({ id: z.string(), name: z.string(), minutes: z.nullable(z.number()) })),
  questions: z.array(question).check(z.minLength(1)),
  sets: z.exactOptional(z.array(z.object({ id: z.string(), title: z.string(), text: richTextSchema }))),
  languages: z.exactOptional(z.array(z.enum(languages))),
  calculator: z.exactOptional(z.enum(calculators)),
  leaveSectionsEarly: z.exactOptional(z.boolean()),
  keysFrom: z.exactOptional(z.number()),
  source: z.exactOptional(pastExam),
  cutoffs: z.optional(z.unknown()),
  shuffle: z.exactOptional(
    z.object({ questions: z.exactOptional(z.boolean()), options: z.exactOptional(z.boolean()) }),
  ),
})
