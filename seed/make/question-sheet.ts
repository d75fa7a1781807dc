/**
 * Question sheets: the plain-text form in which the questions of the seed are written and reviewed.
 *
 *     title: Free Mock Test 1          fields of the document, JSON or plain text
 *     duration: 25
 *
 *     @ english                        optional: id of the section that follows (see `sections` in the fields)
 *
 *     # Polity                         topic of the questions that follow
 *
 *     Which Article …?                 question, one or more lines
 *     + Article 280                    the right option
 *     - Article 263                    wrong options
 *     > Why the key is right.          explanation
 *     = 12 * 5 / 100                   optional: sum whose value must be the right option
 *     ~                                optional: options stay in the written order
 *     ! paid/x/questions/y/z.svg       optional: the question's picture
 */
import { evaluate } from './arithmetic'
import { orderOptions } from './option-order'

export interface SheetQuestion {
  /** Id of a section of the test; null in a test without sections. */
  section: string | null
  topic: string
  question: string
  options: string[]
  /** Zero-based place of the right option. */
  correctAnswer: number
  explanation: string
  /** A path in Storage. */
  image?: string
}

export interface Sheet {
  fields: Record<string, unknown>
  questions: SheetQuestion[]
}

/** Reads a sheet. Throws an Error with the question's text when a block is incomplete or its sum disagrees with its key. */
export function parseSheet(text: string): Sheet {
  const blocks = text.trim().split(/\n\s*\n/)
  const fields = parseFields(blocks[0] ?? '')
  const questions: SheetQuestion[] = []
  let section: string | null = null
  let topic = ''
  for (const block of blocks.slice(1)) {
    if (block.startsWith('@ ')) section = block.slice(2).trim()
    else if (block.startsWith('# ')) topic = block.slice(2).trim()
    else questions.push({ section, ...parseQuestion(block, topic) })
  }
  return { fields, questions }
}

function parseFields(block: string): Record<string, unknown> {
  return Object.fromEntries(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ')
      if (colon < 0) throw new Error(`not a field: "${line}"`)
      return [line.slice(0, colon), parseValue(line.slice(colon + 2).trim())]
    }),
  )
}

function parseValue(text: string): unknown {
  return /^(?:[[{"\d-]|true$|false$)/.test(text) ? JSON.parse(text) : text
}

function parseQuestion(block: string, topic: string): Omit<SheetQuestion, 'section'> {
  const lines = block.split('\n').map((line) => line.trim())
  const marked = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2))
  const question = lines.filter((line) => !/^(?:[-+>=!] |~$)/.test(line)).join('\n')
  const [right, ...moreRight] = marked('+ ')
  const explanation = marked('> ').join(' ')
  const written = lines.filter((line) => /^[-+] /.test(line)).map((line) => line.slice(2))
  if (right === undefined || moreRight.length > 0) throw new Error(`needs one right option: ${question}`)
  if (question === '' || explanation === '' || topic === '' || written.length < 4) {
    throw new Error(`needs a topic, a text, four options and an explanation: ${block}`)
  }
  for (const sum of marked('= ')) checkSum(sum, right, written, question)
  const options = lines.includes('~') ? written : orderOptions(written, question)
  const [image] = marked('! ')
  return {
    topic,
    question,
    options,
    correctAnswer: options.indexOf(right),
    explanation,
    ...(image === undefined ? {} : { image }),
  }
}

function checkSum(sum: string, right: string, options: string[], question: string): void {
  const wanted = evaluate(sum)
  const matching = options.filter((option) => Math.abs(optionValue(option) - wanted) < 1e-6)
  if (matching.length !== 1 || matching[0] !== right) {
    throw new Error(`${sum} = ${wanted}, but the key is "${right}": ${question}`)
  }
}

/** The number that an option states, whatever its unit: "Rs. 1,250" is 1250, "3/5" is 0.6, "2 : 3" is 2/3. */
function optionValue(option: string): number {
  const digits = option.replace(/^Rs\. /, '').replaceAll(',', '')
  const fraction = /^(-?[\d.]+)\s*[/:]\s*([\d.]+)/.exec(digits)
  if (fraction) return Number(fraction[1]) / Number(fraction[2])
  return Number.parseFloat(digits.replace('−', '-'))
}
