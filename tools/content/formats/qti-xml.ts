/** QTI 3 names things as HTML does (`qti-simple-choice`, `max-choices`), QTI 2 does not: here both are as in QTI 2. */
import { childrenOf, type Element, isElement, type Markup, parseXml } from './markup'

const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

function renamed(node: Markup): Markup {
  if (!isElement(node)) return node
  const children = node.children.map(renamed)
  if (!node.name.startsWith('qti-')) return { ...node, children }
  const attributes = Object.fromEntries(
    Object.entries(node.attributes).map(([name, value]) => [
      /^(data|aria|xml|xsi)[-:]/.test(name) ? name : camel(name),
      value,
    ]),
  )
  return { name: camel(node.name.slice('qti-'.length)), attributes, children }
}

/** @throws Error with one sentence for what is no well-formed XML */
export function parseQti(xml: string): Element {
  // QTI 1.2 names its grammar; nothing is ever fetched by that name.
  const root = renamed(
    parseXml(xml.replace(/<!DOCTYPE\s+questestinterop\s+(?:SYSTEM|PUBLIC)[^[\]<>]*>/i, '')),
  )
  if (!isElement(root)) throw new Error('it is no well-formed XML')
  return root
}

/** Markup with some elements replaced or, by an empty list, taken out. */
export function replaced(
  nodes: readonly Markup[],
  by: (element: Element) => readonly Markup[] | null,
): Markup[] {
  return nodes.flatMap((node): readonly Markup[] => {
    if (!isElement(node)) return [node]
    return by(node) ?? [{ ...node, children: replaced(node.children, by) }]
  })
}

/** Every element below one that `is` picks, in the order of the document. */
export function allBelow(element: Element, is: (element: Element) => boolean): Element[] {
  return childrenOf(element).flatMap((child) => [...(is(child) ? [child] : []), ...allBelow(child, is)])
}
