/** Word files as teachers set them: each question is read right, or named with what to do. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { plainText } from '../../../src/domain/rich-text'
import { letters, paragraph, table, wordFile } from '../../../tests/testing/word-file'
import { zip } from '../../../tests/testing/zip'
import type { AuthoredPaper } from './authored'
import { docx } from './docx'

/** `12 | 15 → 0` of each question, and `error question 1: …` of each fault. */
const said = ({ questions, faults }: AuthoredPaper) => [
  ...questions.map(
    ({ options, key }) =>
      `${options.map((option) => plainText(option)).join(' | ')} → ${key.kind === 'single' ? key.correct : key.kind}`,
  ),
  ...faults.map(({ severity, place, message }) => `${severity} ${place}: ${message}`),
]
const rivers = 'Godavari | Krishna | Penna | Tungabhadra'

describe('files of teachers', () => {
  const begins = (text: string) =>
    expect.stringMatching(new RegExp(`^${text.replace(/[.()[\]"?]/g, '\\$&')}`))

  test.each([
    ['nums-same-style', '12 | 15 | 18 | 20 → 0', '8 | 15 | 18 | 20 → 0'],
    ['lo-auto-list', `${rivers} → 1`, '20 | 25 | 30 | 35 → 2', 'Delhi | Agra | Pune | Goa → 0'],
    ['lo-restarted-lists', `${rivers} → 1`, 'Agra | Delhi | Pune | Goa → 1', '1 | 2 → 0'],
    ['lo-soft-breaks', 'Godavari | Krishna → 1', '1 only | 2 only → 0'],
    ['lists-by-style', 'Godavari | Krishna → 1', 'Agra | Delhi → 1'],
    ['bi-two-blocks', 'Godavari | Krishna → 1'],
    ['two-languages-numbered', 'Agra | Delhi → 1', '2 | 4 → 1'],
    ['match-following', 'A-1, B-2, C-3 | A-2, B-1, C-3 | A-3, B-2, C-1 | A-1, B-3, C-2 → 0'],
    ['statement-letters', 'A only | B only | Both | None → 0'],
    ['bold-and-ans', 'London | Paris | Rome → 1'],
    [
      'label-typo',
      begins(
        'error question 1, paragraph 1: "(b) Delhi" (paragraph 4) begins with a label that is not the next one',
      ),
    ],
    [
      'passage-first',
      '28 | 29 → 0',
      begins(
        'error paragraph 1: "Passage: India is a large country. It ha" does not say for which questions it is',
      ),
    ],
    ['chart', begins('error question 1, paragraph 1: it has a chart, which cannot be read')],
    ['shape', begins('error question 1, paragraph 1: it has a drawn shape, which cannot be read')],
    [
      'explanation-multi',
      `${rivers} → 1`,
      '20 | 25 | 30 | 35 → 2',
      begins(
        'warning paragraph 10: "2. It ends in the Bay." (paragraph 10) is read as part of the explanation',
      ),
    ],
    [
      'explanation-lists',
      '28 | 29 → 0',
      '8 | 9 → 0',
      'x | y → 1',
      begins('warning paragraph 7: "2. Two facts."'),
      begins('warning paragraph 16: "3. Third."'),
    ],
    [
      'instructions',
      `${rivers} → 1`,
      '20 | 25 | 30 | 35 → 2',
      begins(
        'warning paragraph 1: "SRI VENKATESWARA COACHING CENTRE / General Instructions:" stands outside',
      ),
      begins('warning paragraph 3: the numbered list from here to paragraph 5 stands before question 1'),
    ],
    ['fields', 'x | y → 0', begins('error question 1, paragraph 1: it has a field "EQ')],
    ['answer-missing', 'a | b | c | d → 0', begins('error question 4, paragraph 1: it has no answer: write')],
    [
      'tick-emoji',
      'Agra | Delhi | Goa → 1',
      'Agra | Delhi | Goa → 1',
      'Agra | Delhi | Goa → 1',
      begins('error question 4, paragraph 16: only option B is marked with a star or a tick'),
    ],
    [
      'label-coloured',
      'Agra | Delhi | Goa → 1',
      begins('error question 2, paragraph 6: only option B is coloured, and its answer is C'),
      begins('error question 3, paragraph 11: only option B is bold, and its answer is C'),
    ],
    [
      'half-bold',
      'Agra | Delhi | Goa → 1',
      begins('warning question 1, paragraph 1: its right option alone is bold, which is left out'),
      begins('error question 2, paragraph 6: only option B is bold, and its answer is C'),
    ],
    [
      'capitals',
      'Agra | DELHI | Goa → 1',
      begins('warning question 1, paragraph 1: only its option B is in capitals'),
    ],
    [
      'word-behind',
      begins('error question 1, paragraph 1: only option B ends with "(true)"'),
      begins('error question 2, paragraph 6: only option B ends with "Ans"'),
      begins('error question 3, paragraph 11: only option B ends with "(సరైనది)"'),
      begins('error question 4, paragraph 16: only option B ends with "→"'),
      begins('error question 5, paragraph 21: only option B ends with "(सही)"'),
    ],
    [
      'passage-in-explanation',
      'Agra | Delhi → 1',
      'Ganga | Penna → 0',
      begins('warning paragraph 6: "India is a large country with many rivers. The Ganga is the'),
    ],
    [
      'read-in-explanation',
      'Agra | Delhi → 1',
      'Ganga | Penna → 0',
      begins('warning paragraph 6: "Look at the chart and answer." is read as part of the explanation above'),
    ],
    [
      'table-in-explanation',
      'Agra | Delhi → 1',
      'Ganga | Penna → 0',
      begins('error paragraph 6: a table stands between an explanation and the next question'),
    ],
    [
      'picture-in-explanation',
      'Agra | Delhi → 1',
      'Ganga | Penna → 0',
      begins('error paragraph 6: a picture stands between an explanation and the next question'),
    ],
    [
      'options-in-explanation',
      'x | y → 0',
      begins('warning paragraph 9: question 3 follows question 1'),
      begins(
        'error question 1, paragraph 1: "(a) 1" (paragraph 7) and "(b) 2" (paragraph 8) in its explanation',
      ),
    ],
    [
      'numbers-in-explanation',
      'Ganga | Penna → 0',
      begins('warning paragraph 8: "2) Two" (paragraph 8) is read as part of the explanation'),
      begins('warning paragraph 10: question 3 follows question 1'),
      begins('error question 1, paragraph 1: "1) One" (paragraph 7) and "2) Two" (paragraph 8) in its'),
    ],
    [
      'last-question-swallowed',
      begins('error question 1, paragraph 1: "(1) One" (paragraph 7) and "(2) Two" (paragraph 8) in its'),
    ],
    [
      'capitals-in-explanation',
      'Agra | Delhi → 1',
      'Ganga | Penna → 0',
      begins('warning paragraph 6: "PHYSICS" is read as part of the explanation'),
    ],
    [
      'part-after-instructions',
      'w | x → 0',
      'w | x → 1',
      begins('warning paragraph 1: "Instructions" stands outside'),
      begins('warning paragraph 2: the numbered list from here to paragraph 3 stands before question 1'),
    ],
    [
      'decimal-comma',
      ' → numeric',
      ' → numeric',
      begins('error question 1, paragraph 1: the comma in "3,14" may be a decimal point'),
    ],
    ['labels-in-brackets', 'Agra | Delhi → 1'],
    ['options-in-four-cells', 'Agra | Delhi → 1'],
    [
      'number-missing',
      '3 | 4 → 0',
      begins('error question 1, paragraph 1: "Ans: b" (paragraph 8) is a second answer'),
    ],
    ['key-at-end', `${rivers} → 1`, '20 | 25 | 30 | 35 → 2', 'Delhi | Agra | Pune | Goa → 0'],
    [
      'key-in-own-table',
      begins('warning paragraph 1: a table or a list'),
      begins('error table 2, row 2, cell A: its text is nothing but a number'),
    ],
    [
      'labels-in-cells',
      'Agra | Delhi → 1',
      begins('error table 1, row 3: "(b) x" is labelled as another option than its column'),
    ],
    ['tracked-key', 'Godavari | Krishna → 1', begins('warning paragraph 4: its changes are tracked')],
  ])('%s', async (name, ...expected) => {
    const file = `tests/fixtures/questions/word/${name}.docx`
    expect(said(await docx.read(new Uint8Array(readFileSync(file)), file))).toEqual(expected)
  })

  test('two blocks in two languages are one question', async () => {
    const file = 'tests/fixtures/questions/word/bi-two-blocks.docx'
    const { questions, languages } = await docx.read(new Uint8Array(readFileSync(file)), file)
    expect(languages).toEqual(['en', 'te'])
    expect(questions).toMatchObject([
      {
        text: { en: 'Which river flows through Vijayawada?', te: 'విజయవాడ గుండా ప్రవహించే నది ఏది?' },
        options: [
          { en: 'Godavari', te: 'గోదావరి' },
          { en: 'Krishna', te: 'కృష్ణా' },
        ],
      },
    ])
  })
})

