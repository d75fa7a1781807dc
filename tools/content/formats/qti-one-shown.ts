/** What an item of QTI 1.2 shows. */
import { childrenOf, type Element, isElement, lettersOf, type Markup, parseHtml } from './markup'
import { replaced } from './qti-xml'

/** Canvas draws formulas as pictures, and keeps the TeX beside them. */
function withFormulas(nodes: readonly Markup[]): Markup[] {
  return replaced(nodes, ({ name, attributes }) => {
    const tex = attributes['data-equation-content'] ?? /^latex:\s*(.+)$/is.exec(attributes.alt ?? '')?.[1]
    return name === 'img' && tex?.trim() ? [`\\(${tex}\\)`] : null
  })
}

const inLines = (text: string): Markup[] =>
  text
    .split(/\r?\n/)
    .flatMap((line, at): Markup[] =>
      at === 0 ? [line] : [{ name: 'br', attributes: {}, children: [] }, line],
    )

/** Everything that is shown below an element, but for what is answered. */
export function shownIn(element: Element): Markup[] {
  return childrenOf(element).flatMap((child): Markup[] => {
    const { name, attributes } = child
    if (name.startsWith('response_') || name.startsWith('render_')) return []
    if (name === 'matimage') {
      const { uri = '', label = '' } = attributes
      return [{ name: 'img', attributes: { src: uri, alt: label }, children: [] }]
    }
    if (name !== 'mattext') return shownIn(child)
    const isHtml = /html/i.test(attributes.texttype ?? '')
    const own = child.children.some(isElement)
      ? child.children
      : isHtml
        ? parseHtml(lettersOf(child))
        : inLines(lettersOf(child))
    const lang = attributes['xml:lang']
    return [{ name: 'div', attributes: lang ? { lang } : {}, children: withFormulas(own) }]
  })
}
