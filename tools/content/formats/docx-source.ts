/**
 * A Word file as lines of markup (`p`, `h1`, `ul`, `table`). Numbers that Word counts and equations are written out.
 * Whatever cannot be shown stands in the text as a sentence between two signs, so that its question is refused.
 */

import { createDrawings, embedded, equation, type WordPicture } from './docx-drawings'
import { isColour, isOn, oldFont, signOf, unread } from './docx-letters'
import { add, element, hiddenField, passed, silent, withItem } from './docx-markup'
import { createNumbers, stylesOf, val } from './docx-numbers'
import { marginsOf, most, partOf } from './docx-parts'
import { tableOf } from './docx-source-table'
import { childOf, childrenOf, type Element, isElement, lettersOf, type Markup, within } from './markup'
import { openZip } from './zip'

export interface WordSource {
  /** Each `p`, `h1` and `li` has its number `at`; one of a list that Word counts also `list`. */
  readonly nodes: readonly Element[]
  /** By the `src` of their `<img>`. */
  readonly pictures: ReadonlyMap<string, WordPicture>
  /** What was left out, with the numbers of paragraphs. */
  readonly notes: ReadonlyMap<string, readonly number[]>
  /** What stands at the top and the foot of each page. */
  readonly margins: string
}

/** @throws Error with one sentence for what is no Word file, a damaged one, or one that is too large */
export function readWord(bytes: Uint8Array): WordSource {
  const zip = openZip(bytes)
  // Each is checked, also those that are not read.
  for (const name of zip.names) zip.read(name)
  const root = partOf(zip, 'word/document.xml')
  if (!root) throw new Error('it is no Word file (.docx): it has no document in it')
  const styles = stylesOf(partOf(zip, 'word/styles.xml'))
  const placeOf = createNumbers(partOf(zip, 'word/numbering.xml'), styles)
  const notes = new Map<string, number[]>()
  let at = 0
  const note = (message: string) => {
    const places = notes.get(message) ?? []
    if (places.at(-1) !== at) places.push(at)
    notes.set(message, places)
  }

  const noteChange = () =>
    note('its changes are tracked, and are read as accepted: accept or reject them in Word')
  const { pictures, drawing, oldPicture } = createDrawings(zip, note)

  /** Fields that are open: what they are called, and whether their result has begun. */
  const fields: Array<{ name: string; shown: boolean }> = []

  function fieldMark(kind: string): Markup[] {
    if (kind === 'begin') fields.push({ name: '', shown: false })
    const field = fields.at(-1)
    if (kind === 'separate' && field) field.shown = true
    if (kind !== 'end') return []
    fields.pop()
    if (!field || field.shown || hiddenField.test(field.name)) return []
    return [unread(`it has a field "${field.name.trim().slice(0, 20)}", which cannot be read: type its text`)]
  }

  function run(r: Element, paragraphStyle: string): Markup[] {
    const own = childOf(r, 'rPr')
    const ofLetters = [own, ...styles.chain(val(childOf(own, 'rStyle'))).map((one) => childOf(one, 'rPr'))]
    const ofAll = [
      ...ofLetters,
      ...styles.chain(paragraphStyle).map((one) => childOf(one, 'rPr')),
      styles.defaults,
    ]
    const look = (name: string, among = ofLetters) => among.map((one) => childOf(one, name)).find(Boolean)
    const font = look('rFonts', ofAll)?.attributes['w:ascii'] ?? ''
    const isSigns = /^(?:symbol|wingdings|webdings)/i.test(font)
    const isCaps = isOn(look('caps', ofAll))
    const shown = (text: string): string => {
      if (isSigns) return text.replace(/[^\s]/g, (letter) => signOf(font, letter))
      if (oldFont.test(font) && /[^\s\d.,()[\]-]/.test(text) && !/[\u0900-\u0DFF]/.test(text))
        return unread(
          `its font ${font} has letters of its own: convert the file to Unicode first (search for "${font.replace(/\s*\d+$/, '')} to Unicode"), and read it again in Mangal, Gautami or Nirmala UI`,
        )
      const plain = text
        // Also what only says that a sign is coloured.
        .replace(/\uE000|\uE001|\uFE0E|\uFE0F/g, '')
        .replace(/[\uF000-\uF0FF]/g, (letter) => signOf('', letter))
      return isCaps ? plain.toUpperCase() : plain
    }
    const isShown = fields.every(({ shown }) => shown)
    const pieces = r.children.filter(isElement).flatMap((child): Markup[] => {
      switch (child.name) {
        case 'fldChar':
          return fieldMark(child.attributes['w:fldCharType'] ?? '')
        case 'instrText': {
          const field = fields.at(-1)
          if (field) field.name += lettersOf(child)
          return []
        }
        case 't':
          return isShown ? [shown(lettersOf(child))] : []
        case 'tab':
        case 'ptab':
          return ['\t']
        case 'br':
        case 'cr':
          return [element('br')]
        case 'noBreakHyphen':
          return ['-']
        case 'sym': {
          const sign = String.fromCharCode(Number.parseInt(child.attributes['w:char'] ?? '0', 16))
          return [signOf(child.attributes['w:font'] ?? '', sign)]
        }
        case 'footnoteReference':
        case 'endnoteReference':
          return [unread('it has a footnote, which cannot be shown: write its text into the line')]
        case 'commentReference':
          note('a comment is left out')
          return []
        case 'delText':
          return []
        default:
          return inline([child], paragraphStyle)
      }
    })
    if (pieces.length === 0) return []
    if (isOn(look('vanish', ofAll))) {
      note('hidden text is left out')
      return []
    }
    if (
      (isOn(look('strike')) || isOn(look('dstrike'))) &&
      pieces.some((piece) => lettersOf(piece).trim() !== '')
    )
      return [unread('it has letters that are struck through: delete them')]
    const raised = Number(val(look('position'), '0'))
    const small = val(look('vertAlign'))
    const isBright =
      isOn(look('highlight')) ||
      isColour(val(look('color'))) ||
      (isColour(look('shd')?.attributes['w:fill'] ?? '') &&
        !/^f{6}$/i.test(look('shd')?.attributes['w:fill'] ?? ''))
    const marks = [
      ...(isBright ? ['mark'] : []),
      ...(isOn(look('b')) ? ['strong'] : []),
      ...(isOn(look('i')) ? ['em'] : []),
      ...(isOn(look('u')) ? ['u'] : []),
      ...(small === 'superscript' || (!small && raised >= 4) ? ['sup'] : []),
      ...(small === 'subscript' || (!small && raised <= -4) ? ['sub'] : []),
    ]
    return marks.reduceRight<Markup[]>((inner, name) => [element(name, inner)], pieces)
  }

  /** What stands in a paragraph. Nothing that is not known is passed over. */
  function inline(nodes: readonly Markup[], style: string): Markup[] {
    return nodes.filter(isElement).flatMap((node): Markup[] => {
      const { name } = node
      if (name === 'r') return run(node, style)
      if (['ins', 'moveTo', 'del', 'moveFrom'].includes(name)) noteChange()
      if (passed.has(name)) return inline(node.children, style)
      if (name === 'del' || name === 'moveFrom') return []
      if (name === 'oMath') return [equation(node, false)]
      if (name === 'oMathPara') return childrenOf(node, 'oMath').map((math) => equation(math, true))
      if (name === 'fldSimple') {
        const result = inline(node.children, style)
        const field = node.attributes['w:instr'] ?? ''
        return result.length > 0 || hiddenField.test(field)
          ? result
          : [unread(`it has a field "${field.trim().slice(0, 20)}", which cannot be read: type its text`)]
      }
      if (name === 'AlternateContent') {
        const choice = childOf(node, 'Choice')
        const chosen = choice && within(choice, 'symEx').length === 0 ? choice : childOf(node, 'Fallback')
        const parts = chosen?.children ?? []
        // Within a run letters may stand without one of their own.
        return parts.some((one) => isElement(one) && one.name === 't')
          ? run(element('r', [...parts]), style)
          : inline(parts, style)
      }
      if (name === 'drawing') return drawing(node)
      if (name === 'pict') return oldPicture(node)
      if (name === 'object') return [embedded(node)]
      return silent.test(name) ? [] : [unread(`it has a part of Word that is not known here (${name})`)]
    })
  }

  /** Of a paragraph whose end was deleted: it goes on in the next one. */
  let carried: Markup[] = []

  function paragraph(p: Element, out: Element[]): void {
    at += 1
    const properties = childOf(p, 'pPr')
    const mark = childOf(properties, 'rPr')
    const style = val(childOf(properties, 'pStyle')) || styles.normal
    const pieces: Markup[] = []
    for (const piece of [...carried, ...inline(p.children, style)]) add(pieces, piece)
    carried = []
    if (pieces.reduce((sum, piece) => sum + lettersOf(piece).length, 0) > most.letters)
      throw new Error(`its paragraph ${at} has more than 50,000 letters: split it`)
    if (childOf(mark, 'del') ?? childOf(mark, 'moveFrom')) {
      carried = pieces
      return
    }
    if (pieces.length === 0 && isOn(childOf(mark, 'vanish'))) return
    const names = styles.chain(style).map((one) => val(childOf(one, 'name')))
    const isHeading = names.some((name) => /^(?:heading [1-6]|title)$/i.test(name))
    const place = placeOf(properties, style)
    const number = { at: String(at) }
    if (place?.kind === 'bullet') {
      const list = out.at(-1)
      const isBegun = list?.name === 'ul'
      if (isBegun) out.pop()
      out.push(withItem(isBegun ? list : undefined, element('li', pieces, number), place.level))
      return
    }
    const label: Markup[] = []
    if (place?.kind === 'number' && place.label !== '') label.push(`${place.label} `)
    if (place?.kind === 'unknown')
      label.push(
        unread(`its list is numbered in a way that is not known here (${place.format}): type the labels`),
      )
    for (const piece of pieces) add(label, piece)
    const list = place?.kind === 'number' && place.label !== '' ? { list: place.list } : {}
    out.push(element(isHeading ? 'h1' : 'p', label, { ...number, ...list }))
  }

  function blocks(nodes: readonly Markup[]): Element[] {
    const out: Element[] = []
    const walk = (list: readonly Markup[]) => {
      for (const node of list.filter(isElement)) {
        if (node.name === 'p') paragraph(node, out)
        else if (node.name === 'tbl') out.push(tableOf(node, blocks, noteChange))
        else if (passed.has(node.name)) walk(node.children)
        else if (!silent.test(node.name)) {
          const pieces = inline(node.name === 'altChunk' ? [] : [node], styles.normal)
          out.push(
            element('p', node.name === 'altChunk' ? [unread('it has another file in it')] : pieces, {
              at: String(at),
            }),
          )
        }
      }
    }
    walk(nodes)
    if (carried.length > 0) out.push(element('p', carried, { at: String(at) }))
    carried = []
    return out
  }

  const body = childOf(root, 'body')
  const nodes = blocks(body?.children ?? [])
  return { nodes, pictures, notes, margins: marginsOf(zip) }
}