const read = (...body: readonly string[]) => docx.read(wordFile(body), 'paper.docx')
const lines = (text: string) => text.split('\n').map((line) => paragraph(line))
const end = '\n9. Which?\n(a) p\n(b) q\nAns: b'
const last = 'p | q → 1'

test.each([
  ['1. Capital?\nAgra\nDelhi\nPune\nAns: 2', 'its lines may be options'],
  [
    '1. Capital?\nAgra 2. Delhi 3. Pune 4. Goa\nAns: 2',
    '"2" and "3" in its text look like options: put each on a line',
  ],
  [
    '1. Capital?\n(a) Agra\n(b) Delhi\nRemark: Easy\nAns: a',
    '"Remark: Easy" (paragraph 4) stands among its options',
  ],
  ['1. Capital?\n(a) Agra\n(b) Delhi\n[SSC CGL 2019]\nAns: a', '"[SSC CGL 2019]" (paragraph 4) has no label'],
  [
    '1. Capital?\n(a) Agra\n(b) Delhi\nWhich letter?\n(a) x\n(b) y\nAns: a',
    '"(a) Agra" (paragraph 2) and "(a) x" (paragraph 5) begin two lists',
  ],
  [
    '1. Equal marks for all.\n1. Which?\n(a) x\n(b) y\nAns: a',
    '"1. Which?" (paragraph 2) begins like the first line of a list',
  ],
  [
    '1. Which?\nA. one\nB. two\n(1) Only A\n(2) Only B\nAns: B',
    'its answer "B" is labelled like its statements',
  ],
  [
    '1. How many of these are red?\n1. Blood\n2. Milk\nAns: 1',
    'its numbered lines may be statements or options',
  ],
  [
    '1. Which?\n(a) x\n(b) y\nAns: a\nExplanation: Long ago.\n1857. The first war.',
    '"1857. The first war." (paragraph 6) begins like a question',
  ],
  ['1. Which?\n(a) x*\n(b) y\nAns: b', 'only option A is marked with a star or a tick, and its answer is B'],
])('%j is refused, and the next question is read', async (text, message) => {
  const [first, ...others] = said(await read(...lines(text + end)))
  expect(first).toBe(last)
  expect(others).toContainEqual(expect.stringContaining(`error question 1, paragraph 1: ${message}`))
})

