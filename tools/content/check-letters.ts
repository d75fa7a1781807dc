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

/** Frequent Hindi words (है, की, के, का, में, और, क्या …) as the keys of Kruti Dev and fonts like it write them. */
const oldFontWords = new Set(
  'gS gSa dh ds dk esa ls vkSj D;k fdl fdls fdlus ugha Fkk Fkh Fks ;g fuEu fuEufyf[kr dkSu dkSu&lk gksrk gksrh gksrs'.split(
    ' ',
  ),
)

/** Whether a text is Hindi in an old font without Unicode, which shows as Latin letters. */
function isOfOldFont(text: string): boolean {
  const words = text.split(/\s+/).map((word) => word.replace(/[\\?.,|]+$/, ''))
  return new Set(words.filter((word) => oldFontWords.has(word))).size > 1
}

/** @param field of the question or passage that has these texts */
export function lostLetters(texts: readonly RichText[], field: string): Finding[] {
  const all = languagesIn(texts).flatMap((language) => texts.map((text) => plainText(text, language)))
  const shown = (text: string) => JSON.stringify(text.trim().slice(0, 40))
  const lost = all.find((text) => hasLostLetters(text, null))
  if (lost !== undefined) return [fault(field, `${shown(lost)} has lost its letters: type them again.`)]
  const old = all.find(isOfOldFont)
  if (old !== undefined)
    return [
      doubt(field, `${shown(old)} looks like Hindi in an old font such as Kruti Dev: type it in Unicode.`),
    ]
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
