/** Answers below the questions of a Word file: "1-b 2-c 3-a", a line or a cell for each, or a table of them. */
import {
  explained,
  isRange,
  nameBefore,
  type Pair,
  pairsIn,
  pairsInTable,
  withoutName,
} from './docx-key-pairs'
import { isAt } from './docx-labels'
import { restOf, type TextLine, type WordLine } from './docx-lines'
import type { Element } from './markup'
import { anyOf, keyHeadings, sectionWords, subjectWords } from './question-words'

/** One answer of a list. */
export interface KeyEntry {
  readonly number: number
  /** As it is written: `b`, `(2)`, `45.5`. */
  readonly answer: string
  /** `paragraph 12`, `Sheet1!B7` */
  readonly place: string
  /** Its explanation, where one follows. */
  readonly explanation: TextLine[]
  readonly from: number
}

export interface KeyLists {
  /** The lines that are no answers. */
  readonly lines: readonly WordLine[]
  /** In their order; numbers begin again with each list. */
  readonly lists: ReadonlyArray<readonly KeyEntry[]>
  readonly faults: ReadonlyArray<{ readonly paragraph: number; readonly message: string }>
}

const heading = new RegExp(
  String.raw`^\s*[*_=\-–—\s([]*(?:(?:${anyOf([...subjectWords, ...sectionWords, 'final', 'official', 'set', 'provisional', 'the', 'mock', 'test', 'paper'])})\s*(?:[-–:]?\s*(?:[a-h]|[ivx]{1,3}|\d{1,2})\b)?\s*[-–:]?\s*){0,3}(?:${anyOf(keyHeadings)})(?:\s*/\s*(?:${anyOf(keyHeadings)}))?[\s:.)\]–—*_=-]*(?:\([^()]{0,40}\)|(?:for\b|(?<=[–—:-]\s*)\p{L})[^()]{0,40})?[\s:.–—*_=-]*$`,
  'iu',
)
const headingBefore = new RegExp(
  String.raw`^\s*(?:${anyOf(keyHeadings)})\s*[:–—-]+\s*(?=(?:q\.?\s*)?\d)`,
  'iu',
)

const isQuestionLine = (line: WordLine) =>
  line.kind === 'line' && line.label?.kind === 'number' && line.label.style !== '()' && !pairsIn(line.text)

/**
 * Takes the lists of answers out of the lines of a paper. A list has a heading ("Answer key"), or its lines hold nothing
 * but several answers with letters and no question follows.
 */
export function takeKeyLists(lines: readonly WordLine[], isKeyFile = false): KeyLists {
  const kept: WordLine[] = []
  const entries: KeyEntry[] = []
  const faults: Array<{ paragraph: number; message: string }> = []
  const lastQuestion = isKeyFile ? -1 : lines.findLastIndex(isQuestionLine)
  const lastOption = isKeyFile
    ? -1
    : lines.findLastIndex(
        (line) =>
          line.kind === 'line' &&
          line.label !== null &&
          isAt(line.label, 2) &&
          !pairsIn(line.text) &&
          !explained.test(line.text),
      )
  let isInKey = isKeyFile
  let isExplained = false
  const addPairs = (pairs: readonly Pair[], paragraph: number) => {
    for (const { number, answer } of pairs)
      entries.push({ number, answer, place: `paragraph ${paragraph}`, explanation: [], from: 0 })
  }
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'block') {
      const isLast = index > lastQuestion && index > lastOption
      const isTable = line.element.name === 'table' && (isInKey || isLast)
      const pairs = isTable ? pairsInTable(line.element) : null
      const hasLetters = pairs?.some(({ answer }) => /\p{L}/u.test(answer))
      if (pairs && (isInKey || hasLetters)) addPairs(pairs, line.paragraph)
      else {
        if (isInKey && isTable && entries.length > 0 && !isExplained)
          faults.push({
            paragraph: line.paragraph,
            message:
              'a table in the answer key cannot be read: write "1-b 2-c", or a table with the columns Q.No and Answer',
          })
        else kept.push(line)
        isInKey = isKeyFile
      }
      continue
    }
    const { text, paragraph } = line
    if (line.label === null && text.length < 90 && heading.test(text)) {
      const next = lines.slice(index + 1, index + 4)
      const isKey = next.some((one) =>
        one.kind === 'block'
          ? one.element.name === 'table' && pairsInTable(one.element)
          : pairsIn(withoutName(one.text)) || isRange(one.text) || explained.test(one.text),
      )
      if (isKey || isKeyFile) {
        isInKey = true
        isExplained = false
        continue
      }
    }
    const named = nameBefore.exec(text)?.[0] ?? ''
    const isNamed = isInKey || heading.test(named)
    const start = headingBefore.exec(text)?.[0].length ?? (isNamed ? named.length : 0)
    const pairs = pairsIn(text.slice(start))
    const hasLetters = pairs?.every(({ answer }) => /\p{L}/u.test(answer)) ?? false
    const isSure = isInKey || (start > 0 && (hasLetters || (pairs?.length ?? 0) > 2))
    if (pairs && (isSure || (pairs.length > 1 && hasLetters && index > lastQuestion && index > lastOption))) {
      isInKey = true
      addPairs(pairs, paragraph)
      continue
    }
    if (isInKey) {
      const found = isRange(text) ? null : explained.exec(text)
      const expected = (entries.at(-1)?.number ?? 0) + 1
      const number = Number(found?.[1])
      if (found?.[2] && (number === expected || number === 1)) {
        isExplained = true
        entries.push({
          number,
          answer: found[2].replace(/[()[\].:\s]/g, ''),
          place: `paragraph ${paragraph}`,
          explanation: [line],
          from: found[0].length,
        })
        continue
      }
      const isHeading = line.heading || (line.label === null && text.trim().length <= 60 && !isExplained)
      const follows = lines
        .slice(index + 1, index + 3)
        .some((one) =>
          one.kind === 'line'
            ? pairsIn(withoutName(one.text)) || explained.test(one.text)
            : pairsInTable(one.element),
        )
      // The name of a section within the key.
      if (isHeading && follows) continue
      if (isExplained && line.label?.kind !== 'number' && !line.heading) {
        entries.at(-1)?.explanation.push(line)
        continue
      }
      if (isRange(text)) {
        faults.push({
          paragraph,
          message: `"${text.trim().slice(0, 40)}" does not give an answer for each of these numbers: write "1-b 2-c"`,
        })
        continue
      }
      if (
        entries.length > 0 &&
        line.label?.kind === 'number' &&
        line.label.value === expected &&
        index > lastOption
      ) {
        faults.push({
          paragraph,
          message: `"${text.trim().slice(0, 40)}" in the answer key cannot be read: write "${line.label.value}. b"`,
        })
        continue
      }
      if (!isKeyFile) isInKey = false
      else if (entries.length > 0 && text.trim() !== '')
        faults.push({
          paragraph,
          message: `"${text.trim().slice(0, 40)}" cannot be read as answers: write "1-b 2-c"`,
        })
      if (isKeyFile) continue
    }
    kept.push(line)
  }
  const lists: KeyEntry[][] = []
  for (const entry of entries) {
    const list = lists.at(-1)
    const last = list?.at(-1)
    if (list && last && entry.number > last.number) list.push(entry)
    else lists.push([entry])
  }
  return { lines: kept, lists, faults }
}

/** The explanation of an answer, as markup. */
export const explanationOf = ({ explanation, from }: KeyEntry): Element[] =>
  explanation.map((line, index) => restOf(line, index === 0 ? from : 0))
