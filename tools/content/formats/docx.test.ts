import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { equation, letters, paragraph, picture, table, wordFile } from '../../../tests/testing/word-file'
import { zip } from '../../../tests/testing/zip'
import { docx } from './docx'
import { undescribed } from './undescribed'

const bars = readFileSync('tests/fixtures/questions/bars.png')
const read = (body: readonly string[], more: Parameters<typeof wordFile>[1] = {}) =>
  docx.read(wordFile(body, { image: bars, ...more }), 'paper.docx')
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => paragraph(line.trim()))

describe('questions below each other', () => {
  test('have their options, answers, explanations, marks and topics in lines', async () => {
    const paper = await read([
      paragraph('SSC CGL, first paper', { style: 'Title' }),
      ...lines(`1. Which river flows through Vijayawada?
        A) Godavari
        B) Krishna
        Ans: B
        Explanation: Vijayawada lies on it.
        It is long.
        2. What is 12.5 % of 8?
        (a) 1
        (b) 2
        Answer: (a)
        Topic: Percentages
        Marks: 2, -1/2
        Q3. Which are primes?
        1) 2
        2) 9
        3) 11
        Key: 1, 3
        4. How many sides has a hexagon?
        Ans. 6
        5) Between two halves:
        Answer: 3.5 to 3.6`),
    ])
    expect(paper.faults).toEqual([])
    expect(paper.title).toBe('SSC CGL, first paper')
    const common = { id: null, explanation: null, topic: null, section: null, set: null, marking: null }
    expect(paper.questions).toEqual([
      {
        ...common,
        place: 'question 1, paragraph 2',
        text: 'Which river flows through Vijayawada?',
        options: ['Godavari', 'Krishna'],
        key: { kind: 'single', correct: 1 },
        explanation: 'Vijayawada lies on it.\nIt is long.',
      },
      {
        ...common,
        place: 'question 2, paragraph 8',
        text: 'What is 12.5 % of 8?',
        options: ['1', '2'],
        key: { kind: 'single', correct: 0 },
        topic: 'Percentages',
        marking: { correct: '2', wrong: '-0.5' },
      },
      {
        ...common,
        place: 'question 3, paragraph 14',
        text: 'Which are primes?',
        options: ['2', '9', '11'],
        key: { kind: 'several', correct: [0, 2] },
      },
      {
        ...common,
        place: 'question 4, paragraph 19',
        text: 'How many sides has a hexagon?',
        options: [],
        key: { kind: 'numeric', answer: 6 },
      },
      {
        ...common,
        place: 'question 5, paragraph 21',
        text: 'Between two halves:',
        options: [],
        key: { kind: 'numeric', from: 3.5, to: 3.6 },
      },
    ])
  })

  const lists = {
    1: [
      ['decimal', '%1.'],
      ['upperLetter', '%2)'],
    ],
    2: [['lowerLetter', '(%1)']],
    3: [['bullet', '•']],
  } as const

  test.each([
    ['a list below the question', [1, 1]],
    ['a list of their own', [2, 0]],
    ['bullets', [3, 0]],
  ] as const)('may have Word count them and their options, in %s', async (_, list) => {
    const one = (text: string) => [
      paragraph(text, { list: [1, 0] }),
      ...['first', 'second', 'third'].map((option) => paragraph(option, { list })),
      paragraph('Ans: C'),
    ]
    const own = list[0] === 2 ? one('Which?') : [...one('Which?'), ...one('And which?')]
    const { questions, faults } = await read(own, { lists })
    expect(faults).toEqual([])
    expect(questions.map(({ text }) => text)).toEqual(own.length > 5 ? ['Which?', 'And which?'] : ['Which?'])
    for (const question of questions) {
      expect(question).toMatchObject({
        options: ['first', 'second', 'third'],
        key: { kind: 'single', correct: 2 },
      })
    }
  })

  test('may have their options in one line, or in one paragraph', async () => {
    const { questions, faults } = await read([
      paragraph('1. Which?\t'),
      paragraph('(a) one\t(b) two   (c) three\t(d) four'),
      paragraph('Ans: (d)'),
      paragraph(letters('2. And which?\nA) one\nB) two\nAns: A\nSolution: see ') + letters('one', '<w:b/>')),
    ])
    expect(faults).toEqual([])
    expect(questions).toMatchObject([
      { text: 'Which?', options: ['one', 'two', 'three', 'four'], key: { correct: 3 } },
      {
        text: 'And which?',
        options: ['one', 'two'],
        key: { correct: 0 },
        explanation: [{ content: ['see ', { type: 'strong', text: 'one' }] }],
      },
    ])
  })

  test('keep statements and tables in their text, and look as they do in Word', async () => {
    const { questions, faults } = await read([
      paragraph(
        letters('1. Which is ') +
          letters('true', '<w:b/>') +
          letters(' of H') +
          letters('2', '<w:vertAlign w:val="subscript"/>') +
          letters('O?', '<w:u w:val="single"/>'),
      ),
      paragraph('1. It is water.'),
      paragraph('2. It is dry.'),
      table([paragraph(letters('Year', '<w:b/>')), paragraph(letters('Sales', '<w:b/>'))], ['2024', '45']),
      paragraph('A. Only 1'),
      paragraph('B. Only 2'),
      paragraph('Ans: A'),
    ])
    expect(faults).toEqual([])
    expect(questions).toMatchObject([
      {
        text: [
          {
            content: [
              'Which is ',
              { type: 'strong', text: 'true' },
              ' of H',
              { type: 'sub', text: '2' },
              { type: 'underline', text: 'O?' },
            ],
          },
          { content: ['1. It is water.'] },
          { content: ['2. It is dry.'] },
          {
            type: 'table',
            header: 'columns',
            rows: [{ cells: [{}, {}] }, { cells: [{ content: ['2024'] }, { content: ['45'] }] }],
          },
        ],
        options: ['Only 1', 'Only 2'],
      },
    ])
  })

  test('share the directions that name their numbers', async () => {
    const { questions, sets, faults } = await read([
      ...lines(`1. Alone?
        A) yes
        B) no
        Ans: A
        Directions (2-3): Study the table.`),
      table(['2021', '45']),
      ...lines(`2. Which?
        A) one
        B) two
        Ans: B
        3. How many?
        Ans: 4
        4. Alone again?
        A) yes
        B) no
        Ans: A`),
    ])
    expect(faults).toEqual([])
    expect(questions.map(({ set }) => set)).toEqual([null, 'directions-2-3', 'directions-2-3', null])
    expect(sets).toEqual([
      {
        place: 'Directions 2 to 3, paragraph 5',
        id: 'directions-2-3',
        title: 'Directions 2 to 3',
        text: [
          { type: 'paragraph', content: ['Study the table.'] },
          expect.objectContaining({ type: 'table' }),
        ],
      },
    ])
  })

  test('stand in the section of the heading above them', async () => {
    const { questions } = await read([
      paragraph('Paper 1', { style: 'Title' }),
      paragraph('Reasoning', { style: 'Heading1' }),
      ...lines('1. How many?\nAns: 1'),
      paragraph('Maths', { style: 'Heading1' }),
      ...lines('2. How many?\nAns: 2'),
    ])
    expect(questions.map(({ section }) => section)).toEqual(['Reasoning', 'Maths'])
  })

  test.each([
    ['Ans: -5', -5],
    ['Ans: \u22125', -5],
    ['Ans. -0.5', -0.5],
    ['Answer Key: -5', -5],
    ['Ans:- 5', 5],
    ['Ans - 5', 5],
    ['Ans.: 5', 5],
  ])('%j is the number %d', async (answer, number) => {
    const { questions, faults } = await read(lines(`1. How many?\n${answer}`))
    expect(faults).toEqual([])
    expect(questions).toMatchObject([{ key: { kind: 'numeric', answer: number } }])
  })

  test.each([
    ['Ans:-B', 1],
    ['Ans :- (b)', 1],
    ['Ans-B', 1],
    ['Answer – B', 1],
    ['Correct option = b', 1],
  ])('%j is an option', async (answer, correct) => {
    const { questions, faults } = await read(lines(`1. Which?\nA) one\nB) two\n${answer}`))
    expect(faults).toEqual([])
    expect(questions).toMatchObject([{ key: { kind: 'single', correct } }])
  })

  test.each([
    ['1. How many?\nAns:-5', expect.stringMatching(/^"Ans:-5" may be a number below nought or not: /)],
    ['1. How many?\nAns -5', expect.stringMatching(/^"Ans -5" may be a number below nought or not: /)],
    [
      '1. Which?\nA) one\nB) two',
      'it has no answer: write "Ans: b" below it, a list "Answer key: 1-b 2-c" below all questions, or a star at the right option.',
    ],
    [
      '1. Which?\nA) one\nB) two\nAns: E',
      'the answer "E" is none of the options A to B, no number from 1 to 2 and no text of an option.',
    ],
    [
      '1. Which?\nA) one\nB) two\nAns: A\nHow many?\nAns: 4',
      '"Ans: 4" (paragraph 6) is a second answer: the number of the question above it is missing.',
    ],
    [
      '1. How many?\nAns: many',
      'no options were found, and its answer "many" is no number: put each option on a line of its own with a label such as (a).',
    ],
    ['1. What is $\\frac{a}$?\nAns: 1', expect.stringMatching(/^the formula .* cannot be read/)],
  ])('%j is left out with a sentence, and the next one is read', async (text, message) => {
    const { questions, faults } = await read(lines(`${text}\n2. How many?\nAns: 5`))
    expect(faults).toMatchObject([{ place: 'question 1, paragraph 1', severity: 'error' }])
    expect(faults[0]?.message).toEqual(message)
    expect(questions).toMatchObject([{ text: 'How many?' }])
  })
})

