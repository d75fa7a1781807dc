/** The paper of twelve questions in a Word file and in a QTI package says the same as it does as data. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  type Block,
  type Inline,
  inLanguage,
  isTranslated,
  type Line,
  languagesOf,
  type RichText,
} from '../../../src/domain/rich-text'
import { saidWith, sample, sampleSets } from '../../../tests/fixtures/questions/sample'
import { withoutPlace } from '../../../tests/testing/arbitrary-questions'
import { letters, paragraph, picture, table, wordFile } from '../../../tests/testing/word-file'
import { zip } from '../../../tests/testing/zip'
import type { AuthoredQuestion } from './authored'
import { docx } from './docx'
import { qti } from './qti'
import { htmlOf } from './text-html'

const bars = readFileSync('tests/fixtures/questions/bars.png')
const said = (questions: readonly AuthoredQuestion[]) => questions.map(withoutPlace)

const looks = {
  strong: '<w:b/>',
  emphasis: '<w:i/>',
  underline: '<w:u w:val="single"/>',
  sub: '<w:vertAlign w:val="subscript"/>',
  sup: '<w:vertAlign w:val="superscript"/>',
}

const run = (piece: Inline) => {
  if (typeof piece === 'string') return letters(piece)
  return piece.type === 'formula' ? letters(`$${piece.tex}$`) : letters(piece.text, looks[piece.type])
}
const runs = ({ content }: Line, style = '') =>
  content.map((piece) => (style && typeof piece === 'string' ? letters(piece, style) : run(piece))).join('')

function wordOf(block: Block, before: string): string {
  if (block.type === 'figure') return paragraph(before + picture(block.alt))
  if (block.type === 'table')
    return table(
      ...block.rows.map(({ cells }, down) =>
        cells.map((cell) => paragraph(runs(cell, down === 0 ? '<w:b/>' : ''))),
      ),
    )
  if (block.type !== 'paragraph') throw new Error(`no ${block.type} is in the sample`)
  return paragraph(before + runs(block))
}

/** A text behind what its line begins with. */
function words(start: string, text: RichText): string[] {
  const { text: own } = inLanguage(text, 'en')
  if (typeof own === 'string') return [paragraph(start + own)]
  return own.map((block, index) => wordOf(block, letters(index === 0 ? start : '')))
}

const letter = (index: number) => String.fromCharCode(65 + index)

function keyText({ key }: AuthoredQuestion): string {
  if (key.kind === 'one') return letter(key.correct)
  if (key.kind === 'several') return key.correct.map(letter).join(', ')
  return 'from' in key
    ? `${key.from} to ${key.to}`
    : `${key.answer}${key.tolerance ? ` ± ${key.tolerance}` : ''}`
}

test('a Word file says all but the ids, the languages and partial marks', async () => {
  const body = sample.flatMap((question, index) => [
    ...(question.set !== null && sample[index - 1]?.set !== question.set
      ? words('Directions (11-12): ', sampleSets[0]?.text ?? '')
      : []),
    ...words(`${index + 1}. `, question.text),
    ...question.options.flatMap((option, place) => words(`${letter(place)}) `, option)),
    paragraph(`Ans: ${keyText(question)}`),
    paragraph(`Topic: ${question.topic}`),
    paragraph(`Section: ${question.section}`),
    ...(question.marking ? [paragraph(`Marks: ${question.marking.correct}, ${question.marking.wrong}`)] : []),
    ...words('Explanation: ', question.explanation ?? ''),
  ])
  const paper = await docx.read(wordFile(body, { image: bars }), 'paper.docx')
  expect(paper.faults).toEqual([])
  const marks: Readonly<Record<string, AuthoredQuestion['marking']>> = {
    s4: { correct: '4', wrong: '-2' },
    s9: { correct: '2', wrong: '-0.5' },
  }
  const expected = saidWith(['explanation', 'topic', 'section', 'set', 'marking']).map((question, index) => ({
    ...question,
    set: question.set === null ? null : 'directions-11-12',
    marking: marks[`s${index + 1}`] ?? null,
  }))
  const named = JSON.parse(JSON.stringify(said(paper.questions)).replaceAll('picture-1.png', 'bars.png'))
  expect(named).toEqual(expected)
  expect(paper.sets).toMatchObject([
    { id: 'directions-11-12', title: 'Directions 11 to 12', text: sampleSets[0]?.text },
  ])
})

