import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type Block, type Inline, type Line, plainText, type Table } from '@/domain/rich-text'
import { t } from '@/language/text'
import { classNames } from '../../class-names'
import { FigureBlock } from './figure-block'
import { MathFormula } from './math'

export { loadClosedPicture, ShownPicture } from './closed-picture'
export { EnlargeButton } from './figure-block'

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

/**
 * What may be wider than the screen scrolls inside itself; where it does, the keyboard reaches it by its name. Its end fades
 * while there is more: a sum that is cut between two of its terms would look whole.
 */
function ScrollBox({ name, children }: { name: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const [end, setEnd] = useState<'fits' | 'hidden' | 'seen'>('fits')
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return undefined
    const look = () => {
      const hidden = box.scrollWidth - box.clientWidth
      // A few pixels are no more than space.
      setEnd(hidden <= 0 ? 'fits' : hidden - box.scrollLeft > 4 ? 'hidden' : 'seen')
    }
    look()
    // Letters that are enlarged change what is inside, and not the box.
    const watch = new ResizeObserver(look)
    for (const element of [box, ...box.children]) watch.observe(element)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [])
  // No landmark: a review has many tables without a name of their own.
  const box = end === 'fits' ? {} : { role: 'group', tabIndex: 0, 'aria-label': name }
  return (
    <div
      ref={ref}
      className={classNames(
        'overflow-x-auto overflow-y-hidden py-1',
        end === 'hidden' &&
          '[mask-image:linear-gradient(to_right,black_calc(100%-40px),transparent)] focus-visible:[mask-image:none]',
      )}
      {...box}
    >
      {children}
    </div>
  )
}

function TableBlock({ table: { caption, header, rows } }: { table: Table }) {
  const heads = {
    columns: header === 'columns' || header === 'both',
    rows: header === 'rows' || header === 'both',
  }
  return (
    <ScrollBox name={caption ?? t('Table')}>
      <table className="border-collapse text-left text-detail tabular-nums">
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
    </ScrollBox>
  )
}

function BlockOf({ block, zooms }: { block: Block; zooms: boolean }) {
  switch (block.type) {
    case 'paragraph': {
      const line = (
        <span className="block whitespace-pre-line">
          <Pieces {...block} />
        </span>
      )
      // No browser breaks a formula, and one alone may be wider than a phone.
      const hasFormula = block.content.some((piece) => typeof piece === 'object' && piece.type === 'formula')
      return hasFormula ? <ScrollBox name={plainText([block])}>{line}</ScrollBox> : line
    }
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
        <ScrollBox name={block.plain}>
          <div className="w-fit min-w-full">
            <MathFormula formula={block} />
          </div>
        </ScrollBox>
      )
    case 'table':
      return <TableBlock table={block} />
    case 'figure':
      return <FigureBlock figure={block} zooms={zooms} />
  }
}

/** The blocks of a text, one below the other. */
export function RichBlocks({ blocks, zooms }: { blocks: readonly Block[]; zooms: boolean }) {
  return (
    <span className="grid gap-3">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move
        <BlockOf key={index} block={block} zooms={zooms} />
      ))}
    </span>
  )
}
