/** A text in the notation of authors (notation.ts), so that an operator can edit it. */
import { type Block, type Inline, type Line, plainText, type Text } from '../../../src/domain/rich-text'

const signs = { strong: '**', underline: '__', sub: '~', sup: '^' } as const

function writtenPiece(piece: Inline): string {
  if (typeof piece === 'string') return piece
  if (piece.type === 'formula') return `$${piece.tex}$`
  if (piece.type === 'emphasis') return piece.text
  return signs[piece.type] + piece.text + signs[piece.type]
}

const writtenLine = ({ content }: Line) => content.map(writtenPiece).join('')

function writtenBlock(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return writtenLine(block)
    case 'formula':
      return `$$${block.tex}$$`
    case 'figure':
      return `![${block.alt}](${block.image})`
    case 'table': {
      const rows = block.rows.map(({ cells }) => `| ${cells.map(writtenLine).join(' | ')} |`)
      const [head = '', ...body] = rows
      const rule = `|${'---|'.repeat(block.rows[0]?.cells.length ?? 1)}`
      return (block.header === 'none' ? rows : [head, rule, ...body]).join('\n')
    }
    case 'list':
      return plainText([block])
  }
}

/** What the notation has no words for is written plainly: italics, lists, captions of tables. */
export const writtenText = (text: Text): string =>
  typeof text === 'string' ? text : text.map(writtenBlock).join('\n')
