/** Cells that a workbook shows with a percent sign: it keeps 25% as 0.25, and says so only in the cell's style. */
import { childOf, childrenOf, decodeText, type Element, parseXml, within } from './markup'
import { openZip } from './zip'

/** Numbers of the formats that every spreadsheet has without naming them: 0% and 0.00%. */
const known = ['9', '10']

/** By its number, whether a style shows a percentage. */
function percentStyles(styles: Element): boolean[] {
  const own = within(styles, 'numFmt').filter(({ attributes }) =>
    // A sign in quotes, or behind a backslash, multiplies nothing.
    /%/.test((attributes.formatCode ?? '').replace(/"[^"]*"|\\./g, '')),
  )
  const formats = new Set([...known, ...own.map(({ attributes }) => attributes.numFmtId ?? '')])
  const cellStyles = childOf(styles, 'cellXfs')
  return cellStyles
    ? childrenOf(cellStyles, 'xf').map(({ attributes }) => formats.has(attributes.numFmtId ?? ''))
    : []
}

/** The file of each sheet, by the sheet's name. */
function sheetFiles(workbook: Element, links: Element): Array<readonly [string, string]> {
  const targets = new Map(
    within(links, 'Relationship').map(({ attributes: { Id = '', Target = '' } }) => [
      Id,
      Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`,
    ]),
  )
  return within(workbook, 'sheet').flatMap(({ attributes }) => {
    const target = targets.get(attributes['r:id'] ?? '')
    return target === undefined ? [] : [[attributes.name ?? '', target] as const]
  })
}

/** The cells with percentages of a workbook (`B7`), by the name of their sheet. @throws Error for a damaged file */
export function percentCells(bytes: Uint8Array): ReadonlyMap<string, ReadonlySet<string>> {
  const zip = openZip(bytes)
  const xml = (name: string) => {
    const content = zip.read(name)
    return content ? parseXml(decodeText(content)) : null
  }
  const [styles, workbook, links] = [
    xml('xl/styles.xml'),
    xml('xl/workbook.xml'),
    xml('xl/_rels/workbook.xml.rels'),
  ]
  const isPercent = styles ? percentStyles(styles) : []
  if (!workbook || !links || !isPercent.includes(true)) return new Map()
  return new Map(
    sheetFiles(workbook, links).map(([name, file]) => {
      const sheet = xml(file)
      const cells = (sheet ? within(sheet, 'c') : []).filter(
        ({ attributes: { s = '0', t = 'n' } }) => t === 'n' && isPercent[Number(s)],
      )
      return [name, new Set(cells.map(({ attributes }) => attributes.r ?? ''))] as const
    }),
  )
}
