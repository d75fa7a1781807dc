/** What is wrong with a sheet of a workbook beside its values: formulas without a result, hidden cells, comments, pictures. */
import { posix } from 'node:path'
import type { AuthoredFault } from './authored'
import { childOf, childrenOf, decodeText, type Element, lettersOf, parseXml, within } from './markup'
import { columnName } from './sheet-rows'
import type { Zip } from './zip'

/** Where pictures, charts and drawn shapes lie on a sheet: `C4`. */
function drawnCells(drawing: Element): Array<{ row: number; cell: string }> {
  return childrenOf(drawing).map((anchor) => {
    const from = childOf(anchor, 'from')
    const [column, row] = ['col', 'row'].map((name) => Number(lettersOf(from && childOf(from, name)) || 0))
    return { row: row ?? 0, cell: `${columnName(column ?? 0)}${(row ?? 0) + 1}` }
  })
}

/** The files that a part names, by their kind. */
function linkedFiles(zip: Zip, file: string, kind: string): Element[] {
  const at = file.lastIndexOf('/')
  const links = zip.read(`${file.slice(0, at)}/_rels${file.slice(at)}.rels`)
  if (!links) return []
  return within(parseXml(decodeText(links)), 'Relationship').flatMap(({ attributes }) => {
    const { Type = '', Target = '' } = attributes
    const name = Target.startsWith('/') ? Target.slice(1) : posix.join(posix.dirname(file), Target)
    const content = Type.endsWith(`/${kind}`) ? zip.read(name) : null
    return content ? [parseXml(decodeText(content))] : []
  })
}

/** Cells that are one: the rows and columns of its ends, from 0. */
export interface Merge {
  readonly ref: string
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

const columnNumber = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1

/** The merged cells of a sheet. */
export function mergesOf(sheet: Element): Merge[] {
  return within(sheet, 'mergeCell').flatMap(({ attributes: { ref = '' } }): Merge[] => {
    const [, left, top, right, bottom] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(ref) ?? []
    if (!left || !right) return []
    const [first, last] = [columnNumber(left), columnNumber(right)]
    return [{ ref, top: Number(top) - 1, bottom: Number(bottom) - 1, left: first, right: last }]
  })
}

/** What is wrong with a sheet beside its values. */
export function faultsOf(zip: Zip, file: string, name: string, sheet: Element): AuthoredFault[] {
  const error = (cell: string, message: string): AuthoredFault => ({
    severity: 'error',
    place: `${name}!${cell}`,
    message,
  })
  const warning = (cell: string, message: string): AuthoredFault => ({
    ...error(cell, message),
    severity: 'warning',
  })
  const cells = within(sheet, 'c').flatMap((cell): AuthoredFault[] => {
    const { r = '', t = '' } = cell.attributes
    if (t === 'e' || cell.attributes.vm !== undefined)
      return [
        error(
          r,
          `it holds an error or a picture ("${lettersOf(childOf(cell, 'v'))}"), which cannot be read.`,
        ),
      ]
    const isUnknown = t !== 'str' && childOf(cell, 'f') && lettersOf(childOf(cell, 'v')) === ''
    return isUnknown
      ? [
          error(
            r,
            'it holds a formula without its result: open and save the file in Excel, or type the value.',
          ),
        ]
      : []
  })
  const hidden = [...within(sheet, 'row'), ...within(sheet, 'col')].flatMap(({ name: kind, attributes }) => {
    if (attributes.hidden !== '1' && attributes.hidden !== 'true') return []
    const { r = '', min = '1' } = attributes
    return kind === 'row'
      ? [warning(`A${r}`, 'its row is hidden, and is read all the same.')]
      : [warning(`${columnName(Number(min) - 1)}1`, 'its column is hidden, and is read all the same.')]
  })
  const notes = linkedFiles(zip, file, 'comments')
    .flatMap((comments) => within(comments, 'comment'))
    .map(({ attributes: { ref = '' } }) => warning(ref, 'its comment is left out.'))
  const drawn = linkedFiles(zip, file, 'drawing')
    .flatMap(drawnCells)
    .map(({ row, cell }) => {
      const message = `a picture, chart or shape lies over this cell and is left out: save it beside the file, and name it in a column "Image".`
      return row === 0 ? warning(cell, message) : error(cell, message)
    })
  return [...cells, ...hidden, ...notes, ...drawn]
}