const explained = (text: string) =>
  `1. Which?\n(a) x\n(b) y\nAns: a\nExplanation: so.\n${text}\n2. Who?\n(a) x\n(b) y\nAns: b`

test.each([
  [
    'What is two? (a) 1 (b) 2',
    'error question 1, paragraph 1: "What is two? (a) 1 (b) 2" (paragraph 6) in its explanation',
  ],
  [
    'What is two?\n(a) 1 (b) 2',
    'error question 1, paragraph 1: "(a) 1 (b) 2" (paragraph 7) in its explanation',
  ],
  ['ఎ) ఒకటి\nబి) రెండు', 'error question 1, paragraph 1: "ఎ) ఒకటి" (paragraph 6) and'],
  ['English Language', 'warning paragraph 6: "English Language" is read as part of the explanation'],
])('%j in an explanation is told of', async (text, message) => {
  expect(said(await read(...lines(explained(text))))).toContainEqual(expect.stringContaining(message))
})

test.each([
  'Option (a) is wrong.\nOption (b) is right.',
  'HCF = 12\nLCM X HCF = PRODUCT',
  '(i) One is less.\n(ii) Two is more.',
  'So it is x.',
])('%j is an explanation', async (text) => {
  expect(said(await read(...lines(explained(text))))).toEqual(['x | y → 0', 'x | y → 1'])
})

