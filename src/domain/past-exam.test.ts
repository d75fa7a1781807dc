import { expect, test } from 'vitest'
import { pastExamFacts, storedPastExam } from './past-exam'

test.each([
  [{ name: 'SSC CGL', year: 2023, rights: 'x' }, ['Previous year paper', 'SSC CGL 2023']],
  [{ name: 'SSC CGL', year: 2023, shift: 2 }, ['Previous year paper', 'SSC CGL 2023', 'Shift 2']],
  [
    { name: 'SSC CGL', year: 2023, shift: 'Shift 2, 14 Dec', memoryBased: true },
    ['Previous year paper', 'SSC CGL 2023', 'Shift 2, 14 Dec', 'Memory based'],
  ],
  [{ name: ' ', year: 2023 }, []],
  [{ name: 'SSC CGL', year: '2023' }, []],
  [{ name: 'SSC CGL' }, []],
  ['SSC CGL 2023', []],
  [undefined, []],
])('%j reads as %j', (stored, facts) => {
  expect(pastExamFacts(storedPastExam.parse(stored))).toEqual(facts)
})
