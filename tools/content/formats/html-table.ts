/** A table of HTML, whose cells may reach over several rows and columns. */
import { type Line, plainText, type Table } from '../../../src/domain/rich-text'
import { typeOf } from './html-line'
import { childOf, childrenOf, type Element, lettersOf, within } from './markup'

/**
 * @param lineOf the text of a cell
 * @param boldHeads whether a first row in bold letters is a header
 * @returns null for a table without cells
 */
export function tableOf(table: Element, lineOf: (cell: Element) => Line, boldHeads: boolean): Table | null {
  const trs = within(table, 'tr')
  const isHead = (cell: Element) => cell.name === 'th'
  const grid: Array<Array<{ line: Line; head: boolean }>> = trs.map(() => [])
  for (const [down, tr] of trs.entries()) {
    let across = 0
    for (const cell of childrenOf(tr).filter(({ name }) => name === 'td' || name === 'th')) {
      while (grid[down]?.[across]) across++
      const line = lineOf(cell)
      const span = (name: string) =>
        Math.min(50, Math.max(1, Number.parseInt(cell.attributes[name] ?? '1', 10) || 1))
      const [wide, high] = [span('colspan'), span('rowspan')]
      // A cell over several columns or rows says the same in each.
      for (let y = down; y < Math.min(down + high, trs.length); y++) {
        for (let x = across; x < across + wide; x++) {
          const row = grid[y]
          if (row) row[x] = { line, head: isHead(cell) }
        }
      }
      across += wide
    }
  }
  const rows = grid
    .map((row) => Array.from(row, (cell) => cell ?? { line: { content: [] }, head: false }))
    .filter((row) => row.length > 0)
  const [first = [], ...others] = rows
  if (first.length === 0) return null
  const isBold =
    boldHeads &&
    others.length > 0 &&
    first.every(
      ({ line: { content } }) => content.length > 0 && content.every((piece) => typeOf(piece) === 'strong'),
    )
  const onTop = isBold || first.every(({ head }) => head)
  const onSide = others.length > 0 && others.every((row) => row[0]?.head && row.length > 1)
  const caption = childOf(table, 'caption')
  return {
    type: 'table',
    caption: lettersOf(caption).replace(/\s+/g, ' ').trim() || null,
    header: onTop && onSide ? 'both' : onTop ? 'columns' : onSide ? 'rows' : 'none',
    rows: rows.map((row, down) => ({
      // Headers are bold without saying so.
      cells: row.map(({ line }) =>
        isBold && down === 0 ? { content: [plainText([{ type: 'paragraph', ...line }])] } : line,
      ),
    })),
  }
}