test('a table in an explanation is no table of the next question where directions or a line stand below it', async () => {
  const question = lines('1. Which?\n(a) x\n(b) y\nAns: a\nExplanation: so.')
  const next = lines('2. Who?\n(a) x\n(b) y\nAns: b')
  const figures = table(['2020', '5'])
  const named = [...question, figures, ...lines('Directions (2-2): Look.'), ...next]
  expect(said(await read(...named))).toEqual(['x | y → 0', 'x | y → 1'])
  expect(said(await read(...question, figures, ...lines('So it is x.'), ...next))).toEqual([
    'x | y → 0',
    'x | y → 1',
    expect.stringContaining('warning paragraph 6: a table stands between'),
  ])
})

test.each([
  '(a) I – true, II – false\n(b) I – false, II – true\n(c) Both false',
  '(a) →\n(b) ↑\n(c) ←',
  '(a) *\n(b) **\n(c) ***',
  '(a) A is (true)\n(b) A is (false)\n(c) x',
])('signs and words that are themselves options are shown: %j', async (text) => {
  const own = text.split('\n').map((line) => line.slice(4))
  expect(said(await read(...lines(`1. Which?\n${text}\nAns: a`)))).toEqual([`${own.join(' | ')} → 0`])
})

test.each([
  ['(a) x ✓\n(b) y\nAns: a', 'x | y → 0'],
  ['✓ (a) x\n(b) y\nAns: a', 'x | y → 0'],
  ['1) 3\t2) 4\t3) 5\nAns: 2', '3 | 4 | 5 → 1'],
  ['(a) x\t(b) y\n(c) z\t(d) w\nAns: (d)', 'x | y | z | w → 3'],
  ['(a) x  (b) y  Ans: (b)', 'x | y → 1'],
  ['(i) x\n(ii) y\nAns: (ii)', 'x | y → 1'],
  ['ఎ) x\nబి) y\nజవాబు: బి', 'x | y → 1'],
  ['(क) x\n(ख) y\nउत्तर: (ख)', 'x | y → 1'],
  ['A. one\nB. two\n1) Only A\n2) Only B\nAns: 2)', 'Only A | Only B → 1'],
])('options %j are read', async (text, expected) => {
  expect(said(await read(...lines(`1. Which?\n${text}`)))).toEqual([expected])
})

test('options in the cells of a table are read in their order', async () => {
  const cells = table(['(a) x', '(b) y'], ['(c) z', '(d) w'])
  expect(said(await read(paragraph('1. Which?'), cells, paragraph('Ans: c')))).toEqual(['x | y | z | w → 2'])
})

test('a part after instructions is the section of its questions', async () => {
  const file = 'tests/fixtures/questions/word/part-after-instructions.docx'
  const { questions } = await docx.read(new Uint8Array(readFileSync(file)), file)
  expect(questions.map(({ section }) => section)).toEqual(['Part A', 'Part B'])
})

test('a line without a label above a question 1 begins a section', async () => {
  const { questions, faults } = await read(
    ...lines(
      '1. Which?\n(a) x\n(b) y\nAns: a\n2. Who?\n(a) x\n(b) y\nAns: b\nMaths\n1. Why?\n(a) x\n(b) y\nAns: b',
    ),
  )
  expect(faults).toEqual([])
  expect(questions.map(({ section }) => section)).toEqual([null, null, 'Maths'])
})

