import { expect, test } from 'vitest'
import { papersIn } from './papers-in'

const job = { name: 'tests.xlsx', uploads: ['u'], answers: { sheets: 'tests' } }
const choices = ['History', 'Polity'].map((id) => ({ id, text: id }))

test('each sheet of a workbook is a paper, and later questions name its sheet', () => {
  expect(papersIn(job, { id: 'sheet', text: 'Which sheet is this test?', choices })).toEqual([
    { name: 'tests.xlsx, sheet “History”', uploads: ['u'], answers: { sheets: 'tests', sheet: 'History' } },
    { name: 'tests.xlsx, sheet “Polity”', uploads: ['u'], answers: { sheets: 'tests', sheet: 'Polity' } },
  ])
})

test('two files are one paper, or each its own', () => {
  const two = { name: 'a.csv and b.csv', uploads: ['u', 'v'], answers: {} }
  const asked = {
    id: 'paper',
    text: 'Which one is the paper?',
    choices: ['a.csv', 'b.csv'].map((text, at) => ({ id: `${at}`, text })),
  }
  expect(papersIn(two, asked, '0')).toBeNull()
  expect(papersIn(two, asked, 'each')).toEqual([
    { name: 'a.csv', uploads: ['u'], answers: {} },
    { name: 'b.csv', uploads: ['v'], answers: {} },
  ])
})
