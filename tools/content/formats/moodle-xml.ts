/** Moodle's own XML: multiple choice, true or false, numbers; categories are topics (docs/authors.md). */

import type { Fraction } from '../../../src/domain/fraction'
import { readNumber } from '../../../src/domain/question/answer'
import { figuresOf, plainText, type RichText } from '../../../src/domain/rich-text'
import { type AuthoredPaper, type AuthoredQuestion, checkCount, type QuestionFormat } from './authored'
import { encodeEntities } from './entities'
import { textOfHtml } from './html-text'
import { gradeOf, shareOf } from './marks'
import { childOf, childrenOf, decodeText, type Element, lettersOf, parseXml } from './markup'
import { marksOfNumber, marksOfOne, marksOfSeveral, type ShareMarks } from './option-shares'
import { createDraft, type PaperDraft } from './paper-draft'
import { fromBase64 } from './picture-file'

const said = (element: Element, name: string) => lettersOf(childOf(element, name)).trim()
const textIn = (element: Element | undefined) => lettersOf(childOf(element, 'text') ?? element)

/** Letters without a format of their own stay as they are, but for their line breaks. */
const asHtml = (text: string, format: string | undefined) =>
  format === 'plain_text' || format === 'moodle_auto_format'
    ? encodeEntities(text).replace(/\r?\n/g, '<br>')
    : text

