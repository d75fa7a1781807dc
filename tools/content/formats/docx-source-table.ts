import { isOn } from './docx-letters'
import { element, passed } from './docx-markup'
import { val } from './docx-numbers'
import { childOf, childrenOf, type Element, type Markup } from './markup'

/**
 * A table of Word with merged cells.
 * @param blocks reads the content of a cell
 * @param noteChange is called for a row that was deleted with tracked changes
 */
export function tableOf(
  tbl: Element,
  blocks: (nodes: readonly Markup[]) => Element[],
  noteChange: () => void,
): Element {
  const rows: Element[] = []
  /** Cells that reach down, by their column. */
  const open = new Map<number, { cell: Element; high: number }>()
  const rowsIn = (node: Element): Element[] =>
    childrenOf(node).flatMap((child) =>
      child.name === 'tr' ? [child] : passed.has(child.name) ? rowsIn(child) : [],
    )
  const cellsIn = (node: Element): Element[] =>
    childrenOf(node).flatMap((child) =>
      child.name === 'tc' ? [child] : passed.has(child.name) ? cellsIn(child) : [],
    )
  for (const tr of rowsIn(tbl)) {
    const properties = childOf(tr, 'trPr')
    if (childOf(properties, 'del')) {
      noteChange()
      continue
    }
    const before = Number(val(childOf(properties, 'gridBefore'), '0'))
    const cells: Element[] = Array.from({ length: Math.min(before, 50) }, () => element('td'))
    let column = cells.length
    for (const tc of cellsIn(tr)) {
      const own = childOf(tc, 'tcPr')
      const wide = Number(val(childOf(own, 'gridSpan'), '1')) || 1
      const merge = childOf(own, 'vMerge')
      const above = open.get(column)
      const content = blocks(tc.children)
      if (merge && val(merge) !== 'restart' && above) {
        above.high += 1
        Object.assign(above.cell.attributes, { rowspan: String(above.high) })
      } else {
        const isHead = isOn(childOf(properties, 'tblHeader'))
        const cell = element(isHead ? 'th' : 'td', content, wide > 1 ? { colspan: String(wide) } : {})
        cells.push(cell)
        if (merge) open.set(column, { cell, high: 1 })
        else open.delete(column)
      }
      column += wide
    }
    rows.push(element('tr', cells))
  }
  return element('table', rows)
}
