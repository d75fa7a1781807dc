/** How teachers label, number and answer, in one small paper for each habit: nothing is read another way than it is meant. */
import { describe, expect, test } from 'vitest'
import { plainText } from '../../../src/domain/rich-text'
import { paragraph, table, wordFile } from '../../../tests/testing/word-file'
import { workbook as workbookOf } from '../../../tests/testing/workbook'
import type { AuthoredPaper } from './authored'
import { docx } from './docx'
import { xlsx } from './sheet'
import { workbook } from './sheet-lines'
import { withTextLanguages } from './text-languages'

/** `Capital? · Agra | Delhi → 1` of each question, and `error question 1: …` of each fault. */
const said = ({ questions, faults }: AuthoredPaper) => [
  ...questions.map(
    ({ text, options, key }) =>
      `${plainText(text)} · ${options.map((option) => plainText(option)).join(' | ')} → ${key.kind === 'single' ? key.correct : key.kind}`,
  ),
  ...faults.map(({ severity, place, message }) => `${severity} ${place}: ${message}`),
]
const lines = (text: string) => text.split('\n').map((line) => paragraph(line))
const read = (text: string, answers = {}) => docx.read(wordFile(lines(text)), 'paper.docx', { answers })

describe('labels of options', () => {
  test.each([
    ['a.) ', 'b.) ', 'c.) '],
    ['(A). ', '(B). ', '(C). '],
    ['(a): ', '(b): ', '(c): '],
    ['(A).', '(B).', '(C).'],
    ['{a} ', '{b} ', '{c} '],
    ['① ', '② ', '③ '],
    ['Option A: ', 'Option B: ', 'Option C: '],
    ['A- ', 'B- ', 'C- '],
    ['a – ', 'b – ', 'c – '],
    ['అ- ', 'ఆ- ', 'ఇ- '],
  ])('%s', async (...labels) => {
    const options = ['Agra', 'Delhi', 'Pune'].map((city, at) => `${labels[at]}${city}`)
    expect(
      said(await read(`1. Capital?\n${options.join('\n')}\nAns: ${labels[1]?.replace(/[-–:]?\s*$/, '')}`)),
    ).toEqual(['Capital? · Agra | Delhi | Pune → 1'])
  })

  test.each([
    ['1. Year?\nA.1757\nB.1764\nC.1857\nAns: A', 'Year? · 1757 | 1764 | 1857 → 0'],
    [
      '1. Who?\nA. C. V. Raman\nB. R. Tagore\nC. Amartya Sen\nD. B. R. Ambedkar\nAns: D',
      'Who? · C. V. Raman | R. Tagore | Amartya Sen | B. R. Ambedkar → 3',
    ],
    [
      '1. Who?\nA. Zakir Husain\tB. S. Radhakrishnan\nC. Dr. Rajendra Prasad\tD. V. V. Giri\nAns: C',
      'Who? · Zakir Husain | S. Radhakrishnan | Dr. Rajendra Prasad | V. V. Giri → 2',
    ],
    ['1. Which?\na) x b) y => Ans > b', 'Which? · x | y → 1'],
    ['1. Which?\na) x\nb) y\n→ Ans: b', 'Which? · x | y → 1'],
    ['1. Which?\na) .docx\nb) .txt\nAns: a', 'Which? · .docx | .txt → 0'],
    ['1. Which?\na- 60\nb- 25\nc- 720\nAns: c', 'Which? · 60 | 25 | 720 → 2'],
    ['1. Match.\nA - 2, B - 1\nC - 3\n(a) x\n(b) y\nAns: b', 'Match.\nA - 2, B - 1\nC - 3 · x | y → 1'],
    [
      '1. Consider:\nA. It began in 1960.\nB. It grew wheat.\nC. M. S. Swaminathan led it.\n(1) A and B\n(2) All\nAns: 2',
      'Consider:\nA. It began in 1960.\nB. It grew wheat.\nC. M. S. Swaminathan led it. · A and B | All → 1',
    ],
  ])('%j', async (text, ...expected) => {
    expect(said(await read(text))).toEqual(expected)
  })

  test('lines that look like labels are no options without them, whatever the operator says', async () => {
    const paper = await read('1. Year?\nA.1757 B.1764\nC.1857 D.1885\nAns: A', {
      'lines-are-options': 'yes',
    })
    expect(paper.questions).toEqual([])
  })
})

