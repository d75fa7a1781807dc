/** Questions that are written one below the other, as in printed papers. */
import { plainText, type RichText } from '../../../src/domain/rich-text'
import { restOf, type WordLine } from './docx-lines'
import { type KeyKind, keyOf } from './key-text'
import { writtenMarks } from './marks'
import { childrenOf, type Element } from './markup'
import type { PaperDraft } from './paper-draft'

type Line = Extract<WordLine, { kind: 'line' }>

const questionStart =
  /^\s*(?:(Q(?:uestion|ue)?)\s*[.:-]?\s*(?:no\.?\s*)?(\d{1,4})\s*[.):-]?|(\d{1,4})\s*([.):])(?=\s|$))\s*/i
const optionStart = /^\s*(?:\(([a-h]|[1-8])\)\s*|([a-h]|[1-8])([).])(?=\s|$|[^\s\d.])\s*)/i
const directions =
  /^\s*directions?\b[^\d:]*?(?:\(|\[|for\b|:)?[^\d:]*(\d+)\s*(?:-|–|—|to|and|&)\s*(\d+)\s*[)\]]?\s*[:.–-]*\s*/i
const looseDirections = /^\s*directions?\s*[:.(]/i
const answerWord = String.raw`(?:ans(?:wer)?|(?:answer\s*)?key|correct\s+(?:answers?|options?))`
/** One that is no sign of a number: "Ans: -5" is below nought. */
const dash = String.raw`[-–—](?!\s*[\d.])`
/** "Ans:-5" and "Ans -5" are written for 5, and for minus 5. */
const unclearSign = new RegExp(String.raw`^\s*${answerWord}\s*(?:[:=.]*|\s)[-–—][\d.]`, 'i')
const fields = [
  [
    'answer',
    new RegExp(
      String.raw`^\s*${answerWord}\s*(?:(?:\.?\s*[:=]+|\.)(?:-(?=\s)|\s*${dash})?|-(?=\s)|${dash})\s*`,
      'i',
    ),
  ],
  ['explanation', /^\s*(?:explanation|solution|sol|expl?)\s*[:.-]+\s*/i],
  ['topic', /^\s*topic\s*[:=-]\s*/i],
  ['section', /^\s*section\s*[:=-]\s*/i],
  ['marks', /^\s*marks?\s*[:=-]\s*/i],
] as const
type Field = (typeof fields)[number][0]

interface Option {
  readonly blocks: Element[]
}

interface Open {
  readonly number: number
  readonly style: string
  readonly paragraph: number
  readonly section: string | null
  readonly text: Element[]
  readonly options: Option[]
  readonly explanation: Element[]
  readonly said: Partial<Record<Field, string>>
  twice: Field | null
  /** A line behind the answer that says not what it is. */
  stray: { readonly text: string; readonly paragraph: number } | null
  /** Of its first option, as it is written: `(a)`, `A)`. */
  label: string | null
  /** What a further line belongs to. */
  tail: Element[]
}

interface OpenSet {
  readonly from: number
  readonly to: number
  readonly paragraph: number
  readonly blocks: Element[]
}

/** Reads texts out of markup. @throws Error with a sentence */
export type ReadText = (nodes: readonly Element[]) => RichText

const isLetter = (label: string) => /[a-z]/i.test(label)
const placeOf = (label: string) =>
  isLetter(label) ? label.toLowerCase().charCodeAt(0) - 97 : Number(label) - 1

/** Bullets below a question are its options where no others are. */
function optionsOf(open: Open): { text: Element[]; options: Element[][] } {
  const last = open.text.at(-1)
  if (open.options.length > 0 || last?.name !== 'ul' || isNumber(open.said.answer ?? ''))
    return { text: open.text, options: open.options.map(({ blocks }) => blocks) }
  const items = childrenOf(last).map((item) => [{ ...item, name: 'div' }])
  return { text: open.text.slice(0, -1), options: items }
}

/** An answer of several letters says so itself, unless an option reads like it. */
function kindIn(answer: string, options: readonly RichText[]): KeyKind | null {
  if (/^[A-H]{2,8}$/.test(answer.trim()))
    return options.some((option) => plainText(option).trim() === answer.trim()) ? null : 'several'
  return /^[\s(]*[a-h1-8]\)?(?:\s*(?:[,;&/]\s*(?:and\b)?|and\b)\s*\(?[a-h1-8][).]?)+\s*$/i.test(answer)
    ? 'several'
    : null
}

/** Whether a line without a name of its own would fall into an option, behind an answer. */
const isStray = ({ said, tail, explanation }: Open) => said.answer !== undefined && tail !== explanation

/** The label of the option behind the last one, where that stands in its text: `C)` in "2022 C) 2023 D) 2024". */
function labelWithin(open: Open, options: readonly RichText[]): string | null {
  const last = options.at(-1)
  if (open.label === null || last === undefined) return null
  const letter = isLetter(open.label) ? `[${'abcdefghi'.charAt(options.length)}]` : `${options.length + 1}`
  const [before, behind] = open.label.startsWith('(') ? ['\\(', '\\)'] : ['', `[${open.label.slice(-1)}]`]
  return new RegExp(`\\s(${before}${letter}${behind})\\s*\\S`, 'i').exec(plainText(last))?.[1] ?? null
}

const isNumber = (text: string) => /^[-\d.\s]+$/.test(text)

function finish(open: Open, set: string | null, draft: PaperDraft, read: ReadText): void {
  const place = `question ${open.number}, paragraph ${open.paragraph}`
  draft.question(place, () => {
    if (open.twice)
      throw new Error(`it has two lines for "${open.twice}": is the number of the next question missing?`)
    const { text, options } = optionsOf(open)
    if (open.said.answer === undefined) throw new Error('it has no line "Ans:"')
    if (open.stray)
      throw new Error(
        `${open.stray.text} (paragraph ${open.stray.paragraph}) stands behind its answer: begin the line with "Explanation:" or "Section:", or make it a heading`,
      )
    if (unclearSign.test(open.said.answer))
      throw new Error(
        `"${open.said.answer}" may be a number below nought or not: write "Ans: -5" with a space before the sign, or "Ans: 5"`,
      )
    const explanation = read(open.explanation)
    const [right = '', wrong] = (open.said.marks ?? '').split(/\s*[,;]\s*|\s+(?=-)/)
    const texts = options.map(read)
    const within = labelWithin(open, texts)
    if (within)
      throw new Error(
        `"${within}" stands inside of another option: put each on a line of its own, or a tab between them`,
      )
    return {
      place,
      id: null,
      text: read(text),
      options: texts,
      key: keyOf(open.said.answer, texts, kindIn(open.said.answer, texts)),
      explanation: plainText(explanation).trim() === '' ? null : explanation,
      topic: open.said.topic ?? null,
      section: open.said.section ?? open.section,
      set,
      marking: open.said.marks === undefined ? null : writtenMarks(right, wrong),
    }
  })
}

/** A reader of lines; `line` says whether it could do something with one. */
export function createLineReader(draft: PaperDraft, read: ReadText) {
  let open: Open | null = null
  let set: OpenSet | null = null
  let section: string | null = null
  let title: string | null = null
  let last = 0

  const idOf = ({ from, to }: OpenSet) => `directions-${from}-${to}`

  function endSet(): void {
    if (!set) return
    const { from, to, paragraph, blocks } = set
    const place = `Directions ${from} to ${to}, paragraph ${paragraph}`
    const id = idOf(set)
    draft.set(place, () => {
      const text = read(blocks)
      if (plainText(text).trim() === '') throw new Error('nothing stands below it')
      return { place, id, title: `Directions ${from} to ${to}`, text }
    })
  }

  function end(): void {
    if (!open) return
    const inSet = set && open.number >= set.from && open.number <= set.to
    finish(open, inSet && set ? idOf(set) : null, draft, read)
    open = null
  }

  /** Whether the open question has everything, so that a number may begin the next. */
  const isAnswered = () => open === null || open.said.answer !== undefined || open.options.length > 1

  function startsQuestion(found: RegExpExecArray | null): boolean {
    if (!found) return false
    const number = Number(found[2] ?? found[3])
    if (found[1] !== undefined) return true
    return (
      isAnswered() &&
      (number === last + 1 || (number > last && number <= last + 20) || (last === 0 && number > 0))
    )
  }

  /** An option of the open question: the next letter, or the next number where its own is written another way. */
  function startsOption(text: string): RegExpExecArray | null {
    if (!open || open.tail === open.explanation || open.said.answer !== undefined) return null
    const found = optionStart.exec(text)
    const label = found?.[1] ?? found?.[2] ?? ''
    if (!found || placeOf(label) !== open.options.length) return null
    return !isLetter(label) && found[3] === open.style ? null : found
  }

  function field(open: Open, line: Line): boolean {
    if (unclearSign.test(line.text)) {
      if (open.said.answer !== undefined) open.twice = 'answer'
      else open.said.answer = line.text.trim()
      return true
    }
    for (const [name, pattern] of fields) {
      const found = pattern.exec(line.text)
      if (!found) continue
      if (name === 'explanation') {
        open.explanation.push(restOf(line, found[0].length))
        open.tail = open.explanation
      } else if (open.said[name] !== undefined) open.twice = name
      else open.said[name] = line.text.slice(found[0].length).trim()
      return true
    }
    return false
  }

  function readLine(line: Line): void {
    const { text, paragraph } = line
    const directed = directions.exec(text)
    if (directed) {
      end()
      endSet()
      set = {
        from: Number(directed[1]),
        to: Number(directed[2]),
        paragraph,
        blocks: [restOf(line, directed[0].length)],
      }
      return
    }
    if (looseDirections.test(text))
      draft.tell(
        'warning',
        `paragraph ${paragraph}`,
        'these directions do not say for which questions they are: write "Directions (36-40): …"',
      )
    const option = startsOption(text)
    if (open && option) {
      const blocks = [restOf(line, option[0].length)]
      open.options.push({ blocks })
      open.label ??= option[0].trim()
      open.tail = blocks
      return
    }
    const started = questionStart.exec(text)
    if (started && startsQuestion(started)) {
      end()
      last = Number(started[2] ?? started[3])
      if (set && last > set.to) {
        endSet()
        set = null
      }
      const first = [restOf(line, started[0].length)]
      open = {
        number: last,
        style: started[4] ?? 'Q',
        paragraph,
        section,
        text: first,
        options: [],
        explanation: [],
        said: {},
        twice: null,
        stray: null,
        label: null,
        tail: first,
      }
      return
    }
    if (line.heading) {
      end()
      if (title === null && last === 0) title = text.trim()
      else section = text.replace(/^\s*section\s*[:=-]\s*/i, '').trim()
      return
    }
    if (open && field(open, line)) return
    if (!open && /^\s*section\s*[:=-]\s*/i.test(text))
      section = text.replace(/^\s*section\s*[:=-]\s*/i, '').trim()
    else if (open && isStray(open)) open.stray ??= { text: `"${text.trim().slice(0, 40)}"`, paragraph }
    else if (open) open.tail.push(restOf(line))
    else if (set) set.blocks.push(restOf(line))
  }

  return {
    line(line: WordLine): void {
      if (line.kind === 'line') readLine(line)
      else if (open && isStray(open)) open.stray ??= { text: 'a table or a list', paragraph: line.paragraph }
      else if (open) open.tail.push(line.element)
      else if (set) set.blocks.push(line.element)
      else
        draft.tell(
          'warning',
          `paragraph ${line.paragraph}`,
          'this stands before the first question, and is left out',
        )
    },
    /** Whether a question or directions wait for more lines. */
    isOpen: (): boolean => open !== null || (set !== null && last < set.from),
    /** The open question ends before a table of questions. @returns the section that they stand in */
    pause(): string | null {
      end()
      return section
    },
    /** What is open ends. @returns the title of the paper */
    end(): string | null {
      end()
      endSet()
      return title
    },
  }
}
