/** Formulas that stand as TeX in letters: `\(x\)`, `\[x\]`, `$$x$$`, and `$x$` where a format has it. */
import type { Formula } from '../../../src/domain/rich-text'
import { formulaOf } from './formula'

const marked = /\\\((.+?)\\\)|\\\[(.+?)\\\]|\$\$(.+?)\$\$/gs
// A dollar sign before a digit and a space, as in "$5 and $6", is money.
const withDollars = /\\\((.+?)\\\)|\\\[(.+?)\\\]|\$\$(.+?)\$\$|\$(?!\s)([^$\n]+?)(?<!\s)\$(?!\d)/gs

/** @throws Error with a sentence about TeX that cannot be read */
export function splitTex(
  text: string,
  dollars: boolean,
): Array<string | { formula: Formula; display: boolean }> {
  const pieces: Array<string | { formula: Formula; display: boolean }> = []
  let last = 0
  for (const match of text.matchAll(dollars ? withDollars : marked)) {
    if (match.index > last) pieces.push(text.slice(last, match.index))
    const [whole, inline, bracketed, doubled, single] = match
    const tex = (inline ?? bracketed ?? doubled ?? single ?? '').replace(/\s+/g, ' ').trim()
    const display = bracketed !== undefined || doubled !== undefined
    pieces.push({ formula: formulaOf(tex, display), display })
    last = match.index + whole.length
  }
  if (last < text.length) pieces.push(text.slice(last))
  return pieces
}
