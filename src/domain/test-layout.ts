import * as z from 'zod/mini'
import { type PastExam, storedPastExam } from './past-exam'
import { type StoredMarking, storedMarking } from './question/marking'
import { type Language, languages, languagesOf, plainText, type RichText } from './rich-text'
import {
  anything,
  optionalAmount,
  optionalFlag,
  optionalText,
  stored,
  type Titled,
  textList,
  titlesOf,
} from './stored-fields'
import { optionalRichText } from './stored-text'
import { scriptOf } from './text-language'

interface StoredSection {
  readonly id: string
  readonly name: string
  /** Its own time; null when it shares the test's. */
  readonly minutes: number | null
  readonly marking: StoredMarking | null
}

/** What a test says about its paper beside the questions: how it is marked and divided. */
export interface TestLayout {
  readonly marking: StoredMarking | null
  /** Empty when the test is one piece. */
  readonly sections: readonly StoredSection[]
  /** What several questions share. */
  readonly sets: readonly QuestionSet[]
  /** The languages that it is written in, the one that counts in doubt first. */
  readonly languages: readonly Language[]
  /** Which calculator the exam allows; null for none. */
  readonly calculator: Calculator | null
  /** What each attempt has in an order of its own; null for nothing. */
  readonly shuffle: Shuffle | null
  /** Whether a section with a time of its own may be submitted before its end; else it runs to it, as in real exams. */
  readonly leaveSectionsEarly?: boolean | null
  /** The past exam whose paper it is; null for none. */
  readonly source?: PastExam | null
  /** How many marks were enough in past years, as stored; `readCutoffs` reads them. */
  readonly cutoffs?: unknown
}

/** What of a paper each attempt has in an order of its own (`shuffle.ts`). */
export interface Shuffle {
  readonly questions?: boolean
  readonly options?: boolean
}

/** A calculator on the screen, as exams have it. */
export const calculators = ['basic', 'scientific'] as const
export type Calculator = (typeof calculators)[number]

/** What several questions share: a passage, a table, a chart ("Directions 36 to 40"). */
export interface QuestionSet {
  readonly id: string
  readonly title: string
  readonly text: RichText
}

const storedSet = z.object({ id: optionalText, title: optionalText, text: optionalRichText })

/** A test's `sets`; one without an id or a text is left out. */
const storedSets = stored((value): QuestionSet[] =>
  (Array.isArray(value) ? value : []).flatMap((set: unknown) => {
    const { id, title, text } = storedSet.safeParse(set).data ?? {}
    return id && text ? [{ id, title: title ?? 'Directions', text }] : []
  }),
)

/** The known ones of a list of languages, each once. */
const storedLanguages = z.pipe(
  textList,
  z.transform((names): Language[] => [
    ...new Set(names.flatMap((name) => languages.find((language) => language === name) ?? [])),
  ]),
)

const storedCalculator = stored(
  (value): Calculator | null => calculators.find((one) => one === value) ?? null,
)

const shuffleFields = z.object({ questions: optionalFlag, options: optionalFlag })

const storedShuffle = stored((value): Shuffle | null => {
  const { questions, options } = shuffleFields.safeParse(value).data ?? {}
  const shuffle = { ...(questions ? { questions } : {}), ...(options ? { options } : {}) }
  return Object.keys(shuffle).length > 0 ? shuffle : null
})

const storedSection = z.object({
  id: optionalText,
  name: optionalText,
  minutes: optionalAmount,
  marking: storedMarking,
})

/** A test's `sections`; one without an id is named by its number, what is no map is left out. */
const storedSections = stored((value): StoredSection[] =>
  (Array.isArray(value) ? value : []).flatMap((section: unknown, index) => {
    const parsed = storedSection.safeParse(section)
    if (!parsed.success) return []
    const id = parsed.data.id ?? String(index + 1)
    return [{ ...parsed.data, id, name: parsed.data.name ?? `Section ${index + 1}` }]
  }),
)

/** The fields of a test document that `TestLayout` comes from. */
export const layoutFields = {
  marking: storedMarking,
  sections: storedSections,
  sets: storedSets,
  languages: storedLanguages,
  calculator: storedCalculator,
  shuffle: storedShuffle,
  leaveSectionsEarly: optionalFlag,
  source: storedPastExam,
  cutoffs: anything,
}

/** What a document says of its layout. */
export const layoutOf = (raw: TestLayout): TestLayout =>
  Object.fromEntries(
    Object.entries(raw)
      .filter(([name]): boolean => name in layoutFields)
      .map((entry): unknown[] => entry),
  )

type WithText = Readonly<{ text: RichText }>

/** The languages that a question has; none for one without letters. */
function languagesOfQuestion({ text }: WithText): readonly Language[] {
  const own = languagesOf(text)
  const plain = plainText(text)
  return own.length === 0 && /\p{L}/u.test(plain) ? [scriptOf(plain)] : own
}

/**
 * The languages in which a whole test can be read: those that all questions have. Where no language is in all of them, those
 * that most have.
 * @param among in the order of the result
 */
export function languagesOfQuestions(
  questions: readonly WithText[],
  among: readonly Language[] = languages,
): Language[] {
  const found = questions.flatMap(languagesOfQuestion)
  const countOf = (language: Language) => found.filter((one) => one === language).length
  const most = Math.max(1, ...among.map(countOf))
  return among.filter((language) => countOf(language) === most)
}

/**
 * The languages of what a title leads to, such as a test's questions or a file: those of its questions, where they are
 * known, else those that the document names, else English where its title is translated. Absent where the title tells.
 */
export function contentLanguages(
  raw: Titled & { languages: readonly Language[] },
  questions: readonly WithText[] = [],
): { languages?: readonly Language[] } {
  const found = languagesOfQuestions(questions)
  if (found.length > 0) return { languages: found }
  if (raw.languages.length > 0) return { languages: raw.languages }
  return titlesOf(raw).otherTitles === undefined ? {} : { languages: ['en'] }
}
