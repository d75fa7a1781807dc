/** Numbers of questions and names of sections that only the lines around them show, as they are usually written. */
import { pairsIn } from './docx-key-pairs'
import { isAt, type Label, labelOf } from './docx-labels'
import { instructions, isSectionName, isSubject } from './docx-line-kinds'
import { cutAt, type TextLine, type WordLine, withOtherStart, withStart } from './docx-lines'
import { isField } from './docx-open'
import { optionsIn } from './docx-option-cells'
import { anyOf, questionWords } from './question-words'

const unnumbered = new RegExp(String.raw`^\s*(?:${anyOf(questionWords)})\s*[.:)–-]+\s*(?=\S)(?!\p{Nd})`, 'iu')

/** The lines of a paper in which questions begin with "Q." alone, with numbers; any other paper as it is. */
export function withNumbers(lines: readonly WordLine[]): readonly WordLine[] {
  if (lines.some((line) => line.kind === 'line' && line.label?.style === 'Q')) return lines
  let number = 0
  return lines.map((line, index) => {
    const before = lines[index - 1]
    // "P. Barometer", "Q. Lactometer" are two lines of one list.
    const isListed = before?.kind === 'line' && /^\s*\(?P\s?[.)]/.test(before.text)
    const length = line.kind === 'line' && !isListed ? (unnumbered.exec(line.text)?.[0].length ?? 0) : 0
    const text = line.kind === 'line' && length > 0 ? cutAt(line, [length])[1] : undefined
    if (!text) return line
    number += 1
    return withStart(text, `Q${number}. `)
  })
}

const isOfQuestions = (label: Label) => label.kind === 'number' && label.style !== '()'

const dashed = /^\s*(\d{1,3})\s?[-–—]\s+(?=\S)/

/** The label of a line, also of "12 - Who wrote it?". */
function numberedLabel({ text, label }: TextLine): Label | null {
  const found = label ? null : dashed.exec(text)
  const number = found?.[1] && labelOf(`(${found[1]}) `)
  return found && number ? { ...number, length: found[0].length } : label
}

/** A paper whose questions have the numbers (1), (2) … or "1 - ", with usual numbers; any other paper as it is. */
export function withQuestionNumbers(lines: readonly WordLine[]): WordLine[] {
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
  isSectionName(line.text) ||
  isField(line.text)

/** A paper without a number at any question, with numbers at the lines above each list of options; any other paper as it is. */
export function withMissingNumbers(lines: readonly WordLine[]): WordLine[] {
  const labelOfLine = (index: number) => {
    const line = lines[index]
    return line?.kind === 'line' ? line.label : null
  }
  if (lines.some((_, index) => labelOfLine(index)?.kind === 'number')) return [...lines]
  /** Numbers of questions by their lines. */
  const starts = new Map<number, number>()
  for (const [index] of lines.entries()) {
    const [first, second] = [labelOfLine(index), labelOfLine(index + 1)]
    if (!first || !second || !isAt(first, 1) || !isAt(second, 2) || first.kind !== second.kind) continue
    // Above the first question stand titles too. Of several lines above a later one, some may be of what stands before.
    const start = index - 1
    const [before, line] = [lines[start - 1], lines[start]]
    if (line?.kind !== 'line' || endsQuestion(line) || dashed.test(line.text)) return [...lines]
    if (/^\s*\p{Ll}/u.test(line.text)) return [...lines]
    if (starts.size > 0 && (!before || !endsQuestion(before))) return [...lines]
    starts.set(start, starts.size + 1)
  }
  if (starts.size < 2) return [...lines]
  return lines.map((line, index) => {
    const number = starts.get(index)
    return number !== undefined && line.kind === 'line' ? withStart(line, `Q${number}. `) : line
  })
}

const romanStart = /^\s*(?:[IVX]{1,4})\s*[.)–-]+\s*(?=\S)/
const asks = /^(?:choose|select|pick|tick|answer|fill|mark|match|read|write|identify|state|find)\b/i

/** "I. GENERAL KNOWLEDGE" above questions begins a section; "I. Choose the correct answer" above all of them is no label. */
export function withRomanHeadings(lines: readonly WordLine[]): WordLine[] {
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
  return lines.map((line, index) => {
    const name = headings.get(index)
    if (name === undefined || line.kind !== 'line') return line
    // An instruction above all questions names no section, and one of several parts is called by it.
    const isName = !asks.test(name) || (headings.size > 1 && index > 0)
    return { ...line, heading: isName, label: null }
  })
}

/** "By Ravi Kumar", "Time: 30 minutes"; "Time and Work" is the name of a section. */
const isOfPaper =
  /^(?:(?:(?:prepared|compiled|typed|set)\s+)?by\s|(?:teacher|faculty|date|time|duration)\s*(?:[:=–-]|$))/i

/** A line above questions that may be the name of a section. */
const isLikeName = (line: WordLine | undefined): line is TextLine =>
  line?.kind === 'line' &&
  line.label === null &&
  line.text.trim().length <= 60 &&
  !/[?.।:,;]\s*$|__/.test(line.text.trim()) &&
  (!/\d/.test(line.text) || isSectionName(line.text)) &&
  !isOfPaper.test(line.text.trim()) &&
  !isField(line.text)

/**
 * A paper whose later sections have names: the name of the first one, above question 1, is no title and no loose line. Any
 * other paper as it is.
 */
export function withFirstSection(lines: readonly WordLine[]): WordLine[] {
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
    return line.heading || next.label?.value === 1 || isSubject(line.text) || isSectionName(line.text)
  })
  if (!isLater) return [...lines]
  const section = { ...withStart(name, 'Section: '), heading: false }
  return [...lines.slice(0, first - 1), section, ...lines.slice(first)]
}

/** "( )" behind a space, at the end of a line. */
const boxAt = (text: string): number => {
  const tail = Math.max(0, text.length - 24)
  const found = /\s[([]\s{0,8}[)\]]\s*$/.exec(text.slice(tail))
  return found ? tail + found.index : -1
}

/** A paper with an empty box "( )" for the answer behind most questions, without these; any other paper as it is. */
export function withoutBoxes(lines: readonly WordLine[]): WordLine[] {
  const isAsked = (line: WordLine): line is TextLine =>
    line.kind === 'line' && line.label !== null && isOfQuestions(line.label) && !pairsIn(line.text)
  const questions = lines.filter(isAsked)
  const boxed = questions.filter(({ text }) => boxAt(text) > 0)
  if (boxed.length < 2 || boxed.length * 2 <= questions.length) return [...lines]
  return lines.flatMap((line): WordLine[] => {
    if (line.kind !== 'line' || (line.label !== null && !isAsked(line))) return [line]
    const at = boxAt(line.text)
    return at > 0 ? cutAt(line, [at]).slice(0, 1) : [line]
  })
}
