import { expect, test } from 'vitest'
import { publishQuestion, titleFault, whyNotSaved } from './before-saving'
import { addQuestion, setFields } from './paper-edits'
import { type Collection, newPaper, questionOf } from './paper-state'

const question = questionOf({ id: 'a', question: 'One?', options: ['A', 'B'], correctAnswer: 0 })
const paperOf = (collection: Collection, fields: Record<string, unknown>) =>
  setFields({ ...newPaper(collection), questions: [question] }, fields)
const at = (hours: number) => ({ $date: new Date(Date.now() + hours * 3_600_000).toISOString() })

test('a new paper needs an English title before it is saved, a stored one any title before it is published', () => {
  expect(titleFault({ id: null, fields: {} })).toBe('Write a title.')
  expect(titleFault({ id: null, fields: { title: { te: 'పాలిటీ' } } })).toMatch(/English title too/)
  expect(titleFault({ id: 'polity', fields: { title: { te: 'పాలిటీ' } } })).toBeNull()
  const untitled = { ...paperOf('quizzes', {}), id: 'polity' }
  expect(whyNotSaved(untitled, 'draft', 0)).toBeNull()
  expect(whyNotSaved(untitled, 'published', 0)).toEqual({ message: 'Write a title.', field: 'title' })
})

test('an open form, an unread question and an error stand against publishing', () => {
  const paper = paperOf('mock_tests', { title: 'Polity' })
  expect(whyNotSaved(addQuestion(paper, 1), 'draft', 0)?.message).toMatch(/form of question 2 is open/)
  const gap = {
    file: 'polity.csv',
    place: 'line 4',
    severity: 'error' as const,
    message: 'it has no answer.',
  }
  expect(whyNotSaved({ ...paper, faults: [gap] }, 'draft', 1)).toBeNull()
  expect(whyNotSaved({ ...paper, faults: [gap] }, 'published', 1)?.message).toMatch(/^1 question of the file/)
  expect(whyNotSaved(paper, 'published', 1)?.message).toMatch(/with errors is not published/)
})

test('a live test is published with all its hours', () => {
  const live = paperOf('live_tests', {
    title: 'Sunday',
    opensAt: at(9),
    entryUntil: at(10),
    closesAt: at(12),
  })
  expect(whyNotSaved(live, 'draft', 0)).toBeNull()
  expect(whyNotSaved(live, 'published', 0)).toMatchObject({ field: 'opensAt' })
  expect(whyNotSaved(setFields(live, { resultsAt: at(13) }), 'published', 0)).toBeNull()
})

test('before a paper is published its operator reads what students will see and what then stays', () => {
  expect(publishQuestion(paperOf('mock_tests', { title: 'Polity' }))).toBe(
    'Publish “Polity” (mock test, 1 question, 60 minutes)? It gives 1 mark for a correct answer, −⅓ mark for a wrong one. Students see it at once. Its options and keys then stay: a key changes by a correction alone, which every student is told.',
  )
  expect(publishQuestion(paperOf('quizzes', { title: 'Polity', opensAt: at(9) }))).toMatch(
    /^Schedule “Polity” \(quiz, 1 question, 10 minutes\)\? Students can open it from .* \(India time\)\. Once it is open/,
  )
  const own = questionOf({ ...question.value, id: 'b', marking: { correct: '2', wrong: '0' } })
  const mixed = { ...paperOf('mock_tests', { title: 'Polity' }), questions: [question, own] }
  expect(publishQuestion(mixed)).toContain(
    'a wrong one; for other questions 2 marks for a correct answer, 0 marks for a wrong one.',
  )
  const live = paperOf('live_tests', { title: 'Sunday', opensAt: at(9), resultsAt: at(20) })
  expect(publishQuestion(live)).toMatch(/see it at once and can start it from \d.*Results: \d/)
})