describe('equations and pictures', () => {
  const run = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`
  const e = (inner: string, name = 'e') => `<m:${name}>${inner}</m:${name}>`

  test.each([
    [`<m:f>${e(run('x+1'), 'num')}${e(run('2'), 'den')}</m:f>`, String.raw`\frac{x+1}{2}`, '(x + 1)/2'],
    [`<m:sSup>${e(run('x'))}${e(run('2'), 'sup')}</m:sSup>${run('≤4')}`, String.raw`{x}^{2}\le 4`, 'x^2 ≤ 4'],
    [`<m:sSub>${e(run('a'))}${e(run('n'), 'sub')}</m:sSub>`, '{a}_{n}', 'a_n'],
    [
      `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${e(run('16'))}</m:rad>`,
      String.raw`\sqrt{16}`,
      '√(16)',
    ],
    [`<m:rad>${e(run('3'), 'deg')}${e(run('8'))}</m:rad>`, String.raw`\sqrt[3]{8}`, 'root 3 of (8)'],
    [
      `<m:d>${e(run('a, b'))}</m:d>${run('×60°')}`,
      String.raw`\left(a, b\right)\times 60^{\circ}`,
      '(a, b) × 60^∘',
    ],
    [
      `<m:f><m:fPr><m:type m:val="noBar"/></m:fPr>${e(run('n'), 'num')}${e(run('k'), 'den')}</m:f>`,
      String.raw`\genfrac{}{}{0pt}{}{n}{k}`,
      'n/k',
    ],
    [`<m:d>${e(run('a'))}${e(run('b'))}</m:d>`, String.raw`\left(a|b\right)`, '(a | b)'],
    [`<m:bar>${e(run('x'))}</m:bar>`, String.raw`\underline{x}`, 'x'],
    [`${run('x')}<m:ins>${run('y')}</m:ins><m:del>${run('z')}</m:del>`, 'xy', 'xy'],
    [`<m:func><m:fName>${run('sin')}</m:fName>${e(run('θ'))}</m:func>`, String.raw`\sin {θ}`, 'sin θ'],
    [
      `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr>${e(`<m:eqArr>${e(run('x=1'))}${e(run('y=2'))}</m:eqArr>`)}</m:d>`,
      String.raw`\left\{\begin{array}{l}x=1 \\ y=2\end{array}\right.`,
      '{[x = 1; y = 2]',
    ],
    [
      `<m:eqArr>${e(run('x&amp;=1'))}${e(run('y&amp;=2'))}</m:eqArr>`,
      String.raw`\begin{aligned}x&=1 \\ y&=2\end{aligned}`,
      'x, = 1; y, = 2',
    ],
    [`<m:acc><m:accPr><m:chr m:val="\u0308"/></m:accPr>${e(run('x'))}</m:acc>`, String.raw`\ddot{x}`, 'x'],
    [`<m:sPre>${e(run('2'), 'sub')}${e(run('3'), 'sup')}${e(run('X'))}</m:sPre>`, '{}_{2}^{3}{X}', '_2^3X'],
    [`<m:limLow>${e(run('max'))}${e(run('n'), 'lim')}</m:limLow>`, String.raw`\max \limits_{n}`, 'max_n'],
    [
      `<m:groupChr><m:groupChrPr><m:chr m:val="⏟"/></m:groupChrPr>${e(run('a+b'))}</m:groupChr>`,
      String.raw`\underbrace{a+b}`,
      'a + b',
    ],
    [
      `<m:nary><m:naryPr><m:chr m:val="⋃"/><m:limLoc m:val="undOvr"/></m:naryPr>${e(run('i'), 'sub')}${e('', 'sup')}${e(run('A'))}</m:nary>`,
      String.raw`\bigcup\limits_{i}{A}`,
      '⋃_iA',
    ],
    [`<m:borderBox>${e('')}</m:borderBox>`, String.raw`\square`, '□'],
    [`<m:r><m:rPr><m:scr m:val="double-struck"/></m:rPr><m:t>R</m:t></m:r>`, String.raw`\mathbb{R}`, 'ℝ'],
    [run('వేగం=5'), String.raw`\text{వేగం}=5`, 'వేగం = 5'],
  ])('%s is the formula %s', async (omml, tex, plain) => {
    const { questions, faults } = await read([
      paragraph(letters('1. Find ') + equation(omml) + letters(' now')),
      paragraph('Ans: 1'),
    ])
    expect(faults).toEqual([])
    expect(questions).toMatchObject([{ text: [{ content: ['Find ', { type: 'formula', tex }, ' now'] }] }])
    const [found] = questions
    expect(JSON.stringify(found?.text).replace(/ /g, '')).toContain(
      JSON.stringify(plain).slice(1, -1).replace(/ /g, ''),
    )
  })

  test('an equation on a line of its own stays there', async () => {
    const { questions } = await read([
      paragraph('1. Solve'),
      paragraph(`<m:oMathPara>${equation(run('x=1'))}</m:oMathPara>`),
      paragraph('Ans: 1'),
    ])
    expect(questions).toMatchObject([
      {
        text: [
          { type: 'paragraph' },
          { type: 'formula', tex: 'x=1', mathml: expect.stringContaining('display="block"') },
        ],
      },
    ])
  })

  test('one that was never built up is refused', async () => {
    const { questions, faults } = await read([
      paragraph(letters('1. Find ') + equation(run('x^2'))),
      paragraph('Ans: 1'),
    ])
    expect(questions).toEqual([])
    expect(faults[0]?.message).toContain('(the sign ^, which was never built up)')
  })

  test('one that is not known names its question', async () => {
    const { questions, faults } = await read([
      paragraph(letters('12. Find ') + equation('<m:wonder/>')),
      paragraph('Ans: 1'),
    ])
    expect(questions).toEqual([])
    expect(faults).toEqual([
      {
        severity: 'error',
        place: 'question 12, paragraph 1',
        message: 'it has a Word equation, which cannot be read (a part called "wonder"): write it as $…$.',
      },
    ])
  })

  test('a picture comes with its alternative text, or says that it has none', async () => {
    const item = (number: number, alt: string) => [
      paragraph(letters(`${number}. Which bar?`) + picture(alt)),
      paragraph('Ans: 1'),
    ]
    const { questions, pictures, faults } = await read([...item(1, 'Two bars'), ...item(2, '')])
    expect(questions).toMatchObject([
      { text: [{}, { type: 'figure', image: 'picture-1.png', alt: 'Two bars', width: 8, height: 6 }] },
      { text: [{}, { type: 'figure', image: 'picture-1.png', alt: undescribed, width: 8, height: 6 }] },
    ])
    expect(pictures.map(({ name, bytes }) => [name, bytes.length])).toEqual([['picture-1.png', bars.length]])
    expect(faults).toEqual([])
  })
})

describe('a table for each question', () => {
  test('has a row for each part of it', async () => {
    const { questions, faults } = await read([
      paragraph(''),
      table(
        ['Question', paragraph(letters('Which is ') + letters('true', '<w:b/>'))],
        ['Type', 'multiple_choice'],
        ['Option', 'one', 'incorrect'],
        ['Option', 'two', 'correct'],
        ['Solution', 'Two is.'],
        ['Marks', '2', '0.5'],
      ),
      table(
        ['Question', 'Which?'],
        ['Type', 'Multiple Select'],
        ['Option A', 'one', 'correct'],
        ['Option B', 'two', 'incorrect'],
        ['Topic', 'Primes'],
      ),
      table(
        ['Question', 'How many?'],
        ['Type', 'integer'],
        ['Answer', '42'],
        ['Negative marks', '-1'],
        ['Marks', '4'],
      ),
    ])
    expect(faults).toEqual([])
    expect(questions).toMatchObject([
      {
        place: 'question 1, table 1',
        text: [{ content: ['Which is ', { type: 'strong' }] }],
        options: ['one', 'two'],
        key: { kind: 'single', correct: 1 },
        explanation: 'Two is.',
        marking: { correct: '2', wrong: '-0.5' },
      },
      { key: { kind: 'several', correct: [0] }, topic: 'Primes', marking: null },
      { options: [], key: { kind: 'numeric', answer: 42 }, marking: { correct: '4', wrong: '-1' } },
    ])
  })

  test.each([
    [
      [
        ['Question', 'Which?'],
        ['Type', 'essay'],
        ['Option', 'a', 'correct'],
      ],
      'its type "essay" is not known',
    ],
    [
      [
        ['Question', 'Which?'],
        ['Option', 'a', 'perhaps'],
        ['Option', 'b', 'correct'],
      ],
      'its option 1 is marked "perhaps": write correct or incorrect',
    ],
    [
      [
        ['Question', 'Which?'],
        ['Option', 'a'],
        ['Option', 'b'],
      ],
      'none of its options is marked as correct',
    ],
    [
      [
        ['Question', 'Which?'],
        ['Hint', 'x'],
        ['Option', 'b'],
      ],
      'its row "Hint" is not known',
    ],
  ])('%j is refused with a sentence', async (rows, message) => {
    const { faults } = await read([table(...rows)])
    expect(faults).toMatchObject([
      { place: 'question 1, table 1', message: expect.stringContaining(message) },
    ])
  })
})

const whole = wordFile(lines('1. How many?\nAns: 5'))

test.each([
  ['nothing', new Uint8Array(), 'the file is empty'],
  ['letters', Buffer.from('1. How many apples are there in it?'), 'it is no zip file'],
  ['a file that breaks off', whole.slice(0, 900), 'the file is damaged or cut off: its zip cannot be opened'],
  ['a changed byte', whole.map((byte, index) => (index === 60 ? byte ^ 1 : byte)), /is damaged$/],
  ['another zip', zip({ 'a.txt': 'x' }), 'it is no Word file (.docx): it has no document in it'],
  [
    'a document type',
    zip({ 'word/document.xml': '<!DOCTYPE x [<!ENTITY y "z">]><x>&y;</x>' }),
    'it has a document type of its own',
  ],
  ['broken XML', zip({ 'word/document.xml': '<w:document><w:body>' }), /^it is no well-formed XML/],
  ['no question', wordFile(lines('A letter to a friend.')), 'no question was found in it'],
  ['more than 50 MB', new Uint8Array(50 * 1024 * 1024 + 1), 'the file is larger than 50 MB'],
])('%s is refused in one sentence', async (_, bytes, sentence) => {
  await expect(docx.read(new Uint8Array(bytes), 'x.docx')).rejects.toThrow(sentence)
})

describe('what would be lost without a word', () => {
  const faultsOf = async (text: string) => {
    const { questions, faults } = await read(lines(text))
    return { count: questions.length, faults: faults.map(({ place, message }) => `${place}: ${message}`) }
  }
  const inside = (label: string) =>
    `question 1, paragraph 1: "${label}" stands inside of another option: put each on a line of its own, or a tab between them.`

  test.each([
    ['1. Which year?\nA) 2021 B) 2022 C) 2023\nAns: B', 1],
    ['1. Which year?\nA) 2021  B) 2022 C) 2023 D) 2024\nAns: B', 1],
    ['1. Which year?\n(a) 2021 (b) 2022\n(c) 2023 (d) 2024\nAns: (a)', 0],
    ['Q1. Which year?\n1) one 2) two\n3) three 4) four\nAns: 1', 0],
    ['1. Which year? (a) 2021 (b) 2022 (c) Both (a) and (b) (d) None [Ans: c]', 2],
    ['1. Which year?\n(a)2021(b)2022(c)2023(d)2024\nAns: b. Explanation: so.', 1],
  ])('options in one line that one space parts are read: %j', async (text, correct) => {
    const { questions, faults } = await read(lines(text))
    expect(faults).toEqual([])
    expect(questions).toMatchObject([{ text: 'Which year?', key: { kind: 'single', correct } }])
  })

  test('options in one line that name a later option are refused', async () => {
    const text = '1. Which?\n(a) x (b) Both (c) and (d) (c) y (d) z\nAns: b'
    expect(await faultsOf(text)).toEqual({ count: 0, faults: [inside('(b)')] })
  })

  test('an option may name those before it, and signs of another kind', async () => {
    const { questions, faults } = await read(
      lines(
        '1. Which?\n(a) one\n(b) two\n(c) Both (a) and (b)\n(d) E. coli and (1) D. radiodurans\nAns: (c)',
      ),
    )
    expect(faults).toEqual([])
    expect(questions[0]?.options).toHaveLength(4)
  })

  test('a line behind the answer that says not what it is', async () => {
    const stray =
      'question 1, paragraph 1: "Remark: hard" (paragraph 5) stands behind its answer: begin the line with "Explanation:" or "Section:", or make it a heading.'
    expect(await faultsOf('1. Who?\nA) one\nB) two\nAns: B\nRemark: hard\n2. How many?\nAns: 5')).toEqual({
      count: 1,
      faults: [stray],
    })
  })

  test('a table behind the answer', async () => {
    const paper = await read([
      ...lines('1. Who?\nA) one\nB) two\nAns: B'),
      table(['Year', 'Sales'], ['2024', '5']),
    ])
    expect(paper.questions).toEqual([])
    expect(paper.faults[0]?.message).toMatch(/^a table or a list \(paragraph 5\) stands behind its answer/)
  })

  test.each([
    ['A, B, and C', { kind: 'several', correct: [0, 1, 2] }],
    ['(a) and (c)', { kind: 'several', correct: [0, 2] }],
    ['AC', { kind: 'several', correct: [0, 2] }],
    ['C) gamma', { kind: 'single', correct: 2 }],
    ['(b) Beta', { kind: 'single', correct: 1 }],
  ])('the answer "%s" is taken', async (answer, key) => {
    const { questions, faults } = await read(lines(`1. Which?\nA) alpha\nB) beta\nC) gamma\nAns: ${answer}`))
    expect(faults).toEqual([])
    expect(questions[0]?.key).toEqual(key)
  })

  test.each(['B) gamma', 'B because of it', 'A or C'])('the answer "%s" is refused', async (answer) => {
    const { count } = await faultsOf(`1. Which?\nA) alpha\nB) beta\nC) gamma\nAns: ${answer}`)
    expect(count).toBe(0)
  })

  test('letters that are the text of an option are that option', async () => {
    const { questions } = await read(lines('1. Which current?\nA) DC\nB) AC\nC) both\nAns: AC'))
    expect(questions[0]?.key).toEqual({ kind: 'single', correct: 1 })
  })
})
