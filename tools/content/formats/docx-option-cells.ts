/** Options in the cells of a table. */
import type { Label } from './docx-labels'
import { linesIn, type TextLine, type WordLine, withStart } from './docx-lines'
import { childrenOf, type Element, within } from './markup'

/** Lines of cells, where a cell with nothing but a label is joined with the next one. */
function joinedCells(cells: readonly TextLine[][]): TextLine[][] {
  const joined: TextLine[][] = []
  let label: string | null = null
  for (const lines of cells) {
    const [first, ...others] = lines
    if (!first) continue
    const isLabel =
      lines.length === 1 && first.label !== null && first.label.length >= first.text.trimEnd().length
    if (label === null && isLabel) label = first.text.trim()
    else {
      joined.push(label === null ? lines : [withStart(first, `${label} `), ...others])
      label = null
    }
  }
  return joined
}

/**
 * The options in a table whose cells are (a), (b), (c) … in rows or in columns; null for another table. Labels may have
 * cells of their own.
 */
export function optionsIn(line: WordLine | undefined): TextLine[] | null {
  if (!line || line.kind === 'line' || line.element.name !== 'table') return null
  const cells = within(line.element, 'tr').flatMap((row) => childrenOf(row))
  const filled = joinedCells(
    cells.map((cell) => childrenOf(cell).flatMap((one: Element) => linesIn(one, line.paragraph))),
  )
  const [first] = filled.flatMap(([own]) => own?.label ?? [])
  if (!first || filled.length < 2) return null
  /** In the order of their labels; null where one is missing or comes twice. */
  const sorted = (placeOf: (label: Label) => number): TextLine[] | null => {
    const places = filled.map((_, place) =>
      filled.filter(
        ([own]) =>
          own?.label?.kind === first.kind &&
          own.label.style === first.style &&
          placeOf(own.label) === place + 1,
      ),
    )
    return places.every((one) => one.length === 1) ? places.flat(2) : null
  }
  return sorted(({ value }) => value) ?? sorted(({ value, orValue }) => orValue ?? value)
}