test('a section begins with its heading, where numbers may begin anew', async () => {
  const { questions } = await read(
    ...lines(
      'Section A\n1. Which?\n(a) x\n(b) y\nAns: a\nSECTION - B : English\n1. Who?\n(a) x\n(b) y\nAns: b',
    ),
  )
  expect(questions.map(({ section }) => section)).toEqual(['Section A', 'SECTION - B : English'])
})

test.each([
  [
    '1. Which?\n(a) x\n(b) y\nAns: a\n1. Who?\n(a) x\n(b) y\nAns: b',
    'paragraph 5: "1. Who?" (paragraph 5) follows question 1',
  ],
  [
    'Section: GK\n1. Which?\n(a) x\n(b) y\nAns: a\nSection: English\n2. Who?\n(a) x\n(b) y\nAns: b',
    'paragraph 6: "Section: English" may be of the question above',
  ],
  [
    'Directions (36-40): Study it.\n1. Which?\n(a) x\n(b) y\nAns: a',
    'Directions 36 to 40, paragraph 1: no question from 36 to 40',
  ],
  [
    '1. Which?\n(a) x\n(b) y\nAns: a\nExplanation: so.\nRead the following passage:\nIndia is large.\n2. Who?\n(a) x\n(b) y\nAns: b',
    'paragraph 6: "Read the following passage:" does not say',
  ],
  [
    'Capital?\n(a) x\n(b) y\nAns: a\n1. Who?\n(a) x\n(b) y\nAns: b',
    'paragraph 1: "Capital? / (a) x / (b) y / Ans: a" stands outside',
  ],
  [
    '1. Capital?\n2. Agra\n3. Delhi\nAns: 2',
    'question 3, paragraph 3: the numbered lines above it have no answers',
  ],
  [
    '1. Black pens.\n2. No phones.\n1. Who?\n(a) x\n(b) y\nAns: b',
    'paragraph 1: the numbered list from here to paragraph 2',
  ],
])('%j is told at its place', async (text, message) => {
  expect(said(await read(...lines(text)))).toContainEqual(
    expect.stringMatching(`^error .*${message.replace(/[.()[\]"?]/g, '\\$&')}`),
  )
})

