/** What a line of a Word paper is, by its own words and by the lines behind it. */

import { isAt, type Label, labelOf } from './docx-labels'
import { isLanguageName } from './docx-languages'
import { cellText, linesIn, restOf, type TextLine, type WordLine } from './docx-lines'
import { fields, type Item, isField, isSameList, type Open, unclearSign } from './docx-open'
import { optionsIn } from './docx-option-cells'
import { childrenOf } from './markup'
import { anyOf, explanationWords, nativeLabels, sectionWords, subjectWords } from './question-words'

const range = String.raw`(\d{1,4})\s*(?:-|–|—|to|and|&)\s*(\d{1,4})`
const directions = [
  new RegExp(
    String.raw`^\s*\(?(?:(?:directions?|passage|comprehension|(?:read|study)\s+the\b\D{0,160}?\bquestions?)\b|निर्देश|गद्यांश|सूचना|సూచనలు|సూచన|గద్యం|అనుచ్ఛేదం)\D{0,80}?${range}\s*[)\]]?\s*[:.–-]*\s*`,
    'iu',
  ),
  new RegExp(
    String.raw`^\s*[([]?q(?:uestions?|ues|s)?\.?\s*(?:nos?\.?)?\s*${range}(?=\s*[):.\]]|\s+[a-z])\s*[)\]]?\s*[:.–-]*\s*`,
    'i',
  ),
]
/** "1 నుండి 5 ప్రశ్నలకు", "प्रश्न 1 से 5 तक": the numbers of questions in Telugu and Hindi. */
const nativeRange =
  /^(?=.*(?:ప్రశ్న|గద్య|అనుచ్ఛేద|పేరా|प्रश्न|गद्यांश|अनुच्छेद|निर्देश)).{0,160}?(\p{Nd}{1,4})\s*(?:నుండి|నుంచి|से|to|-|–)\s*(\p{Nd}{1,4}).{0,160}$/u
