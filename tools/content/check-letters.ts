/** Letters that a file of any format lost on its way, and signs at options that give the answer away. */
import { languagesOf, plainText, type RichText } from '../../src/domain/rich-text'
import { checkPlainSigns } from './formats/docx-signs'
import { hasLostLetters, hasLostSign } from './formats/header-words'
import { reasonOf } from './formats/paper-draft'
import { doubt, type Finding, fault } from './problem'

const languagesIn = (texts: readonly RichText[]) => {
  const spoken = [...new Set(texts.flatMap(languagesOf))]
  return spoken.length > 0 ? spoken : (['en'] as const)
}

/** @param field of the question or passage that has these texts */
export function lostLetters(texts: readonly RichText[], field: string): Finding[] {
  const all = languagesIn(texts).flatMap((language) => texts.map((text) => plainText(text, language)))
  const shown = (text: string) => JSON.stringify(text.trim().slice(0, 40))
  const lost = all.find((text) => hasLostLetters(text, null))
  if (lost !== undefined) return [fault(field, `${shown(lost)} has lost its letters: type them again.`)]
  const doubted = all.find(hasLostSign)
  return doubted === undefined
    ? []
    : [doubt(field, `${shown(doubted)} has a question mark before a number: is it a lost sign such as ₹?`)]
}

/** A tick, or a word such as "(true)", at one option alone. */
export function signsAtOptions(options: readonly RichText[], field: string): Finding[] {
  try {
    for (const language of languagesIn(options))
      checkPlainSigns(
        options.map((option) => plainText(option, language)),
        () => {},
      )
    return []
  } catch (error) {
    return [fault(field, `${reasonOf(error)}.`)]
  }
}
