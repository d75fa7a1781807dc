/** Writes Moodle XML, as moodle-xml.ts reads it. */

import { addFractions, type Fraction, fraction } from '../../../src/domain/fraction'
import { readNumber } from '../../../src/domain/question/answer'
import { kinds } from '../../../src/domain/question/kinds'
import { type Figure, figuresOf, plainText, type RichText } from '../../../src/domain/rich-text'
import type { AuthoredQuestion } from './authored'
import { encodeEntities } from './entities'
import { rightIn } from './kinds'
import { percentText, times } from './marks'
import { htmlOf } from './text-html'
import { type Lost, marksIn, type PaperToWrite, type Written } from './written'

const tag = (name: string, text: string) => `<${name}><text>${encodeEntities(text)}</text></${name}>`

/** A text with its pictures beside it. */
function rich(name: string, text: RichText, paper: PaperToWrite, attributes = ''): string {
  const own = new Map<string, string>()
  const address = ({ image }: Figure): string => {
    const picture = paper.pictures.find((one) => one.name === image)
    if (!picture) return paper.linkTo(image)
    // A name of Moodle has no slash.
    const name = image.replace(/\//g, '-')
    own.set(
      name,
      `<file name="${encodeEntities(name)}" path="/" encoding="base64">${Buffer.from(picture.bytes).toString('base64')}</file>`,
    )
    return `@@PLUGINFILE@@/${encodeURIComponent(name)}`
  }
  const html = htmlOf(text, address).replace(/\]\]>/g, ']]&gt;')
  return `<${name} format="html"${attributes}><text><![CDATA[${html}]]></text>${[...own.values()].join('')}`
}

interface Marked {
  readonly grade: Fraction
  /** Percentages of right and of wrong answers, as Moodle writes them. */
  readonly right: string
  readonly wrong: string
  readonly lost: readonly string[]
}

const over = (one: Fraction, other: Fraction) =>
  fraction(one.numerator * other.denominator, one.denominator * other.numerator)
const isSame = (one: Fraction, other: Fraction) =>
  addFractions(one, fraction(-other.numerator, other.denominator)).numerator === 0

/** Moodle adds up what each chosen option gives; it has no question whose right ones count only all together. */
export const allTogether =
  'that its right options count only all together: in Moodle each gives its part, and a wrong one takes nothing'

/** @param rights how many options are right */
function marked(question: AuthoredQuestion, rights: number): Marked {
  const one = fraction(1)
  const marks = marksIn(question) ?? { correct: one, wrong: fraction(0), unanswered: fraction(0) }
  const lost: string[] = []
  const share = percentText(fraction(1, rights))
  if (share === null) lost.push(`Moodle has no marks for one of ${rights} right options`)
  if (marks.unanswered.numerator !== 0) lost.push('its marks for no answer')
  const plain = { grade: marks.correct, right: share ?? String(100 / rights), wrong: '0' }
  if (marks.correct.numerator <= 0)
    return { ...plain, lost: [...lost, 'its marks, which are not above nought'] }
  if (kinds[question.key.kind].hasSeveral) {
    const each = times(marks.correct, fraction(1, rights))
    const isPart = marks.partial !== undefined && isSame(marks.partial, each)
    if (marks.partial && !isPart) lost.push('its marks for a part of the right options')
    if (!marks.partial) lost.push(allTogether)
    if (marks.wrong.numerator !== 0) lost.push('what a wrong answer costs')
    return { ...plain, wrong: isPart ? '-100' : '0', lost }
  }
  const loss = percentText(over(marks.wrong, marks.correct))
  if (loss === null || marks.wrong.numerator > 0)
    return { ...plain, lost: [...lost, 'what a wrong answer costs'] }
  return { ...plain, wrong: loss, lost }
}

function choice(
  question: AuthoredQuestion,
  right: readonly number[],
  paper: PaperToWrite,
): [string, readonly string[]] {
  const marks = marked(question, right.length)
  const answers = question.options.map((option, index) => {
    const percent = right.includes(index) ? marks.right : marks.wrong
    return `${rich('answer', option, paper, ` fraction="${percent}"`)}</answer>`
  })
  const isOne = !kinds[question.key.kind].hasSeveral
  return [
    `<defaultgrade>${decimal(marks.grade)}</defaultgrade><single>${isOne}</single><shuffleanswers>false</shuffleanswers><answernumbering>ABCD</answernumbering>${answers.join('')}`,
    marks.lost,
  ]
}