/** Begins a text that several questions share. */
export const sharedText =
  /^\s*[([]?\s*(?:(?:directions?|passage|comprehension)\s*(?:[:.([–-]|$|(?:[IVX]+|\d+|[A-E])\b)|(?:read|study)\s+the\b.*\b(?:passage|paragraph|following|table|chart|graph|information)|సూచన(?!లు)|निर्देश|गद्यांश\b|గద్యాంశం)/iu
export const instructions =
  /^\s*(?:(?:general|important)\s+)?(?:instructions?|notes?)\b|^\s*(?:సూచనలు|निर्देश)/iu
const partName = new RegExp(
  String.raw`^\s*(?:${anyOf(sectionWords)})\s*(?:[-–—:]\s*)?\(?(?:[A-H]|[IVX]{1,4}|\p{Nd}{1,2}|${anyOf(nativeLabels.flat())})(?![\p{L}\p{M}\p{N}])(?!\s*[,;]).{0,60}$`,
  'iu',
)
/** Instructions for the whole paper: "सूचना: सभी प्रश्न अनिवार्य हैं", "Directions: answer all questions". */
export const forAll =
  /^.{0,160}(?:\b(?:all|each|every)\s+(?:the\s+)?questions?\b|compulsory|సమాధానాలు\s+రాయండి|అన్ని\s+ప్రశ్న|ప్రతి\s+ప్రశ్న|सभी\s+प्रश्न|प्रत्येक\s+प्रश्न|अनिवार्य).{0,80}$/isu
/** "UNIT-1 PHYSICS", and no "Unit 1 of the book". */
const unitName =
  /^\s*(?:UNIT|Unit|యూనిట్|इकाई)\s*[-–:]?\s*(?:\d{1,2}|[IVX]{1,4})\s*[-–:.]?\s+(?!\p{Ll})\p{L}.{0,50}[^.?।\s]\s*$/u
/** Whether a line is the name of a section: "Section A", "PART - II: History", "భాగం 2". */
export const isSectionName = (text: string): boolean => partName.test(text) || unitName.test(text)
const subjectName = new RegExp(
  String.raw`^[\s*_(–—-]*(?:(?:section|subject|part|विषय|సబ్జెక్టు|విషయం)\s*[:–-]\s*)?(?:${anyOf(subjectWords)})[\s*_):–—-]*$`,
  'iu',
)
/** Whether a line is the name of a subject. */
export const isSubject = (text: string): boolean => subjectName.test(text)
/** The labels of the lines to come, the nearest first. */
const labelsOf = function* (lines: Iterable<WordLine>): Generator<Label> {
  for (const line of lines) if (line.kind === 'line' && line.label) yield line.label
}

/** Whether a line with a number begins a question, and no list: options follow, and not its second line. */
export function hasOptionsBelow(label: Label, following: readonly WordLine[]): boolean {
  const block = following.findIndex((line) => line.kind === 'block')
  const { value: next } = labelsOf(block < 0 ? following : following.slice(0, block)).next()
  if (!next) return block >= 0 && optionsIn(following[block]) !== null
  return (
    isAt(next, 1) &&
    !(next.kind === label.kind && next.style === label.style && next.value === label.value + 1)
  )
}

/** A bold line that may name a section, and is no instruction or word of the question. */
const isTitle = new RegExp(
  String.raw`^\s*(?!(?:study|read|directions?|answer|notes?|${anyOf(explanationWords)})(?!\p{L}))(?!\p{Ll})\S`,
  'u',
)

/** Whether a line without a label is the heading of a section: the next line with a label begins a question. */
export function isSectionHeading(
  { text, heading, runs }: TextLine,
  last: number,
  following: readonly WordLine[],
): boolean {
  // "3 x 1 = 3 Marks" stands below the name of a section.
  if (/\d/.test(text) && /\bmarks?\b|మార్కు|अंक/iu.test(text)) return false
  if (heading || text.trim().length > 60 || /[?.।:,;]\s*$/.test(text.replace(/:\s*$/, ''))) return false
  const at = following.findIndex((line) => line.kind === 'line' && line.label !== null)
  const line = following[at]
  if (at < 0 || at > 2 || line?.kind !== 'line' || !line.label) return false
  const { kind, style, value } = line.label
  if (kind !== 'number' || style === '()' || !hasOptionsBelow(line.label, following.slice(at + 1)))
    return false
  const isBold = runs.every(
    ({ marks, node }) => marks.includes('strong') || (typeof node === 'string' && node.trim() === ''),
  )
  const isNamed =
    isSectionName(text) ||
    isSubject(text) ||
    isLanguageName(text) ||
    (last > 0 && isBold && isTitle.test(text))
  return value === 1 ? isNamed || (last > 1 && at === 0) : isNamed && value === last + 1
}

/** The numbers of "Directions (36-40):" at the beginning of a line, and the length of these words; null for another line. */
export function directionsIn(head: string): { from: number; to: number; length: number } | null {
  const found = directions
    .map((pattern) => pattern.exec(head))
    .find((one) => one && Number(one[1]) <= Number(one[2]))
  if (found) return { from: Number(found[1]), to: Number(found[2]), length: found[0].length }
  const native = labelOf(head) ? null : nativeRange.exec(head)
  return native && Number(native[1]) <= Number(native[2])
    ? { from: Number(native[1]), to: Number(native[2]), length: 0 }
    : null
}

/** Letters may be typed (a), b), C. in one list; numbers may not, since questions have them too. */
export const isNextOf = (list: readonly Item[] | undefined, label: Label) => {
  const first = list?.[0]?.label
  if (!list || !first || !isAt(label, list.length + 1) || label.kind !== first.kind) return false
  return label.kind === 'number' ? isSameList(first, label) : true
}
/** Whether an answer follows before another line with the number, except in a list that begins with 1. */
export function leadsToAnswer(number: number, following: readonly WordLine[]): boolean {
  let counted = 0
  for (const line of following) {
    if (line.kind === 'block') continue
    if (fields[0][1].test(line.text) || unclearSign.test(line.text)) return true
    if (line.heading) return false
    const { kind, value = 0, style } = line.label ?? {}
    if (kind !== 'number' || style === '()') continue
    if (value === 1 || value === counted + 1) counted = value
    else if (value === number) return false
  }
  return false
}

/** What stands between the brackets of "[Ans: b]". */
const bracketed = (start: string, rest: string) =>
  /^\s*[([]/.test(start) ? rest.replace(/\s*[)\]]\s*\.?$/, '') : rest

/** Reads a line such as "Ans: B" into the question. @returns false for another line */
export function readField(open: Open, line: TextLine): boolean {
  open.lastSection = null
  if (unclearSign.test(line.text)) {
    if (open.said.answer !== undefined) open.twice = { name: 'answer', line }
    else open.said.answer = line.text.trim()
    open.isExplained = false
    return true
  }
  for (const [name, pattern] of fields) {
    const found = pattern.exec(line.text)
    if (!found) continue
    // "Chapter - IV" may be words of a question, of an option or of an explanation.
    const isSure = name !== 'topic' || /^\s*topic/i.test(line.text)
    if (!isSure && (open.said.answer === undefined || open.isExplained)) continue
    // "Choose the correct / answer." goes on with the question.
    if (name === 'answer' && /^\s*answers?\.\s*$/.test(line.text)) continue
    if (name === 'explanation') {
      open.explanation.push({ element: restOf(line, found[0].length), line })
      open.isExplained = true
      open.counted = null
    } else if (open.said[name] !== undefined) open.twice = { name, line }
    else {
      open.said[name] = bracketed(found[0], cellText(restOf(line, found[0].length)))
      if (name === 'answer') {
        open.isAnsweredAbove = open.lists.length === 0
        open.isDashed = /[-–—−]\s*$/.test(found[0])
      }
    }
    if (name === 'section') open.lastSection = line
    return true
  }
  return false
}

/** The lines of a list of bullets that have labels, or say an answer or an explanation; null for any other block. */
export function fieldsIn(line: Extract<WordLine, { kind: 'block' }>): TextLine[] | null {
  if (line.element.name !== 'ul') return null
  const items = childrenOf(line.element).map((item) =>
    linesIn({ ...item, name: 'p' }, Number(item.attributes.at ?? line.paragraph)),
  )
  const labels = items.flatMap(([first]) => first?.label ?? [])
  const areCounted = labels.every((label, index) => isAt(label, index + 1))
  return areCounted && items.every(([first]) => first && (first.label !== null || isField(first.text)))
    ? items.flat()
    : null
}

const noise =
  /^[\s*_–—-]*(?:page\s*\d+(?:\s*(?:of|\/)\s*\d+)?|\d+\s*\|\s*page|(?:all the best|best of luck|good luck|(?:the )?end(?: of (?:the )?(?:question )?paper)?|समाप्त|शुभकामनाएँ|ఆల్ ది బెస్ట్)|(?:https?:\/\/|www\.)\S+|(?:join|follow|visit|subscribe)\b(?=.*(?:telegram|whatsapp|youtube|instagram|facebook|channel|@|www\.|https?:)).{0,70})[\s*_!.–—-]*$/iu

/** Whether a line is of the page and of no question: "Page 2 of 4", an address, "All the best". */
export const isNoise = (line: WordLine): boolean =>
  line.kind === 'line' && line.label === null && !line.heading && noise.test(line.text)

const signsAlone = /^(?:[*=~#•·◆■-]\s*){3,}$/u

/** The lines without rows of signs such as "*****", but for those in the text of a question. */
export const withoutRules = (lines: readonly WordLine[]): WordLine[] =>
  lines.filter((line, index) => {
    const before = lines[index - 1]
    const isAsked = before?.kind === 'line' && (before.label === null || before.label.kind === 'number')
    const isSaid = before?.kind === 'line' && isField(before.text)
    return line.kind !== 'line' || !signsAlone.test(line.text.trim().slice(0, 200)) || (isAsked && !isSaid)
  })