describe('numbers and headings', () => {
  const delhi = 'Capital? · Agra | Delhi → 1'
  const goa = 'Goa? · Panaji | Pune → 0'
  const both = [delhi, goa]

  test.each([
    ['(1) Capital?\n(a) Agra\n(b) Delhi\nAns: b\n(2) Goa?\n(a) Panaji\n(b) Pune\nAns: a', both],
    ['1 - Capital?\na) Agra\nb) Delhi\nAns: b\n2 - Goa?\na) Panaji\nb) Pune\nAns: a', both],
    ['Capital?\na) Agra\nb) Delhi\nAns: b\nGoa?\na) Panaji\nb) Pune\nAns: a', both],
    ['1. Capital? ( )\na) Agra\nb) Delhi\n2. Goa? (  )\na) Panaji\nb) Pune\n1-b 2-a', both],
  ])('%j', async (text, expected) => {
    expect(said(await read(text))).toEqual(expect.arrayContaining(expected))
  })

  const parts = 'a) Agra\nb) Delhi\nAns: b'
  test.each([
    ['Sri Academy\nIndian History\n1. Capital?\n', 'Polity', ['Indian History', 'Polity']],
    ['Sri Academy\nTime and Work\n1. Capital?\n', 'Reasoning', ['Time and Work', 'Reasoning']],
    ['Weekly test\nBy Ravi Kumar\n1. Capital?\n', 'Polity', [null, 'Polity']],
    ['I. GENERAL KNOWLEDGE\n1. Capital?\n', 'II. ARITHMETIC', ['I. GENERAL KNOWLEDGE', 'II. ARITHMETIC']],
    ['UNIT-1 PHYSICS\n1. Capital?\n', 'UNIT-2 BIOLOGY', ['UNIT-1 PHYSICS', 'UNIT-2 BIOLOGY']],
    [
      'I. Choose the correct answer from the following.\n1. Capital?\n',
      '2. Why?\na) x\nb) y\nAns: a',
      [null, null, null],
    ],
  ])('the first section of %j', async (start, next, expected) => {
    const { questions } = await read(
      `${start}${parts}\n${next}\n${next.startsWith('2') ? '3' : '1'}. Goa?\n${parts}`,
    )
    expect(questions.map(({ section }) => section)).toEqual(expected)
  })

  test.each([
    [
      '1. Derivative of cos x?\n(a) - sin x\n(b) sin x\n(c) cos x\n(d) - cos x\nAns: a',
      'Derivative of cos x? · - sin x | sin x | cos x | - cos x → 0',
    ],
    ['1. Which?\na) 102\nb) 10²\nc) 210\nAns: 10²', 'Which? · 102 | 10² | 210 → 1'],
    ['1. Which is a call?\na) f\nb) f()\nc) f[]\nAns: b', 'Which is a call? · f | f() | f[] → 1'],
    [
      '1. If A - father B - mother C - son, who is D?\na) x\nb) y\nAns: a',
      'If A - father B - mother C - son, who is D? · x | y → 0',
    ],
    [
      '1. Which article is in\nChapter - IV of the Constitution\na) x\nb) y\nAns: a',
      'Which article is in\nChapter - IV of the Constitution · x | y → 0',
    ],
    [
      '1. Consider:\n(i) Iron\n(ii) Gold\nYear: 2020 - which was found?\na) x\nb) y\nAns: b',
      'Consider:\n(i) Iron\n(ii) Gold\nYear: 2020 - which was found? · x | y → 1',
    ],
    ['1. What prints\n*****\na) x\nb) y\nAns: a', 'What prints\n***** · x | y → 0'],
  ])('what only looks like such habits stays: %j', async (text, expected) => {
    expect(said(await read(text))).toEqual([expected])
  })

  test('a table to match stays in its question', async () => {
    const rows = table(['List I', 'List II'], ['1. Agra', 'A. Fort'], ['2. Delhi', 'B. Minar'])
    const paper = await docx.read(
      wordFile([paragraph('1. Match the following.'), rows, ...lines('(a) 1-A, 2-B\n(b) 1-B, 2-A\nAns: a')]),
      'paper.docx',
    )
    expect(paper.faults).toEqual([])
    expect(paper.questions.length).toBe(1)
  })

  test('a number that two whole questions have is told, and both are read', async () => {
    const text =
      '1. Capital?\na) Agra\nb) Delhi\nAns: b\n2. Goa?\na) Panaji\nb) Pune\nAns: a\n2. Bihar?\na) Patna\nb) Gaya\nAns: a'
    expect(said(await read(text))).toEqual([
      delhi,
      goa,
      'Bihar? · Patna | Gaya → 0',
      'warning paragraph 9: two questions have the number 2: compare.',
    ])
  })
})

