/** Labels that only the lines around them show: "A- Agra", "A.1757", "D. B. R. Ambedkar". */
import { isAt, type Label, labelOf, romans } from './docx-labels'
import { cutAt, type TextLine, type WordLine } from './docx-lines'
import { isField } from './docx-open'
import {
  withFirstSection,
  withMissingNumbers,
  withNumbers,
  withoutBoxes,
  withQuestionNumbers,
  withRomanHeadings,
} from './docx-usual-numbers'
import { anyOf, nativeLabels, tickSigns } from './question-words'

const letter = `[a-h]|${anyOf([...new Set(nativeLabels.flat())])}`
const looseStart = new RegExp(String.raw`^\s*(?:[${tickSigns}☐√]\s*)?(${letter})\s?([-–—.])\s*(?=\S)`, 'iu')

/** Whether texts behind the labels A, B, C … are what these are matched with: "A - 2", "B - 1", "C - 3". */
function areMatched(texts: readonly string[]): boolean {
  const codes = texts.map((text) =>
    /^([ivx]{1,4}|\p{Nd}|[a-hp-t])[\s,;.)]*$/iu.exec(text.trim())?.[1]?.toLowerCase(),
  )
  const counted = [...texts.keys()].map((place) => [
    `${place + 1}`,
    romans[place],
    'abcdefgh'[place],
    'pqrst'[place],
  ])
  return [0, 1, 2, 3].some((way) =>
    codes.every((code) => code !== undefined && counted.some((one) => one[way] === code)),
  )
}

/** A line that may begin with a label, by its own words. */
interface Loose {
  readonly label: Label
  readonly isSure: boolean
}

function looseIn({ text, label }: TextLine): Loose | null {
  const sure = label?.kind === 'letter' || label?.kind === 'native' ? label : null
  if (sure) return sure.list === null ? { label: sure, isSure: true } : null
  const [whole, sign = '', close = ''] = looseStart.exec(text) ?? []
  const own = whole === undefined ? null : labelOf(`${sign}${close === '.' ? '.' : ')'}`)
  if (!own || whole === undefined) return null
  return { label: { ...own, length: whole.length, written: whole.trim() }, isSure: false }
}

/** Whether a label in capitals goes on with one in capitals. */
const isAlike = (one: Label, other: Label) =>
  one.kind === other.kind && /\p{Lu}/u.test(one.written) === /\p{Lu}/u.test(other.written)

/** Lines below each other with the labels A, B, C …, where each line has one. */
function runFrom(lines: readonly WordLine[], start: number): Loose[] {
  const run: Loose[] = []
  for (const line of lines.slice(start, start + 8)) {
    const loose = line.kind === 'line' && !line.heading ? looseIn(line) : null
    const first = run[0]?.label ?? loose?.label
    if (!loose || !first || !isAlike(first, loose.label) || !isAt(loose.label, run.length + 1)) break
    run.push(loose)
  }
  const texts = run.map(({ label }, index) => lineText(lines[start + index]).slice(label.length))
  if (!run.every(({ isSure }) => isSure)) return areMatched(texts) ? [] : run
  // "(a)- Agra", "(b)- Delhi": the dash of all of them, right behind the bracket, belongs to the label.
  const dashes = texts.map((text) => glued.exec(text)?.[0].length)
  const isGlued = (index: number) =>
    /\S$/.test(lineText(lines[start + index]).slice(0, run[index]?.label.length))
  if (!dashes.every((length, index) => length !== undefined && isGlued(index))) return run
  return run.map(({ label }, index) => ({
    label: { ...label, length: label.length + (dashes[index] ?? 0) },
    isSure: false,
  }))
}

const glued = /^[-–—]\s+(?=\p{L}{2})/u
const lineText = (line: WordLine | undefined) => (line?.kind === 'line' ? line.text : '')

/** "A- Agra B- Delhi C- Pune": where each label begins in a line, and its length; none where one comes twice. */
function dashesIn(text: string): Array<readonly [at: number, length: number, sign: string]> {
  for (const letters of ['ABCDE', 'abcde']) {
    const found: Array<readonly [number, number, string]> = []
    for (const sign of letters) {
      const [one, ...more] = text.matchAll(new RegExp(String.raw`(?<=^|\s)${sign}\s?[-–—]\s*(?=\S)`, 'gu'))
      if (!one || more.length > 0 || one.index < (found.at(-1)?.[0] ?? 0)) break
      found.push([one.index, one[0].length, sign])
    }
    const texts = found.map(([at, length], index) => text.slice(at + length, found[index + 1]?.[0]))
    if (found.length > 2 && !areMatched(texts)) return found
  }
  return []
}

/** Whether a line may contain options: it is a question, or the line below one. */
function mayHoldOptions({ text, label }: TextLine, before: WordLine | undefined): boolean {
  const isNumber = (one: Label | null | undefined) => one?.kind === 'number'
  const isBelow = label === null && before?.kind === 'line' && isNumber(before.label)
  return text.length < 600 && (isNumber(label) || isBelow) && !isField(text)
}

/** Options with labels that other lines show. */
function withOptionLabels(lines: readonly WordLine[]): WordLine[] {
  const shown = [...lines]
  /** Two options, "A- True" and "B- False", are shown by longer lists. */
  const pairs: Array<{ start: number; run: readonly Loose[] }> = []
  let hasLong = false
  const write = (start: number, run: readonly Loose[]) => {
    for (const [index, { label, isSure }] of run.entries()) {
      const line = lines[start + index]
      if (!isSure && line?.kind === 'line') shown[start + index] = { ...line, label }
    }
  }
  /** Whether an answer or an explanation stands above: what follows is no list of options before the next number. */
  let isSaid = false
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]
    if (line?.kind !== 'line') continue
    if (isField(line.text)) isSaid = true
    else if (line.label?.kind === 'number' || (line.label === null && /\?\s*$/.test(line.text)))
      isSaid = false
    if (isSaid) continue
    const run = runFrom(lines, index)
    if (run.length > 2) {
      if (!run.every(({ isSure }) => isSure)) hasLong = true
      write(index, run)
      index += run.length - 1
    } else if (run.length === 2) pairs.push({ start: index, run })
  }
  if (hasLong) for (const { start, run } of pairs) write(start, run)
  return shown.flatMap((line, index): WordLine[] => {
    const dashes = line.kind === 'line' && mayHoldOptions(line, shown[index - 1]) ? dashesIn(line.text) : []
    if (line.kind !== 'line' || dashes.length === 0) return [line]
    const places = dashes.map(([at]) => at)
    if ((places[0] ?? 0) > 0 && !/[?:.…_।)]\s*$/.test(line.text.slice(0, places[0]))) return [line]
    const parts = cutAt(
      line,
      places.filter((at) => at > 0),
    )
    return parts.map((part, index) => {
      const [, length, sign] = dashes[index - (places[0] === 0 ? 0 : 1)] ?? []
      const label = length && sign ? labelOf(`${sign})`) : null
      return label && length
        ? { ...part, label: { ...label, length, written: part.text.slice(0, length).trim() } }
        : part
    })
  })
}

/** Each makes lines plainer for the next one. */
const steps = [
  withNumbers,
  withOptionLabels,
  withQuestionNumbers,
  withMissingNumbers,
  withRomanHeadings,
  withoutBoxes,
  withFirstSection,
] as const

/** The lines of a paper with usual labels. */
export const withUsualLabels = (lines: readonly WordLine[]): readonly WordLine[] =>
  steps.reduce<readonly WordLine[]>((read, step) => step(read), lines)
