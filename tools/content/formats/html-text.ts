/**
 * HTML of other programs as texts of the app: what the allow-list knows becomes blocks, of everything else only the letters
 * are kept, and scripts and styles are dropped. Texts for several languages (Moodle's multilang, xml:lang) are told apart.
 */
import {
  type Block,
  type Figure,
  type Inline,
  type Language,
  type Line,
  languages,
  type RichText,
  type Text,
} from '../../../src/domain/rich-text'
import { formulaOf } from './formula'
import { innerStyle, type Style, styles, tidied } from './html-line'
import { tableOf } from './html-table'
import { childrenOf, type Element, isElement, lettersOf, type Markup, parseHtml } from './markup'
import { formulaOfMathml } from './mathml'
import { splitTex } from './tex-in-text'

export interface HtmlOptions {
  /** The picture that an `<img>` or `<object>` names; throws an Error with a sentence when there is none. */
  readonly figure: (source: string, alt: string) => Figure
  /** Typed by an author, as in Word and GIFT: `$x$` is a formula too, and a first row in bold letters is a header. */
  readonly typed?: boolean
}

const paragraphs = new Set(
  'p div section article header footer h1 h2 h3 h4 h5 h6 blockquote pre dl dt dd hr caption center address itemBody'.split(
    ' ',
  ),
)
const dropped = new Set('script style template head title'.split(' '))

/** What plays, or is of another page. */
const unshown = new Set(
  'audio video iframe embed applet canvas svg input select textarea mediaInteraction'.split(' '),
)
const plays = /\.(mp3|mp4|m4a|m4v|ogg|ogv|wav|webm|mov|avi|swf)\b/i

