import { expect, test } from 'vitest'
import { leanEntry } from './lean-entry'

const moment = { __milliseconds__: 1_790_000_000_000 }
const long = 'A text that goes on beyond what a card has room for. '.repeat(9)

test('an article has nothing that its list does not show', () => {
  const entry = {
    id: 'a',
    heading: 'Census law',
    summary: 'Who counts',
    content: long,
    tags: ['Census'],
    category: 'Polity',
    categoryName: 'Polity',
    date: moment,
    timestamp: moment,
    isImportant: false,
    isActive: true,
    imageUrl: null,
  }
  const list = leanEntry('current_affairs', entry)
  expect(list).toEqual({ id: 'a', heading: 'Census law', category: 'Polity', timestamp: moment })
  expect(leanEntry('important_affairs', { ...entry, isImportant: true })).toEqual({
    id: 'a',
    heading: 'Census law',
    summary: 'Who counts',
    categoryName: 'Polity',
    timestamp: moment,
    isImportant: true,
  })
})

test('a long text of a card is cut in every language', () => {
  const { description } = leanEntry('quizzes', {
    id: 'q',
    title: 'Rivers',
    description: { en: long, te: long },
  })
  expect(description).toEqual({ en: long.slice(0, 300), te: long.slice(0, 300) })
})

test('what only a page in another language reads stays', () => {
  const description = { en: 'Free', te: 'ఉచితం' }
  expect(leanEntry('pdfs', { id: 'p', title: 'Notes', description })).toMatchObject({ description })
})

test('a list finds the very value that it asks for', () => {
  const fields = { categoryName: ' Polity ', category: 'Polity', subject: 'Polity' }
  expect(leanEntry('videos', { id: 'v', name: 'Writs', ...fields })).toMatchObject({
    categoryName: ' Polity ',
  })
  expect(leanEntry('resources', { id: 'r', title: 'Map', isPaid: false, type: 'document' })).toMatchObject({
    isPaid: false,
    type: 'document',
  })
})

test('one that no list can use keeps its id alone', () => {
  expect(leanEntry('jobs', { id: 'j', description: 'Without a title' })).toEqual({ id: 'j' })
})
