/** The answer of a question in a Word file, by the labels of its options. */
import type { KindName } from '../../../src/domain/question/kinds'
import { plainText, type RichText } from '../../../src/domain/rich-text'
import { isAt, labelOf, sign } from './docx-labels'
import { allLetters } from './docx-lines'
import type { Item } from './docx-open'
import { letterOf } from './key-text'

/**
 * An answer by the labels of its options where these are no letters: `(2)`, `ii`, `బి`.
 * @param areDigitsLabels whether `2` is the label of an option, where it may be the text of another
 */
export function byLabel(answer: string, list: readonly Item[] | undefined, areDigitsLabels = false): string {
  const bare = /^[([]?\s*([^\s()[\]]+?)\s*[)\].:]*$/.exec(answer.trim().normalize('NFKC'))
  const place = list?.findIndex(({ label }) => {
    const own = label.written.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    return label.kind !== 'letter' && own.toLowerCase() === bare?.[1]?.toLowerCase()
  })
  const isPlain = bare?.[1] === answer.trim() && /^\d+$/.test(answer.trim())
  if (place === undefined || place < 0 || (isPlain && !areDigitsLabels))
    return /^\[[a-h]\]$/i.test(answer.trim()) ? answer.trim().slice(1, -1) : answer
  return letterOf(place)
}

const labelled = new RegExp(
  String.raw`^\s*([([]\s*(?:${sign})\s*[)\]]|(?:${sign})\s*[).])\s*[:;,.–—-]*\s*(?=\S)`,
  'iu',
)
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/**
 * "(b) Vijayawada stands on the Krishna": a label and why it is right. Null where the words are an option, or may name
 * another one.
 */
export function withReason(
  answer: string,
  options: readonly RichText[],
): { readonly answer: string; readonly reason: string } | null {
  const found = labelled.exec(answer)
  if (!found?.[1]) return null
  const reason = answer.slice(found[0].length)
  const isOption = options.some((option) => wordsOf(plainText(option)) === wordsOf(reason))
  const isMore = /^(?:and|or|&|,|\/|और|या|మరియు|లేదా|[([])/iu.test(reason)
  return isOption || isMore || wordsOf(reason).split(' ').length < 3 ? null : { answer: found[1], reason }
}

/** The label of "(ii) Krishna", where the option with that label has this text; any other answer as it is. */
export function withoutText(
  answer: string,
  options: readonly RichText[],
  list: readonly Item[] | undefined,
): string {
  const found = labelled.exec(answer)
  const own = found?.[1] && byLabel(found[1], list, true)
  const place = own && /^[A-H]$/.test(own) ? own.charCodeAt(0) - 65 : -1
  const option = options[place]
  const isOwn =
    option !== undefined && wordsOf(plainText(option)) === wordsOf(answer.slice(found?.[0].length))
  return own && isOwn ? own : answer
}

/** The option that is this answer with a minus sign in front: "- sin x" for "sin x"; null for none. */
export function withSign(answer: string, options: readonly RichText[]): string | null {
  const texts = options.map((option) => plainText(option).trim())
  return texts.find((text) => /^[-–—−]/.test(text) && text.slice(1).trim() === answer.trim()) ?? null
}

/** An answer of several letters says so itself, unless an option reads like it. */
export function kindIn(answer: string, options: readonly RichText[]): KindName | null {
  if (options.some((option) => plainText(option).trim() === answer.trim())) return null
  if (/^[A-H]{2,8}$/.test(answer.trim())) return 'several'
  return /^[\s(]*[a-h1-8]\)?(?:\s*(?:[,;&]\s*(?:and\b)?|and\b)\s*\(?[a-h1-8][).]?)+\s*$/i.test(answer)
    ? 'several'
    : null
}

/** Finds the next option's label inside an option's text: `C)` in "2022 C) 2023 D) 2024". Null if there is none. */
export function labelWithin(list: readonly Item[] | undefined): string | null {
  for (const [place, { label, line, more }] of (list ?? []).entries()) {
    const text = [line.text.slice(label.length), ...more.map((one) => allLetters(one.line))].join('\n')
    for (const { index } of text.matchAll(/\s(?=[(a-h\d])/gi)) {
      // "W. C. Bonnerjee" has two initials.
      if (/(?:^|\s)[A-Z]\.$/.test(text.slice(Math.max(0, index - 3), index))) continue
      const found = labelOf(text.slice(index + 1))
      if (found && found.kind === label.kind && found.style === label.style && isAt(found, place + 2))
        return found.written
    }
  }
  return null
}
