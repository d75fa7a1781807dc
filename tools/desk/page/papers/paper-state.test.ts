import { expect, test } from 'vitest'
import { storedMoment, typedMoment } from './india-time'
import { nextStop, stopsOf } from './next-problem'
import {
  addQuestion,
  asKind,
  moveQuestion,
  openForm,
  removeQuestion,
  setFields,
  setQuestion,
} from './paper-edits'
import { filesIn, hasEdits, isAnswered, withFile, withMendedFile } from './paper-files'
import { afterSave, copyOf, fieldsOf, newPaper, openedPaper } from './paper-state'
import { formOf } from './question-form'
import { gapsIn, groupsOf, itemsOf, shownProblems } from './shown-problems'

const error = (place: string, message = 'it has no answer.') => ({
  place,
  severity: 'error' as const,
  message,
})
const file = {
  fields: { title: 'From the file', sections: [{ id: 'A', name: 'A' }] },
  minutes: null,
  questions: [{ id: 'a', question: 'One?' }, { question: 'Two?' }, { id: 'q2', question: 'Three?' }],
  places: ['question 1, paragraph 1', 'question 3, paragraph 12', 'question 10, paragraph 60'],
  pictures: [],
  faults: [
    error('question 2, paragraph 6'),
    error('question 11, paragraph 70'),
    { place: 'question 1, paragraph 1', severity: 'warning' as const, message: 'it looks odd.' },
    { place: 'paragraph 3', severity: 'warning' as const, message: 'it is left out.' },
  ],
  asked: null,
}
const paper = withFile(newPaper('mock_tests'), file, 'polity.docx')
const uids = paper.questions.map(({ uid }) => uid)

test('a file fills what the form does not say, and every question gets an id of its own', () => {
  expect(paper.fields).toMatchObject({ title: 'From the file', duration: 60, sections: [{ id: 'A' }] })
  expect(fieldsOf(paper).questions).toMatchObject([{ id: 'a' }, { id: 'q3' }, { id: 'q2' }])
  const more = withFile(setFields(paper, { title: 'Mine' }), file, 'more.docx')
  expect(more.fields.title).toBe('Mine')
  const whole = withFile(
    newPaper('mock_tests'),
    { ...file, fields: { title: 'Whole', duration: 120 } },
    'test.json',
  )
  expect(whole.fields).toMatchObject({ duration: 120, marking: { correct: '1' } })
  const timed = withFile(newPaper('quizzes'), { ...file, minutes: 20 }, 'timed.docx')
  expect(timed.fields).toMatchObject({ timeInMinutes: 20 })
  expect(withFile(more, { ...file, minutes: 20 }, 'timed.docx').fields.duration).toBe(60)
  expect(more.fields.sections).toHaveLength(1)
  expect(more.questions).toHaveLength(6)
})

test('questions that could not be read have their place among the others', () => {
  const shown = itemsOf(paper).map((item) => ('question' in item ? item.number : item.fault.place))
  expect(shown).toEqual([1, 'question 2, paragraph 6', 2, 3, 'question 11, paragraph 70'])
})

test('an edit takes the file’s warnings about its question away; writing a missing one closes its gap', () => {
  const [first = ''] = uids
  const mended = setQuestion(paper, first, { id: 'a', question: 'Mended?' })
  expect(shownProblems(mended, [], uids).filter(({ uid }) => uid === first)).toEqual([])
  const [gap] = paper.faults
  if (!gap) throw new Error('there is no gap')
  const written = addQuestion(paper, 1, gap)
  expect(written.questions[1]).toMatchObject({ place: gap.place, value: {}, form: { kind: 'single' } })
  expect(itemsOf(written).filter((item) => 'fault' in item)).toHaveLength(1)
})

test('a problem of one file is not told of a question of another file at the same place', () => {
  const good = {
    ...file,
    faults: [],
    questions: [{ question: 'New?' }],
    places: ['question 2, paragraph 6'],
  }
  const both = withFile(paper, good, 'more.docx')
  const [added] = both.questions.slice(-1)
  expect(shownProblems(both, [], []).filter(({ uid }) => uid === added?.uid)).toEqual([])
  expect(gapsIn(both)).toHaveLength(2)
  const twice = withFile(paper, good, 'polity.docx')
  expect(filesIn(twice)).toEqual(['polity.docx', 'polity.docx (2)'])
  expect(gapsIn(twice)).toHaveLength(2)
})

