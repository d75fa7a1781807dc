/** How question files write each kind of question, and how it is stored (docs/decisions/068). */
import type { Key } from '../../../src/domain/question/answer'
import { chosenOptions, type KindName, namedKinds, rightOptions } from '../../../src/domain/question/kinds'
import type { Question } from '../../../src/domain/question/question'
import type { RichText } from '../../../src/domain/rich-text'
import { doubt, type Finding } from '../problem'
import { numericKey, optionNamed, partsOf } from './key-text'
import { type MatchKey, match } from './match'

/** How a question is answered, and what is right. */
export type AuthoredKey =
  | { kind: 'single'; correct: number }
  | { kind: 'several'; correct: readonly number[] }
  | { kind: 'numeric'; answer: number; tolerance?: number }
  | { kind: 'numeric'; from: number; to: number }
  | MatchKey

export interface FileKind<K extends AuthoredKey = AuthoredKey> {
  /** What a column or a line "Type" calls it, in small letters with `|` between them. */
  readonly words: string
  /** The fields of a stored question that this kind alone has. */
  readonly fields: readonly string[]
  /** Behind the number of such questions in a report. */
  readonly told: string
  /** @param isSaid whether the question itself says its kind @throws Error with a sentence */
  keyOf(written: string, options: readonly RichText[], isSaid: boolean): K
  /** The fields of a stored question that say what is right. */
  stored(key: K): Readonly<Record<string, unknown>>
  /** The key of a question that is stored; null for one that only a correction can write. */
  authored(key: Key): K | null
  /** What is wrong with a question that the app can use. @param document as stored */
  check?(question: Question, field: string, document: Readonly<Record<string, unknown>>): Finding[]
}

type KeyOf<Name extends KindName> = Extract<AuthoredKey, { kind: Name }>

function atLeastTwo(options: readonly RichText[]): void {
  if (options.length < 2) throw new Error('there are fewer than two options')
}

const single: FileKind<KeyOf<'single'>> = {
  words: 'one|single|single correct|mcq|scq|multiple choice|radio|true false|true or false|tf',
  fields: ['correctAnswer', 'correct'],
  told: 'with one right option',
  keyOf(written, options) {
    atLeastTwo(options)
    try {
      return { kind: 'single', correct: optionNamed(written, options) }
    } catch (error) {
      if (partsOf(written, options).length < 2) throw error
      const message = `the answer "${written.trim()}" names several options; the type must say "several"`
      throw new Error(message, { cause: error })
    }
  },
  stored: ({ correct }) => ({ correctAnswer: correct }),
  authored: (key) => (typeof key === 'number' ? { kind: 'single', correct: key } : null),
}

const several: FileKind<KeyOf<'several'>> = {
  words:
    'several|multiple|multiple correct|multiple select|multi select|msq|mcma|checkbox|multiple answer|multiple answers',
  fields: ['correctAnswers'],
  told: 'with several',
  keyOf(written, options) {
    atLeastTwo(options)
    const correct = partsOf(written, options).map((part) => optionNamed(part, options))
    return { kind: 'several', correct: [...new Set(correct)].sort((a, b) => a - b) }
  },
  stored: ({ correct }) => ({ type: 'several', correctAnswers: [...correct] }),
  authored: (key) =>
    typeof key === 'number' ? { kind: 'several', correct: chosenOptions({ kind: 'several' }, key) } : null,
  check: (question, field) =>
    rightOptions(question).length === 1
      ? [doubt(field, 'it asks for several options, and one is right.')]
      : [],
}

const numeric: FileKind<KeyOf<'numeric'>> = {
  words: 'numeric|numerical|number|integer|nat|tita|numerical answer|fill up|fill ups',
  fields: ['answer', 'tolerance', 'answerFrom', 'answerTo'],
  told: 'with a number',
  keyOf(written, options, isSaid) {
    if (options.length > 0) throw new Error('a number is asked for, and there are options')
    if (!isSaid && /^[\s(]*(?:option\s*)?\p{L}\p{M}*[\s).]*$/iu.test(written))
      throw new Error(
        `no options were found, and its answer "${written.trim()}" is no number: options have labels such as (a), or columns such as Option A`,
      )
    return numericKey(written)
  },
  stored(key) {
    if ('from' in key) return { type: 'numeric', answerFrom: key.from, answerTo: key.to }
    const { answer, tolerance } = key
    return { type: 'numeric', answer, ...(tolerance ? { tolerance } : {}) }
  },
  authored(key) {
    if (typeof key === 'number') return { kind: 'numeric', answer: key }
    if (typeof key !== 'object' || 'anyOf' in key) return null
    // An answer less its tolerance is not exact in binary.
    const exact = (end: number) => Number(end.toFixed(6))
    return { kind: 'numeric', from: exact(key.from), to: exact(key.to) }
  },
}

export const fileKinds: Readonly<Record<KindName, FileKind>> = { single, several, numeric, match }

export const kindNames: readonly KindName[] = ['single', ...namedKinds]

/** What a cell of the column "type" says; null for a word that is none. */
export function kindIn(word: string): KindName | null {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z|]+/g, '')
  const own = letters(word)
  const named = kindNames.find((kind) => letters(fileKinds[kind].words).split('|').includes(own))
  return named ?? phrases.find(([pattern]) => pattern.test(own))?.[1] ?? null
}

/** Longer names, without spaces: "MCQ (single correct)", "One or more than one correct", "Integer Answer Type". */
const phrases: ReadonlyArray<readonly [RegExp, KindName]> = [
  [
    /morethanone|oneormore|multiplecorrect|multiple(?:correct)?answer|multi(?:ple)?select|msq|mcqmultiple/,
    'several',
  ],
  [
    /single|onecorrect|onlyone|^mcqs?(?:type|question)?s?$|^scq|^multiplechoice(?:question|type)?s?(?:mcqs?)?$|truefalse/,
    'single',
  ],
  [/^(?:integer|numeric|numerical|nat)[a-z]{0,12}$/, 'numeric'],
]

/** Whether a type leaves it to the options what is asked: "Objective", "Fill in the blanks". */
export const isOpenKind = (word: string): boolean => /^\s*(?:objective|fill|blank)/i.test(word)

/**
 * The key of a question as people write it.
 * @param kind what the question says of itself; null where it says nothing: then options decide
 */
export function keyOf(written: string, options: readonly RichText[], kind: KindName | null): AuthoredKey {
  if (written.trim() === '') throw new Error('the answer is missing')
  const known = kind ?? (options.length > 0 ? 'single' : 'numeric')
  return fileKinds[known].keyOf(written, options, kind !== null)
}

/** The options that a key calls right; none of a number. */
export const rightIn = (key: AuthoredKey): readonly number[] => ('correct' in key ? [key.correct].flat() : [])
