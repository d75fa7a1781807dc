/** Writes XLSX workbooks as a spreadsheet does: texts, numbers, switches and dates. */
import { zip } from './zip'

/** `percent` is a number in a cell that shows it with a percent sign: 25 is kept as 0.25. */
type Cell = string | number | boolean | Date | null | { readonly percent: number }

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

const column = (index: number): string =>
  (index >= 26 ? column(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

function cellXml(cell: Cell, place: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`
  if (typeof cell === 'object' && 'percent' in cell)
    return `<c r="${place}" s="2"><v>${cell.percent / 100}</v></c>`
  // Days since 30 December 1899, in the style that shows them as a date.
  if (cell instanceof Date) return `<c r="${place}" s="1"><v>${cell.getTime() / 86_400_000 + 25_569}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${xml(cell)}</t></is></c>`
}

const sheetXml = (rows: ReadonlyArray<readonly Cell[]>) =>
  `${head}<worksheet ${main}><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, at) => cellXml(cell, `${column(at)}${row + 1}`)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`

/** @param sheets rows by name of the sheet */
export function workbook(sheets: Readonly<Record<string, ReadonlyArray<readonly Cell[]>>>): Buffer {
  const names = Object.keys(sheets)
  const each = (write: (name: string, number: number) => string) =>
    names.map((name, index) => write(name, index + 1)).join('')
  const type = (part: string, kind: string) =>
    `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`
  const link = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`
  const links = (inner: string) =>
    `${head}<Relationships xmlns="${packages}/relationships">${inner}</Relationships>`
  return zip({
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('/xl/workbook.xml', 'sheet.main')}${type('/xl/styles.xml', 'styles')}${each((_, number) => type(`/xl/worksheets/sheet${number}.xml`, 'worksheet'))}</Types>`,
    '_rels/.rels': links(link('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${head}<workbook ${main} xmlns:r="${office}"><sheets>${each((name, number) => `<sheet name="${xml(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': links(
      each((_, number) => link(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`)) +
        link('rId100', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': `${head}<styleSheet ${main}><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0%"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      names.map((name, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheets[name] ?? [])]),
    ),
  })
}
