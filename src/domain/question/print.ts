import type { Question } from './question'

/** A short number that changes with the text: FNV-1a, folded to 16 bits, as four hexadecimal digits. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (((hash >>> 16) ^ hash) & 0xffff).toString(16).padStart(4, '0')
}

type Asked = Pick<Question, 'text' | 'image' | 'options'>

/** Characters of one question in a fingerprint. */
export const printLength = 8

/** The fingerprint of a paper: for each question, four digits of what it asks and four of its options. */
export function printsOf(questions: readonly Asked[]): string {
  return questions
    .map(
      ({ text, image, options }) =>
        shortHash(JSON.stringify([text, image])) + shortHash(JSON.stringify(options)),
    )
    .join('')
}

/**
 * What has changed in a question since a fingerprint was taken; null for nothing. One change in 65,000 is not noticed.
 * @param index its place in the paper that the fingerprint is of
 */
export function changeSince(prints: string, index: number, question: Asked): 'text' | 'options' | null {
  const then = prints.slice(index * printLength, (index + 1) * printLength)
  const now = printsOf([question])
  if (then.slice(4) !== now.slice(4)) return 'options'
  return then === now ? null : 'text'
}
