import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { quizCategories } from '@/config/quiz-categories'
import { parseQuestions } from '@/domain/question/question'
import { plainText } from '@/domain/rich-text'
import { parseSheet } from './make/question-sheet'
import { readQuestions } from './read-questions'
import { readCollections, valuesIn } from './read-seed'

const quizzes = Object.entries(readCollections().get('quizzes') ?? {})
const playable = quizzes.filter(([, { published, isActive }]) => published === true && isActive !== false)

describe('quizzes of the seed', () => {
  it.each(quizCategories)('%s has two or more to play', (category) => {
    expect(playable.filter(([, { categoryName }]) => categoryName === category).length).toBeGreaterThan(1)
  })

  it('hold one that is switched off and one that is not published', () => {
    expect(quizzes.filter(([, { isActive }]) => isActive === false).length).toBeGreaterThan(0)
    expect(quizzes.filter(([, { published }]) => published === false).length).toBeGreaterThan(0)
  })

  it.each([
    'options',
    'choices',
    'alternatives',
    'responses',
    'answers',
    'option4',
    'question',
    'text',
    'title',
    'explanation',
    'reason',
    'correctAnswer',
    'correct',
    'isCorrect',
  ])('to play show the field %s of a question', (name) => {
    const holding = playable.filter(([, { questions }]) => valuesIn(questions).some((at) => at.name === name))
    expect(holding.length).toBeGreaterThan(0)
  })

  it.each(['number', 'string'])('to play show a key that is a %s', (type) => {
    const holding = playable.filter(([, { questions }]) =>
      valuesIn(questions).some(
        ({ name, value }) =>
          /^correct(?:Answer)?$/.test(name) && value !== undefined && typeof value === type,
      ),
    )
    expect(holding.length).toBeGreaterThan(0)
  })

  it.each(quizzes)('%s is read by the app as its sheet says, whatever its shape', (id, quiz) => {
    const read = parseQuestions(quiz.questions, `quizzes/${id}`)
    const sheet = readFileSync(join(import.meta.dirname, `make/sheets/quizzes/${id}.txt`), 'utf8')
    const meant = parseSheet(sheet).questions.map(
      ({ question, options, correctAnswer, explanation }, index) =>
        expect.objectContaining({
          id: `${id}-q${`${index + 1}`.padStart(2, '0')}`,
          text: question,
          options,
          correctAnswer,
          explanation,
        }),
    )
    expect(read).toEqual(meant)
  })

  it('never ask one question in two quizzes', () => {
    const texts = quizzes.flatMap(([, quiz]) => readQuestions(quiz).map(({ words }) => words.toLowerCase()))
    // Series have the same first line and differ in their numbers, which are part of the text.
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it.each(quizzes)('%s explains every key in a sentence of its own', (_, quiz) => {
    const short = readQuestions(quiz).filter(({ explanation }) => plainText(explanation).length < 30)
    expect(short.map(({ words }) => words)).toEqual([])
  })
})
