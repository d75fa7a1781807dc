import { expect, test } from 'vitest'
import { fraction } from './fraction'
import { paperSchema } from './paper'
import { paperOf } from './testing/sitting-samples'

const bank = { correct: fraction(1), wrong: fraction(-1, 4) }
const section = (id: string, over = {}) => ({
  id,
  name: id.toUpperCase(),
  minutes: null,
  marking: null,
  ...over,
})
const questions = (sections: Array<string | null>) =>
  paperOf(sections.length).questions.map((question, index) => {
    const id = sections[index]
    return id ? { ...question, section: id } : question
  })

test('questions stand section by section, in their stored order within each', () => {
  const paper = paperOf(5, {
    questions: questions(['b', 'a', null, 'nowhere', 'b']),
    layout: { marking: null, sections: [section('a'), section('empty'), section('b')] },
  })
  expect(paper.sections.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(paper.questions.map(({ id, section: of }) => `${of}:${id}`)).toEqual([
    'a:q2',
    'a:q3',
    'a:q4',
    'b:q1',
    'b:q5',
  ])
})

test('sections are timed together or not at all', () => {
  const layout = (second: number | null) => ({
    marking: null,
    sections: [section('a', { minutes: 20 }), section('b', { minutes: second })],
  })
  const timed = paperOf(2, { questions: questions(['a', 'b']), layout: layout(15) })
  expect([timed.minutes, timed.sections.map(({ minutes }) => minutes)]).toEqual([35, [20, 15]])
  const free = paperOf(2, { questions: questions(['a', 'b']), layout: layout(null) })
  expect([free.minutes, free.sections.map(({ minutes }) => minutes)]).toEqual([10, [null, null]])
})

test('a question’s marks are its own, else its section’s, else the test’s', () => {
  const [first, second, third] = questions(['a', 'b', 'b'])
  if (!(first && second && third)) throw new Error('three questions')
  const paper = paperOf(3, {
    questions: [first, second, { ...third, marking: { wrong: fraction(0) } }],
    layout: { marking: bank, sections: [section('a'), section('b', { marking: { correct: fraction(2) } })] },
  })
  expect(paper.questions.map(({ scheme }) => [scheme?.correct, scheme?.wrong])).toEqual([
    [fraction(1), fraction(-1, 4)],
    [fraction(2), fraction(-1, 4)],
    [fraction(2), fraction(0)],
  ])
})

test('a paper that was kept is the same when it is read', () => {
  const paper = paperOf(2, {
    questions: questions(['a', 'a']),
    layout: { marking: bank, sections: [section('a')] },
  })
  expect(paperSchema.parse(JSON.parse(JSON.stringify(paper)))).toEqual(paper)
})

test('a paper keeps the past exam that it comes from, and its cut-offs as they are stored', () => {
  const source = { name: 'SSC CGL', year: 2023, shift: '2', memoryBased: true }
  const cutoffs = [{ year: 2023 }]
  const paper = paperOf(1, { layout: { source, cutoffs } })
  expect(paperSchema.parse(JSON.parse(JSON.stringify(paper)))).toMatchObject({ source, cutoffs })
  expect(paperOf(1, { layout: { source: null, cutoffs: undefined } })).not.toHaveProperty('source')
})
