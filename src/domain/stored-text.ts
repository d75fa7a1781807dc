/** Reads a rich text from a document (docs/decisions/042): whatever the allow-list does not know is left out. */
import * as z from 'zod/mini'
import {
  type Block,
  type Inline,
  type Language,
  type Line,
  languages,
  plainText,
  type RichText,
  type Table,
  type Text,
} from './rich-text'
import { isMap, optionalText, stored } from './stored-fields'

/** What cannot be read; the content tool says why. */
export type Loss = 'formula' | 'piece' | 'content' | 'table' | 'figure' | 'block' | 'language'
/** Told of what was left out, and where: `te[2].rows[0].cells[1]`. */
export type OnLoss = (path: string, loss: Loss) => void

type Map = Readonly<Record<string, unknown>>

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null
const sizeOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null

const emphases = ['strong', 'emphasis', 'underline', 'sub', 'sup'] as const
const headers = ['columns', 'rows', 'both', 'none'] as const

function readFormula(value: Map, path: string, lose: OnLoss) {
  const [mathml, plain] = [textOf(value.mathml), textOf(value.plain)]
  if (mathml && plain) return { type: 'formula', mathml, plain, tex: textOf(value.tex) ?? plain } as const
  lose(path, 'formula')
  return null
}

function readInline(value: unknown, path: string, lose: OnLoss): Inline | null {
  if (typeof value === 'string') return value
  if (isMap(value)) {
    if (value.type === 'formula') return readFormula(value, path, lose)
    const type = emphases.find((one) => one === value.type)
    const text = typeof value.text === 'string' ? value.text : null
    if (type && text !== null) return { type, text }
  }
  lose(path, 'piece')
  return null
}

/** A line: `{ content: [...] }`, or simply a text. */
function readLine(value: unknown, path: string, lose: OnLoss): Line {
  if (typeof value === 'string') return { content: [value] }
  const content = isMap(value) ? value.content : undefined
  if (typeof content === 'string') return { content: [content] }
  if (!Array.isArray(content)) lose(path, 'content')
  return {
    content: listOf(content).flatMap((piece, index) => readInline(piece, `${path}[${index}]`, lose) ?? []),
  }
}

function readTable(value: Map, path: string, lose: OnLoss): Table | null {
  const rows = listOf(value.rows).map((row, index) => ({
    cells: listOf(isMap(row) ? row.cells : row).map((cell, place) =>
      readLine(cell, `${path}.rows[${index}].cells[${place}]`, lose),
    ),
  }))
  if (rows.length === 0 || rows.some(({ cells }) => cells.length === 0)) {
    lose(path, 'table')
    return null
  }
  const header = headers.find((one) => one === value.header) ?? 'columns'
  return { type: 'table', caption: textOf(value.caption), header, rows }
}

function readBlock(value: unknown, path: string, lose: OnLoss): Block | null {
  if (typeof value === 'string') return { type: 'paragraph', content: [value] }
  if (isMap(value)) {
    switch (value.type) {
      case 'paragraph':
        return { type: 'paragraph', ...readLine(value, path, lose) }
      case 'list': {
        const items = listOf(value.items).map((item, index) =>
          readLine(item, `${path}.items[${index}]`, lose),
        )
        return items.length > 0 ? { type: 'list', ordered: value.ordered === true, items } : null
      }
      case 'formula':
        return readFormula(value, path, lose)
      case 'table':
        return readTable(value, path, lose)
      case 'figure': {
        const [image, alt] = [textOf(value.image), textOf(value.alt)]
        const [width, height] = [sizeOf(value.width), sizeOf(value.height)]
        if (image && alt && width && height) return { type: 'figure', image, alt, width, height }
        lose(path, 'figure')
        return null
      }
      default:
    }
  }
  lose(path, 'block')
  return null
}

function readOne(value: unknown, path: string, lose: OnLoss): Text | null {
  if (!Array.isArray(value)) return z.parse(optionalText, value)
  const blocks = value.flatMap((block: unknown, index) => readBlock(block, `${path}[${index}]`, lose) ?? [])
  // What has been left out may have been everything.
  return plainText(blocks).trim() === '' ? null : blocks
}

/** A stored text in any form; null when there is nothing in it that can be shown. Never throws. */
export function readText(value: unknown, lose: OnLoss = () => undefined): RichText | null {
  if (!isMap(value)) return readOne(value, '', lose)
  const found: { [L in Language]?: Text } = {}
  for (const language of languages) {
    const text = readOne(value[language], language, lose)
    if (text !== null) found[language] = text
  }
  for (const name of Object.keys(value)) {
    if (!languages.some((language) => language === name)) lose(name, 'language')
  }
  return Object.keys(found).length > 0 ? found : null
}

/** A text as stored; null when absent or blank. */
export const optionalRichText = stored((value): RichText | null => readText(value))

/** A text of a kept paper, which has been read once already. */
export const richTextSchema = z.pipe(
  z.unknown(),
  z.transform((value, context): RichText => {
    // A blank text is kept as it is: options of a picture may be.
    const text = typeof value === 'string' ? value : readText(value)
    if (text !== null) return text
    context.issues.push({ code: 'custom', message: 'is no text', input: value })
    return z.NEVER
  }),
)
