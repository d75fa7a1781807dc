/** What a line of a Word paper is, by its own words and by the lines behind it. */
import { cellText, isAt, type Label, linesIn, restOf, type TextLine, type WordLine } from './docx-lines'
import { fields, type Item, isSameList, type Open, unclearSign } from './docx-open'
import { childrenOf, within } from './markup'

const range = String.raw`(\d{1,4})\s*(?:-|–|—|to|and|&)\s*(\d{1,4})`
const directions = [
  new RegExp(
    String.raw`^\s*\(?(?:directions?|passage|comprehension|(?:read|study)\s+the\b\D{0,160}?\bquestions?)\b\D{0,80}?${range}\s*[)\]]?\s*[:.–-]*\s*`,
    'i',
  ),
  new RegExp(
    String.raw`^\s*[([]?q(?:uestions?|ues|s)?\.?\s*(?:nos?\.?)?\s*${range}(?=\s*[):.\]]|\s+[a-z])\s*[)\]]?\s*[:.–-]*\s*`,
    'i',
  ),
]
/** Begins a text that several questions share. */
export const sharedText =
  /^\s*[([]?\s*(?:(?:directions?|passage|comprehension)\s*(?:[:.([–-]|$|(?:[IVX]+|\d+|[A-E])\b)|(?:read|study)\s+the\b.*\b(?:passage|paragraph|following|table|chart|graph|information)|సూచన|निर्देश)/iu
export const instructions =
  /^\s*(?:(?:general|important)\s+)?(?:instructions?|notes?)\b|^\s*(?:సూచనలు|निर्देश)/iu
export const sectionName =
  /^\s*(?:section|part)\s*(?:[-–—]\s*)?(?:[A-H]|[IVX]{1,4}|\d{1,2})\b(?!\s*[,;]).{0,60}$/i

/** The numbers of "Directions (36-40):" at the beginning of a line, and the length of these words; null for another line. */
export function directionsIn(head: string): { from: number; to: number; length: number } | null {
  const found = directions
    .map((pattern) => pattern.exec(head))
    .find((one) => one && Number(one[1]) <= Number(one[2]))
  return found ? { from: Number(found[1]), to: Number(found[2]), length: found[0].length } : null
}

/** Letters may be typed (a), b), C. in one list; numbers may not, since questions have them too. */
export const isNextOf = (list: readonly Item[] | undefined, label: Label) => {
  const first = list?.[0]?.label
  if (!list || !first || !isAt(label, list.length + 1) || label.kind !== first.kind) return false
  return label.kind === 'number' ? isSameList(first, label) : true
}
/** Whether an answer follows before another line with the number, except in a list that begins with 1. */
export function leadsToAnswer(number: number, following: readonly WordLine[]): boolean {
  let counted = 0
  for (const line of following) {
    if (line.kind === 'block') continue
    if (fields[0][1].test(line.text) || unclearSign.test(line.text)) return true
    if (line.heading) return false
    const { kind, value = 0, style } = line.label ?? {}
    if (kind !== 'number' || style === '()') continue
    if (value === 1 || value === counted + 1) counted = value
    else if (value === number) return false
  }
  return false
}

/** What stands between the brackets of "[Ans: b]". */
const bracketed = (start: string, rest: string) =>
  /^\s*[([]/.test(start) ? rest.replace(/\s*[)\]]\s*\.?$/, '') : rest

/** Reads a line such as "Ans: B" into the question. @returns false for another line */
export function readField(open: Open, line: TextLine): boolean {
  open.lastSection = null
  if (unclearSign.test(line.text)) {
    if (open.said.answer !== undefined) open.twice = { name: 'answer', line }
    else open.said.answer = line.text.trim()
    open.isExplained = false
    return true
  }
  for (const [name, pattern] of fields) {
    const found = pattern.exec(line.text)
    if (!found) continue
    if (name === 'explanation') {
      open.explanation.push({ element: restOf(line, found[0].length), line })
      open.isExplained = true
      open.counted = null
    } else if (open.said[name] !== undefined) open.twice = { name, line }
    else open.said[name] = bracketed(found[0], cellText(restOf(line, found[0].length)))
    if (name === 'section') open.lastSection = line
    return true
  }
  return false
}

/** The options in a table whose cells are (a), (b), (c) … in this order; null for another table. */
export function optionsIn(line: WordLine): TextLine[] | null {
  if (line.kind === 'line' || line.element.name !== 'table') return null
  const cells = within(line.element, 'tr').flatMap((row) => childrenOf(row))
  const lines = cells.map((cell) => childrenOf(cell).flatMap((one) => linesIn(one, line.paragraph)))
  const filled = lines.filter((one) => one.length > 0)
  const labels = filled.map(([first]) => first?.label)
  const [first] = labels
  const isList =
    first &&
    labels.every(
      (label, index) =>
        label?.kind === first.kind && label.style === first.style && label.value === index + 1,
    )
  return isList && filled.length > 1 ? filled.flat() : null
}
