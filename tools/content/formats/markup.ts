/** HTML and XML as one tree of elements and texts. HTML is read however broken it is; XML must be well-formed. */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { decodeEntities } from './entities'
import { decodeWindows } from './text-bytes'

export interface Element {
  /** Without its prefix; of HTML in small letters. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Markup[]
}

export type Markup = Element | string

interface OpenElement extends Element {
  children: Markup[]
}

/** Files of more are no questions. */
const mostBytes = 50 * 1024 * 1024
const deepest = 200

const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const blocks = new Set('p div ul ol table section article h1 h2 h3 h4 h5 h6 blockquote pre hr'.split(' '))
/** What an opening tag ends when its end was left out, and what it does not reach across. */
const endings: Readonly<Record<string, { ends: readonly string[]; within: readonly string[] }>> = {
  li: { ends: ['li'], within: ['ul', 'ol'] },
  td: { ends: ['td', 'th'], within: ['tr', 'table'] },
  th: { ends: ['td', 'th'], within: ['tr', 'table'] },
  tr: { ends: ['tr'], within: ['table'] },
}
const inParagraph = { ends: ['p'], within: ['td', 'th', 'li', 'div', 'table'] }
const cells = ['td', 'th', 'li']

const token =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<[!?][^>]*>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi
const attribute = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      decodeEntities(values.find((value) => value !== undefined) ?? ''),
    ]),
  )

/** The last place in `open` of one of `names`, not below one of `within`; -1 when there is none. */
function lastOpen(open: readonly Element[], names: readonly string[], within: readonly string[]): number {
  for (let at = open.length - 1; at > 0; at--) {
    const name = open[at]?.name ?? ''
    if (names.includes(name)) return at
    if (within.includes(name)) return -1
  }
  return -1
}

/** HTML as browsers forgive it: ends that are missing or too many change nothing but the structure. Never throws. */
export function parseHtml(html: string): readonly Markup[] {
  const root: OpenElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  const add = (child: Markup) => open.at(-1)?.children.push(child)
  let last = 0
  const text = (end: number) => {
    if (end > last) add(decodeEntities(html.slice(last, end)))
  }
  for (const match of html.matchAll(token)) {
    text(match.index)
    last = match.index + match[0].length
    const [, , cdata, slash, tag, rest = ''] = match
    if (cdata !== undefined) add(cdata)
    if (tag === undefined) continue
    const name = localName(tag.toLowerCase())
    if (slash) {
      const at = lastOpen(open, [name], name === 'table' || cells.includes(name) ? [] : cells)
      if (at > 0) open.length = at
      continue
    }
    const rule = endings[name] ?? (blocks.has(name) ? inParagraph : null)
    const ended = rule ? lastOpen(open, rule.ends, rule.within) : -1
    if (ended > 0) open.length = ended
    const element: OpenElement = { name, attributes: attributesOf(rest.replace(/\/\s*$/, '')), children: [] }
    add(element)
    if (!voids.has(name) && !/\/\s*$/.test(rest) && open.length < deepest) open.push(element)
  }
  text(html.length)
  return root.children
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  // Entities are decoded here, from a closed table: a file can define none.
  processEntities: false,
  parseTagValue: false,
  cdataPropName: '#cdata',
  ignoreDeclaration: true,
  ignorePiTags: true,
})

type Parsed = Readonly<Record<string, unknown>>
const isParsed = (value: unknown): value is Parsed => typeof value === 'object' && value !== null

function markupOf(value: unknown): Markup[] {
  if (!isParsed(value)) return []
  const [name = '', inner] = Object.entries(value).find(([key]) => key !== ':@') ?? []
  const list: unknown[] = Array.isArray(inner) ? inner : []
  if (name === '#text') return [decodeEntities(String(inner))]
  if (name === '#cdata')
    return list.flatMap((part) => (isParsed(part) && typeof part['#text'] === 'string' ? part['#text'] : []))
  const given = isParsed(value[':@']) ? Object.entries(value[':@']) : []
  const attributes = given.map(([key, text]) => [key, decodeEntities(String(text))] as const)
  return [
    {
      name: localName(name),
      attributes: Object.fromEntries(attributes),
      children: list.flatMap(markupOf),
    },
  ]
}

/** @throws Error with one sentence for what is no well-formed XML, or has a document type of its own */
export function parseXml(xml: string): Element {
  if (xml.trim() === '') throw new Error('the file is empty')
  if (/<!DOCTYPE/i.test(xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')))
    throw new Error('it has a document type of its own (<!DOCTYPE …>), which is not read')
  const valid = XMLValidator.validate(xml)
  if (valid !== true) {
    const { code, msg, line } = valid.err
    // Of tags that never end the parser gives a list over several lines.
    const reason = code === 'InvalidXml' ? 'a tag in it does not end' : msg.replace(/\.$/, '')
    throw new Error(`it is no well-formed XML: ${reason}${line ? ` (line ${line})` : ''}`)
  }
  const parsed: unknown = parser.parse(xml)
  const root = (Array.isArray(parsed) ? parsed : []).flatMap(markupOf).find(isElement)
  if (!root) throw new Error('it is no well-formed XML')
  return root
}

/** @throws Error with one sentence for a file that is too large, or in an encoding that is not the one it says */
export function decodeText(bytes: Uint8Array): string {
  checkSize(bytes)
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  const marked = head.startsWith('\xFF\xFE') ? 'utf-16le' : head.startsWith('\xFE\xFF') ? 'utf-16be' : null
  const encoding = marked ?? /^<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8'
  if (/^(windows-1252|cp-?1252|iso-8859-1|latin-?1)$/i.test(encoding)) return decodeWindows(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (error) {
    throw new Error(`its text is not in the encoding ${encoding}: save it as UTF-8`, { cause: error })
  }
}

/** @throws Error with one sentence for a file that is empty or too large */
function checkSize(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new Error('the file is empty')
  if (bytes.length > mostBytes) throw new Error('the file is larger than 50 MB')
}

export const isElement = (node: Markup | undefined): node is Element => typeof node === 'object'

/** Elements among the children of one, of a name where one is given. */
export function childrenOf(element: Element, name?: string): Element[] {
  return element.children.filter(isElement).filter((child) => name === undefined || child.name === name)
}

export function childOf(element: Element | undefined, name: string): Element | undefined {
  return element && childrenOf(element, name)[0]
}

/** Every element of a name below one, in the order of the document. */
export function within(element: Element, name: string): Element[] {
  return childrenOf(element).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...within(child, name),
  ])
}

/** The text of a piece without any markup. */
export function lettersOf(node: Markup | undefined): string {
  if (node === undefined) return ''
  return typeof node === 'string' ? node : node.children.map(lettersOf).join('')
}
