/** One or more options are right. The answer is their set as bits: 1 for the first, 2 for the second, 4 for the third. */
import { type Kind, textsOf } from './kind'

/** Options in a set: more do not fit into the bits of a whole number. */
const mostOptionsInSet = 30

/** The answer that stands for a set of options. */
export function answerOf(options: readonly number[]): number {
  return options.reduce((set, option) => set | (1 << option), 0)
}

/** The set with `option` put in or taken out; null when nothing is left of it. */
export function toggleOption(answer: number | null, option: number): number | null {
  const set = (answer ?? 0) ^ (1 << option)
  return set === 0 ? null : set
}

export const several: Kind = {
  hasOptions: true,
  hasSeveral: true,
  optionsIn: (answer) => [...Array(mostOptionsInSet).keys()].filter((option) => answer & (1 << option)),
  answerOf,
  /** The right options are `correctAnswers`, else those that are marked. */
  read({ options: given, field }) {
    const stored = given ?? []
    const options = textsOf(stored)
    if (options.length < 2) return 'it has fewer than two options'
    if (options.length < stored.length) return 'a blank option stands among several right ones'
    if (options.length > mostOptionsInSet) return `it has more than ${mostOptionsInSet} options`
    const listed = field('correctAnswers')
    const right: readonly unknown[] = Array.isArray(listed)
      ? listed
      : [...stored.keys()].filter((index) => stored[index]?.isCorrect)
    const places = right.flatMap((place) => (typeof place === 'number' && place in options ? [place] : []))
    if (places.length === 0) return 'it has no usable key'
    if (places.length < right.length) return 'its key points at no option'
    return { options, correctAnswer: answerOf(places) }
  },
}
