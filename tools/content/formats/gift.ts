/** GIFT, as Moodle writes it: the kinds of questions that the app has, and a sentence for each that it has not. */
import { type Fraction, fraction } from '../../../src/domain/fraction'
import { type AuthoredFault, type AuthoredQuestion, checkCount, type QuestionFormat } from './authored'
import { textOfHtml } from './html-text'
import { numberOf, numericKey } from './key-text'
import type { AuthoredKey } from './kinds'
import { shareOf } from './marks'
import { textOf } from './notation'
import { marksOfOne, marksOfSeveral, type ShareMarks } from './option-shares'
import { type Pictures, picturesOf } from './pictures'
import { decodeBytes } from './text-bytes'

/** Signs behind a backslash stand for themselves: kept apart as private letters until the rest has been read. */
const escapable = '~=#{}:\\'
const hidden = (sign: string) => String.fromCharCode(0xe000 + escapable.indexOf(sign))
const hide = (text: string) =>
  text.replace(/\\([~=#{}:\\])/g, (_, sign: string) => hidden(sign)).replaceAll('\\n', '\n')
const show = (text: string) =>
  text.replace(/[\uE000-\uE006]/g, (letter) => escapable.charAt(letter.charCodeAt(0) - 0xe000))

interface Block {
  line: number
  text: string
  topic: string | null
}

/** Questions are parted by empty lines; comments are left out, and a category counts until the next one. */
function blocksOf(source: string): Block[] {
  const blocks: Block[] = []
  let topic: string | null = null
  let open: Block | null = null
  for (const [index, line] of source
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const text = line.trim()
    if (text.startsWith('//')) continue
    const [, category] = /^\$CATEGORY:\s*(.+)$/.exec(text) ?? []
    if (category !== undefined || text === '') {
      open = null
      if (category !== undefined) topic = show(hide(category)).split('/').at(-1)?.trim() || null
    } else if (open) open.text += `\n${text}`
    else {
      open = { line: index + 1, text, topic }
      checkCount(blocks.push(open))
    }
  }
  return blocks
}

const formats = /^\[(html|markdown|moodle|plain)\]\s*/

/** A text with its format in front, or with that of the question. */
function formatted(written: string, preset: string, pictures: Pictures) {
  const [prefix = '', format = preset] = formats.exec(written.trim()) ?? []
  const text = show(written.trim().slice(prefix.length)).trim()
  if (format === 'plain') return text
  return format === 'html'
    ? textOfHtml(text, { figure: pictures.figure, typed: true })
    : textOf(text, pictures.figure)
}

const isSame = (one: Fraction | null, other: Fraction | null) =>
  one?.numerator === other?.numerator && one?.denominator === other?.denominator

interface Answer {
  isRight: boolean
  /** Of the marks; null where none is given. */
  share: Fraction | null
  text: string
  feedback: string
}

function answersOf(body: string): Answer[] {
  return [...body.matchAll(/([=~])([^=~]*)/g)].map(([, sign, rest = '']) => {
    const [, percent, own = ''] = /^\s*(?:%(-?[\d.]+)%)?([\s\S]*)$/.exec(rest) ?? []
    const [text = '', ...feedback] = own.split('#')
    return {
      isRight: sign === '=',
      share: percent === undefined ? null : shareOf(percent),
      text: text.trim(),
      feedback: feedback.join('#').trim(),
    }
  })
}

interface Answered extends ShareMarks {
  options: string[]
  key: AuthoredKey
  feedback: string
}

/** GIFT gives no marks: those of the test count. */
const unmarked: ShareMarks = { marking: null, doubts: [] }

function numeric(body: string): Answered {
  const [written = '', ...feedback] = body.replace(/^=/, '').split('#')
  if (/[=~%]/.test(written))
    throw new Error('a number with several answers is not taken; write one answer or one range')
  const [middle = '', margin] = written.split(':')
  const tolerance = margin === undefined ? null : numberOf(margin)
  const answer = numberOf(middle)
  const told = feedback.join('#').trim()
  if (margin === undefined) return { options: [], key: numericKey(written), feedback: told, ...unmarked }
  if (answer === null || tolerance === null || tolerance < 0)
    throw new Error(`"${written.trim()}" is no number with a tolerance`)
  return { options: [], key: { kind: 'numeric', answer, tolerance }, feedback: told, ...unmarked }
}

function choice(answers: readonly Answer[]): Answered {
  const right = answers.filter(({ isRight }) => isRight)
  if (right.some(({ text }) => text.includes('->'))) throw new Error('a matching question is not taken')
  if (right.length === answers.length)
    throw new Error(
      'a question with a typed word as its answer is not taken; give it options, or a number with {#…}',
    )
  if (answers.some(({ text }) => text === '')) throw new Error('an option is empty')
  const options = answers.map(({ text }) => text)
  const given = answers.filter(({ isRight, share }) => isRight || (share?.numerator ?? 0) > 0)
  const places = given.map((answer) => answers.indexOf(answer))
  const feedback = given
    .map((answer) => answer.feedback)
    .filter(Boolean)
    .join('\n')
  const [only] = places
  if (only === undefined) throw new Error('no option is right')
  if (right.length > 1)
    throw new Error('several options are marked with =; where several are right they are written ~%50%')
  if (right.length === 0 && given.some(({ share }) => !isSame(share, given[0]?.share ?? null)))
    throw new Error('its right options give different parts of its marks, which cannot be kept')
  // An option without a share takes nothing; those that take some are shares of one mark, as in Moodle.
  const losses = answers.filter((answer) => !given.includes(answer)).map(({ share }) => share ?? fraction(0))
  if (right.length === 0) {
    const marks = marksOfSeveral(fraction(1), places.length, losses)
    return { options, key: { kind: 'several', correct: places }, feedback, ...marks }
  }
  if (given.length > 1)
    throw new Error('an option gives a part of the marks beside the right one, which is not taken')
  return { options, key: { kind: 'single', correct: only }, feedback, ...marksOfOne(fraction(1), losses) }
}

function answered(body: string): Answered {
  if (body === '') throw new Error('an essay question is not taken')
  if (body.startsWith('#')) return numeric(body.slice(1))
  const [word = '', wrong = '', correct = ''] = body.split('#')
  if (/^\s*(t|true|f|false)\s*$/i.test(word)) {
    const isTrue = /^\s*t/i.test(word)
    const key = { kind: 'single', correct: isTrue ? 0 : 1 } as const
    return { options: ['True', 'False'], key, feedback: (correct || wrong).trim(), ...unmarked }
  }
  const answers = answersOf(body)
  if (answers.length === 0) throw new Error(`"{${body}}" is no answer of GIFT`)
  return choice(answers)
}

/** @param doubt hears what could not be kept */
function readBlock(
  { line, text, topic }: Block,
  pictures: Pictures,
  doubt: (message: string) => void,
): AuthoredQuestion {
  const safe = hide(text)
  const [named = '', title = ''] = /^::([\s\S]*?)::\s*/.exec(safe) ?? []
  const rest = safe.slice(named.length)
  const [whole, question = '', body = '', behind = ''] = /^([^{}]*)\{([^{}]*)\}([\s\S]*)$/.exec(rest) ?? []
  if (whole === undefined)
    throw new Error('there are no answers in braces; a text without a question is not taken')
  if (/[{}\n]/.test(behind.trim()) || /^\s*\n\s*\S/.test(behind))
    throw new Error('more stands behind its answers: an empty line parts questions')
  // A missing word: its gap is shown as one.
  const asked = behind.trim() === '' ? question : `${question.trimEnd()} ____${behind.trimEnd()}`
  if (question.trim() === '') throw new Error('the question is empty')
  const [, format = 'moodle'] = formats.exec(question.trim()) ?? []
  const [answers = '', general = ''] = body.split('####')
  const { options, key, feedback, marking, doubts } = answered(answers.trim())
  const read = (written: string) => formatted(written, format, pictures)
  const explanation = general.trim() || feedback
  const id = show(title).trim()
  // A line is found in the file; its question is known by its words.
  for (const message of doubts) doubt(`"${id || show(question).trim().slice(0, 40)}": ${message}`)
  return {
    place: `line ${line}`,
    id: /^[\p{L}\p{M}\p{N}_.-]{1,60}$/u.test(id) ? id : null,
    text: read(asked),
    options: options.map(read),
    key,
    explanation: explanation === '' ? null : read(explanation),
    topic,
    section: null,
    set: null,
    marking,
  }
}

/** The questions of a text in GIFT, and what is wrong with the others. */
export function readGift(source: string, pictures: Pictures) {
  const questions: AuthoredQuestion[] = []
  const faults: AuthoredFault[] = []
  const order: string[] = []
  for (const block of blocksOf(source)) {
    const place = `line ${block.line}`
    order.push(place)
    const tell = (severity: AuthoredFault['severity'], message: string) =>
      faults.push({ place, severity, message: `${message}.` })
    try {
      questions.push(readBlock(block, pictures, (message) => tell('warning', message)))
    } catch (error) {
      tell('error', error instanceof Error ? error.message : String(error))
    }
  }
  return { questions, faults, leftOut: faults.filter(({ severity }) => severity === 'error'), order }
}

export const gift: QuestionFormat = {
  name: 'GIFT',
  matches: (file, head) =>
    /\.gift(\.txt)?$/i.test(file) || (/\.txt$/i.test(file) && /^(::|\$CATEGORY:)|\{[^}]*[=~#TF]/m.test(head)),
  read: async (bytes, file) => {
    const pictures = picturesOf(file)
    const { text, doubt } = decodeBytes(bytes)
    const { questions, faults, leftOut, order } = readGift(text, pictures)
    const told = doubt ? [doubt, ...faults] : faults
    return {
      title: null,
      languages: [],
      sets: [],
      questions,
      faults: told,
      leftOut,
      order,
      pictures: pictures.found,
    }
  },
}
