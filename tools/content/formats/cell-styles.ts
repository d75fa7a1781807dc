/** What a workbook says of how cells look: their number formats, and letters or fills that stand out. */
import { isColour, oldFont } from './docx-letters'
import { childOf, childrenOf, type Element, within } from './markup'

export const cellLooks = { bold: 'bold', underlined: 'underlined', coloured: 'coloured' } as const
export type CellLook = keyof typeof cellLooks

export interface CellStyle {
  readonly isPercent: boolean
  /** Its number format; null where numbers are shown as they are. */
  readonly format: string | null
  readonly looks: readonly CellLook[]
  /** Why its letters cannot be read; null where they can. */
  readonly unread: string | null
}

/** Formats that every spreadsheet has without naming them. Those of days and times are read as dates. */
const known: Readonly<Record<string, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  46: '[h]:mm:ss',
  48: '##0.0E+0',
  49: '@',
}

const isOn = (element: Element | undefined) =>
  element !== undefined && !/^(?:0|false|none)$/.test(element.attributes.val ?? '1')

/** A colour of its own, neither black nor white. */
function isBright(colour: Element | undefined): boolean {
  if (!colour) return false
  const { rgb, theme, indexed } = colour.attributes
  if (rgb !== undefined) return isColour(rgb.slice(-6)) && !/f{6}$/i.test(rgb)
  // The first two of a theme, and of the old palette, are white and black.
  return theme !== undefined
    ? Number(theme) > 1
    : indexed !== undefined && ![0, 1, 8, 9, 64, 65].includes(Number(indexed))
}

/** Looks of letters, in a font of the workbook or of a part of a cell. */
export function looksOfFont(font: Element | undefined): CellLook[] {
  if (!font) return []
  return [
    ...(isOn(childOf(font, 'b')) ? (['bold'] as const) : []),
    ...(isOn(childOf(font, 'u')) ? (['underlined'] as const) : []),
    ...(isBright(childOf(font, 'color')) ? (['coloured'] as const) : []),
  ]
}

/** Why letters of a font cannot be read; null where they can. */
export function unreadFont(font: Element | undefined): string | null {
  if (!font) return null
  const name = (childOf(font, 'name') ?? childOf(font, 'rFont'))?.attributes.val ?? ''
  if (oldFont.test(name))
    return `its font ${name} has letters of its own: convert the text to Unicode (Mangal, Gautami, Nirmala UI).`
  return isOn(childOf(font, 'strike')) ? 'it has letters that are struck through: delete them.' : null
}

/** The styles of cells, by their number. */
export function cellStylesOf(styles: Element | null): CellStyle[] {
  if (!styles) return []
  const [fonts, fills] = ['fonts', 'fills'].map((name) =>
    childrenOf(childOf(styles, name) ?? { name, attributes: {}, children: [] }),
  )
  const formats = new Map(
    within(styles, 'numFmt').map(({ attributes }) => [attributes.numFmtId, attributes.formatCode ?? '']),
  )
  const all = childOf(styles, 'cellXfs')
  return (all ? childrenOf(all, 'xf') : []).map(({ attributes: { numFmtId = '0', fontId, fillId } }) => {
    const code = formats.get(numFmtId) ?? known[numFmtId] ?? 'General'
    const font = fonts?.[Number(fontId)]
    const pattern = fills?.[Number(fillId)] && childOf(fills[Number(fillId)], 'patternFill')
    const isFilled = pattern?.attributes.patternType === 'solid' && isBright(childOf(pattern, 'fgColor'))
    const raised = childOf(font, 'vertAlign')?.attributes.val ?? 'baseline'
    return {
      // A sign in quotes, or behind a backslash, multiplies nothing.
      isPercent: code.replace(/"[^"]*"|\\./g, '').includes('%'),
      format: /^(?:General|@)$/i.test(code) ? null : code,
      looks: [...new Set([...looksOfFont(font), ...(isFilled ? (['coloured'] as const) : [])])],
      unread:
        unreadFont(font) ??
        (raised === 'baseline'
          ? null
          : 'it is raised or lowered as a whole: write x^2^ or H~2~O into one cell.'),
    }
  })
}

const part =
  /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|\[(?:black|red|blue|green|color ?\d+)\]|_.|\*.|([ ₹$€£()+\-/:]+)|((?:[#0],?)*[#0](?:\.[0#]+)?)/giy

/** Digits in groups as a pattern says: `#,##,##0` is 12,34,567, and `#,##0` is 1,234,567. */
function grouped(digits: string, pattern: string): string {
  if (!pattern.includes(',')) return digits
  return digits.replace(
    /,\d\d,/.test(pattern.replace(/#/g, '0')) ? /\B(?=(?:\d\d)*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g,
    ',',
  )
}

/**
 * A number as a format shows it, with the commas that it names; null where the format is not known here.
 * @param code `000`, `0.00`, `"Rs." #,##0`
 */
export function shownNumber(value: number, code: string): string | null {
  const sections = code.split(';')
  const isBelow = value < 0 && (sections[1] ?? '') !== ''
  const own = isBelow ? (sections[1] ?? '') : (sections[0] ?? '')
  const number = isBelow ? Math.abs(value) : value
  let text = ''
  let digits = 0
  part.lastIndex = 0
  while (part.lastIndex < own.length) {
    const found = part.exec(own)
    if (!found) return null
    const [, quoted, escaped, currency, plain, pattern] = found
    if (pattern === undefined) {
      text += quoted ?? escaped ?? currency ?? plain ?? ''
      continue
    }
    digits += 1
    const [whole = '', decimals = ''] = pattern.split('.')
    const least = whole.replace(/[#,]/g, '').length
    const fixed = Number(
      `${Math.round(Number(`${Math.abs(number).toPrecision(15)}e${decimals.length}`))}e-${decimals.length}`,
    )
    const [before = '', after = ''] = fixed.toFixed(decimals.length).split('.')
    const needed = decimals.replace(/#/g, '').length
    const shown = after.replace(/0+$/, '').padEnd(needed, '0')
    const digitsBefore = (least === 0 && before === '0' ? '' : before).padStart(least, '0')
    text += `${number < 0 ? '-' : ''}${grouped(digitsBefore, whole)}${shown === '' ? '' : `.${shown}`}`
  }
  return digits === 1 ? text.trim() : null
}