test('a mended file takes the place of its questions, problems, passages and sections', () => {
  const pictureAt = (path: string) => ({ path, type: 'image/png', data: '' })
  const passage = (text: string) => ({ id: 'set-1', title: 'Directions', text })
  const read = {
    ...file,
    fields: { title: 'First', sections: [{ id: 'A', name: 'A' }], sets: [passage('Old.')] },
    pictures: [pictureAt('old.png')],
    questions: [{ question: 'One?', set: 'set-1', section: 'A' }],
  }
  const first = withFile(newPaper('mock_tests'), read, 'polity.docx')
  const whole = withFile(first, { ...file, faults: [] }, 'more.docx')
  const mended = {
    ...read,
    fields: { sections: [{ id: 'B', name: 'B' }], sets: [passage('New.')] },
    questions: [
      { question: 'One?', set: 'set-1', section: 'B', image: 'new.png' },
      { question: 'Two?', section: 'B' },
    ],
    pictures: [pictureAt('new.png')],
    faults: [],
  }
  const result = withMendedFile(whole, 'polity.docx', [mended], 'polity mended.docx')
  expect(result.questions.map(({ value }) => value.question)).toEqual([
    'One?',
    'Two?',
    'One?',
    'Two?',
    'Three?',
  ])
  expect(filesIn(result)).toEqual(['polity mended.docx', 'more.docx'])
  expect(result.faults).toEqual([])
  expect(result.pictures).toEqual([pictureAt('new.png')])
  expect(result.fields).toMatchObject({
    title: 'First',
    sections: [{ id: 'B' }],
    sets: [{ id: 'set-1', text: 'New.' }],
  })
})

test('changes to questions of a file are known, and questions that students answer', () => {
  const [first = ''] = uids
  expect(hasEdits(paper, 'polity.docx')).toBe(false)
  expect(hasEdits(setQuestion(paper, first, { id: 'a', question: 'Mine?' }), 'polity.docx')).toBe(true)
  expect(hasEdits(removeQuestion(paper, first), 'polity.docx')).toBe(true)
  expect(hasEdits(moveQuestion(paper, first, 1), 'polity.docx')).toBe(true)
  expect(hasEdits(openForm(paper, first, formOf({ question: 'One?' })), 'polity.docx')).toBe(true)
  expect(isAnswered(paper, 'polity.docx')).toBe(false)
  expect(isAnswered({ ...paper, published: ['a'] }, 'polity.docx')).toBe(true)
})

test('problems stay with their question while questions move and go', () => {
  const checked = [
    { severity: 'error' as const, question: 2, field: null, message: 'two options read the same.' },
    { severity: 'warning' as const, question: null, field: 'title', message: 'it has no English.' },
  ]
  const moved = moveQuestion(paper, uids[2] ?? '', -1)
  expect(shownProblems(moved, checked, uids).find(({ field, fault }) => !field && !fault)?.uid).toBe(uids[2])
  const gone = removeQuestion(moved, uids[2] ?? '')
  expect(shownProblems(gone, checked, uids).filter(({ fault }) => !fault)).toMatchObject([{ field: 'title' }])
})

test('problems of the same kind are one group, errors first', () => {
  const groups = groupsOf(shownProblems(paper, [], uids))
  expect(groups.map(({ severity, problems }) => [severity, problems.length])).toEqual([
    ['error', 2],
    ['warning', 1],
    ['warning', 1],
  ])
  const places = ['1', '2', '3'].map((number) => ({
    ...error(`question ${number}`, `its key "${number}" is none of 4 options.`),
    file: 'polity.docx',
  }))
  expect(groupsOf(shownProblems({ questions: [], faults: places }, [], []))).toHaveLength(1)
})

test('a test becomes a quiz: its minutes get their name there, its marks go', () => {
  const quiz = asKind(paper, 'quizzes')
  expect(quiz.fields).toEqual({ title: 'From the file', timeInMinutes: 60 })
  expect(asKind(quiz, 'live_tests').fields).toEqual({ title: 'From the file', duration: 60 })
})

test('moments are typed and shown in India’s time', () => {
  expect(typedMoment({ $date: '2026-12-01T04:30:00.000Z' })).toBe('2026-12-01T10:00')
  expect(storedMoment('2026-12-01T10:00')).toEqual({ $date: '2026-12-01T10:00:00+05:30' })
  expect([typedMoment(undefined), storedMoment('')]).toEqual(['', undefined])
})

test('a saved paper gets ids and versions, and keeps what was typed while it was saved', () => {
  const sent = setFields(paper, { title: 'Sent' })
  const [one, two, three] = sent.questions.map(({ uid }) => uid)
  const versions = { 'mock_tests/sent': '7' }
  const stored = openedPaper('mock_tests', 'sent', { fields: fieldsOf(sent), versions, isPublished: true })
  const same = afterSave(sent, sent, stored)
  expect(same).toMatchObject({
    id: 'sent',
    versions,
    state: 'published',
    isChanged: false,
  })
  expect(same.questions.map(({ uid, file, place }) => [uid, file, place])).toEqual(
    sent.questions.map(({ uid, file, place }) => [uid, file, place]),
  )
  expect(same.faults).toEqual(sent.faults)

  let now = setFields(sent, { title: 'Typed' })
  now = setQuestion(now, two ?? '', { question: 'Two, typed?' })
  now = removeQuestion(now, three ?? '')
  now = openForm(addQuestion(now, 0), one ?? '', formOf(sent.questions[0]?.value ?? {}))
  const merged = afterSave(now, sent, stored)
  expect(merged).toMatchObject({ id: 'sent', versions, isChanged: true, fields: { title: 'Typed' } })
  expect(merged.questions.map(({ value }) => value)).toMatchObject([
    {},
    { id: 'a', question: 'One?' },
    { id: 'q3', question: 'Two, typed?' },
  ])
  expect(merged.questions[1]?.form).toEqual(now.questions[1]?.form)
})

