import { expect, test } from 'vitest'
import { dailyDoseSchema } from '@/content/daily-doses/schema'
import { mockTestSchema } from '@/content/mock-tests/schema'
import { pdfSchema } from '@/content/pdfs/schema'
import { resourceSchema } from '@/content/resources/schema'
import dose from '../../tests/fixtures/raw-docs/daily-dose-description.json'
import bareMockTest from '../../tests/fixtures/raw-docs/mock-test-bare.json'
import mockTest from '../../tests/fixtures/raw-docs/mock-test-texts.json'
import pdf from '../../tests/fixtures/raw-docs/pdf-plain.json'
import resource from '../../tests/fixtures/raw-docs/resource-older.json'

test('a mock test may write its numbers as text; duration wins over timeInMinutes', () => {
  expect(mockTestSchema.parse({ ...mockTest, id: 'a' })).toMatchObject({
    title: 'Older mock test',
    minutes: 45,
    questionCount: 100,
    category: 'Banking',
    date: new Date('2026-09-03T09:00:00+05:30'),
    isPublished: true,
    isActive: true,
  })
})

test('a mock test without a usable time takes 60 minutes, and is not published unless it says so', () => {
  expect(mockTestSchema.parse({ ...bareMockTest, id: 'b' })).toMatchObject({
    minutes: 60,
    questionCount: 0,
    isPublished: false,
    text: null,
  })
})

test('a mock test counts the questions that can be played, whatever it says of their number', () => {
  const questions = [{ text: 'Capital?', correct: 1 }, { text: 'No answer' }, 'Nothing']
  expect(mockTestSchema.parse({ id: 'g', title: 'x', totalQuestions: 25, questions }).questionCount).toBe(1)
})

test('a daily dose without content is read from its description', () => {
  expect(dailyDoseSchema.parse({ ...dose, id: 'c' })).toMatchObject({
    content: 'Perfunctory: without care.',
    text: 'Perfunctory: without care.',
    category: null,
    date: new Date('2026-11-21'),
  })
})

test('a resource is a document unless it says otherwise, and may have its address under pdfUrl', () => {
  const parsed = resourceSchema.parse({ ...resource, id: 'd' })
  expect(parsed).toMatchObject({
    type: 'document',
    category: 'Aptitude',
    price: { kind: 'free' },
    isActive: true,
  })
  expect(parsed.url).toContain(encodeURIComponent('public/formulas.pdf'))
})

test('a PDF is free, in no category, and knows its size', () => {
  expect(pdfSchema.parse({ ...pdf, id: 'e' })).toMatchObject({
    type: 'pdf',
    category: null,
    sizeBytes: 91445,
    price: { kind: 'free' },
  })
})

test.each([mockTestSchema, dailyDoseSchema, resourceSchema, pdfSchema])(
  'what has no title cannot be used (%#)',
  (schema) => {
    expect(schema.safeParse({ id: 'f', description: 'x' }).success).toBe(false)
  },
)
