/** Words that are compared without capitals and diacritics; letters and signs of Indian scripts stay as they are. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

/** The folded words of a text. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/**
 * What a word of Telugu or Hindi begins with in other forms of it (రాజ్యాంగం, రాజ్యాంగ; नदी, नदियाँ): without the vowel
 * sign or nasal at its end. The word itself where it has none, or hardly more than that.
 */
export const stemOf = (word: string): string =>
  word.length > 2 ? word.replace(/[\u0902\u093e-\u094c\u0c02\u0c3e-\u0c4c]$/, '') : word

/** Characters of `word` as it is written that make up `length` characters of it folded. */
function writtenLength(word: string, length: number): number {
  let folded = 0
  let written = 0
  for (const character of word) {
    // A mark of its own belongs to the letter before it.
    const width = fold(character).length
    if (folded >= length && width > 0) break
    folded += width
    written += character.length
  }
  return written
}

/** The text in pieces, those that match one of `words` marked. Joined again they are the text. */
export function markedParts(
  text: string,
  words: readonly string[],
): Array<{ part: string; isMatch: boolean }> {
  return text.split(/([\p{L}\p{M}\p{N}]+)/u).flatMap((piece, index) => {
    const folded = index % 2 === 1 ? fold(piece) : ''
    const longest = Math.max(
      0,
      ...words
        .flatMap((word) => [word, stemOf(word)])
        .filter((begin) => folded.startsWith(begin))
        .map(({ length }) => length),
    )
    if (longest === 0) return piece ? [{ part: piece, isMatch: false }] : []
    const end = writtenLength(piece, longest)
    const rest = piece.slice(end)
    return [{ part: piece.slice(0, end), isMatch: true }, ...(rest ? [{ part: rest, isMatch: false }] : [])]
  })
}

/** Characters of the text before its first match that are shown. */
const before = 24

/** The place in `text` where it first matches, as the rest of it from a few words before; null when it does not. */
export function excerpt(text: string, words: readonly string[]): string | null {
  let place = 0
  for (const { part, isMatch } of markedParts(text, words)) {
    if (isMatch) {
      const start = place <= before ? 0 : text.indexOf(' ', place - before) + 1
      return start === 0 ? text : `… ${text.slice(Math.min(start, place))}`
    }
    place += part.length
  }
  return null
}
