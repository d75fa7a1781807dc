/** One option is right. The answer is its place, zero-based. */
import { type Kind, textsOf } from './kind'

export const single: Kind = {
  hasOptions: true,
  optionsIn: (answer) => [answer],
  answerOf: ([option = 0]) => option,
  read({ options: stored, field, defaults }) {
    const written = field('correctAnswer') ?? field('correct') ?? null
    // A question with neither options nor a key is no question: the defaults fill one gap, not both.
    const presets = written === null ? [] : (defaults.options ?? [])
    const options = stored ?? presets.map((text) => ({ text, isCorrect: false }))
    const marked = options.findIndex((option) => option.isCorrect)
    const otherwise = marked < 0 ? defaults.correctAnswer : marked
    const isPlace = typeof written === 'string' && /^\s*\d+\s*$/.test(written)
    const key = isPlace ? Number(written) : (written ?? otherwise)
    if (typeof key !== 'number') return 'it has no usable key'
    const correct = options[key]
    // Blank options are left out only after the key has found its option, so that it still points at the same one.
    const usable = options.filter(({ text }) => text !== null)
    if (usable.length < 2) return 'it has fewer than two options'
    if (!correct?.text) return `its key ${key} points at no option`
    return { options: textsOf(usable), correctAnswer: usable.indexOf(correct) }
  },
}