/** XHTML, with formulas as MathML. */
const xhtml = (text: RichText): string => {
  if (isTranslated(text))
    return languagesOf(text)
      .map((language) => `<div xml:lang="${language}">${xhtml(text[language] ?? '')}</div>`)
      .join('')
  const withMath = JSON.parse(JSON.stringify(text), (_, value) =>
    value?.type === 'formula' ? { ...value, tex: '\\noTeX' } : value,
  )
  return htmlOf(withMath, ({ image }) => image).replace(/(<(?:img|br)[^>]*)>/g, '$1/>')
}

function itemOf({ id, text, options, key, explanation, set }: AuthoredQuestion): string {
  const right = key.kind === 'one' ? [key.correct] : key.kind === 'several' ? key.correct : []
  const values =
    key.kind === 'numeric' ? ('answer' in key ? [key.answer] : []) : right.map((place) => `o${place}`)
  const declared = `<correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>`
  const type = key.kind === 'numeric' ? 'float' : 'identifier'
  const variable = '<variable identifier="R"/>'
  const base = (value: number) => `<baseValue baseType="float">${value}</baseValue>`
  const test = (condition: string) =>
    `<responseProcessing><responseCondition><responseIf>${condition}</responseIf></responseCondition></responseProcessing>`
  const processing =
    key.kind !== 'numeric'
      ? ''
      : 'from' in key
        ? test(`<and><gte>${variable}${base(key.from)}</gte><lte>${variable}${base(key.to)}</lte></and>`)
        : test(
            `<equal toleranceMode="absolute" tolerance="${key.tolerance ?? 0} ${key.tolerance ?? 0}">${variable}<correct identifier="R"/></equal>`,
          )
  const choices = options.map(
    (option, place) => `<simpleChoice identifier="o${place}">${xhtml(option)}</simpleChoice>`,
  )
  const interaction = `<choiceInteraction responseIdentifier="R" maxChoices="${key.kind === 'several' ? 0 : 1}">${choices.join('')}</choiceInteraction>`
  const stimulus = set === null ? '' : `<assessmentStimulusRef identifier="${set}" href="s.xml"/>`
  return `<assessmentItem identifier="${id}"><responseDeclaration identifier="R" cardinality="${key.kind === 'several' ? 'multiple' : 'single'}" baseType="${type}">${declared}</responseDeclaration>${stimulus}<itemBody>${xhtml(text)}${key.kind === 'numeric' ? '<div class="answer"><textEntryInteraction responseIdentifier="R"/></div>' : interaction}</itemBody>${processing}<modalFeedback showHide="show">${xhtml(explanation ?? '')}</modalFeedback></assessmentItem>`
}

/** A formula that comes as MathML has no TeX; the place to type a number is a line of its own. */
function asQti(question: Omit<AuthoredQuestion, 'place'>): unknown {
  const gap = question.key.kind === 'numeric'
  const text =
    isTranslated(question.text) && languagesOf(question.text).length < 2
      ? inLanguage(question.text, 'en').text
      : question.text
  const behind =
    typeof text === 'string'
      ? `${text}\n____`
      : [...(Array.isArray(text) ? text : []), { type: 'paragraph', content: ['____'] }]
  return JSON.parse(JSON.stringify({ ...question, text: gap ? behind : text }), (_, value) =>
    value?.type === 'formula' ? { ...value, tex: value.plain } : value,
  )
}

test('a QTI package says all but topics, sections and marks', async () => {
  const resource = (href: string) =>
    `<resource identifier="${href}" type="imsqti_item_xmlv2p1" href="${href}"/>`
  const items = Object.fromEntries(sample.map((question) => [`${question.id}.xml`, itemOf(question)]))
  const [sales] = sampleSets
  const paper = await qti.read(
    new Uint8Array(
      zip({
        ...items,
        'imsmanifest.xml': `<manifest><resources>${Object.keys(items).map(resource).join('')}</resources></manifest>`,
        's.xml': `<assessmentStimulus identifier="sales" title="${sales?.title}"><stimulusBody>${xhtml(sales?.text ?? '')}</stimulusBody></assessmentStimulus>`,
        'bars.png': bars,
      }),
    ),
    'paper.zip',
  )
  expect(paper.faults).toEqual([])
  expect(said(paper.questions)).toEqual(saidWith(['id', 'languages', 'explanation', 'set']).map(asQti))
  expect(paper.sets).toMatchObject([{ id: 'sales', title: 'Directions 11 to 12', text: sales?.text }])
  expect(paper.languages).toEqual(['en', 'te'])
})
