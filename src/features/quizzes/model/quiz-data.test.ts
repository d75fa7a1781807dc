import { describe, expect, it } from 'vitest'
import { quizSchema } from '@/content/quizzes/schema'
import { acceptedData } from '../../../../tests/testing/search-engine-data'
import { quizData } from './quiz-data'

const site = 'https://pariksha.example'
const question = { question: 'Two and two?', options: ['3', '4'], correctAnswer: 1, explanation: 'Count.' }

function dataOf(changes: object) {
  const quiz = quizSchema.parse({ id: 'sums', title: 'Sums', questions: [question], ...changes })
  if (quiz === 'unreadable') throw new Error('The quiz cannot be read.')
  return acceptedData(quizData(quiz, site))
}

describe('quizData', () => {
  it('tells what a quiz is about, how hard and how long it is, and no answer', () => {
    const data = dataOf({
      categoryName: 'Arithmetic',
      description: 'Ten sums.',
      difficulty: 'easy',
      timeInMinutes: 10,
      questions: ['Addition', 'Arithmetic', 'Addition'].map((topic) => ({ ...question, topic })),
    })
    expect(data).toMatchObject({
      '@type': 'Quiz',
      name: 'Sums',
      description: 'Ten sums.',
      url: `${site}/quiz/sums/preview`,
      about: [{ name: 'Arithmetic' }, { name: 'Addition' }],
      educationalLevel: 'easy',
      timeRequired: 'PT10M',
      inLanguage: ['en'],
    })
    expect(JSON.stringify(data)).not.toContain('Count.')
  })

  it.each([
    ['nothing but a title', {}, { name: 'Sums' }],
    ['a Telugu title', { title: 'నదులు', id: 'నదులు' }, { name: 'నదులు' }],
    ['hostile text', { title: '</script><b>', description: '"><script>' }, { name: '</script><b>' }],
    ['a wrong time', { timeInMinutes: -5 }, { timeRequired: 'PT30M' }],
  ])('is accepted with %s', (_, changes, wanted) => {
    expect(dataOf(changes)).toMatchObject(wanted)
  })

  it('names no time for a quiz without a limit', () => {
    expect(dataOf({ timeInMinutes: 0 })).not.toHaveProperty('timeRequired')
  })
})
