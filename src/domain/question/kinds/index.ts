/** The table of question kinds (docs/decisions/068), and what the product asks of it. */
import { t } from '@/language/text'
import { listOf } from '../../list-of'
import { isRight, type Key, namedAnswers, optionLetter, writeNumber } from '../answer'
import type { Kind } from './kind'
import { match } from './match'
import { numeric } from './numeric'
import { several } from './several'
import { single } from './single'

/** The kinds that the `type` of a stored question names. One without a type is `single`. */
export const namedKinds = ['several', 'numeric', 'match'] as const
export type NamedKind = (typeof namedKinds)[number]
export type KindName = 'single' | NamedKind

export const kinds: Readonly<Record<KindName, Kind>> = { single, several, numeric, match }

interface OfKind {
  readonly kind?: KindName | undefined
}
interface Asked extends OfKind {
  readonly correctAnswer: Key
}

export const kindOf = ({ kind }: OfKind): Kind => kinds[kind ?? 'single']

/** What a press on an option does to the answer. */
export const pressOf = (question: OfKind): 'choose' | 'toggle' =>
  kindOf(question).hasSeveral ? 'toggle' : 'choose'

/** The kind of a question of which only traces are left. @param today its kind by now, where it is still there */
export function kindByTraces(
  { hasOptions, hasParts }: { hasOptions: boolean; hasParts: boolean },
  today: NamedKind | undefined,
): NamedKind | undefined {
  return [today, undefined, ...namedKinds].find((kind) => {
    const known = kindOf({ kind })
    return known.hasOptions === hasOptions && (known.hasSeveral || !hasParts)
  })
}

/** Whether an answer can be one to this question: an option that it has, a set of them, a number. */
export function isAnswerTo(question: OfKind & { readonly options: readonly unknown[] }, answer: number) {
  const { hasOptions, optionsIn, answerOf } = kindOf(question)
  const chosen = optionsIn(answer)
  const isThere = chosen.length > 0 && chosen.every((option) => option in question.options)
  return hasOptions ? isThere && answerOf(chosen) === answer : Number.isFinite(answer)
}

/** The options that an answer chose, zero-based. */
export const chosenOptions = (question: OfKind, answer: number | null): readonly number[] =>
  answer === null ? [] : kindOf(question).optionsIn(answer)

/** The options that a review marks as right, zero-based. */
export const rightOptions = (question: Asked): number[] => [
  ...new Set(namedAnswers(question.correctAnswer).flatMap(kindOf(question).optionsIn)),
]

/** How many right options an answer has, when it has no wrong one and is not whole; 0 otherwise. */
export function rightPart(question: Asked, answer: number): number {
  const { hasSeveral, optionsIn } = kindOf(question)
  if (!hasSeveral || isRight(question.correctAnswer, answer)) return 0
  const chosen = optionsIn(answer)
  const isPart = namedAnswers(question.correctAnswer).some((right) =>
    chosen.every((option) => optionsIn(right).includes(option)),
  )
  return isPart ? chosen.length : 0
}

/** A key about the same options where option `n` stands at `placeOf(n)`. */
export function movedKey(question: OfKind, key: Key, placeOf: (option: number) => number): Key {
  const { optionsIn, answerOf } = kindOf(question)
  const moved = (answer: number) => answerOf(optionsIn(answer).map(placeOf))
  if (typeof key === 'number') return moved(key)
  return typeof key === 'object' && 'anyOf' in key ? { anyOf: key.anyOf.map(moved) } : key
}

/** A key as people read it: `B`, `A and C`, `B or D`, `3.5 to 3.6`, `full marks for everybody`, `does not count`. */
export function keyText(question: OfKind, key: Key): string {
  if (key === 'full-marks') return t('full marks for everybody')
  if (key === 'dropped') return t('does not count')
  if (typeof key === 'object' && 'from' in key)
    return t('{first} to {last}', { first: writeNumber(key.from), last: writeNumber(key.to) })
  const { hasOptions, optionsIn } = kindOf(question)
  return listOf(
    namedAnswers(key).map((one) =>
      hasOptions ? listOf(optionsIn(one).map(optionLetter)) : writeNumber(one),
    ),
    'or',
  )
}
