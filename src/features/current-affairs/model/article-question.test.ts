import { expect, test } from 'vitest'
import { currentAffairSchema } from '@/content/current-affairs/schema'
import type { BriefQuestion } from '@/domain/question/brief-question'
import { questionFor, quizTopicOf } from './article-question'

const question = (text: string, explanation = 'Because.'): BriefQuestion => ({
  text,
  options: ['a', 'b', 'c', 'd'],
  correct: 0,
  explanation,
})
const [budget, repo, prices] = [question('Budget?'), question('Repo rate?'), question('Index?', 'Inflation.')]
const all = [budget, repo, prices]

test('a question that mentions a tag of the article comes first', () => {
  expect(questionFor({ id: 'a', tags: ['repo rate'] }, all)).toBe(repo)
  expect(questionFor({ id: 'a', tags: ['Elections', 'INFLATION'] }, all)).toBe(prices)
})

test('without one, an article always gets the same question, and not all articles the same one', () => {
  const chosen = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => questionFor({ id, tags: [] }, all))
  expect(chosen).toEqual(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => questionFor({ id, tags: [] }, all.toReversed())),
  )
  expect(new Set(chosen).size).toBeGreaterThan(1)
  expect(questionFor({ id: 'a', tags: ['x'] }, [])).toBeNull()
})

test('one in the language of the page comes before one that mentions a tag', () => {
  const telugu = question('రెపో రేటు ఎంత?')
  expect(questionFor({ id: 'a', tags: ['repo rate'] }, [telugu, repo])).toBe(repo)
  expect(questionFor({ id: 'a', tags: ['రెపో'] }, [telugu, repo])).toBe(repo)
  expect(questionFor({ id: 'a', tags: [] }, [telugu])).toBe(telugu)
})

test.each([
  ['Economy', 'Economy'],
  ['Current Affairs', 'Current Affairs'],
  ['Telangana', null],
  [null, null],
])('articles about %s draw from the quizzes of %s', (category, topic) => {
  expect(quizTopicOf(currentAffairSchema.parse({ id: 'a', title: 'T', category }))).toBe(topic)
})
