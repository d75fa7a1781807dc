/** A stored question as the page shows it, and what a press on an option makes of it. */
import { type KindName, keyText, kindOf, namedKinds } from '@/domain/question/kinds'
import { type Question, readQuestion } from '@/domain/question/question'
import { type StoredQuestion, storedOptions, storedQuestion } from '@/domain/question/stored-question'
import type { RichText } from '@/domain/rich-text'
import { undescribedIn } from '../../../content/formats/undescribed'

export type JsonObject = Record<string, unknown>

export interface ShownQuestion {
  question: Question
  /** What is marked as right among its options; null where nothing is, or where the key is no option. */
  answer: number | null
  /** The key in words; null where there is none. */
  key: string | null
}

export const rawOf = (value: JsonObject): StoredQuestion | null =>
  storedQuestion.safeParse(value).data ?? null

export const kindIn = (value: JsonObject): KindName =>
  namedKinds.find((name) => name === value.type) ?? 'single'

/** The text of a question under whichever name it stands. */
export const textIn = (raw: StoredQuestion | null): RichText | null =>
  raw?.question ?? raw?.text ?? raw?.title ?? null

export const explanationIn = (raw: StoredQuestion | null): RichText | null =>
  raw?.explanation ?? raw?.reason ?? null

/** The stored options that are not blank, each with its place in the list. */
export const optionsIn = (raw: StoredQuestion | null): Array<{ text: RichText; place: number }> =>
  ((raw && storedOptions(raw)) ?? []).flatMap(({ text }, place) => (text === null ? [] : [{ text, place }]))

/** Whether a picture of its file still has no description. */
export function hasUndescribed(value: JsonObject): boolean {
  const raw = rawOf(value)
  const texts = [textIn(raw), explanationIn(raw), ...optionsIn(raw).map(({ text }) => text)]
  return undescribedIn(texts.filter((text) => text !== null)) !== undefined
}

/** A question without a key, or with another fault, is shown as far as it goes. */
export function shownQuestion(value: JsonObject, index: number): ShownQuestion {
  const read = readQuestion(value, index, {})
  if (typeof read !== 'string') {
    const { correctAnswer } = read
    const answer = typeof correctAnswer === 'number' && kindOf(read).hasOptions ? correctAnswer : null
    return { question: read, answer, key: keyText(read, correctAnswer) }
  }
  const raw = rawOf(value)
  const kind = kindIn(value)
  const question: Question = {
    id: String(index + 1),
    text: textIn(raw) ?? '',
    options: optionsIn(raw).map(({ text }) => text),
    correctAnswer: 'dropped',
    explanation: explanationIn(raw),
    image: raw?.imageUrl ?? raw?.image ?? null,
    topic: raw?.topic ?? null,
    ...(raw?.set ? { set: raw.set } : {}),
    ...(kind === 'single' ? {} : { kind }),
  }
  return { question, answer: null, key: null }
}

/** The fields that say which options are right. @param right places among the options that are not blank */
export function optionKey(value: JsonObject, right: readonly number[]): JsonObject {
  const places = optionsIn(rawOf(value)).map(({ place }) => place)
  const stored = right.flatMap((option) => places[option] ?? [])
  const { correct: _c, correctAnswer: _a, correctAnswers: _s, ...rest } = value
  if (kindIn(value) === 'several') return { ...rest, correctAnswers: stored.toSorted((a, b) => a - b) }
  return stored[0] === undefined ? rest : { ...rest, correctAnswer: stored[0] }
}
