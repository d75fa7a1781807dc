/** Texts of the app as HTML for other programs: what html-text.ts reads back. */
import {
  type Block,
  type Figure,
  type Formula,
  type Inline,
  isTranslated,
  type Line,
  languages,
  type RichText,
  type Table,
  type Text,
} from '../../../src/domain/rich-text'
import { encodeEntities } from './entities'
import { formulaOf } from './formula'

const tags = { strong: 'strong', emphasis: 'em', underline: 'u', sub: 'sub', sup: 'sup' } as const

/** Letters that stand for TeX or a language in Moodle are parted by an empty element. */
const letters = (text: string) =>
  encodeEntities(text)
    .replace(/\\(?=[([])|\$(?=\$)|\{(?=mlang)/g, '$&<span></span>')
    .replace(/\n/g, '<br>')

/** As TeX where that makes the same formula, else as MathML. */
function formulaHtml({ tex, mathml }: Formula, display: boolean): string {
  const [open, close] = display ? ['\\[', '\\]'] : ['\\(', '\\)']
  try {
    const isSame = !tex.includes(close) && !/\n|\s\s/.test(tex) && formulaOf(tex, display).mathml === mathml
    if (isSame) return `${open}${encodeEntities(tex)}${close}`
  } catch {
    // It was never written as TeX.
  }
  return mathml
}

const inlineHtml = (piece: Inline): string => {
  if (typeof piece === 'string') return letters(piece)
  if (piece.type === 'formula') return formulaHtml(piece, false)
  return `<${tags[piece.type]}>${letters(piece.text)}</${tags[piece.type]}>`
}
const lineHtml = ({ content }: Line) => content.map(inlineHtml).join('')

function tableHtml({ caption, header, rows }: Table): string {
  const isHead = (down: number, across: number) =>
    (down === 0 && (header === 'columns' || header === 'both')) ||
    (across === 0 && (header === 'rows' || header === 'both'))
  const written = rows.map(({ cells }, down) => {
    const row = cells.map((cell, across) => {
      const tag = isHead(down, across) ? 'th' : 'td'
      return `<${tag}>${lineHtml(cell)}</${tag}>`
    })
    return `<tr>${row.join('')}</tr>`
  })
  return `<table>${caption === null ? '' : `<caption>${letters(caption)}</caption>`}${written.join('')}</table>`
}

/** The address of a figure's picture in the file that is written. */
export type AddressOf = (figure: Figure) => string

function blockHtml(block: Block, address: AddressOf): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${lineHtml(block)}</p>`
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul'
      return `<${tag}>${block.items.map((item) => `<li>${lineHtml(item)}</li>`).join('')}</${tag}>`
    }
    case 'formula':
      return `<p>${formulaHtml(block, true)}</p>`
    case 'table':
      return tableHtml(block)
    case 'figure': {
      const { alt, width, height } = block
      return `<p><img src="${encodeEntities(address(block))}" alt="${encodeEntities(alt)}" width="${width}" height="${height}"></p>`
    }
  }
}

const textHtml = (text: Text, address: AddressOf) =>
  typeof text === 'string'
    ? `<p>${letters(text)}</p>`
    : text.map((block) => blockHtml(block, address)).join('')

/** A text as HTML; one in several languages in Moodle's multilang tags. */
export function htmlOf(text: RichText, address: AddressOf): string {
  if (!isTranslated(text)) return textHtml(text, address)
  return languages
    .flatMap((language) => {
      const own = text[language]
      return own === undefined ? [] : `{mlang ${language}}${textHtml(own, address)}{mlang}`
    })
    .join('')
}
