/** Bold letters, colours and fills of cells by which authors show the right option in a workbook. They are never shown. */
import { type CellLook, cellLooks } from './cell-styles'
import { contradiction, isSameKey } from './docx-signs'
import { letterOf } from './key-text'
import type { Placed, Row } from './sheet-rows'

/** The rows without looks that whole columns have: those are design. */
export function withoutDesign(columns: readonly Placed[], body: readonly Row[]): Row[] {
  const design = new Set(
    columns.flatMap(({ index }) =>
      (Object.keys(cellLooks) as CellLook[])
        .filter(
          (look) => body.length > 1 && body.every((row) => row.looksAt?.(index).includes(look) ?? false),
        )
        .map((look) => `${index} ${look}`),
    ),
  )
  return body.map((row) => {
    const { looksAt } = row
    if (!looksAt) return row
    return {
      ...row,
      looksAt: (column) => looksAt(column).filter((look) => !design.has(`${column} ${look}`)),
    }
  })
}

/**
 * @param right places of the right options
 * @throws Error with a sentence where one option looks like the right one, and another is
 */
export function checkLooks(
  row: Row,
  columns: readonly Placed[],
  options: number,
  right: readonly number[],
  warn: (message: string) => void,
): void {
  for (const look of Object.keys(cellLooks) as CellLook[]) {
    const marked = Array.from({ length: options }, (_, place) => place).filter((place) =>
      columns.some(({ option, index }) => option === place && row.looksAt?.(index).includes(look)),
    )
    if (marked.length === 0 || marked.length === options || isSameKey(marked, right)) continue
    if (marked.length === 1) throw contradiction(marked, right, cellLooks[look])
    warn(
      `only its options ${marked.map(letterOf).join(', ')} are ${cellLooks[look]}: let all options look the same`,
    )
  }
}
