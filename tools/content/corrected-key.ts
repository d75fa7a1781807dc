/** The key that an operator typed, for a question as students see it. */

import { type Key, readNumber, writeKey } from '../../src/domain/question/answer'
import { isAnswerTo, kindOf } from '../../src/domain/question/kinds'
import type { Question } from '../../src/domain/question/question'
import type { KeyChange } from './command'
import { letterOf } from './formats/key-text'
import { UsageError } from './usage'

/** Answers that one key may name: the rules of attempts take no more. */
const mostAnswers = 10

/** @throws UsageError for a letter beyond the options */
function optionOf(text: string, { options }: Question): number {
  const letter = text.trim().toUpperCase()
  const option = letter.length === 1 ? letter.charCodeAt(0) - 65 : -1
  if (option >= 0 && option < options.length) return option
  throw new UsageError(
    `The question has the options A to ${letterOf(options.length - 1)}, and no "${text.trim()}".`,
  )
}

function numberOf(text: string): number {
  const number = readNumber(text)
  if (number !== null) return number
  throw new UsageError(
    `"${text.trim()}" is no number of up to nine digits and six decimals, which the question asks for.`,
  )
}

/** One typed answer: `B`, `A,C`, `3.5`. */
function answerIn(text: string, question: Question): number {
  const { hasOptions, hasSeveral, answerOf } = kindOf(question)
  if (!hasOptions) return numberOf(text)
  const options = text.split(',').map((part) => optionOf(part, question))
  if (!hasSeveral && options.length > 1)
    throw new UsageError('One option of this question is right: give one letter, and a second one by --also.')
  return answerOf(options)
}

function rangeIn(text: string): Key {
  const [from = NaN, to = NaN, ...more] = text.split('~').map(numberOf)
  if (more.length > 0 || !(from <= to)) throw new UsageError(`"${text.trim()}" is no range: write 3.5~3.6.`)
  return { from, to }
}

/** What is right so far, as a list that one more answer can join. */
function answersOf(key: Key): readonly number[] {
  if (typeof key === 'number') return [key]
  if (typeof key === 'object' && 'anyOf' in key) return key.anyOf
  throw new UsageError('To this key nothing can be added by --also: say the whole key by --key.')
}

/** @throws UsageError with one sentence for what is no key of this question, or is its key already */
export function correctedKey(question: Question, change: KeyChange): Key {
  const key = changedKey(question, change)
  if (writeKey(key) === writeKey(question.correctAnswer))
    throw new UsageError('That is the key of the question already.')
  return key
}

function changedKey(question: Question, change: KeyChange): Key {
  switch (change.by) {
    case 'full-marks':
      return 'full-marks'
    case 'drop':
      return 'dropped'
    case 'key':
      return !kindOf(question).hasOptions && change.text.includes('~')
        ? rangeIn(change.text)
        : answerIn(change.text, question)
    case 'also': {
      const known = answersOf(question.correctAnswer)
      const answer = answerIn(change.text, question)
      if (!isAnswerTo(question, answer) || known.includes(answer))
        throw new UsageError('That is the key of the question already.')
      if (known.length === mostAnswers) throw new UsageError(`A key names ${mostAnswers} answers at most.`)
      return { anyOf: [...known, answer] }
    }
  }
}
