import { expect, test } from 'vitest'
import { paragraph, wordFile } from '../../../tests/testing/word-file'
import { docx } from './docx'
import { headMinutes } from './head-minutes'

test.each([
  ['Time: 20 min', 20, true],
  ['Duration: 20 minutes', 20, true],
  ['Time: 20 min Marks: 8', 20, false],
  ['Max. Marks: 100\tTime : 1 hour 30 minutes', 90, false],
  ['Total time allowed - 2 hrs.', 120, true],
  ['సమయం: 20 నిమిషాలు', 20, true],
  ['समय: 20 मिनट', 20, true],
])('%s says %i minutes', (text, minutes, isAll) => {
  expect(headMinutes(text)).toEqual({ minutes, isAll })
})

test.each([
  'Time: 20',
  'Time: 11:00 to 12:00',
  'Reading time: 5 min, Time: 20 min',
  'Overtime: 20 min',
  'In 20 min',
])('%s says nothing that is certain', (text) => expect(headMinutes(text)).toBeNull())

const read = (...head: string[]) =>
  docx.read(
    wordFile(
      [
        ...head,
        '1. Which river?',
        'A) One',
        'B) Two',
        'Ans: B',
        '2. Which town?',
        'A) One',
        'B) Two',
        'Ans: A',
      ].map((line) => paragraph(line)),
    ),
    'paper.docx',
  )

test('the minutes in the head of a Word file are read; the rest of the head is left out', async () => {
  const paper = await read('Model paper', 'Time: 20 min Marks: 8')
  expect(paper.minutes).toBe(20)
  expect(paper.questions).toHaveLength(2)
  expect(paper.faults.map(({ message }) => message)).toEqual([
    expect.stringContaining('its time, 20 minutes, is taken, and the rest is left out.'),
  ])
  expect(await read('Duration: 20 minutes')).toMatchObject({ minutes: 20, faults: [] })
  expect(await read('Time: 20 min or Time: 30 min')).toMatchObject({ minutes: null })
})