const decimal = ({ numerator, denominator }: Fraction) => String(Number((numerator / denominator).toFixed(7)))

function numeric(
  question: AuthoredQuestion,
  key: Exclude<AuthoredQuestion['key'], { correct: unknown }>,
): [string, readonly string[]] {
  const marks = marked(question, 1)
  const lost = [...marks.lost]
  const round = (number: number) => Number(number.toFixed(6))
  const [middle, margin] =
    'from' in key
      ? [round((key.from + key.to) / 2), round((key.to - key.from) / 2)]
      : [key.answer, key.tolerance ?? 0]
  if (
    'from' in key &&
    (round(middle - margin) !== key.from ||
      round(middle + margin) !== key.to ||
      readNumber(String(middle)) === null)
  )
    lost.push('the exact ends of its range')
  const others = marks.wrong === '0' ? '' : `<answer fraction="${marks.wrong}"><text>*</text></answer>`
  return [
    `<defaultgrade>${decimal(marks.grade)}</defaultgrade><answer fraction="100"><text>${middle}</text><tolerance>${margin}</tolerance></answer>${others}`,
    lost,
  ]
}

function answered(
  question: AuthoredQuestion,
  paper: PaperToWrite,
): { type: string; body: readonly [string, readonly string[]] } {
  const { key } = question
  if (!('correct' in key)) return { type: 'numerical', body: numeric(question, key) }
  return { type: 'multichoice', body: choice(question, rightIn(key), paper) }
}

function texts({ text, options, explanation }: AuthoredQuestion): RichText[] {
  return [text, ...options, ...(explanation === null ? [] : [explanation])]
}

/** What Moodle has no words for. */
function lostIn(question: AuthoredQuestion, paper: PaperToWrite): string[] {
  const linked = texts(question)
    .flatMap(figuresOf)
    .filter(({ image }) => !paper.pictures.some(({ name }) => name === image))
  return [
    ...(linked.length > 0 ? ['its pictures, which stay links to the site'] : []),
    ...(isSlashed(question.topic) ? ['the slash at an end of its topic'] : []),
  ]
}

const idOf = (id: string | null) => (id === null ? '' : `<idnumber>${encodeEntities(id)}</idnumber>`)

/** Sections and sets, which Moodle has not, are tags of a question. */
function tagsOf({ section, set }: AuthoredQuestion): string {
  const tags = [...(section === null ? [] : [`section:${section}`]), ...(set === null ? [] : [`set:${set}`])]
  return tags.length === 0 ? '' : `<tags>${tags.map((one) => tag('tag', one)).join('')}</tags>`
}

/** Moodle parts categories by one slash; one at the end of a name would part another. */
const isSlashed = (topic: string | null) => topic !== null && /^\/|\/$/.test(topic)

const category = (topic: string | null) => {
  const path = [
    '$course$',
    'top',
    ...(topic === null ? [] : [topic.replace(/^\/+|\/+$/g, '').replace(/\//g, '//')]),
  ].join('/')
  return `<question type="category">${tag('category', path)}</question>`
}

export function writeMoodle(paper: PaperToWrite): Written {
  const lost: Lost[] = []
  const parts: string[] = []
  let topic: string | null | undefined
  const described = new Set<string>()
  for (const [index, question] of paper.questions.entries()) {
    if (question.topic !== topic) {
      topic = question.topic
      parts.push(category(topic))
    }
    const set = paper.sets.find(({ id }) => id === question.set)
    if (set && !described.has(set.id)) {
      described.add(set.id)
      parts.push(
        `<question type="description">${tag('name', set.title)}${rich('questiontext', set.text, paper)}</questiontext>${idOf(set.id)}</question>`,
      )
    }
    const { type, body } = answered(question, paper)
    const [own, lostHere] = body
    for (const message of [...lostIn(question, paper), ...lostHere])
      lost.push({ place: `question ${index + 1}`, message })
    const name = plainText(question.text).replace(/\s+/g, ' ').trim().slice(0, 60)
    const explanation =
      question.explanation === null
        ? ''
        : `${rich('generalfeedback', question.explanation, paper)}</generalfeedback>`
    parts.push(
      `<question type="${type}">${tag('name', `${index + 1}. ${name}`)}${rich('questiontext', question.text, paper)}</questiontext>${explanation}${idOf(question.id)}${own}${tagsOf(question)}</question>`,
    )
  }
  return { text: `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('\n')}\n</quiz>\n`, lost }
}
