/** Builds the markup that a Word file is read into. */
import { childrenOf, type Element, isElement, type Markup } from './markup'

/** Elements of Word whose content is read as if they were not there. */
export const passed = new Set('ins moveTo hyperlink smartTag customXml sdt sdtContent dir bdo'.split(' '))

export const element = (name: string, children: readonly Markup[] = [], attributes = {}): Element => ({
  name,
  attributes,
  children,
})

const merged = new Set('strong em u sub sup mark'.split(' '))

/** Appends a piece, and joins it with the last one if both look the same. */
export function add(pieces: Markup[], piece: Markup): void {
  const last = pieces.at(-1)
  if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece
  else if (isElement(last) && isElement(piece) && last.name === piece.name && merged.has(piece.name)) {
    const children = [...last.children]
    for (const child of piece.children) add(children, child)
    pieces[pieces.length - 1] = { ...last, children }
  } else if (piece !== '') pieces.push(piece)
}

/** A list of bullets with one more item, at its level. */
export function withItem(list: Element | undefined, item: Element, level: number): Element {
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

/** Elements of Word that show nothing. */
export const silent =
  /Pr$|^(?:bookmark|perm|comment|move|customXml)\w*(?:Start|End)$|^(?:proofErr|lastRenderedPageBreak|annotationRef|softHyphen|pgNum|sectPr)$/
/** Fields that show nothing. */
export const hiddenField = /^\s*(?:XE|TC|RD|TOC|HYPERLINK|PAGEREF|ADDIN)\b/i
