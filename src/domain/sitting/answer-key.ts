import { readExact, writeExact } from '../fraction'
import type { Paper } from '../paper'
import { type Key, readKey, writeKey } from '../question/answer'
import { kindOf } from '../question/kinds'
import type { Marking } from '../question/marking'

/**
 * What a finished sitting was scored by, question by question in the order of its paper. It stays with the attempt, so
 * that a result never moves, whatever is edited in the test later.
 */
export interface AnswerKey {
  /** What is right for each question. */
  readonly keys: readonly Key[]
  /** The marks of each question; null for one without a scheme. */
  readonly schemes: ReadonlyArray<Marking | null>
}

/** An answer key as a document has it: short texts, which rules can bound. */
export interface AnswerKeyTexts {
  /** Each as `writeKey` writes it: `1,0,3|2,3.5~3.6` */
  readonly keys: string
  /** Runs of questions with the same marks for right, wrong and none: `25:1 -1/3 0;50:2 -2/3 0`; `10:` has no scheme.
   * A fourth number is the marks of each right option of several. */
  readonly marking: string
}

/**
 * The marks that count for a question. Those for a part only mean something where several options are right: they tell
 * that of a question that is gone.
 */
export function schemeOf(question: Paper['questions'][number]): Marking | null {
  const { scheme } = question
  if (!scheme?.partial || kindOf(question).hasSeveral) return scheme
  const { partial: _, ...whole } = scheme
  return whole
}

export function answerKeyOf({ questions }: Paper): AnswerKey {
  return {
    keys: questions.map(({ correctAnswer }) => correctAnswer),
    schemes: questions.map(schemeOf),
  }
}

/** The paper with the keys and the marks of `key`, which is about the same questions. */
export function withAnswerKey(paper: Paper, { keys, schemes }: AnswerKey): Paper {
  return {
    ...paper,
    questions: paper.questions.map((question, index) => ({
      ...question,
      correctAnswer: keys[index] ?? question.correctAnswer,
      scheme: schemes[index] ?? null,
    })),
  }
}

const writeScheme = (scheme: Marking | null) =>
  scheme
    ? [scheme.correct, scheme.wrong, scheme.unanswered, ...(scheme.partial ? [scheme.partial] : [])]
        .map(writeExact)
        .join(' ')
    : ''

/** The marks of questions, in their order, as `AnswerKeyTexts` has them. */
function writeSchemes(schemes: AnswerKey['schemes']): string {
  const runs: Array<{ count: number; text: string }> = []
  for (const scheme of schemes) {
    const text = writeScheme(scheme)
    const last = runs[runs.length - 1]
    if (last?.text === text) last.count += 1
    else runs.push({ count: 1, text })
  }
  return runs.map(({ count, text }) => `${count}:${text}`).join(';')
}

export function writeAnswerKey({ keys, schemes }: AnswerKey): AnswerKeyTexts {
  return { keys: keys.map(writeKey).join(','), marking: writeSchemes(schemes) }
}

/** The marks of one run; undefined when they cannot be read. */
function readScheme(text: string): Marking | null | undefined {
  if (text === '') return null
  const [correct, wrong, unanswered, partial, ...more] = text.split(' ').map(readExact)
  if (!correct || !wrong || !unanswered || partial === null || more.length > 0) return undefined
  return { correct, wrong, unanswered, ...(partial ? { partial } : {}) }
}

/** What `writeSchemes` wrote; null for anything else. */
function readSchemes(marking: string): AnswerKey['schemes'] | null {
  const schemes: Array<Marking | null> = []
  for (const run of marking.split(';')) {
    const [, length, text = ''] = /^(\d{1,3}):(.*)$/.exec(run) ?? []
    const scheme = readScheme(text)
    if (length === undefined || scheme === undefined) return null
    for (let left = Number(length); left > 0; left--) schemes.push(scheme)
  }
  return schemes
}

/** The answer key of `count` questions; null when the texts are not one. */
export function readAnswerKey({ keys, marking }: AnswerKeyTexts, count: number): AnswerKey | null {
  const known = keys.split(',').flatMap((key) => readKey(key) ?? [])
  const schemes = readSchemes(marking)
  return known.length === count && schemes?.length === count ? { keys: known, schemes } : null
}
