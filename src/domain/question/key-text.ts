import { type AnswerKind, type Key, optionsIn, writeNumber } from './answer'

const letter = (option: number) => String.fromCodePoint(65 + option)

function answerText(kind: AnswerKind | undefined, answer: number): string {
  if (kind === 'numeric') return writeNumber(answer)
  return kind === 'several' ? optionsIn(answer).map(letter).join(' and ') : letter(answer)
}

/** A key as people read it: `B`, `A and C`, `B or D`, `3.5 to 3.6`, `full marks for everybody`, `does not count`. */
export function keyText({ kind }: { readonly kind?: AnswerKind }, key: Key): string {
  if (key === 'full-marks') return 'full marks for everybody'
  if (key === 'dropped') return 'does not count'
  if (typeof key === 'number') return answerText(kind, key)
  if ('anyOf' in key) return key.anyOf.map((one) => answerText(kind, one)).join(' or ')
  return `${writeNumber(key.from)} to ${writeNumber(key.to)}`
}
