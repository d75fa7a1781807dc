import { expect, test } from 'vitest'
import { sections } from '@/config/sections'
import { studentTabs, visitorTabs } from './tabs'

const shown = (tabs: ReturnType<typeof studentTabs>) =>
  tabs.map(({ label, isCurrent }) => (isCurrent ? `[${label}]` : label))

test.each([
  ['/content', ['[Test Series]', 'Mock Tests', 'Quizzes', 'My tests']],
  ['/content/mock-test', ['Test Series', '[Mock Tests]', 'Quizzes', 'My tests']],
  ['/quiz-list', ['Test Series', 'Mock Tests', '[Quizzes]', 'My tests']],
  ['/history', ['Test Series', 'Mock Tests', 'Quizzes', '[My tests]']],
  ['/job/clerk', ['Current Affairs', 'Daily Dose', 'Videos', 'Paid PDFs', 'Resource', '[Jobs]']],
])('at %s a student has the tabs %j', (address, tabs) => {
  expect(shown(studentTabs(address))).toEqual(tabs)
})

test('every section is a tab of one place, and each tab is current at its own address', () => {
  const tabs = [...studentTabs('/content'), ...studentTabs('/content/jobs')]
  expect(tabs.map(({ to }) => to).toSorted()).toEqual(
    [...sections.map(({ path }) => path), '/history'].toSorted(),
  )
  for (const { to } of tabs)
    expect(
      studentTabs(to)
        .filter(({ isCurrent }) => isCurrent)
        .map((tab) => tab.to),
    ).toEqual([to])
})

test('a visitor has the tabs of the spec; mock tests and My tests stand under Test Series', () => {
  for (const address of ['/content/mock-test', '/history'])
    expect(shown(visitorTabs(address)).slice(0, 2)).toEqual(['[Test Series]', 'Paid PDFs'])
})