describe('how letters look', () => {
  const question = (style: string, answer: string) => [
    ...lines('1. Which?\n(a) one'),
    paragraph(letters('(b) ') + letters('two', style)),
    ...lines(`(c) three\nAns: ${answer}`),
  ]
  test.each([
    ['bold', '<w:b/>'],
    ['underlined', '<w:u w:val="single"/>'],
    ['coloured', '<w:color w:val="FF0000"/>'],
    ['coloured', '<w:highlight w:val="yellow"/>'],
    ['coloured', '<w:shd w:val="clear" w:fill="FFFF00"/>'],
  ])('an option that alone is %s is shown like the others, or refused', async (how, style) => {
    const { questions, faults } = await read(...question(style, 'b'))
    expect([questions[0]?.options, faults]).toEqual([['one', 'two', 'three'], []])
    expect(said(await read(...question(style, 'c')))).toEqual([
      `error question 1, paragraph 1: only option B is ${how}, and its answer is C: correct one of them, or let all options look the same.`,
    ])
  })

  test('in both of two languages too', async () => {
    const { questions } = await read(
      ...question('<w:b/>', 'b').slice(0, 4),
      ...lines('ఏది?\n(a) ఒకటి\n(b) రెండు *\n(c) మూడు\nAns: b'),
    )
    expect(questions[0]?.options).toEqual([
      { en: 'one', te: 'ఒకటి' },
      { en: 'two', te: 'రెండు' },
      { en: 'three', te: 'మూడు' },
    ])
  })

  test('so it is in tables of one question, and in rows', async () => {
    const bold = paragraph(letters('two', '<w:b/>'))
    const one = (answer: string) =>
      table(['Question', 'Which?'], ['Option', 'one'], ['Option', bold], ['Answer', answer])
    const rows = (answer: string) => table(['Question', 'A', 'B', 'Answer'], ['Which?', 'one', bold, answer])
    for (const right of [one('B'), rows('B')])
      expect((await read(right)).questions[0]?.options).toEqual(['one', 'two'])
    for (const wrong of [one('A'), rows('A')])
      expect(said(await read(wrong))).toEqual([
        expect.stringContaining('only option B is bold, and its answer is A'),
      ])
  })

  test.each([
    [
      'letters of an old font',
      letters('Hkkjr', '<w:rFonts w:ascii="Kruti Dev 010"/>'),
      'its font Kruti Dev 010 has letters of its own',
    ],
    ['letters struck through', letters('old', '<w:strike/>'), 'it has letters that are struck through'],
    ['a footnote', '<w:r><w:footnoteReference w:id="2"/></w:r>', 'it has a footnote'],
    [
      'a text box',
      '<w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent/></v:textbox></v:shape></w:pict></w:r>',
      'it has a text box',
    ],
    ['an object', '<w:r><w:object/></w:r>', 'it has an object of another program'],
    [
      'an equation of MathType',
      '<w:r><w:object><o:OLEObject xmlns:o="urn:schemas-microsoft-com:office:office" ProgID="Equation.DSMT4"/></w:object></w:r>',
      'it has an equation of MathType (or Equation 3.0), which cannot be read: in Word, convert it',
    ],
    ['a part that is not known', '<w:wonder/>', 'it has a part of Word that is not known here (wonder)'],
  ])('%s is named with its question', async (_, part, message) => {
    const paper = await read(paragraph(`${letters('1. Which ')}${part}`), ...lines('(a) x\n(b) y\nAns: a'))
    expect(said(paper)).toEqual([expect.stringContaining(`error question 1, paragraph 1: ${message}`)])
  })

  test('signs of the font Symbol are read, and hidden letters and comments are told', async () => {
    const { questions, faults } = await read(
      paragraph(
        letters('1. Is ') +
          letters('p', '<w:rFonts w:ascii="Symbol"/>') +
          letters(' 3?') +
          letters(' No.', '<w:vanish/>'),
      ),
      paragraph(`${letters('(a) yes')}<w:r><w:commentReference w:id="1"/></w:r>`),
      ...lines('(b) no\nAns: a'),
    )
    expect(questions).toMatchObject([{ text: 'Is π 3?' }])
    expect(faults).toEqual([
      { severity: 'warning', place: 'paragraph 1', message: 'hidden text is left out.' },
      { severity: 'warning', place: 'paragraph 2', message: 'a comment is left out.' },
    ])
  })

  test('a raised number in an answer is no other number', async () => {
    const paper = await read(
      paragraph('1. How many?'),
      paragraph(letters('Ans: 10') + letters('8', '<w:vertAlign w:val="superscript"/>')),
    )
    expect(said(paper)).toEqual([expect.stringContaining('"10^8" is no number')])
  })
})

test.each([
  [
    'a paragraph in it has more than 50,000 letters',
    1,
    `<w:p><w:r><w:t>${'x'.repeat(50_001)}</w:t></w:r></w:p>`,
  ],
  ['is larger than 25 MB', 2_600_000, '<w:p></w:p>'],
  ['it has more than 60,000 paragraphs', 60_001, '<w:p/>'],
  ['it has more than 6,000 tables', 6001, '<w:tbl/>'],
  ['it has more than 1,500,000 elements', 1_500_001, '<w:r/>'],
  ['its tables and boxes stand too deep in each other', 121, '<w:tc>'],
])('a file that is too large is refused at once: %s', async (message, count, part) => {
  const began = Date.now()
  const file = zip({ 'word/document.xml': `<w:document><w:body>${part.repeat(count)}</w:body></w:document>` })
  await expect(docx.read(file, 'x.docx')).rejects.toThrow(message)
  expect(Date.now() - began).toBeLessThan(5000)
})
