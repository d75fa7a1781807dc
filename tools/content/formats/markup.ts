/** HTML and XML as one tree of elements and texts. HTML is read however broken it is; XML must be well-formed. */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { type DefaultTreeAdapterTypes, ErrorCodes, parseFragment } from 'parse5'
import { decodeEntities, encodeEntities } from './entities'
import { decodeWindows } from './text-bytes'

export interface Element {
  /** Without its prefix; of HTML in small letters. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Markup[]
}

export type Markup = Element | string

/** Files of more are no questions. */
const mostBytes = 50 * 1024 * 1024
const deepest = 200

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

type Node = DefaultTreeAdapterTypes.ChildNode

/** The letters of nodes, however deep they are nested. */
function lettersIn(nodes: readonly Node[]): string {
  let letters = ''
  const open = nodes.toReversed()
  for (let node = open.pop(); node; node = open.pop()) {
    if ('value' in node) letters += node.value
    else if ('childNodes' in node) open.push(...node.childNodes.toReversed())
  }
  return letters
}

/** Elements and texts, without scripts and comments. Below the deepest level only the letters are kept. */
function markupOfHtml(nodes: readonly Node[], depth = 1): Markup[] {
  return nodes.flatMap((node): Markup[] => {
    if ('value' in node) return [node.value.replaceAll('\u00AD', '')]
    if (!('attrs' in node) || /^(?:script|style)$/.test(node.tagName)) return []
    const { tagName, attrs, childNodes } = node
    const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
    const children = depth < deepest ? markupOfHtml(childNodes, depth + 1) : [lettersIn(childNodes)]
    return [{ name: localName(tagName.toLowerCase()), attributes, children }]
  })
}

const cdata = /<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/g

/** HTML as browsers read it, but what they would drop as a tag without an end stays text. Never throws. */
export function parseHtml(html: string): readonly Markup[] {
  let source = html.replace(cdata, (_, text: string) => encodeEntities(text))
  for (;;) {
    let endsInTag = false
    const { childNodes } = parseFragment(source, {
      onParseError: ({ code }) => {
        endsInTag ||= code === ErrorCodes.eofInTag
      },
    })
    const last = source.lastIndexOf('<')
    if (!endsInTag || last < 0) return markupOfHtml(childNodes)
    source = `${source.slice(0, last)}&lt;${source.slice(last + 1)}`
  }
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
