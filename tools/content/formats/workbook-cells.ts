/**
 * What a workbook says of its cells beside their values: percentages (it keeps 25% as 0.25), number formats, raised letters,
 * looks. What cannot be read is told at its cell.
 */
import type { AuthoredFault } from './authored'
import { type CellLook, cellStylesOf, looksOfFont, shownNumber, unreadFont } from './cell-styles'
import { childOf, childrenOf, decodeText, type Element, lettersOf, parseXml, within } from './markup'
import { textOf } from './notation'
import { faultsOf, type Merge, mergesOf } from './workbook-faults'
import { openZip } from './zip'

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

/** More is no question paper, and takes more memory than there is. */
const mostCells = 500_000
const mostRows = 20_000
const mostColumns = 500

const numberOf = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0)

/** How many rows hold something. @throws Error with a sentence for a sheet that is far too large, before anything is built of it */
function filledRows(name: string, xml: string): number {
  let count = 0
  let filled = 0
  let last = ''
  for (const [, letters = '', row = '', end] of xml.matchAll(
    /<(?:\w+:)?c\b[^>]*?\sr="([A-Z]+)(\d+)"[^>]*?(\/?)>/g,
  )) {
    count += 1
    if (!end && row !== last) {
      filled += 1
      last = row
    }
    if (numberOf(letters) > mostColumns || Number(row) > mostRows || count > mostCells)
      throw new Error(
        `the sheet "${name}" reaches to ${letters}${row}, and ${mostRows} rows of ${mostColumns} columns are the most: delete what stands far from the questions`,
      )
  }
  return filled
}

/** Of raised letters that the notation cannot say. */
const unreadable = ''

/** The letters of a cell, with what stands out among them. */
interface CellText {
  readonly letters: string
  /** With what is raised or lowered in the authors' notation; null where nothing is. */
  readonly raised: string | null
  readonly looks: readonly CellLook[]
  /** Why it cannot be read; null where it can. */
  readonly unread: string | null
}

function textOfCell(item: Element): CellText {
  const fonts = childrenOf(item, 'r')
    .filter((run) => lettersOf(childOf(run, 't')).trim() !== '')
    .map((run) => childOf(run, 'rPr'))
  return {
    letters: [childOf(item, 't'), ...childrenOf(item, 'r').map((run) => childOf(run, 't'))]
      .map(lettersOf)
      .join(''),
    raised: raisedText(item),
    looks: fonts.flatMap(looksOfFont),
    unread: fonts.map(unreadFont).find((reason) => reason !== null) ?? null,
  }
}

/** Letters with what is raised or lowered in the authors' notation; null where nothing is. */
function raisedText(item: Element): string | null {
  let raised = 0
  const text = childrenOf(item, 'r').map((run) => {
    const letters = lettersOf(childOf(run, 't'))
    const style = childOf(childOf(run, 'rPr'), 'vertAlign')?.attributes.val
    const sign = style === 'superscript' ? '^' : style === 'subscript' ? '~' : null
    if (sign === null || letters.trim() === '') return letters
    raised += 1
    return `${sign}${letters.trim()}${sign}`
  })
  if (raised === 0) return null
  const written = text.join('')
  const read = JSON.stringify(textOf(written)).match(/"type":"su[bp]"/g) ?? []
  return read.length === raised ? written : unreadable
}

