/** Questions that are written twice in a Word file, in English and in another language. */
import { type Language, plainText, type RichText } from '../../../src/domain/rich-text'
import type { AuthoredQuestion } from './authored'
import { areSameSum } from './comparable'
import { allLetters } from './docx-lines'
import { type Open, ownItem, type ReadText } from './docx-open'
import type { Element } from './markup'
import { anyOf, languageWords, versionWords } from './question-words'

export const scriptIn = (text: string): Language | 'both' => {
  const isTelugu = /\p{Script=Telugu}/u.test(text)
  const isHindi = /\p{Script=Devanagari}/u.test(text)
  return isTelugu && isHindi ? 'both' : isTelugu ? 'te' : isHindi ? 'hi' : 'en'
}

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', te: 'Telugu', hi: 'Hindi' }
/** The language of a text by its letters. */
export const scriptOfText = (text: RichText): Language | 'both' => scriptIn(plainText(text))

const languageName = new RegExp(
  String.raw`^[\s([]*(?:in\s+)?(?:${anyOf(Object.values(languageWords).flat())})(?:\s+(?:${anyOf(versionWords)}))?[\s:)\].–—-]*$`,
  'iu',
)
/** "English", "తెలుగు మాధ్యమం". */
export const isLanguageName = (text: string): boolean => languageName.test(text)

const version = new RegExp(String.raw`(?:${anyOf(versionWords)})[\s:)\].–—-]*$`, 'iu')
/** "English Version", which no subject is called. */
export const isVersion = (text: string): boolean => isLanguageName(text) && version.test(text)

/** A question that stands twice, in English and in Telugu or Hindi; null where that is not certain. */
export function translated(
  { text, lists }: Open,
  read: ReadText,
  shown: (options: Element[][]) => Element[][],
): { text: RichText; options: RichText[] } | null {
  const [first = [], second = []] = lists
  const end = first.at(-1)
  if (lists.length !== 2 || first.length !== second.length || first.length < 2 || !end) return null
  // Both questions may stand above all options.
  const script = scriptIn(text[0] ? allLetters(text[0].line) : '')
  const other =
    end.more.length === 0 ? text.findIndex(({ line }) => scriptIn(allLetters(line)) !== script) : -1
  const [asked, again] = other > 0 ? [text.slice(0, other), text.slice(other)] : [text, end.more]
  const parts = [
    {
      text: asked.map(({ element }) => element),
      options: [...first.slice(0, -1), { ...end, more: [] }].map(ownItem),
    },
    { text: again.map(({ element }) => element), options: second.map(ownItem) },
  ].map((part) => {
    const [own, options] = [read(part.text), shown(part.options).map(read)]
    return { text: own, options, language: scriptIn(plainText(own)) }
  })
  const [one, translation] = parts
  if (
    !one ||
    !translation ||
    one.language === translation.language ||
    plainText(translation.text).trim() === ''
  )
    return null
  if (parts.some(({ language }) => language === 'both') || !parts.some(({ language }) => language === 'en'))
    return null
  const both = (left: RichText, right: RichText): RichText | null => {
    if (plainText(left) === plainText(right)) return left
    const isOwn = (option: RichText, language: Language | 'both') => scriptIn(plainText(option)) === language
    if (!isOwn(left, one.language) || !isOwn(right, translation.language)) return null
    return { [one.language]: left, [translation.language]: right }
  }
  const options = one.options.map((option, index) => both(option, translation.options[index] ?? ''))
  const whole = both(one.text, translation.text)
  return whole && options.every((option) => option !== null) ? { text: whole, options } : null
}

/** A text in two languages; `null` where the two may be different texts of one language. */
export function inBoth(
  one: RichText,
  other: RichText,
  languages: readonly [Language | 'both', Language | 'both'],
): RichText | null {
  const [left, right] = [plainText(one).trim(), plainText(other).trim()]
  if (left === right) return one
  const [own, second] = languages
  if (own === 'both' || second === 'both' || own === second) return null
  const foreign = own === 'en' ? right : left
  // Numbers and formulas are the same in both languages: another one is a mistake.
  return scriptIn(foreign) === 'en' && !areSameSum(left, right) ? null : { [own]: one, [second]: other }
}

/** A question and its translation as one. @throws Error with a sentence where they differ */
export function joined(one: AuthoredQuestion, other: AuthoredQuestion): AuthoredQuestion {
  const whole = (question: AuthoredQuestion) =>
    scriptIn([question.text, ...question.options].map((text) => plainText(text)).join('\n'))
  const [own, second] = [whole(one), whole(other)]
  if (own === 'both' || second === 'both' || own === second)
    throw new Error('its two languages cannot be told from each other: write each in letters of its own')
  if (JSON.stringify(one.key) !== JSON.stringify(other.key))
    throw new Error(`it has another answer in its second language (${other.place}): correct one of them`)
  const text = inBoth(one.text, other.text, [own, second])
  const options = one.options.map((option, index) =>
    inBoth(option, other.options[index] ?? '', [own, second]),
  )
  const differs = options.indexOf(null)
  if (text === null || differs >= 0)
    throw new Error(
      `its ${differs < 0 ? 'text' : `option ${differs + 1}`} has no letters of the second language, and is not the same as in the first: correct one of them`,
    )
  const explanation =
    one.explanation !== null && other.explanation !== null
      ? (inBoth(one.explanation, other.explanation, [own, second]) ?? one.explanation)
      : (one.explanation ?? other.explanation)
  const section = isLanguageName(one.section ?? '') ? null : one.section
  return { ...one, text, options: options.filter((option) => option !== null), explanation, section }
}
