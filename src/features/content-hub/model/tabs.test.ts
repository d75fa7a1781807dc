import { expect, test } from 'vitest'
import { currentTab } from './tabs'

test.each([
  ['/content', 'Test Series'],
  ['/content/', 'Test Series'],
  ['/content/test-series', 'Test Series'],
  ['/content/paid-resources', 'Paid PDFs'],
  ['/content/paid-resources/indian-polity', 'Paid PDFs'],
  ['/content/quizzes', 'Quizzes'],
  ['/quiz-list', 'Quizzes'],
  ['/content/videos', 'Videos'],
  ['/content/current-affairs', 'Current Affairs'],
  ['/current-affair/42', 'Current Affairs'],
  ['/current-affairs/constitution-day-42', 'Current Affairs'],
  ['/content/daily-dose', 'Daily Dose'],
  ['/content/jobs/', 'Jobs'],
  ['/job/clerk', 'Jobs'],
  ['/job', 'Jobs'],
  ['/video/a', 'Videos'],
  ['/videos/a', 'Videos'],
  ['/content/resource', 'Resource'],
  ['/content/mock-test', 'Test Series'],
  ['/content/resources', undefined],
])('%s is under the tab %s', (pathname, label) => {
  expect(currentTab(pathname)?.label).toBe(label)
})