/** Whether numbers of a format are read as days or times. */
const isDate = (format: string) =>
  /[dmyhs]/i.test(format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')) && !/\[h/i.test(format)

export interface SheetCells {
  /** Cells that show a percent sign. */
  readonly percent: ReadonlySet<string>
  /** Texts with raised or lowered letters, in the authors' notation. */
  readonly raised: ReadonlyMap<string, string>
  /** Numbers that are shown with more than their digits: `007`, `Rs. 1500`, `3.14`. */
  readonly shown: ReadonlyMap<string, string>
  /** Cells whose letters or fill stand out. */
  readonly looks: ReadonlyMap<string, readonly CellLook[]>
  readonly merges: readonly Merge[]
}

/** @throws Error for a damaged file, or a far too large one */
export function workbookCells(bytes: Uint8Array): {
  sheets: ReadonlyMap<string, SheetCells>
  /** Of each sheet, by its name. */
  faults: ReadonlyMap<string, AuthoredFault[]>
} {
  const zip = openZip(bytes)
  const letters = (name: string) => {
    const content = zip.read(name)
    return content ? decodeText(content) : null
  }
  const xml = (name: string) => {
    const content = letters(name)
    return content === null ? null : parseXml(content)
  }
  const [styles, workbook, links] = [
    xml('xl/styles.xml'),
    xml('xl/workbook.xml'),
    xml('xl/_rels/workbook.xml.rels'),
  ]
  const sheets = new Map<string, SheetCells>()
  const faults = new Map<string, AuthoredFault[]>()
  if (!workbook || !links) return { sheets, faults }
  const cellStyles = cellStylesOf(styles)
  const parts = sheetFiles(workbook, links).flatMap(([name, file]) => {
    const content = letters(file)
    return content === null ? [] : [{ name, file, content }]
  })
  // A question may have a row in each of its languages, and one in a list of answers.
  const filled = parts.reduce((sum, { name, content }) => sum + filledRows(name, content), 0)
  if (filled > mostRows + 100)
    throw new Error(
      `its sheets have more than ${mostRows.toLocaleString('en-US')} rows, and a file holds at most 5,000 questions: split it into several files`,
    )
  const shared = xml('xl/sharedStrings.xml')
  const texts = shared ? childrenOf(shared, 'si').map(textOfCell) : []
  const closed = new Set(
    within(workbook, 'sheet').flatMap(({ attributes: { name = '', state = 'visible' } }) =>
      state === 'visible' ? [] : [name],
    ),
  )
  for (const { name, file, content } of parts) {
    const sheet = parseXml(content)
    const told = faultsOf(zip, file, name, sheet)
    const percent = new Set<string>()
    const raised = new Map<string, string>()
    const shown = new Map<string, string>()
    const looks = new Map<string, readonly CellLook[]>()
    for (const cell of within(sheet, 'c')) {
      const { r = '', s = '0', t = 'n' } = cell.attributes
      const tell = (severity: AuthoredFault['severity'], message: string) =>
        told.push({ severity, place: `${name}!${r}`, message })
      const written = lettersOf(childOf(cell, 'v'))
      const style = cellStyles[Number(s)]
      const inline = childOf(cell, 'is')
      const text = t === 's' ? texts[Number(written)] : inline ? textOfCell(inline) : null
      if (written.trim() === '' && !inline) continue
      if (t === 'n' && style?.isPercent) {
        percent.add(r)
        const number = style.format && shownNumber(Number(written) * 100, style.format.replace('%', '"%"'))
        if (number) shown.set(r, number)
      }
      if (t === 'n' && style?.format && !style.isPercent) {
        const number = shownNumber(Number(written), style.format)
        if (number === null && !isDate(style.format))
          tell(
            'error',
            `it is shown as a fraction, power, time or sum of money, and holds ${written}: give the cell the format Text, and type it again.`,
          )
        if (number !== null) shown.set(r, number)
        if (number !== null && Number(number.replace(/[^\d.-]|\.(?!\d)/g, '')) !== Number(written))
          tell('warning', `it shows ${number}, and holds ${written}: compare, or make it a text.`)
      }
      if (text?.raised) raised.set(r, text.raised)
      if (text?.raised === unreadable)
        tell(
          'error',
          'its raised or lowered letters cannot be read: write them as a formula, such as $x^{n+1}$.',
        )
      const unread = text?.unread ?? style?.unread
      if (unread && /\p{L}|\p{N}/u.test(text?.letters ?? written)) tell('error', unread)
      looks.set(r, [...(style?.looks ?? []), ...(text?.looks ?? [])])
    }
    sheets.set(name, { percent, raised, shown, looks, merges: mergesOf(sheet) })
    const message = 'this sheet is hidden, and is read all the same.'
    if (closed.has(name)) told.push({ severity: 'warning', place: `${name}!A1`, message })
    faults.set(name, told)
  }
  return { sheets, faults }
}
