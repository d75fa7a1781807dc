/** The XML parts of a Word file, each within the limits. */
import { type Element, lettersOf, parseXml, within } from './markup'
import type { Zip } from './zip'

/** Limits of a question paper, checked before anything is parsed. */
export const most = {
  paragraphs: 60_000,
  tables: 6_000,
  elements: 1_500_000,
  depth: 120,
  letters: 50_000,
  bytes: 25_000_000,
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

export function partOf(zip: Zip, name: string): Element | null {
  const bytes = zip.read(name)
  if (!bytes) return null
  if (bytes.length > most.bytes)
    throw new Error(`"${name}" in it is larger than 25 MB: split it into several files`)
  const xml = new TextDecoder().decode(bytes)
  checkSize(xml)
  return parseXml(xml)
}

/** The text of headers and footers, without page numbers. */
export function marginsOf(zip: Zip): string {
  const names = zip.names.filter((name) => /^word\/(?:header|footer)\d*\.xml$/.test(name))
  const texts = names.flatMap((name) => {
    const root = partOf(zip, name)
    return root ? within(root, 't').map(lettersOf) : []
  })
  return [...new Set(texts)].join(' ').replace(/\s+/g, ' ').trim()
}
