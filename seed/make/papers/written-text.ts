/** The texts of papers, as they are written, in one language or in two. */

import type { Block, RichText, Text } from '../../../src/domain/rich-text'
import { textOf } from '../../../tools/content/formats/notation'
import { questionFigures } from '../pictures/question-figures'

/** In the authors' notation (`tools/content/formats/notation.ts`); lines that begin with `1. `, `2. ` are a list. */
export type Written = string | { readonly en: string; readonly te?: string }

/** The English text as it is written. */
export const wordsOf = (written: Written): string => (typeof written === 'string' ? written : written.en)

const blocksOf = (text: string): readonly Block[] => {
  const read = textOf(text, (name, alt) => {
    const drawing = questionFigures[name]
    if (drawing === undefined) throw new Error(`there is no figure "${name}"`)
    const { width, height } = drawing
    return {
      type: 'figure',
      image: `images/questions/${name}.svg`,
      alt: alt || (drawing.alt ?? ''),
      width,
      height,
    }
  })
  return typeof read === 'string' ? [{ type: 'paragraph', content: [read] }] : read
}

const itemOf = (line: string) => {
  const [block] = blocksOf(line.replace(/^\d\. /, ''))
  return { content: block?.type === 'paragraph' ? block.content : [] }
}

const isItem = (line: string) => /^\d\. /.test(line)

function oneText(written: string): Text {
  const groups: string[][] = []
  for (const line of written.trim().split('\n')) {
    const last = groups.at(-1)
    if (last && isItem(last[0] ?? '') === isItem(line)) last.push(line)
    else groups.push([line])
  }
  const blocks = groups.flatMap((lines): readonly Block[] =>
    isItem(lines[0] ?? '')
      ? [{ type: 'list', ordered: true, items: lines.map(itemOf) }]
      : blocksOf(lines.join('\n')),
  )
  const isPlain = blocks.every(
    (block) => block.type === 'paragraph' && block.content.every((piece) => typeof piece === 'string'),
  )
  return isPlain ? written.trim() : blocks
}

/** A text as it is stored; throws an Error about what cannot be read. */
export function richOf(written: Written): RichText {
  if (typeof written === 'string') return oneText(written)
  const { en, te } = written
  return { en: oneText(en), ...(te === undefined ? {} : { te: oneText(te) }) }
}