describe('answers', () => {
  const question = '1. Capital?\na) Agra\nb) Delhi\nc) Pune\n'
  test.each([
    'Ans) b',
    'Ans => B',
    'Ans. / उत्तर : b',
    'Sol. (b)',
    'A: b',
    'Ans– 2',
    'సమాధానము: b',
    'ఉత్తరం: b',
    'उत्तरः b',
    'उ. Delhi',
  ])('%s', async (answer) => {
    expect(said(await read(`${question}${answer}`))).toEqual(['Capital? · Agra | Delhi | Pune → 1'])
  })

  test('behind the question, above its options', async () => {
    expect(
      said(await read('1. Capital? [Ans: b]\na) Agra\nb) Delhi\n2. Goa? [Ans: a]\na) Panaji\nb) Pune')),
    ).toEqual(['Capital? · Agra | Delhi → 1', 'Goa? · Panaji | Pune → 0'])
  })

  test.each([
    ['KEY\n1-2: b a', 'Capital? · Agra | Delhi → 1'],
    ['KEY\n1-2 ba', 'Capital? · Agra | Delhi → 1'],
    ['ANSWER KEY / उत्तर कुंजी\n1-b 2-a', 'Capital? · Agra | Delhi → 1'],
    [
      'KEY\n1-2: b',
      'error paragraph 8: "1-2: b" does not give an answer for each of these numbers: write "1-b 2-c".',
    ],
  ])('for a range of numbers: %j', async (key, expected) => {
    const paper = await read(`1. Capital?\na) Agra\nb) Delhi\n2. Goa?\na) Panaji\nb) Pune\n${key}`)
    expect(said(paper)).toContainEqual(expected)
  })

  test('"a/b" may mean either or both, and is refused', async () => {
    const { questions, faults } = await read(`${question}Ans: a/b`)
    expect(questions).toEqual([])
    expect(faults[0]?.message).toMatch(/names several options/)
  })

  test('a text with a comma that is an option is no list of labels', async () => {
    expect(said(await read('1. Roots?\na) 2, 3\nb) -2, -3\nc) 1, 6\nAns: 2, 3'))).toEqual([
      'Roots? · 2, 3 | -2, -3 | 1, 6 → 0',
    ])
  })

  test('an answer with a dash that may be a minus sign is refused', async () => {
    const { questions, faults } = await read('1. Derivative of cos x?\na) sin x\nb) - sin x\nAns: - sin x')
    expect(questions).toEqual([])
    expect(faults[0]?.message).toMatch(/^its answer may be "sin x" or "- sin x"/)
  })

  test('what a test has no place for is left out with a word', async () => {
    const paper = await read(`${question}Ans: b\nHint: on the Yamuna\nSource: NCERT`)
    expect(said(paper)).toEqual([
      'Capital? · Agra | Delhi | Pune → 1',
      'warning paragraph 6: this line and others that begin with "Hint:" are left out.',
      'warning paragraph 7: this line and others that begin with "Source:" are left out.',
    ])
  })
})

