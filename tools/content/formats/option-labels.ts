/** Labels in front of options whose column names them already: `B) Delhi` in the column Option B. */
import { labelOf } from './docx-labels'

/** "(a) and (b)", "(A) is true", "(1) only", "A-2": options about statements, which the label names. */
const isCode = /^(?:only|and|or|both|alone|not|is|are|true|false|[&,/+=(–—→-]|$)/i

/** What goes on behind a label that is a part of the option: "(a) only", "(a) and (b)", "(a)-(ii)". */
const goesOn = /^(?:(?:only|alone)\s*$|(?:and|or|is|are)\b|[&,/=→]|$)/i

/** Whether a label is a part of its option. A sign behind a space is that of a number: "A) -5". */
const isPart = (text: string, length: number) =>
  goesOn.test(text.slice(length)) || (/^[-–—+]/.test(text.slice(length)) && /\S/.test(text[length - 1] ?? ''))

/** The labels of options that all have one, each of its own place; null where one may be a part of its option. */
function wholeLabels(texts: readonly string[]): number[] | null {
  const sure = texts.map((text) => labelOf(text))
  // "B. R. Tagore" has a label beside "C. Amartya Sen".
  const labels = texts.map((text, index) => sure[index] ?? labelOf(text, 'initials'))
  const [first] = labels
  const areWhole = labels.every(
    (label, index) =>
      label !== null &&
      label.kind === first?.kind &&
      label.style === first.style &&
      label.value === index + 1 &&
      !isPart(texts[index] ?? '', label.length),
  )
  const isKind = first?.kind === 'letter' || first?.kind === 'number'
  const isUsual = isKind && first?.style !== 'Q' && sure.some((label) => label !== null)
  return areWhole && isUsual && texts.length > 1 ? labels.map((label) => label?.length ?? 0) : null
}

/**
 * How many letters of each option are its label; 0 for none.
 * @throws Error with a sentence where a label is of another option
 */
export function labelLengths(texts: readonly string[]): number[] {
  const whole = wholeLabels(texts.filter((text) => text !== ''))
  if (whole) return texts.map((text, index) => (text === '' ? 0 : (whole[index] ?? 0)))
  const labels = texts.map((text) => {
    const label = labelOf(text)
    const isLabel = label && label.kind !== 'roman' && label.style !== 'Q' && label.list === null
    return isLabel && !isCode.test(text.slice(label.length)) ? label : null
  })
  const found = labels.flatMap((label) => label ?? [])
  const isMixed = new Set(found.map(({ kind }) => kind)).size > 1
  if (found.length < 2 || isMixed || new Set(found.map(({ value }) => value)).size < found.length)
    return texts.map(() => 0)
  const wrong = labels.findIndex((label, index) => label !== null && label.value !== index + 1)
  if (wrong < 0) return labels.map((label) => label?.length ?? 0)
  // "S. Radhakrishnan" is a name.
  if (labels.includes(null) && labels[wrong]?.style === '.A') return texts.map(() => 0)
  throw new Error(
    `"${texts[wrong]?.slice(0, 40)}" is labelled as another option than its column: correct the label, or leave labels out`,
  )
}
