import { expect, test } from 'vitest'
import { tabAt, tabs } from './sections'

test.each([
  ['/content', 'Test Series'],
  ['/content/', 'Test Series'],
  ['/content/test-series', 'Test Series'],
  ['/content/mock-test', 'Test Series'],
  ['/content/paid-resources', 'Paid PDFs'],
  ['/content/quizzes', 'Quizzes'],
  ['/quiz-list', 'Quizzes'],
  ['/content/videos', 'Videos'],
  ['/video/a', 'Videos'],
  ['/videos/a', 'Videos'],
  ['/content/current-affairs', 'Current Affairs'],
  ['/current-affair/42', 'Current Affairs'],
  ['/current-affairs/constitution-day-42', 'Current Affairs'],
  ['/content/daily-dose', 'Daily Dose'],
  ['/Content/Jobs/', 'Jobs'],
  ['/job/clerk', 'Jobs'],
  ['/job', 'Jobs'],
  ['/content/resource', 'Resource'],
  ['/content/resources', undefined],
  ['/content/paid-resources/indian-polity', undefined],
  ['/quiz/one', undefined],
  ['/', undefined],
])('%s is under the tab %s', (pathname, tab) => {
  expect(tabs.find(({ id }) => id === tabAt(pathname))?.tab).toBe(tab)
})

test('the tabs of the spec stand in its order, and each leads to its section', () => {
  const ofSpec = [
    ['Test Series', '/content/test-series'],
    ['Paid PDFs', '/content/paid-resources'],
    ['Quizzes', '/content/quizzes'],
    ['Videos', '/content/videos'],
    ['Current Affairs', '/content/current-affairs'],
    ['Daily Dose', '/content/daily-dose'],
    ['Jobs', '/content/jobs'],
    ['Resource', '/content/resource'],
  ]
  const names = ofSpec.map(([name]) => name)
  expect(tabs.map(({ tab, path }) => [tab, path]).filter(([tab]) => names.includes(tab))).toEqual(ofSpec)
})
