/** Questions that are written twice in a Word file, in English and in another language. */
import { type Language, plainText, type RichText } from '../../../src/domain/rich-text'
import { type Open, ownItem, type ReadText } from './docx-open'
import type { Element } from './markup'

export const scriptIn = (text: string): Language | 'both' => {
  const isTelugu = /\p{Script=Telugu}/u.test(text)
  const isHindi = /\p{Script=Devanagari}/u.test(text)
  return isTelugu && isHindi ? 'both' : isTelugu ? 'te' : isHindi ? 'hi' : 'en'
}

/** A question that stands twice, in English and in Telugu or Hindi; null where that is not certain. */
export function translated(
  { text, lists }: Open,
  read: ReadText,
  shown: (options: Element[][]) => Element[][],
): { text: RichText; options: RichText[] } | null {
  const [first = [], second = []] = lists
  const end = first.at(-1)
  if (lists.length !== 2 || first.length !== second.length || first.length < 2 || !end) return null
  const parts = [
    {
      text: text.map(({ element }) => element),
      options: [...first.slice(0, -1), { ...end, more: [] }].map(ownItem),
    },
    { text: end.more.map(({ element }) => element), options: second.map(ownItem) },
  ].map((part) => {
    const [own, options] = [read(part.text), shown(part.options).map(read)]
    return { text: own, options, language: scriptIn(plainText(own)) }
  })
  const [one, other] = parts
  if (!one || !other || one.language === other.language || plainText(other.text).trim() === '') return null
  if (parts.some(({ language }) => language === 'both') || !parts.some(({ language }) => language === 'en'))
    return null
  const both = (left: RichText, right: RichText): RichText | null => {
    if (plainText(left) === plainText(right)) return left
    const isOwn = (option: RichText, language: Language | 'both') => scriptIn(plainText(option)) === language
    if (!isOwn(left, one.language) || !isOwn(right, other.language)) return null
    return { [one.language]: left, [other.language]: right }
  }
  const options = one.options.map((option, index) => both(option, other.options[index] ?? ''))
  const whole = both(one.text, other.text)
  return whole && options.every((option) => option !== null) ? { text: whole, options } : null
}
