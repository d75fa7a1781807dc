/**
 * A Word file as lines of markup (`p`, `h1`, `ul`, `table`). Numbers that Word counts and equations are written out.
 * Whatever cannot be shown stands in the text as a sentence between two signs, so that its question is refused.
 */
import { createNumbers, stylesOf, val } from './docx-numbers'
import {
  childOf,
  childrenOf,
  type Element,
  isElement,
  lettersOf,
  type Markup,
  parseXml,
  within,
} from './markup'
import { texOfEquation } from './omml'
import { reasonOf } from './paper-draft'
import { openZip, type Zip } from './zip'

/** Stands in a text in place of what cannot be read, with a sentence about it. */
export const unreadPart = /\uE000(.*?)\uE001/

const unread = (what: string) => `\uE000${what}\uE001`
const asPicture = (what: string) => unread(`it has ${what}, which cannot be read: put it in as a picture`)

const textBox = unread('it has a text box, which cannot be read: put its text in a line of its own')

/** Files of more are no question papers. Counted before anything is parsed. */
const most = {
  paragraphs: 20_000,
  tables: 2_000,
  elements: 600_000,
  depth: 120,
  letters: 50_000,
  bytes: 10_000_000,
}

/** @throws Error with one sentence for a part that is too large or too deep */
function checkSize(xml: string): void {
  if (new RegExp(`>[^<]{${most.letters + 1}}`).test(xml))
    throw new Error('a paragraph in it has more than 50,000 letters: split it')
  const counts = { elements: 0, paragraphs: 0, tables: 0 }
  let depth = 0
  for (const [, slash, name, end] of xml.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (slash) depth -= 1
    else {
      counts.elements += 1
      if (name === 'w:p') counts.paragraphs += 1
      if (name === 'w:tbl') counts.tables += 1
      if (!end) depth += 1
    }
    if (depth > most.depth)
      throw new Error('its tables and boxes stand too deep in each other: take some out')
    for (const kind of ['paragraphs', 'tables', 'elements'] as const)
      if (counts[kind] > most[kind])
        throw new Error(
          `it has more than ${most[kind].toLocaleString('en-US')} ${kind}: split it into several files`,
        )
  }
}

function partOf(zip: Zip, name: string): Element | null {
  const bytes = zip.read(name)
  if (!bytes) return null
  if (bytes.length > most.bytes)
    throw new Error(`"${name}" in it is larger than 10 MB: split it into several files`)
  const xml = new TextDecoder().decode(bytes)
  checkSize(xml)
  return parseXml(xml)
}

const element = (name: string, children: readonly Markup[] = [], attributes = {}): Element => ({
  name,
  attributes,
  children,
})

const merged = new Set('strong em u sub sup mark'.split(' '))

/** Puts a piece behind others; what looks the same is one piece. */
function add(pieces: Markup[], piece: Markup): void {
  const last = pieces.at(-1)
  if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece
  else if (isElement(last) && isElement(piece) && last.name === piece.name && merged.has(piece.name)) {
    const children = [...last.children]
    for (const child of piece.children) add(children, child)
    pieces[pieces.length - 1] = { ...last, children }
  } else if (piece !== '') pieces.push(piece)
}

/** A list of bullets with one more, below the last one of the level above. */
function withItem(list: Element | undefined, item: Element, level: number): Element {
  const items = list ? childrenOf(list) : []
  const last = items.at(-1)
  if (level === 0 || !last) return element('ul', [...items, item])
  const inner = childrenOf(last, 'ul').at(-1)
  const others = last.children.filter((child) => child !== inner)
  return element('ul', [
    ...items.slice(0, -1),
    { ...last, children: [...others, withItem(inner, item, level - 1)] },
  ])
}

/** Letters of the font Symbol by their code, from `A` and `a` on. */
const greek = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ      αβχδεφγηιϕκλμνοπθρστυϖωξψζ'
/** A sign behind its code. */
const signs = (table: string) =>
  new Map(table.split(' ').map((one) => [Number(one.slice(0, -1)), one.slice(-1)]))
const symbolSigns = signs(
  '176° 177± 180× 184÷ 163≤ 179≥ 185≠ 174→ 165∞ 214√ 208∠ 181∝ 92∴ 206∈ 199∩ 200∪ 197⊕ 187≈ 94⊥ 183• 222⇒',
)
const wingdings = signs('252✓ 254☑ 251✗ 253☒ 168☐ 111☐')

/** A letter of a font of signs. */
function signOf(font: string, letter: string): string {
  const code = (letter.codePointAt(0) ?? 0) & 0xff
  if (/^symbol/i.test(font) || font === '') {
    const sign = symbolSigns.get(code) ?? greek[code - 65]?.trim()
    if (sign) return sign
    if (code < 65) return String.fromCharCode(code)
  }
  const known = /^wingdings$/i.test(font) ? wingdings.get(code) : undefined
  return (
    known ??
    unread(`it has a sign of the font ${font || 'Symbol'}, which cannot be read: type it as a letter`)
  )
}

/** Fonts whose Latin letters look like Telugu or Hindi: their texts are no Unicode. */
export const oldFont =
  /^(?:kruti|devlys|chanakya|walkman|shree|shusha|susha|akruti|aps-|dv-?tt|dvb|anu\b|anupama|apoorva|priyanka|pallavi|suchitra|krishna$|tikkana|vakil|hemalatha|4cgandhi|agra$|mangal-?old|bhaskar)/i