/** @throws Error with a sentence for a sound, a film or another page within a text */
function refuseMedia({ name, attributes }: Element): void {
  const { src = '', data = '', href = '', type = '' } = attributes
  const isMedia = unshown.has(name) || (name === 'object' && /^(audio|video|application|text)\//.test(type))
  if (isMedia || plays.test(src || data || href))
    throw new Error(
      `a <${name}> (${src || data || href || 'a sound, a film or a form'}) cannot be shown in a question`,
    )
}

const isBlank = ({ content }: Line) => content.length === 0

/** One language of a piece of HTML. */
function createFlow(options: HtmlOptions) {
  /** Pieces of a line; `block` takes what cannot stand in one. */
  function piecesOf(
    nodes: readonly Markup[],
    style: Style | null,
    add: (piece: Inline) => void,
    block: (of: Element | Block) => void,
  ): void {
    for (const node of nodes) {
      if (!isElement(node)) {
        const text = node.replace(/[\u200B\uFEFF]/g, '').replace(/[\s\u00A0]+/g, ' ')
        for (const piece of splitTex(text, options.typed ?? false)) {
          if (typeof piece === 'string') add(style === null ? piece : { type: style, text: piece })
          else if (piece.display) block(piece.formula)
          else add(piece.formula)
        }
        continue
      }
      const own = styles[node.name]
      refuseMedia(node)
      if (dropped.has(node.name)) continue
      if (node.name === 'br') add('\n')
      else if (own) piecesOf(node.children, innerStyle(style, own), add, block)
      else if (node.name === 'math') {
        const display = node.attributes.display === 'block'
        const formula = formulaOfMathml(node, display)
        if (display) block(formula)
        else add(formula)
      } else if (
        ['img', 'object', 'table', 'ul', 'ol', 'figure'].includes(node.name) ||
        paragraphs.has(node.name)
      )
        block(node)
      else piecesOf(node.children, style, add, block)
    }
  }

  /** Everything in a cell or an item as one line: blocks in it begin anew below each other. */
  function lineOf(nodes: readonly Markup[], where: string): Line {
    const pieces: Inline[] = []
    const add = (piece: Inline) => pieces.push(piece)
    const collect = (list: readonly Markup[]) =>
      piecesOf(list, null, add, (found) => {
        if ('type' in found) {
          if (found.type === 'formula') add(formulaOf(found.tex))
          return
        }
        if (['img', 'object', 'table', 'figure'].includes(found.name))
          throw new Error(
            `a ${found.name === 'table' ? 'table' : 'picture'} in ${where} cannot be shown: put it on a line of its own`,
          )
        if (found.name === 'ul' || found.name === 'ol') {
          for (const item of childrenOf(found)) {
            add('\n– ')
            collect(item.children)
          }
          return
        }
        add('\n')
        collect(found.children)
        add('\n')
      })
    collect(nodes)
    const content = tidied(pieces)
    // Breaks of blocks that stand beside each other are one.
    return {
      content: content.map((piece) => (typeof piece === 'string' ? piece.replace(/\n+/g, '\n') : piece)),
    }
  }

  function blocksOf(nodes: readonly Markup[]): Block[] {
    const blocks: Block[] = []
    let pieces: Inline[] = []
    const flush = () => {
      const content = tidied(pieces)
      pieces = []
      if (content.length > 0) blocks.push({ type: 'paragraph', content })
    }
    const walk = (list: readonly Markup[], style: Style | null = null) =>
      piecesOf(
        list,
        style,
        (piece) => pieces.push(piece),
        (found) => {
          flush()
          if ('type' in found) blocks.push(found)
          else if (found.name === 'img' || found.name === 'object') {
            const { src, data, alt } = found.attributes
            blocks.push(options.figure(src ?? data ?? '', alt ?? lettersOf(found)))
          } else if (found.name === 'table') {
            const table = tableOf(found, (cell) => lineOf(cell.children, 'a table'), options.typed ?? false)
            if (table) blocks.push(table)
            else walk(found.children)
          } else if (found.name === 'ul' || found.name === 'ol') {
            const items = childrenOf(found)
              .map((item) => lineOf(item.children, 'a list'))
              .filter((line) => !isBlank(line))
            if (items.length > 0) blocks.push({ type: 'list', ordered: found.name === 'ol', items })
          } else {
            walk(found.children)
            flush()
          }
        },
      )
    walk(nodes)
    flush()
    return blocks
  }
  return blocksOf
}

/** A text that needs only letters is one string. */
function simplest(blocks: readonly Block[]): Text {
  const lines = blocks.map((block) =>
    block.type === 'paragraph' && block.content.every((piece) => typeof piece === 'string')
      ? block.content.join('')
      : null,
  )
  return lines.every((line) => line !== null) ? lines.join('\n') : blocks
}

const languageOf = ({ name, attributes }: Element): Language | null => {
  const written = (attributes.lang ?? attributes['xml:lang'] ?? '').slice(0, 2).toLowerCase()
  const isMarked = name !== 'math' && written !== ''
  return isMarked ? (languages.find((language) => language === written) ?? null) : null
}

function languagesIn(nodes: readonly Markup[]): Language[] {
  return nodes
    .filter(isElement)
    .flatMap((node) => [languageOf(node) ?? [], ...languagesIn(node.children)].flat())
}

/** The pieces that are for one language, or for all. */
function inOne(nodes: readonly Markup[], wanted: Language): Markup[] {
  return nodes.flatMap((node): Markup[] => {
    if (!isElement(node)) return [node]
    const own = languageOf(node)
    return own !== null && own !== wanted ? [] : [{ ...node, children: inOne(node.children, wanted) }]
  })
}

/** A text out of parsed markup. @throws Error with a sentence about what cannot be shown */
export function textOfMarkup(nodes: readonly Markup[], options: HtmlOptions): RichText {
  const blocksOf = createFlow(options)
  const found = new Set(languagesIn(nodes))
  if (found.size < 2) return simplest(blocksOf(nodes))
  return Object.fromEntries(
    languages
      .filter((language) => found.has(language))
      .map((language) => [language, simplest(blocksOf(inOne(nodes, language)))]),
  )
}

const multilang = /\{mlang\s+([\w,-]+)\}([\s\S]*?)\{mlang\}/g

/** A text out of HTML. @throws Error with a sentence about what cannot be shown */
export function textOfHtml(html: string, options: HtmlOptions): RichText {
  const written = [...html.matchAll(multilang)].flatMap(([, names = '']) => names.split(','))
  const found = languages.filter((language) => written.some((name) => name.slice(0, 2) === language))
  if (found.length === 0) return textOfMarkup(parseHtml(html.replace(multilang, '$2')), options)
  const own = (language: Language) =>
    html.replace(multilang, (_, names: string, inner: string) => {
      const named = names.split(',').map((name) => name.slice(0, 2))
      return named.includes(language) ? inner : ''
    })
  return Object.fromEntries(
    found.map((language) => [language, simplest(createFlow(options)(parseHtml(own(language))))]),
  )
}
