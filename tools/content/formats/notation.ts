/**
 * The notation in which authors write texts that are more than letters (docs/authors.md): `$x^2$` for a formula, `$$…$$` on
 * a line of its own, `**strong**`, `__underlined__`, `~sub~`, `^sup^`, `![what it shows](picture.png)` for a figure, and
 * tables with `|`. A text without any of it stays as it is.
 */
import {
  type Block,
  type Figure,
  type Inline,
  isTranslated,
  type Line,
  type Text,
} from '../../../src/domain/rich-text'
import { formulaOf } from './formula'
import { textOfHtml } from './html-text'

/** The stored figure of a picture that a text names; throws an Error with a sentence when there is none. */
export type FindFigure = (name: string, alt: string) => Figure

const noFigures: FindFigure = (name) => {
  throw new Error(`the picture "${name}" cannot stand in this kind of file`)
}

/** What else such signs are in papers stays as it was typed. */
const inlineParts = new RegExp(
  [
    // A dollar sign before a digit and a space, as in "$5 and $6", is money.
    String.raw`\$(?!\s)([^$\n]+?)(?<!\s)\$(?!\d)`,
    // Two stars behind a number, a letter or a bracket, as in "5**2 and 3**2", are a power.
    String.raw`(?<![A-Za-z\d)\]*])\*\*(?=[^\s*])(.+?)(?<=\S)\*\*`,
    // Lines to be filled in, as in "The ____ of (__) and (__)", have no words right beside them.
    String.raw`(?<!_)__(?=[^\s_).,;:?!\]])(.+?)(?<=[^\s_([])__(?!_)`,
    String.raw`(?<!~)~([^~\s]+)~`,
    // Two powers, as in "x^2+y^2" and "a^m+b^n", are no raised letters.
    String.raw`\^([+\-−]?[^^\s+\-−=*\/×÷<>,;]+(?=\^(?![\p{N}(]))|[^^\s]+(?=\^(?![\p{L}\p{N}(])))\^`,
  ].join('|'),
  'gu',
)

/** "__init__" is a name of Python, and no underlined word. */
const pythonName =
  /^(?:init|del|main|name|str|repr|len|new|call|doc|file|dict|class|add|eq|iter|next|getitem|setitem|contains)$/

function inlineOf(text: string): Inline[] {
  const pieces: Inline[] = []
  let last = 0
  for (const match of text.matchAll(inlineParts)) {
    if (match.index > last) pieces.push(text.slice(last, match.index))
    const [whole, tex, strong, underline, sub, sup] = match
    if (tex !== undefined) pieces.push(formulaOf(tex))
    else if (strong !== undefined) pieces.push({ type: 'strong', text: strong })
    else if (underline !== undefined)
      pieces.push(pythonName.test(underline) ? whole : { type: 'underline', text: underline })
    else if (sub !== undefined) pieces.push({ type: 'sub', text: sub })
    else if (sup !== undefined) pieces.push({ type: 'sup', text: sup })
    last = match.index + whole.length
  }
  if (last < text.length) pieces.push(text.slice(last))
  return pieces
}

const lineOf = (text: string): Line => ({ content: inlineOf(text.trim()) })
const isRow = (line: string) => /^\s*\|.*\|\s*$/.test(line)
const isRule = (line: string) => /^\s*\|[\s:|-]+\|\s*$/.test(line) && line.includes('-')
const cellsOf = (line: string) => line.trim().slice(1, -1).split('|').map(lineOf)

function tableOf(lines: readonly string[]): Block {
  const hasHead = lines[1] !== undefined && isRule(lines[1])
  const rows = lines.filter((line) => !isRule(line)).map((line) => ({ cells: cellsOf(line) }))
  return { type: 'table', caption: null, header: hasHead ? 'columns' : 'none', rows }
}

