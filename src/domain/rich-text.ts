/**
 * What a question, an option, an explanation or a passage may say: a plain text, or blocks of an allow-list, in one
 * language or in several (docs/decisions/042). Never HTML. `stored-text.ts` reads it from documents.
 */

import { type Language, languageCodes } from '@/language/languages'

/** As a writer of mathematics has it, made at import: the app draws `mathml` and knows no TeX. */
export interface Formula {
  readonly type: 'formula'
  readonly mathml: string
  /** What the author wrote. */
  readonly tex: string
  /** In words and signs, for old browsers, lists and screen readers. */
  readonly plain: string
}

/** A piece of a line; texts in it are plain. */
export type Inline =
  | string
  | { readonly type: 'strong' | 'emphasis' | 'underline' | 'sub' | 'sup'; readonly text: string }
  | Formula

/** A line of text in a list or a cell of a table. */
export interface Line {
  readonly content: readonly Inline[]
}

export interface Table {
  readonly type: 'table'
  readonly caption: string | null
  /** Which cells are headers: the first of each column, of each row, both or none. */
  readonly header: 'columns' | 'rows' | 'both' | 'none'
  readonly rows: ReadonlyArray<{ readonly cells: readonly Line[] }>
}

export interface Figure {
  readonly type: 'figure'
  /** As stored: a Storage path or an absolute URL; `publicFileUrl` makes an address of it. */
  readonly image: string
  /** What who does not see it must know. */
  readonly alt: string
  /** Of the picture, in its own pixels: its place is kept before it has come. */
  readonly width: number
  readonly height: number
}

export type Block =
  | ({ readonly type: 'paragraph' } & Line)
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly Line[] }
  | Formula
  | Table
  | Figure

/** A text in one language. */
export type Text = string | readonly Block[]

export { type Language, languageCodes as languages }

/** The same text in one or more languages. */
export type Translations = { readonly [L in Language]?: Text }

export type RichText = Text | Translations

/** Whether a text is written once for each language. */
export function isTranslated(text: RichText): text is Translations {
  return typeof text === 'object' && !Array.isArray(text)
}

/** The languages that a text is written in; none for one that does not say. */
export function languagesOf(text: RichText): Language[] {
  return isTranslated(text) ? languageCodes.filter((language) => text[language] !== undefined) : []
}

/**
 * A text in the wanted language, else in the first that there is.
 * @returns `language` null where the text does not say in which it is
 */
export function inLanguage(text: RichText, wanted: Language): { text: Text; language: Language | null } {
  if (!isTranslated(text)) return { text, language: null }
  const language = text[wanted] === undefined ? languagesOf(text)[0] : wanted
  return { text: (language && text[language]) ?? '', language: language ?? null }
}

const raised = { from: '0123456789+-−=()n', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ' }
const lowered = { from: '0123456789+-−=()', to: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎' }

/** A text in signs that stand higher or lower by themselves; as it is where there are none for all of it. */
function inSigns(text: string, { from, to }: typeof raised): string {
  const signs = Array.from(text, (letter) => (from.includes(letter) ? to[from.indexOf(letter)] : ''))
  return signs.every(Boolean) ? signs.join('') : text
}

function plainPiece(piece: Inline): string {
  if (typeof piece === 'string') return piece
  switch (piece.type) {
    case 'formula':
      return piece.plain
    case 'sup':
      return inSigns(piece.text, raised)
    case 'sub':
      return inSigns(piece.text, lowered)
    default:
      return piece.text
  }
}

const plainLine = ({ content }: Line): string => content.map(plainPiece).join('')

function plainBlock(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return plainLine(block)
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : '•'} ${plainLine(item)}`)
        .join('\n')
    case 'formula':
      return block.plain
    case 'table':
      return [block.caption ?? '', ...block.rows.map(({ cells }) => cells.map(plainLine).join(' | '))]
        .filter(Boolean)
        .join('\n')
    case 'figure':
      return block.alt
  }
}

/** The text without any form: for lists, names of things, searches, and where it cannot be drawn yet. */
export function plainText(text: RichText, wanted: Language = 'en'): string {
  const own = inLanguage(text, wanted).text
  return typeof own === 'string' ? own : own.map(plainBlock).join('\n')
}

/** Whether a text needs more than letters and line breaks in one language. */
export function isRich(text: RichText): boolean {
  return typeof text !== 'string'
}

/** The blocks of a text in every language that it has. */
export function blocksOf(text: RichText): readonly Block[] {
  const texts = isTranslated(text) ? languagesOf(text).map((language) => text[language] ?? '') : [text]
  return texts.flatMap((own) => (typeof own === 'string' ? [] : own))
}

/** The figures of a text, in every language that it has. */
export function figuresOf(text: RichText): readonly Figure[] {
  return blocksOf(text).filter((block) => block.type === 'figure')
}
