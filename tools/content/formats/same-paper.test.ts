/** The same fifty questions, of every kind, in a file of each format say the same as they do as data; of Moodle XML in write.test.ts. */
import { expect, test } from 'vitest'
import { inLanguage, type Language, languagesOf, type Text } from '../../../src/domain/rich-text'
import { fifty, saidWith, sampleSets } from '../../../tests/fixtures/questions/sample'
import { withoutPlace } from '../../../tests/testing/arbitrary-questions'
import { aikenPaper, giftPaper, sheetPaper, wordPaper } from '../../../tests/testing/paper-files'
import { qtiPackage } from '../../../tests/testing/qti-package'
import { aiken } from './aiken'
import type { AuthoredQuestion } from './authored'
import { docx } from './docx'
import { gift } from './gift'
import { qti } from './qti'
import { xlsx } from './sheet'

const said = (questions: readonly AuthoredQuestion[]) => questions.map(withoutPlace)
const every = ['single', 'several', 'numeric'] as const
/** Pictures lie beside this file, which need not be there itself. */
const beside = (name: string) => `tests/fixtures/questions/${name}`
const bytesOf = (text: string) => new TextEncoder().encode(text)

test('a workbook says everything', async () => {
  const paper = await xlsx.read(sheetPaper(fifty), beside('paper.xlsx'))
  expect(paper.faults).toEqual([])
  const parts = ['id', 'languages', 'explanation', 'topic', 'section', 'set', 'marking'] as const
  expect(said(paper.questions)).toEqual(saidWith(parts, every, fifty))
  expect(paper.sets.map(withoutPlace)).toEqual(sampleSets.map(withoutPlace))
})

test('Aiken says the questions with one right option', async () => {
  const paper = await aiken.read(bytesOf(aikenPaper(fifty)), beside('paper.txt'))
  expect(paper.faults).toEqual([])
  expect(said(paper.questions)).toEqual(saidWith([], ['single'], fifty))
})

test('GIFT says all but languages, sections, sets and marks', async () => {
  const paper = await gift.read(bytesOf(giftPaper(fifty)), beside('paper.gift'))
  expect(paper.faults).toEqual([])
  expect(said(paper.questions)).toEqual(saidWith(['id', 'explanation', 'topic'], every, fifty))
})

test('a Word file says all but the ids, the languages and partial marks', async () => {
  const paper = await docx.read(wordPaper(fifty), 'paper.docx')
  expect(paper.faults).toEqual([])
  const marks: Readonly<Record<string, AuthoredQuestion['marking']>> = {
    s4: { correct: '4', wrong: '-2' },
    s9: { correct: '2', wrong: '-0.5' },
  }
  const expected = saidWith(['explanation', 'topic', 'section', 'set', 'marking'], every, fifty).map(
    (question, index) => ({
      ...question,
      set: question.set === null ? null : 'directions-11-12',
      marking: marks[`s${index + 1}`] ?? null,
    }),
  )
  const named = JSON.parse(JSON.stringify(said(paper.questions)).replaceAll('picture-1.png', 'bars.png'))
  expect(named).toEqual(expected)
  expect(paper.sets).toMatchObject([
    { id: 'directions-11-12', title: 'Directions 11 to 12', text: sampleSets[0]?.text },
  ])
})

/** The place to type a number is a line of its own. */
function withGap(text: Text): Text {
  return typeof text === 'string' ? `${text}\n____` : [...text, { type: 'paragraph', content: ['____'] }]
}

/** A formula that comes as MathML has no TeX; a text in one language is that text. */
function asQti(question: Omit<AuthoredQuestion, 'place'>): unknown {
  const gap = question.key.kind === 'numeric' ? withGap : (text: Text) => text
  const spoken = languagesOf(question.text)
  const textIn = (language: Language) => gap(inLanguage(question.text, language).text)
  const text =
    spoken.length < 2
      ? textIn('en')
      : Object.fromEntries(spoken.map((language) => [language, textIn(language)]))
  return JSON.parse(JSON.stringify({ ...question, text }), (_, value) =>
    value?.type === 'formula' ? { ...value, tex: value.plain } : value,
  )
}

test('a QTI package says all but topics, sections and marks', async () => {
  const paper = await qti.read(qtiPackage(fifty), 'paper.zip')
  expect(paper.faults).toEqual([])
  expect(said(paper.questions)).toEqual(
    saidWith(['id', 'languages', 'explanation', 'set'], every, fifty).map(asQti),
  )
  expect(paper.sets).toMatchObject([{ id: 'sales', title: 'Directions 11 to 12', text: sampleSets[0]?.text }])
  expect(paper.languages).toEqual(['en', 'te'])
})
