import type { Block, Inline, Line, Table } from '@/domain/rich-text'
import { classNames } from '../../class-names'
import { FigureBlock } from './figure-block'
import { MathFormula } from './math'

const emphases = { strong: 'strong', emphasis: 'em', underline: 'u', sub: 'sub', sup: 'sup' } as const

function Piece({ piece }: { piece: Inline }) {
  if (typeof piece === 'string') return piece
  if (piece.type === 'formula') return <MathFormula formula={piece} />
  const Tag = emphases[piece.type]
  return <Tag>{piece.text}</Tag>
}

function Pieces({ content }: Line) {
  // What a text is made of has no name but its place, and never moves.
  // biome-ignore lint/suspicious/noArrayIndexKey: as above
  return content.map((piece, index) => <Piece key={index} piece={piece} />)
}

/** A table that scrolls inside itself where the screen is too narrow. */
function TableBlock({ table: { caption, header, rows } }: { table: Table }) {
  const heads = {
    columns: header === 'columns' || header === 'both',
    rows: header === 'rows' || header === 'both',
  }
  return (
    // A box that scrolls must be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
    <section aria-label={caption ?? 'Table'} tabIndex={0} className="overflow-x-auto">
      <table className="border-collapse text-left text-[0.94em] tabular-nums">
        {caption !== null && <caption className="pb-2 text-left font-semibold">{caption}</caption>}
        <tbody>
          {rows.map(({ cells }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <tr key={row}>
              {cells.map((cell, column) => {
                const isColumnHead = heads.columns && row === 0
                const isHead = isColumnHead || (heads.rows && column === 0)
                const Cell = isHead ? 'th' : 'td'
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
                    key={column}
                    {...(isHead ? { scope: isColumnHead ? 'col' : 'row' } : {})}
                    className={classNames(
                      'border border-edge/70 px-3 py-1.5 align-top',
                      isHead && 'bg-raised font-semibold',
                    )}
                  >
                    <Pieces {...cell} />
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function BlockOf({ block }: { block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <span className="block whitespace-pre-line">
          <Pieces {...block} />
        </span>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className={classNames('grid gap-1 pl-6', block.ordered ? 'list-decimal' : 'list-disc')}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items never move
            <li key={index}>
              <Pieces {...item} />
            </li>
          ))}
        </List>
      )
    }
    case 'formula':
      return (
        <span className="block overflow-x-auto py-1">
          <MathFormula formula={block} />
        </span>
      )
    case 'table':
      return <TableBlock table={block} />
    case 'figure':
      return <FigureBlock figure={block} />
  }
}

/** The blocks of a text, one below the other. */
export function RichBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move
        <BlockOf key={index} block={block} />
      ))}
    </span>
  )
}
