/** What in an explanation may be of the next question: options of one without a number, a passage, a table, a heading. */
import { type Label, labelOf } from './docx-labels'
import type { TextLine } from './docx-lines'
import { type Open, quoted } from './docx-open'
import { hiddenOptions } from './key-text'
import { lettersOf, within } from './markup'

type Part = Open['explanation'][number]

const longest = 240
const begins =
  /^\s*(?:directions?|passage|comprehension|(?:read|study|look at|refer to)\s+the\b|(?:based|depending)\s+on\s+the\b|the\s+following\s+(?:table|chart|graph|passage|data|diagram|information)|q(?:uestions?)?\.?\s*(?:nos?\.?)?\s*\d+\s*(?:-|–|to|and)\s*q?\.?\s*\d+)/i

/** "PHYSICS", "GENERAL STUDIES": capitals and no number. */
export const isLikeHeading = (text: string): boolean =>
  text.trim().length <= 60 && /^[\p{Lu}\s&/.,:'()–-]+$/u.test(text) && /\p{Lu}{4}/u.test(text)

/** "English Language": up to five words with capitals and no full stop. */
const isTitle = /^(?!.*[.:?!=\d])\p{Lu}\p{Ll}+(?: (?:and|of|the|&|\p{Lu}\p{Ll}+)){1,4}$/u

/** A line with a label in an explanation: (a) and (b) are the options of a question whose number was not found. */
export function checkLettered(open: Open, line: TextLine, label: Label): void {
  const before = open.explanation.findLast(({ element }) => lettersOf(element).trim() !== '')
  const isAsked = before !== undefined && /\?\s*$/.test(lettersOf(before.element))
  // Steps are numbered (1), (2) or (i), (ii) in explanations too.
  const isOption = label.kind === 'letter' || label.kind === 'native'
  if (label.value === 1) {
    open.lettered = isOption || isAsked ? line : null
    const second = [...line.text.matchAll(/\s(?=\S)/g)]
      .map(({ index }) => labelOf(line.text.slice(index + 1)))
      .find((other) => other?.value === 2 && other.kind === label.kind && other.style === label.style)
    if (!second || !isAsked) return
  }
  const first = open.lettered
  if (!first || (label.value !== 2 && first !== line)) return
  if (first.label?.kind !== label.kind || first.label.style !== label.style) return
  const both = first === line ? quoted(first) : `${quoted(first)} and ${quoted(line)}`
  open.fault ??= `${both} in its explanation look like the options of a question without a number: correct that number, or begin the lines with a word`
}

/** What stands at the end of an explanation, before the next question, and may be of that one. */
export function trailing({
  explanation,
}: Open): { severity: 'error' | 'warning'; paragraph: number; message: string } | null {
  const isFilled = ({ element }: Part) =>
    lettersOf(element).trim() !== '' || within(element, 'img').length > 0
  // What stands in the line "Explanation:", or first below it, explains.
  const found = explanation.filter(isFilled).slice(1).slice(-3)
  const last = found.at(-1)
  if (!last) return null
  const text = ({ element }: Part) => lettersOf(element).trim()
  const shown = found.findLast(({ element }) => element.name === 'table' || within(element, 'img').length > 0)
  if (shown)
    return {
      severity: shown === last ? 'error' : 'warning',
      paragraph: shown.line.paragraph,
      message: `a ${shown.element.name === 'table' ? 'table' : 'picture'} stands between an explanation and the next question: write "Directions (2-3):" above it if questions are about it, or a line of the explanation below it`,
    }
  const long = found.find((one) => text(one).length > longest || begins.test(text(one)))
  const doubted = long ?? (isTitle.test(text(last)) ? last : undefined)
  if (!doubted) return null
  return {
    severity: 'warning',
    paragraph: doubted.line.paragraph,
    message: `"${text(doubted).slice(0, 60)}" is read as part of the explanation above: ${long ? 'write "Directions (2-3):" above it if questions are about it' : 'make it a heading if a section begins with it'}`,
  }
}

/** A line of an explanation that asks, and has options behind it: a question whose number was not found. */
export function checkAsked(open: Open, line: TextLine): void {
  if (/\?\s*\(?[1a][).]/i.test(line.text) && hiddenOptions(line.text))
    open.fault ??= `${quoted(line)} in its explanation looks like a question without a number: correct that number, or take the options out`
}
