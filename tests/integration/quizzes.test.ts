import { describe, expect, test } from 'vitest'
import { quizCategories } from '@/config/quiz-categories'
import { createQuizRepository } from '@/content/quizzes/repository'
import plain from '../fixtures/raw-docs/quiz-plain.json'
import { expectConsole } from '../testing/setup-console'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const list = () => createQuizRepository(backend.db('visitor')).list(null)
const quizzes = () => createQuizRepository(backend.db('visitor'))

test('every fixed category has a quiz in the seed, and each quiz of the list can be played', async () => {
  const listed = (await list()).filter(({ isActive }) => isActive)
  expect(new Set(listed.map(({ category }) => category))).toEqual(new Set(quizCategories))
  for (const { id, questionCount } of listed) {
    const quiz = await quizzes().find(id)
    expect([id, quiz?.questions.length]).toEqual([id, questionCount])
  }
})

test('five hundred questions of a quiz, markup and Telugu come back as they were written', async () => {
  const questions = Array.from({ length: 500 }, (_, index) => ({
    question: `${index + 1}. <b>దక్షిణ గంగ</b> అని ఏ నదిని అంటారు?`,
    options: ['<img src=x onerror=alert(1)>', 'గోదావరి', '', 'కృష్ణా'],
    correctAnswer: 1,
  }))
  await backend.put('quizzes/long', { title: 'Long', published: true, questions })
  const quiz = await quizzes().find('long')
  expect(quiz?.questions).toHaveLength(500)
  expect(quiz?.questions[499]).toMatchObject({
    text: '500. <b>దక్షిణ గంగ</b> అని ఏ నదిని అంటారు?',
    options: ['<img src=x onerror=alert(1)>', 'గోదావరి', 'కృష్ణా'],
    correctAnswer: 1,
  })
})

describe('a quiz that cannot be played', () => {
  test('has lost every question: it says so, and why each was dropped', async () => {
    expectConsole(/quizzes\/spoilt: questions\[0\] cannot be used: it has fewer than two options/)
    expectConsole(/quizzes\/spoilt: questions\[1\] cannot be used: it has no text/)
    const questions = [{ question: 'q', options: ['', ' '], correctAnswer: 0 }, { options: ['a', 'b'] }]
    await backend.put('quizzes/spoilt', { title: 'Spoilt', published: true, questions })
    await expect(quizzes().find('spoilt')).rejects.toThrow('This quiz has no questions')
  })

  test('was taken back between list and start', async () => {
    await backend.put('quizzes/taken', { ...plain, published: true })
    expect((await list()).map(({ id }) => id)).toContain('taken')
    await backend.put('quizzes/taken', { ...plain, published: false })
    expect(await quizzes().find('taken')).toBeNull()
  })

  test.each([
    ['of 1,000 characters', 'x'.repeat(1000)],
    ['of 1,000 Telugu letters', 'క'.repeat(1000)],
    ['with slashes', 'a/b/c'],
    ['that is a path upwards', '..'],
  ])('has an id %s: there is none', async (_, id) => {
    expect(await quizzes().find(id)).toBeNull()
  })
})
