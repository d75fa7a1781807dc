/** What in an explanation may be of the next question: options of one without a number, a passage, a table, a heading. */
import { type Label, labelOf, type TextLine } from './docx-lines'
import { type Open, quoted } from './docx-question'
import { lettersOf, within } from './markup'

const longest = 240
const begins =
  /^\s*(?:directions?|passage|comprehension|(?:read|study|look at|refer to)\s+the\b|(?:based|depending)\s+on\s+the\b|the\s+following\s+(?:table|chart|graph|passage|data|diagram|information)|q(?:uestions?)?\.?\s*(?:nos?\.?)?\s*\d+\s*(?:-|–|to|and)\s*q?\.?\s*\d+)/i

/** "PHYSICS", "GENERAL STUDIES": capitals and no number. */
export const isLikeHeading = (text: string): boolean =>
  text.trim().length <= 60 && /^[\p{Lu}\s&/.,:'()–-]+$/u.test(text) && /\p{Lu}{4}/u.test(text)

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
  const isFilled = ({ element }: Open['explanation'][number]) =>
    lettersOf(element).trim() !== '' || within(element, 'img').length > 0
  const filled = explanation.filter(isFilled)
  const last = filled.at(-1)
  // What stands in the line "Explanation:", or first below it, explains.
  if (!last || filled.length < 2) return null
  const isTable = last.element.name === 'table'
  if (isTable || within(last.element, 'img').length > 0)
    return {
      severity: 'error',
      paragraph: last.line.paragraph,
      message: `a ${isTable ? 'table' : 'picture'} stands between an explanation and the next question: write "Directions (2-3):" above it if questions are about it, or a line of the explanation below it`,
    }
  const text = ({ element }: Open['explanation'][number]) => lettersOf(element).trim()
  const long = filled
    .slice(1)
    .slice(-3)
    .find((one) => text(one).length > longest || begins.test(text(one)))
  if (!long) return null
  return {
    severity: 'warning',
    paragraph: long.line.paragraph,
    message: `"${text(long).slice(0, 60)}" is read as part of the explanation above: write "Directions (2-3):" above it if questions are about it`,
  }
}