test('what could be read of a question is in its form', () => {
  const partial = { question: 'Two?', options: ['One', 'Both'] }
  const fault = { ...error('question 2, paragraph 6'), partial, file: 'polity.docx' }
  const written = addQuestion({ ...paper, faults: [fault] }, 1, fault)
  expect(written.faults).toEqual([])
  expect(written.questions[1]).toMatchObject({
    place: 'question 2, paragraph 6',
    value: {},
    form: { text: { en: 'Two?' }, options: [{ en: 'One' }, { en: 'Both' }], right: [] },
  })
  expect(addQuestion(paper, 0).questions[0]?.form?.options).toHaveLength(4)
})

test('the next problem is an error for as long as there is one, and warnings come after them', () => {
  const check = (question: number | null, severity: 'error' | 'warning') => ({
    question,
    severity,
    field: question === null ? 'title' : null,
    message: 'it is odd.',
  })
  const small = { ...paper, faults: [] }
  const found = [
    check(null, 'error'),
    check(2, 'error'),
    check(1, 'warning'),
    check(2, 'warning'),
    check(0, 'error'),
  ]
  const stops = stopsOf(shownProblems(small, found, uids), itemsOf(small))
  expect(stops).toEqual([
    { level: 0, at: 0, field: null },
    { level: 0, at: 2, field: null },
    { level: 1, at: null, field: 'title' },
    { level: 2, at: 1, field: null },
  ])
  const [first, second, ofTest, warning] = stops
  expect(nextStop(stops, null)).toBe(first)
  expect(nextStop(stops, { level: 0, at: 1 })).toBe(second)
  expect(nextStop(stops, second ?? null)).toBe(ofTest)
  expect(nextStop(stops, ofTest ?? null)).toBe(warning)
  expect(nextStop(stops, warning ?? null)).toBe(first)
  expect(nextStop([], null)).toBeUndefined()
})

test('a copy is a new paper with another title, without the hours of the first', () => {
  const versions = { 'mock_tests/sent': '7' }
  const fields = { ...fieldsOf(paper), title: { te: 'పాలిటీ', en: 'Polity' }, opensAt: { $date: '2026-01-01' } }
  const copy = copyOf(openedPaper('mock_tests', 'sent', { fields, versions, isPublished: true }))
  expect(copy).toMatchObject({ id: null, versions: {}, published: [], state: null, isChanged: true })
  expect(copy.fields).toMatchObject({ title: { te: 'పాలిటీ', en: 'Polity (copy)' }, duration: 60 })
  expect(copy.fields).not.toHaveProperty('opensAt')
  expect(fieldsOf(copy).questions).toEqual(fieldsOf(paper).questions)
})

test('where a colleague has saved other questions meanwhile, mine stay, and the next save says so', () => {
  const sent = setFields(paper, { title: 'Sent' })
  const [first, ...others] = fieldsOf(sent).questions as Array<{ id: string }>
  const theirs = { ...fieldsOf(sent), questions: [{ id: 'new', question: 'Theirs?' }, first, ...others] }
  const versions = { 'mock_tests/sent': '8' }
  const stored = openedPaper('mock_tests', 'sent', { fields: theirs, versions, isPublished: false })
  const after = afterSave(sent, sent, stored)
  expect(after).toMatchObject({ id: 'sent', versions: sent.versions, isChanged: true })
  expect(after.questions).toEqual(sent.questions)
})

test('sets of two files with one id stay apart, each with its questions', () => {
  const withSet = (text: string) => ({
    ...file,
    fields: { sets: [{ id: 'set-1', title: '', text }] },
    questions: [{ question: `About ${text}?`, set: 'set-1' }],
    places: ['question 1'],
    faults: [],
  })
  const both = withFile(withFile(newPaper('quizzes'), withSet('one'), 'a.csv'), withSet('two'), 'b.csv')
  expect(both.fields.sets).toEqual([
    { id: 'set-1', title: '', text: 'one' },
    { id: 'set-1-2', title: '', text: 'two' },
  ])
  expect(both.questions.map(({ value }) => value.set)).toEqual(['set-1', 'set-1-2'])
})

test('what could not be read comes back when its form is cancelled', () => {
  const [fault] = paper.faults
  const open = addQuestion(paper, 1, fault, 'gap')
  expect(open.faults).not.toContainEqual(fault)
  expect(removeQuestion(open, 'gap').faults).toContainEqual(fault)
})
