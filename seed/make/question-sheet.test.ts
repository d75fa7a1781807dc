import { describe, expect, it } from 'vitest'
import { evaluate } from './arithmetic'
import { orderOptions } from './option-order'
import { parseSheet } from './question-sheet'

const question = (lines: string) => `title: A test\nduration: 20\nisPaid: false\n\n# Sums\n\n${lines}`

describe('parseSheet', () => {
  it('reads fields, topic, question, key and explanation', () => {
    const sheet = parseSheet(question('What is\n2 + 2?\n- 3\n+ 4\n- 5\n- 6\n= 2 + 2\n> Count.'))
    expect(sheet.fields).toEqual({ title: 'A test', duration: 20, isPaid: false })
    expect(sheet.questions).toEqual([
      {
        section: null,
        topic: 'Sums',
        question: 'What is\n2 + 2?',
        options: ['3', '4', '5', '6'],
        correctAnswer: 1,
        explanation: 'Count.',
      },
    ])
  })

  it.each([
    [
      'a key that its sum refutes',
      '2 + 2?\n- 3\n- 4\n+ 5\n- 6\n= 2 + 2\n> Count.',
      /2 \+ 2 = 4, but the key is "5"/,
    ],
    [
      'a second option of the same value',
      '1/2?\n+ 1/2\n- 2/4\n- 5\n- 6\n= 1 / 2\n> Halve.',
      /but the key is/,
    ],
    ['two right options', '2 + 2?\n+ 3\n+ 4\n- 5\n- 6\n> Count.', /needs one right option/],
    ['three options', '2 + 2?\n+ 4\n- 5\n- 6\n> Count.', /four options/],
    ['no explanation', '2 + 2?\n+ 4\n- 5\n- 6\n- 7', /an explanation/],
  ])('refuses %s', (_, lines, message) => {
    expect(() => parseSheet(question(lines))).toThrow(message)
  })

  it('gives a question the section and the topic that stand above it', () => {
    const block = '2 + 2?\n- 3\n+ 4\n- 5\n- 6\n> Count.'
    const { fields, questions } = parseSheet(
      `sections: [{ "id": "a", "name": "A" }]\n\n@ a\n\n# One\n\n${block}\n\n# Two\n\n${block}\n\n@ b\n\n${block}`,
    )
    expect(fields.sections).toEqual([{ id: 'a', name: 'A' }])
    expect(questions.map(({ section, topic }) => [section, topic])).toEqual([
      ['a', 'One'],
      ['a', 'Two'],
      ['b', 'Two'],
    ])
  })

  it('keeps the written order where the sheet asks for it', () => {
    const sheet = parseSheet(question('Which?\n+ One\n- None\n- Two\n- Three\n~\n> Count.'))
    expect(sheet.questions[0]?.options).toEqual(['One', 'None', 'Two', 'Three'])
  })
})

describe('orderOptions', () => {
  it('sorts numbers with units by value', () => {
    expect(orderOptions(['Rs. 1,200', 'Rs. 900', 'Rs. 50'], 'x')).toEqual(['Rs. 50', 'Rs. 900', 'Rs. 1,200'])
    expect(orderOptions(['Article 32', 'Article 14', 'Article 226'], 'x')).toEqual([
      'Article 14',
      'Article 32',
      'Article 226',
    ])
  })

  it('puts the first of four options on every place about equally often, the same at each run', () => {
    const counts = [0, 0, 0, 0]
    for (let round = 0; round < 4000; round++) {
      const place = orderOptions(['a', 'b', 'c', 'd'], `question ${round}`).indexOf('a')
      counts[place] = (counts[place] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120)
    expect(orderOptions(['a', 'b', 'c', 'd'], 'one')).toEqual(orderOptions(['a', 'b', 'c', 'd'], 'one'))
  })
})

describe('evaluate', () => {
  it.each([
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['2 ^ 3 ^ 2', 512],
    ['-2 ^ 2', -4],
    ['10 - 4 - 3', 3],
    ['17 % 5 * 2', 4],
    ['choose(5, 2) / choose(9, 2)', 10 / 36],
    ['lcm(12, 18) - gcd(12, 18)', 30],
    ['sqrt(6 ^ 2 + 8 ^ 2)', 10],
  ])('%s is %d', (sum, value) => {
    expect(evaluate(sum)).toBeCloseTo(value, 9)
  })

  it.each(['2 +', '2 3', '(2', 'power(2)', '2 & 3', ''])('refuses "%s"', (sum) => {
    expect(() => evaluate(sum)).toThrow(/the sum/)
  })
})
