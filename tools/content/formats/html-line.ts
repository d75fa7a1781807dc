/** Pieces of a line: how letters look, and spaces as HTML counts them. */
import type { Inline } from '../../../src/domain/rich-text'

export type Style = 'strong' | 'emphasis' | 'underline' | 'sub' | 'sup'

export const styles: Readonly<Record<string, Style>> = {
  strong: 'strong',
  b: 'strong',
  em: 'emphasis',
  i: 'emphasis',
  u: 'underline',
  ins: 'underline',
  sub: 'sub',
  sup: 'sup',
}

/** A piece holds one style: a small number in bold letters stays a small number. */
export const innerStyle = (outer: Style | null, inner: Style): Style =>
  outer === 'sub' || outer === 'sup' ? outer : inner

export const typeOf = (piece: Inline) => (typeof piece === 'string' ? 'plain' : piece.type)
const lettersIn = (piece: Inline) =>
  typeof piece === 'string' ? piece : piece.type === 'formula' ? null : piece.text
const withLetters = (piece: Inline, text: string): Inline =>
  typeof piece === 'string' ? text : piece.type === 'formula' ? piece : { ...piece, text }

/** A line with its pieces joined, and no space at its ends, twice, or around a line break. */
export function tidied(pieces: readonly Inline[]): Inline[] {
  const joined: Inline[] = []
  const trimEnd = (space: RegExp): void => {
    const last = joined.at(-1)
    const letters = last === undefined ? null : lettersIn(last)
    if (last === undefined || letters === null || !space.test(letters)) return
    joined.pop()
    const cut = letters.replace(space, '')
    if (cut === '') trimEnd(space)
    else joined.push(withLetters(last, cut))
  }
  let before = '\n'
  for (const piece of pieces) {
    const letters = lettersIn(piece)
    if (letters === null) {
      joined.push(piece)
      before = ''
      continue
    }
    const text =
      joined.length === 0 ? letters.trimStart() : /\s$/.test(before) ? letters.replace(/^ +/, '') : letters
    if (text === '') continue
    if (text.startsWith('\n')) trimEnd(/ +$/)
    const last = joined.at(-1)
    // A space needs no style.
    const own = text.trim() === '' ? text : withLetters(piece, text)
    if (last !== undefined && typeOf(last) === typeOf(own)) {
      joined[joined.length - 1] = withLetters(last, (lettersIn(last) ?? '') + text)
    } else joined.push(own)
    before = text
  }
  trimEnd(/\s+$/)
  return joined
}