describe('tables of questions', () => {
  const readTable = async (...rows: string[][]) =>
    said(await docx.read(wordFile([table(...rows)]), 'paper.docx'))
  const expected = ['Capital? · Agra | Delhi → 1']

  test.each([
    [
      'a row for each line',
      [
        ['1.', 'Capital?'],
        ['A)', 'Agra'],
        ['B)', 'Delhi'],
        ['Ans', 'B'],
      ],
    ],
    [
      'letters alone',
      [
        ['Q.1', 'Capital?'],
        ['A', 'Agra'],
        ['B', 'Delhi'],
        ['Answer', 'B'],
      ],
    ],
  ])('%s', async (_, rows) => {
    expect(await readTable(...rows)).toEqual(expected)
  })

  test('rows that Hindi letters answer, without a row of names', async () => {
    const rows = ['1', '2', '3'].map((number) => [
      number,
      `Capital ${number}?`,
      'Agra',
      'Delhi',
      'Pune',
      'Goa',
      'B',
    ])
    rows[2] = ['3', 'Capital 3?', 'Agra', 'Delhi', 'Pune', 'Goa', 'C']
    expect((await readTable(...rows)).length).toBe(3)
  })
})

describe('sheets', () => {
  const readSheet = async (...rows: Parameters<typeof workbookOf>[0][string]) =>
    said(await xlsx.read(workbookOf({ Questions: rows }), 'paper.xlsx'))
  const head = ['S.No', 'Question', 'Option A', 'Option B', 'Option C', 'Option D', 'Answer']

  test.each([
    [['A) Iron', 'B) Gold', 'C) Both A and B', 'D) None'], 'Iron | Gold | Both A and B | None'],
    [
      ['A) (i) and (ii)', 'B) (ii) only', 'C) (i) only', 'D) None'],
      '(i) and (ii) | (ii) only | (i) only | None',
    ],
    [['A) -5', 'B) -3', 'C) 0', 'D) 3'], '-5 | -3 | 0 | 3'],
    [
      ['(a) and (b)', '(b) and (c)', '(c) and (d)', '(d) and (a)'],
      '(a) and (b) | (b) and (c) | (c) and (d) | (d) and (a)',
    ],
    [['(A)-(ii)', '(B)-(i)', '(C)-(iii)', '(D)-(iv)'], '(A)-(ii) | (B)-(i) | (C)-(iii) | (D)-(iv)'],
  ])('labels of %j', async (options, expected) => {
    expect(await readSheet(head, [1, 'Which?', ...options, 'C'])).toEqual([`Which? · ${expected} → 2`])
  })

  test('a tag as an option is no label', async () => {
    const tags = ['<b>', '<i>', '<u>', '<p>']
    expect(await readSheet(head, [1, 'Which tag?', ...tags, '<u>'])).toEqual([
      `Which tag? · ${tags.join(' | ')} → 2`,
    ])
  })

  test('names with initials in one cell', async () => {
    expect(
      await readSheet(
        ['S.No', 'Question', 'Options', 'Answer'],
        [1, 'Who?', 'A. C. V. Raman\nB. R. Tagore\nC. Amartya Sen', 'A'],
      ),
    ).toEqual(['Who? · C. V. Raman | R. Tagore | Amartya Sen → 0'])
  })

  test('a paper typed down the sheet is read as lines, and told by its rows', async () => {
    const rows = [
      ['Unit test'],
      [1, 'Capital?'],
      [null, 'a) Agra'],
      [null, 'b) Delhi'],
      ['Ans', 'b'],
      [2, 'Goa?'],
      [null, 'a) Pune'],
      [null, 'b) Panaji'],
    ]
    const paper = await workbook.read(workbookOf({ Sheet1: rows }), 'paper.xlsx')
    expect(said(paper)[0]).toBe('Capital? · Agra | Delhi → 1')
    expect(paper.faults.map(({ place }) => place)).toEqual(['row 1', 'question 2, row 6'])
  })
})

test('two languages in one line: brackets, and numbers in both', async () => {
  const text =
    '1. Unit of work?\nकार्य का मात्रक?\na) Joule (जूल)\nb) Watt (वाट)\nAns: a\n2. Its price?\nइसका मूल्य?\na) Rs. 210 (₹ 210)\nb) Rs. 220 (₹ 220)\nAns: b'
  const { questions } = withTextLanguages(await read(text))
  expect(questions.map(({ options }) => options[0])).toEqual([
    { en: 'Joule', hi: 'जूल' },
    { en: 'Rs. 210', hi: '₹ 210' },
  ])
})