const isOn = (property: Element | undefined) =>
  property !== undefined && !/^(?:0|false|off|none)$/.test(val(property, '1'))

/** A colour that catches the eye: dark ones look black. */
export const isColour = (text: string) =>
  /^[\da-f]{6}$/i.test(text) && [0, 2, 4].some((at) => Number.parseInt(text.slice(at, at + 2), 16) > 0x40)

const passed = new Set('ins moveTo hyperlink smartTag customXml sdt sdtContent dir bdo'.split(' '))
const silent =
  /Pr$|^(?:bookmark|perm|comment|move|customXml)\w*(?:Start|End)$|^(?:proofErr|lastRenderedPageBreak|annotationRef|softHyphen|pgNum|sectPr)$/
/** Fields that show nothing. */
const hiddenField = /^\s*(?:XE|TC|RD|TOC|HYPERLINK|PAGEREF|ADDIN)\b/i

interface WordPicture {
  readonly name: string
  readonly bytes: Uint8Array
}

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
  const relations = partOf(zip, 'word/_rels/document.xml.rels')
  const targets = new Map(
    (relations ? childrenOf(relations) : []).map(({ attributes }) => [
      attributes.Id,
      attributes.Target ?? '',
    ]),
  )
  const pictures = new Map<string, WordPicture>()
  const notes = new Map<string, number[]>()
  let at = 0
  const note = (message: string) => {
    const places = notes.get(message) ?? []
    if (places.at(-1) !== at) places.push(at)
    notes.set(message, places)
  }

  function image(id: string | undefined, alt: string): Markup {
    const target = targets.get(id) ?? ''
    const path = target.startsWith('/') ? target.slice(1) : `word/${target}`
    const ending = /\.(\w+)$/.exec(target)?.[1]?.toLowerCase().replace('jpeg', 'jpg') ?? 'png'
    const known = pictures.has(path) ? null : zip.read(path)
    if (known) pictures.set(path, { name: `picture-${pictures.size + 1}.${ending}`, bytes: known })
    if (!pictures.has(path)) return unread('a picture in it is not in the file')
    return element('img', [], { src: path, alt })
  }

  function drawing(drawn: Element): Markup[] {
    const alt = within(drawn, 'docPr')[0]?.attributes.descr ?? ''
    const parts = within(drawn, 'graphicData').flatMap((data) => childrenOf(data))
    if (parts.length === 0) return [asPicture('a drawing')]
    return parts.map((part) => {
      if (part.name === 'pic') {
        const isCropped = within(part, 'srcRect').some(({ attributes }) =>
          Object.values(attributes).some((side) => Number(side) !== 0),
        )
        if (isCropped || within(part, 'xfrm').some(({ attributes }) => Number(attributes.rot ?? 0) !== 0))
          note(
            'a picture is cropped or turned in Word, and is shown whole and upright: change the picture itself',
          )
        return image(within(part, 'blip')[0]?.attributes['r:embed'], alt)
      }
      if (within(part, 'txbxContent').length > 0) return textBox
      return asPicture(
        part.name === 'chart' ? 'a chart' : part.name === 'relIds' ? 'a diagram (SmartArt)' : 'a drawn shape',
      )
    })
  }

  function oldPicture(pict: Element): Markup[] {
    if (within(pict, 'txbxContent').length > 0) return [textBox]
    const shapes = childrenOf(pict).filter(({ name }) => name !== 'shapetype')
    if (shapes.every(({ attributes }) => attributes['o:hr'] === 't')) return []
    const found = shapes.map((shape) => [shape, within(shape, 'imagedata')[0]] as const)
    return found.map(([shape, data]) =>
      data ? image(data.attributes['r:id'], shape.attributes.alt ?? '') : asPicture('a drawn shape'),
    )
  }

  function equation(math: Element, display: boolean): string {
    try {
      const tex = texOfEquation(math)
      return display ? `\\[${tex}\\]` : `\\(${tex}\\)`
    } catch (error) {
      return unread(`it has a Word equation, which cannot be read (${reasonOf(error)}): write it as $…$`)
    }
  }

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
      if (oldFont.test(font) && /[^\s\d.,()[\]-]/.test(text))
        return unread(
          `its font ${font} has letters of its own: convert the text to Unicode (Mangal, Gautami, Nirmala UI)`,
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
      if (['ins', 'moveTo', 'del', 'moveFrom'].includes(name))
        note('its changes are tracked, and are read as accepted: accept or reject them in Word')
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
      if (name === 'object') return [asPicture('an object of another program')]
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

  function table(tbl: Element): Element {
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
        note('its changes are tracked, and are read as accepted: accept or reject them in Word')
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

  function blocks(nodes: readonly Markup[]): Element[] {
    const out: Element[] = []
    const walk = (list: readonly Markup[]) => {
      for (const node of list.filter(isElement)) {
        if (node.name === 'p') paragraph(node, out)
        else if (node.name === 'tbl') out.push(table(node))
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

/** The letters at the top and the foot of pages, without their numbers. */
function marginsOf(zip: Zip): string {
  const names = zip.names.filter((name) => /^word\/(?:header|footer)\d*\.xml$/.test(name))
  const texts = names.flatMap((name) => {
    const root = partOf(zip, name)
    return root ? within(root, 't').map(lettersOf) : []
  })
  return [...new Set(texts)].join(' ').replace(/\s+/g, ' ').trim()
}
