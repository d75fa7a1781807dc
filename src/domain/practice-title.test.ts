import { afterEach, expect, it, vi } from 'vitest'
import { practiceNames, practiceTitleOf, practiceTitleText, storedTopics } from './practice-title'

afterEach(() => {
  vi.doUnmock('@/language/text')
  vi.resetModules()
})

const titles = [
  'Practice: all topics',
  'Study: Economy',
  'Mistakes: Economy and Polity',
  'Practice: Economy and 2 more topics',
  'Mistakes: Practice: Polity',
  'Diagnosis',
  'Mock Test 1: Rivers and Lakes',
]

it.each(titles)('shows "%s" in English as it is stored', (title) => {
  expect(practiceTitleText(title)).toBe(title)
})

it('stores titles in English', () => {
  expect(practiceTitleOf(practiceNames.mistakes, 'Rivers')).toBe('Mistakes: Rivers')
  expect(storedTopics(['Economy', 'Polity', 'History'])).toBe('Economy and 2 more topics')
})

it('translates what it knows of a stored title, and no name of a test', async () => {
  const upper = (message: string, values: Record<string, string | number> = {}) =>
    message.toUpperCase().replace(/\{(\w+)[^}]*\}/g, (_, name: string) => String(values[name.toLowerCase()]))
  vi.resetModules()
  const translate = (text: string) => (/^(Polity|Economy)$/.test(text) ? text.toUpperCase() : text)
  vi.doMock('@/language/text', () => ({ t: upper, translate, msg: String }))
  const { practiceTitleText: shown } = await import('./practice-title')
  expect(shown('Mistakes: Practice: Polity')).toBe('MISTAKES: PRACTICE: POLITY')
  expect(shown('Mistakes: Economy and Polity')).toBe('MISTAKES: ECONOMY AND POLITY')
  expect(shown('Mistakes: Rivers and Lakes')).toBe('MISTAKES: Rivers and Lakes')
  expect(shown('Mock Test 1')).toBe('Mock Test 1')
})
