/** Labels in front of options whose column names them already: `B) Delhi` in the column Option B. */
import { labelOf } from './docx-labels'

/** "(a) and (b)", "(A) is true", "(1) only", "A-2": options about statements, which the label names. */
const isCode = /^(?:only|and|or|both|alone|not|is|are|true|false|[&,/+=(–—→-]|$)/i

/**
 * How many letters of each option are its label; 0 for none.
 * @throws Error with a sentence where a label is of another option
 */
export function labelLengths(texts: readonly string[]): number[] {
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
