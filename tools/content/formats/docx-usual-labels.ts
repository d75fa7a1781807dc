/**
 * Labels that only the lines around them show: "A- Agra", "A.1757", "D. B. R. Ambedkar", questions numbered (1), and
 * headings such as "II. ARITHMETIC". They are written as usual labels before the questions are read.
 */
import { isAt, type Label, labelOf, romans } from './docx-labels'
import { instructions, isSubject, sectionName } from './docx-line-kinds'
import { cutAt, type TextLine, type WordLine, withOtherStart, withStart } from './docx-lines'
import { fields } from './docx-open'
import { optionsIn } from './docx-option-cells'
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
  const texts = run.map(({ label }, index) => {
    const line = lines[start + index]
    return line?.kind === 'line' ? line.text.slice(label.length) : ''
  })
  return run.every(({ isSure }) => isSure) || !areMatched(texts) ? run : []
}

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
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]
    if (line?.kind !== 'line') continue
    const run = runFrom(lines, index)
    if (run.length > 2) {
      if (!run.every(({ isSure }) => isSure)) hasLong = true
      write(index, run)
      index += run.length - 1
    } else if (run.length === 2) pairs.push({ start: index, run })
  }
  if (hasLong) for (const { start, run } of pairs) write(start, run)
  return shown.flatMap((line): WordLine[] => {
    const dashes = line.kind === 'line' && line.text.length < 600 ? dashesIn(line.text) : []
    if (line.kind !== 'line' || dashes.length === 0) return [line]
    const places = dashes.map(([at]) => at)
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

const isOfQuestions = (label: Label) => label.kind === 'number' && label.style !== '()'

const dashed = /^\s*(\d{1,3})\s?[-–—]\s+(?=\S+\s+\S)/

/** The label of a line, also of "12 - Who wrote it?". */
function numberedLabel({ text, label }: TextLine): Label | null {
  const found = label ? null : dashed.exec(text)
  const number = found?.[1] && labelOf(`(${found[1]}) `)
  return found && number ? { ...number, length: found[0].length } : label
}

/** A paper whose questions have the numbers (1), (2) … or "1 - ", with usual numbers; any other paper as it is. */
function withQuestionNumbers(lines: readonly WordLine[]): WordLine[] {
  const labelled = lines.flatMap((line, index) => {
    const label = line.kind === 'line' ? numberedLabel(line) : null
    return label ? [{ index, label }] : []
  })
  const hasOptions = (place: number) => {
    const [here, next] = labelled.slice(place, place + 2)
    const between = lines.slice((here?.index ?? 0) + 1, next?.index ?? (here?.index ?? 0) + 4)
    if (between.some((line) => optionsIn(line) !== null)) return true
    return (
      next !== undefined &&
      isAt(next.label, 1) &&
      !(next.label.kind === 'number' && next.label.style === '()')
    )
  }
  const questions = new Map<number, number>()
  let last = 0
  for (const [place, { index, label }] of labelled.entries()) {
    if (isOfQuestions(label) && questions.size === 0) return [...lines]
    if (label.style === 'Q') return [...lines]
    if (label.kind !== 'number' || label.style !== '()' || label.list !== null || !hasOptions(place)) continue
    // A translation has the same number.
    if (![1, last, last + 1].includes(label.value)) continue
    questions.set(index, label.value)
    last = label.value
  }
  if (questions.size < 2) return [...lines]
  const close = labelled.some(({ label }) => label.kind === 'number' && label.style === '.') ? ')' : '.'
  return lines.map((line, index) => {
    const number = questions.get(index)
    const label = line.kind === 'line' && number !== undefined ? numberedLabel(line) : null
    return line.kind === 'line' && label ? withOtherStart(line, label.length, `${number}${close} `) : line
  })
}

/** Whether a line ends a question: an answer, an explanation, a heading. */
const endsQuestion = (line: WordLine) =>
  line.kind === 'block' ||
  line.heading ||
  line.label !== null ||
  isSubject(line.text) ||
  sectionName.test(line.text) ||
  fields.some(([, pattern]) => pattern.test(line.text))

/** A paper without a number at any question, with numbers at the lines above each list of options; any other paper as it is. */
function withMissingNumbers(lines: readonly WordLine[]): WordLine[] {
  const labelOfLine = (index: number) => {
    const line = lines[index]
    return line?.kind === 'line' ? line.label : null
  }
  if (lines.some((_, index) => labelOfLine(index)?.kind === 'number')) return [...lines]
  const starts: number[] = []
  for (const [index] of lines.entries()) {
    const [first, second] = [labelOfLine(index), labelOfLine(index + 1)]
    if (!first || !second || !isAt(first, 1) || !isAt(second, 2) || first.kind !== second.kind) continue
    const before = lines.slice(0, index).findLastIndex(endsQuestion)
    // Above the first question stand titles too.
    const start = starts.length === 0 ? index - 1 : before + 1
    const line = lines[start]
    if (start >= index || line?.kind !== 'line' || endsQuestion(line)) return [...lines]
    starts.push(start)
  }
  if (starts.length < 2) return [...lines]
  return lines.map((line, index) => {
    const number = starts.indexOf(index) + 1
    return number > 0 && line.kind === 'line' ? withStart(line, `Q${number}. `) : line
  })
}

const romanStart = /^\s*(?:[IVX]{1,4})\s*[.)–-]+\s*(?=\S)/
const asks = /^(?:choose|select|pick|tick|answer|fill|mark|match|read|write|identify|state|find)\b/i

/** "I. GENERAL KNOWLEDGE" above questions begins a section; "I. Choose the correct answer" above all of them is no label. */
function withRomanHeadings(lines: readonly WordLine[]): WordLine[] {
  const labelled = lines.flatMap((line, index) =>
    line.kind === 'line' && line.label ? [{ index, line, label: line.label }] : [],
  )
  const headings = new Map<number, string>()
  let counted = 0
  for (const [place, { index, line, label }] of labelled.entries()) {
    const start = romanStart.exec(line.text)
    const [before, next] = [labelled[place - 1]?.label, labelled[place + 1]?.label]
    if (label.kind !== 'roman' || label.list !== null || !start || /[?:]\s*$/.test(line.text)) continue
    if (label.value !== counted + 1 || !next || !isOfQuestions(next) || before?.kind === 'roman') continue
    if (label.value === 1 && before && isOfQuestions(before)) continue
    counted = label.value
    headings.set(index, line.text.slice(start[0].length).trim())
  }
  const isOne = headings.size === 1
  return lines.map((line, index) => {
    const name = headings.get(index)
    if (name === undefined || line.kind !== 'line') return line
    if (!isOne && !(asks.test(name) && index === 0)) return { ...line, heading: true, label: null }
    return { ...line, heading: !asks.test(name), label: null }
  })
}

/** A line above questions that may be the name of a section. */
const isLikeName = (line: WordLine | undefined): line is TextLine =>
  line?.kind === 'line' &&
  line.label === null &&
  line.text.trim().length <= 60 &&
  !/[?.।:,;]\s*$|__/.test(line.text.trim()) &&
  (!/\d/.test(line.text) || sectionName.test(line.text)) &&
  !fields.some(([, pattern]) => pattern.test(line.text))

/**
 * A paper whose later sections have names: the name of the first one, above question 1, is no title and no loose line. Any
 * other paper as it is.
 */
function withFirstSection(lines: readonly WordLine[]): WordLine[] {
  const isQuestion = (line: WordLine | undefined) =>
    line?.kind === 'line' && line.label !== null && isOfQuestions(line.label)
  const first = lines.findIndex(isQuestion)
  const name = lines[first - 1]
  if (first < 1 || !isLikeName(name) || asks.test(name.text.trim()) || instructions.test(name.text))
    return [...lines]
  const isAlone = !lines.slice(0, first - 1).some((line) => line.kind === 'line' && line.text.trim() !== '')
  if (name.heading && isAlone && !romanStart.test(name.text) && !isSubject(name.text)) return [...lines]
  const isLater = lines.some((line, index) => {
    const next = lines[index + 1]
    if (index <= first || !isLikeName(line) || next?.kind !== 'line' || !isQuestion(next)) return false
    return line.heading || next.label?.value === 1 || isSubject(line.text) || sectionName.test(line.text)
  })
  if (!isLater) return [...lines]
  const section = { ...withStart(name, 'Section: '), heading: false }
  return [...lines.slice(0, first - 1), section, ...lines.slice(first)]
}

const emptyBox = /\s*(?:\(\s*\)|\[\s*\])\s*$/

/** A paper with an empty box "( )" for the answer behind most questions, without these; any other paper as it is. */
function withoutBoxes(lines: readonly WordLine[]): WordLine[] {
  const isBoxed = (line: WordLine) => line.kind === 'line' && emptyBox.test(line.text)
  // A short one is an answer of the key: "12. (b)".
  const questions = lines.filter(
    (line) => line.kind === 'line' && line.label && isOfQuestions(line.label) && line.text.length > 15,
  )
  if (lines.filter(isBoxed).length * 2 <= questions.length) return [...lines]
  return lines.flatMap((line) => {
    const at = line.kind === 'line' ? line.text.search(emptyBox) : -1
    return line.kind === 'line' && at > 0 ? cutAt(line, [at]).slice(0, 1) : [line]
  })
}

/** Each makes lines plainer for the next one. */
const steps = [
  withOptionLabels,
  withQuestionNumbers,
  withMissingNumbers,
  withRomanHeadings,
  withoutBoxes,
  withFirstSection,
] as const

/** The lines of a paper with usual labels. */
export const withUsualLabels = (lines: readonly WordLine[]): WordLine[] =>
  steps.reduce<WordLine[]>((read, step) => step(read), [...lines])
