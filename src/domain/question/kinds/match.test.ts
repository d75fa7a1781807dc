import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makePaper } from '../../paper'
import { blocksOf, plainText } from '../../rich-text'
import { parseQuestions, readQuestion } from '../question'
import { scoreAnswers } from '../scoring'
import { shufflePaper } from '../shuffle'

const stored = {
  id: 'q1',
  type: 'match',
  question: 'Match each work with its author.',
  list1: ['Amuktamalyada', 'Gathasaptasati', 'Manucharitra', 'Kavirajamargam'],
  list2: ['Hala', 'Peddana', 'Krishnadevaraya', 'Amoghavarsha', 'Nannaya'],
  options: ['A-1, B-2, C-3, D-4', 'A-3, B-1, C-2, D-4', 'A-3, B-1, C-4, D-2', 'A-5, B-1, C-2, D-4'],
  correctAnswer: 1,
}
const read = (over: object = {}) => readQuestion({ ...stored, ...over }, 0, {})
const textIn = (question: ReturnType<typeof read>, language: 'en' | 'te' = 'en') =>
  typeof question === 'string' ? question : plainText(question.text, language)

describe('a question with two lists to match', () => {
  test('has its lists as a table with headers below its text, and its codes as options', () => {
    const question = read()
    expect(question).toMatchObject({ kind: 'match', options: stored.options, correctAnswer: 1 })
    expect(typeof question === 'string' || blocksOf(question.text)).toMatchObject([
      { type: 'paragraph' },
      { type: 'table', header: 'columns', rows: { length: 6 } },
    ])
    expect(textIn(question).split('\n')).toEqual([
      'Match each work with its author.',
      'List I | List II',
      'A. Amuktamalyada | 1. Hala',
      'B. Gathasaptasati | 2. Peddana',
      'C. Manucharitra | 3. Krishnadevaraya',
      'D. Kavirajamargam | 4. Amoghavarsha',
      ' | 5. Nannaya',
    ])
  })

  test('is written in each language of its text, with titles of its own', () => {
    const question = read({
      question: { en: 'Match.', te: 'జతపరచండి.' },
      list1: [
        { en: 'Delhi', te: 'ఢిల్లీ' },
        { text: [{ type: 'paragraph', content: ['H', { type: 'sub', text: '2' }, 'O'] }] },
      ],
      list1Title: { en: 'City', te: 'నగరం' },
      list2: ['7', '9'],
      options: ['A-1, B-2', 'A-2, B-1'],
    })
    expect(textIn(question)).toBe('Match.\nCity | List II\nA. Delhi | 1. 7\nB. H₂O | 2. 9')
    expect(textIn(question, 'te')).toBe('జతపరచండి.\nనగరం | List II\nA. ఢిల్లీ | 1. 7\nB. H₂O | 2. 9')
  })

  test.each([
    ['a list is missing', { list2: undefined }, 'it has no two lists'],
    ['a line is blank', { list1: ['a', ' ', 'c'] }, 'it has no two lists'],
    ['a list is too long', { list2: 'abcdefghi'.split('') }, 'it has no two lists'],
    ['its key is missing', { correctAnswer: undefined }, 'it has no usable key'],
    ['its key is beyond the codes', { correctAnswer: 4 }, 'its key 4 points at no option'],
    ['it has one code', { options: ['A-1, B-2'], correctAnswer: 0 }, 'it has fewer than two options'],
  ])('cannot be used when %s', (_, over, reason) => {
    expect(read(over)).toBe(reason)
  })

  test('is marked alike in whatever order an attempt has its codes, and its lists stay', () => {
    const paper = makePaper({
      title: 'T',
      minutes: 1,
      questions: parseQuestions([stored], 'quizzes/q'),
      layout: { shuffle: { options: true } },
    })
    const orders = new Set<string>()
    fc.assert(
      fc.property(fc.string(), fc.nat(3), (seed, chosen) => {
        const shuffled = shufflePaper(paper, seed)
        const [question] = shuffled.questions
        const code = paper.questions[0]?.options[chosen] ?? ''
        const place = question?.options.indexOf(code) ?? -1
        const outcome = (of: typeof paper, answer: number) =>
          scoreAnswers(of.questions, new Map([[0, answer]])).outcomes[0]?.outcome
        expect(outcome(shuffled, place)).toBe(chosen === 1 ? 'correct' : 'wrong')
        expect(question?.text).toEqual(paper.questions[0]?.text)
        orders.add(String(question?.order))
      }),
    )
    expect(orders.size).toBeGreaterThan(5)
  })
})