/** Lines that belong together: the rows of a table, or everything up to one. */
function groupsOf(text: string): Array<{ isTable: boolean; lines: string[] }> {
  const groups: Array<{ isTable: boolean; lines: string[] }> = []
  for (const line of text.split('\n')) {
    const last = groups.at(-1)
    if (last && last.isTable === isRow(line)) last.lines.push(line)
    else groups.push({ isTable: isRow(line), lines: [line] })
  }
  return groups
}

const blockParts = /\$\$([\s\S]+?)\$\$|!\[([^\]]*)\]\(([^)\s]+)\)/g

/** Text between tables: display formulas and figures stand alone, the rest are paragraphs. */
function flowOf(text: string, figure: FindFigure): Block[] {
  const blocks: Block[] = []
  const paragraph = (piece: string) => {
    if (piece.trim() !== '') blocks.push({ type: 'paragraph', content: inlineOf(piece.trim()) })
  }
  let last = 0
  for (const match of text.matchAll(blockParts)) {
    paragraph(text.slice(last, match.index))
    const [whole, tex, alt = '', name = ''] = match
    blocks.push(tex === undefined ? figure(name, alt.trim()) : formulaOf(tex.trim(), true))
    last = match.index + whole.length
  }
  paragraph(text.slice(last))
  return blocks
}

/** Whether blocks say no more than a plain text would. */
const isPlain = (blocks: readonly Block[]) =>
  blocks.every(
    (block) => block.type === 'paragraph' && block.content.every((piece) => typeof piece === 'string'),
  )

const tag =
  /<\/?(?:p|b|i|u|s|sub|sup|br|hr|strong|em|div|span|font|ul|ol|li|table|tbody|tr|td|th|h[1-6]|img|a|script|style|iframe|video|audio)(?:\s[^<>]*)?\/?>|&(?:nbsp|lt|gt|amp|quot|#\d{2,5});/i
const paired = /<(\/?)(b|i|u|s|p|sub|sup|strong|em|span|font|div|table|ul|ol|a)(?:\s[^<>]*)?>/gi

/** HTML that another program left in a cell. @throws Error with a sentence for what may be no HTML at all */
function ofHtml(written: string, figure: FindFigure): Text {
  if (/<(?:script|style)\b/i.test(written)) throw new Error('it holds a script or styles, which are no text')
  const open = new Map<string, number>()
  for (const [, end, name = ''] of written.matchAll(paired)) {
    const key = name.toLowerCase()
    open.set(key, (open.get(key) ?? 0) + (end ? -1 : 1))
  }
  const text = textOfHtml(written, { figure, typed: true })
  const isBlank = typeof text === 'string' && text.trim() === ''
  if (isBlank || [...open.values()].some((number) => number !== 0))
    throw new Error('it holds HTML that does not end; write &lt;b&gt; to show <b> itself')
  if (/\*\*\S|__\S|!\[/.test(written))
    throw new Error('it mixes HTML with the notation of docs/authors.md: write one of them')
  if (isTranslated(text)) throw new Error('its HTML is in several languages: write a column for each')
  return text
}

/**
 * A text in the notation; a plain one stays a string.
 * @throws Error with a sentence about what cannot be read
 */
export function textOf(written: string, figure: FindFigure = noFigures): Text {
  // An option of "Which tag makes text bold?".
  if (/^\s*<\/?[a-z][a-z0-9]*\s*\/?>\s*$/i.test(written)) return written.trim()
  if (tag.test(written)) return ofHtml(written, figure)
  const text = written
    .replace(/\r\n?/g, '\n')
    // As other programs write formulas.
    .replace(/\\\((.+?)\\\)/gs, (_, tex: string) => `$${tex.trim()}$`)
    .replace(/\\\[(.+?)\\\]/gs, (_, tex: string) => `$$${tex.trim()}$$`)
    .trim()
  const blocks = groupsOf(text).flatMap(({ isTable, lines }) =>
    isTable && lines.length > 1 ? [tableOf(lines)] : flowOf(lines.join('\n'), figure),
  )
  return isPlain(blocks) ? text : blocks
}