/** The text of an element, with the pictures of the files beside it. */
function richText(element: Element | undefined, { pictures }: PaperDraft): RichText {
  if (!element) return ''
  const files = childrenOf(element, 'file')
  return textOfHtml(asHtml(textIn(element), element.attributes.format), {
    figure: (source, alt) => {
      const data = /^data:image\/([\w+]+);base64,(.*)$/s.exec(source)
      if (data) return pictures.figure(`picture.${data[1]}`, fromBase64(data[2] ?? '', 'in the text'), alt)
      const named = /^@@PLUGINFILE@@\/(.*?)(\?.*)?$/.exec(source)
      if (!named) throw new Error(`the picture "${source}" lies on another server: put it into the file`)
      const name = decoded(named[1] ?? '')
      const file = files.find(
        ({ attributes: { path = '/', name: own = '' } }) => `${path}${own}` === `/${name}`,
      )
      if (!file) throw new Error(`the picture "${name}" is not in the file`)
      return pictures.figure(name, fromBase64(lettersOf(file), name), alt)
    },
  })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

interface Answer {
  readonly element: Element
  /** Of the question's marks: 1 for all, -1/3 for what a wrong one costs. */
  readonly share: Fraction
}

type Answered = Pick<AuthoredQuestion, 'options' | 'key' | 'marking'> & Pick<ShareMarks, 'doubts'>

const gives = ({ share }: Answer) => share.numerator > 0
const isWhole = ({ share }: Answer) => share.numerator === share.denominator

/** @throws Error with a sentence */
function gradeIn(question: Element): Fraction {
  const grade = gradeOf(said(question, 'defaultgrade') || '1')
  if (!grade) throw new Error(`its marks "${said(question, 'defaultgrade')}" cannot be read`)
  return grade
}

function readChoice(question: Element, answers: readonly Answer[], draft: PaperDraft): Answered {
  const options = answers.map(({ element }) => richText(element, draft))
  const right = answers.flatMap((answer, index) => (gives(answer) ? [index] : []))
  const losses = answers.filter((answer) => !gives(answer)).map(({ share }) => share)
  if (right.length === 0) throw new Error('none of its options is right')
  const [first = 0] = right
  if (!['false', '0'].includes(said(question, 'single'))) {
    if (right.length > 1 || !answers.some(isWhole))
      throw new Error(
        'an option gives only a part of its marks, which cannot be kept: one is to give 100, the others none',
      )
    return { options, key: { kind: 'single', correct: first }, ...marksOfOne(gradeIn(question), losses) }
  }
  const isEven = answers
    .filter(gives)
    .every(({ share }) => share.numerator === 1 && share.denominator === right.length)
  if (!isEven) throw new Error('its right options give different parts of its marks, which cannot be kept')
  return {
    options,
    key: { kind: 'several', correct: right },
    ...marksOfSeveral(gradeIn(question), right.length, losses),
  }
}

function readTrueFalse(question: Element, answers: readonly Answer[]): Answered {
  const right = answers.find(isWhole)
  const word = textIn(right?.element).trim().toLowerCase()
  if (word !== 'true' && word !== 'false') throw new Error('it says neither true nor false')
  const losses = answers.filter((answer) => answer !== right).map(({ share }) => share)
  return {
    options: ['True', 'False'],
    key: { kind: 'single', correct: word === 'true' ? 0 : 1 },
    ...marksOfOne(gradeIn(question), losses),
  }
}

function numberIn(element: Element | undefined): number {
  const text = textIn(element).trim()
  const number = readNumber(text)
  if (number === null) throw new Error(`"${text}" is no number of up to nine digits and six decimals`)
  return number
}

/** To six decimals, as numbers are kept. */
const exact = (number: number) => Number(number.toFixed(6))

/** Moodle's sign for "anything else": what it takes off is the loss for a wrong answer. */
const isAnything = ({ element }: Answer) => textIn(element).trim() === '*'

function readNumeric(question: Element, answers: readonly Answer[]): Answered {
  const right = answers.filter(isWhole)
  const [first] = right
  if (!first || answers.some((answer) => gives(answer) && !isWhole(answer)))
    throw new Error('a number gives only a part of its marks, which cannot be kept')
  if (right.length > 1) throw new Error('several numbers are right, which cannot be kept')
  const answer = numberIn(first.element)
  const written = childOf(first.element, 'tolerance')
  const tolerance = written === undefined ? 0 : exact(numberIn(written))
  const wrong = answers.filter((one) => !gives(one))
  const named = wrong
    .filter((one) => !isAnything(one))
    .map(({ element, share }) => ({ text: textIn(element).trim(), loss: share }))
  return {
    options: [],
    key: { kind: 'numeric', answer, ...(tolerance > 0 ? { tolerance } : {}) },
    ...marksOfNumber(gradeIn(question), wrong.find(isAnything)?.share ?? null, named),
  }
}

function answersOf(question: Element): Answer[] {
  return childrenOf(question, 'answer').map((element) => {
    const share = shareOf(element.attributes.fraction ?? '0')
    if (!share) throw new Error(`its fraction "${element.attributes.fraction}" is no number`)
    return { element, share }
  })
}

function readAnswered(question: Element, draft: PaperDraft): Answered {
  const answers = answersOf(question)
  switch (question.attributes.type) {
    case 'multichoice':
    case 'multichoiceset':
      return readChoice(question, answers, draft)
    case 'truefalse':
      return readTrueFalse(question, answers)
    case 'numerical':
      return readNumeric(question, answers)
    case 'shortanswer':
      if (!answers.every((answer) => isAnything(answer) || readNumber(textIn(answer.element)) !== null))
        throw new Error('its answer is words to type, which no exam of the app has: only numbers can be')
      return readNumeric(question, answers)
    default:
      throw new Error(`questions of the type "${question.attributes.type ?? ''}" are not known to the app`)
  }
}

/** `$course$/top/Arithmetic/Percentages` is Percentages; a slash inside of a name is written twice. */
function topicOf(question: Element): string | null {
  const path = textIn(childOf(question, 'category'))
    .trim()
    .replace(/^(?:\$\w+\$\/)?(?:top(?:\/|$))?/, '')
  const names = path.replace(/\/\//g, '\0').split('/').filter(Boolean)
  return names.at(-1)?.replace(/\0/g, '/').trim() ?? null
}

/** `section:Reasoning` and `set:s1` are tags by which an export says what Moodle has not. */
function tagged(question: Element, name: string): string | null {
  const tags = childrenOf(childOf(question, 'tags') ?? question, 'tag').map((tag) => textIn(tag).trim())
  return tags.find((tag) => tag.startsWith(`${name}:`))?.slice(name.length + 1) || null
}

/** A text between questions; with a number of its own (idnumber) it is a set, to which questions belong by a tag. */
function readDescription(question: Element, draft: PaperDraft): void {
  const title = textIn(childOf(question, 'name')).trim()
  const [place, id] = [`description "${title}"`, said(question, 'idnumber')]
  const advice =
    'it asks nothing, and is left out: give it an idnumber, and its questions the tag "set:" with it'
  if (id === '') draft.tell('warning', place, advice)
  else
    draft.set(place, () => ({ place, id, title, text: richText(childOf(question, 'questiontext'), draft) }))
}

/** What Moodle says to everybody, else what it says to a right answer, where that is one. */
function explanationOf(question: Element, draft: PaperDraft): RichText {
  const general = richText(childOf(question, 'generalfeedback'), draft)
  const right = answersOf(question).filter(gives)
  const [only] = right
  const isEmpty = plainText(general).trim() === '' && figuresOf(general).length === 0
  return isEmpty && only && right.length === 1 ? richText(childOf(only.element, 'feedback'), draft) : general
}

function read(xml: string): AuthoredPaper {
  checkCount(xml.match(/<question\s/g)?.length ?? 0)
  const root = parseXml(xml)
  if (root.name !== 'quiz') throw new Error('it is no Moodle XML: that begins with <quiz>')
  const draft = createDraft()
  let topic: string | null = null
  let number = 0
  for (const question of childrenOf(root, 'question')) {
    if (question.attributes.type === 'category') {
      topic = topicOf(question)
      continue
    }
    if (question.attributes.type === 'description') {
      readDescription(question, draft)
      continue
    }
    number += 1
    const name = plainText(textIn(childOf(question, 'name'))).trim()
    const place = `question ${number}${name ? ` "${name}"` : ''}`
    draft.question(place, () => {
      const beside = ['image', 'image_base64', 'sound'].find((part) => said(question, part) !== '')
      if (beside !== undefined)
        throw new Error(
          `a picture or sound stands beside its text ("${said(question, 'image') || beside}"), as Moodle 1.9 wrote it: put it into the text`,
        )
      const explanation = explanationOf(question, draft)
      const { doubts, ...answered } = readAnswered(question, draft)
      for (const doubt of doubts) draft.tell('warning', place, doubt)
      return {
        place,
        id: said(question, 'idnumber') || null,
        text: richText(childOf(question, 'questiontext'), draft),
        ...answered,
        explanation: plainText(explanation).trim() === '' ? null : explanation,
        topic,
        section: tagged(question, 'section'),
        set: tagged(question, 'set'),
      }
    })
  }
  return draft.paper(null)
}

export const moodleXml: QuestionFormat = {
  name: 'Moodle XML',
  matches: (file, head) => /\.xml$/i.test(file) && /<quiz[\s>]/.test(head),
  read: async (bytes) => read(decodeText(bytes)),
}
