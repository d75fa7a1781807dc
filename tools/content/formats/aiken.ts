/** Aiken: lines of a question, `A) …` or `A. …` for each option, `ANSWER: B`. */
import { type AuthoredFault, type AuthoredQuestion, checkCount, type QuestionFormat } from './authored'
import { letterOf } from './key-text'
import { textOf } from './notation'
import { type Pictures, picturesOf } from './pictures'
import { decodeBytes } from './text-bytes'

interface Block {
  line: number
  text: string[]
  options: Array<{ line: number; letter: string; text: string }>
  /** Whether a line in it cannot be read. */
  isBroken?: boolean
}

const optionLine = /^([A-Z])[).]\s+(.*)$/
const answerLine = /^ANSWER:\s*(.*)$/i

function readBlock({ line, text, options }: Block, answer: string, pictures: Pictures): AuthoredQuestion {
  const letters = options.map(({ letter }) => letter).join('')
  const expected = options.map((_, index) => letterOf(index)).join('')
  if (options.length < 2) throw new Error('the question has fewer than two options (A) and B))')
  if (letters !== expected) throw new Error(`the options are lettered ${letters}, not ${expected}`)
  const correct = answer.length === 1 ? letters.indexOf(answer.toUpperCase()) : -1
  if (correct < 0) throw new Error(`"ANSWER: ${answer}" is not one of the letters A to ${letters.at(-1)}`)
  return {
    place: `line ${line}`,
    id: null,
    text: textOf(text.join('\n'), pictures.figure),
    options: options.map((option) => textOf(option.text, pictures.figure)),
    key: { kind: 'single', correct },
    explanation: null,
    topic: null,
    section: null,
    set: null,
    marking: null,
  }
}

/** The questions of a text in Aiken, and what is wrong with the others. */
export function readAiken(source: string, pictures: Pictures) {
  const questions: AuthoredQuestion[] = []
  const faults: AuthoredFault[] = []
  const order: string[] = []
  const leftOut: AuthoredFault[] = []
  const tell = (line: number, message: string): AuthoredFault => {
    const fault = { place: `line ${line}`, severity: 'error', message: `${message}.` } as const
    faults.push(fault)
    return fault
  }
  let block: Block | null = null
  for (const [index, written] of source
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const [line, text] = [index + 1, written.trim()]
    const [, letter, option] = optionLine.exec(text) ?? []
    const [, answer] = answerLine.exec(text) ?? []
    if (text === '') continue
    if (block === null) {
      if (answer === undefined) block = { line, text: [text], options: [] }
      else tell(line, 'an answer stands here without a question')
    } else if (answer !== undefined) {
      order.push(`line ${block.line}`)
      try {
        if (!block.isBroken) questions.push(readBlock(block, answer.trim(), pictures))
      } catch (error) {
        leftOut.push(tell(block.line, error instanceof Error ? error.message : String(error)))
      }
      block = null
      checkCount(questions.length + faults.length)
    } else if (letter !== undefined && option !== undefined) {
      block.options.push({ line, letter, text: option })
    } else if (block.options.length > 0) {
      block.isBroken = true
      leftOut.push(
        tell(line, `"${text.slice(0, 40)}" is neither an option nor ANSWER; an option is one line`),
      )
    } else block.text.push(text)
  }
  if (block) {
    order.push(`line ${block.line}`)
    leftOut.push(tell(block.line, 'the question has no ANSWER'))
  }
  return { questions, faults, leftOut, order }
}

export const aiken: QuestionFormat = {
  name: 'Aiken',
  matches: (file, head) =>
    /\.(txt|aiken)$/i.test(file) && !/\.gift\./i.test(file) && /^[A-Z][).]\s/m.test(head),
  read: async (bytes, file) => {
    const pictures = picturesOf(file)
    const { text, doubt } = decodeBytes(bytes)
    const { questions, faults, leftOut, order } = readAiken(text, pictures)
    const told = doubt ? [doubt, ...faults] : faults
    const read = { questions, faults: told, leftOut, order, pictures: pictures.found }
    return { title: null, languages: [], sets: [], ...read }
  },
}
