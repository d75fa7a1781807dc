import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inLanguage } from '../../../src/domain/rich-text'
import { moodleXml } from './moodle-xml'

const read = (xml: string) => moodleXml.read(new TextEncoder().encode(xml), 'x.xml')
const quiz = (...questions: string[]) => read(`<?xml version="1.0"?><quiz>${questions.join('')}</quiz>`)
const html = (name: string, text: string, more = '') =>
  `<${name} format="html"><text><![CDATA[${text}]]></text>${more}</${name}>`
const question = (type: string, body: string, text = '<p>Which?</p>') =>
  `<question type="${type}"><name><text>Q &amp; A</text></name>${html('questiontext', text)}${body}</question>`
const answer = (fraction: number | string, text: string, more = '') =>
  `<answer fraction="${fraction}" format="html"><text><![CDATA[${text}]]></text>${more}</answer>`
const choice = (...answers: string[]) => question('multichoice', `<single>true</single>${answers.join('')}`)
const several = (...answers: string[]) => question('multichoice', `<single>false</single>${answers.join('')}`)

test('a question keeps its texts, its topic, its explanation and its marks', async () => {
  const paper = await quiz(
    '<question type="category"><category><text>$course$/top/Arithmetic/Time // Work</text></category></question>',
    question(
      'multichoice',
      `${html('generalfeedback', '<p>As <b>B</b> says.</p>')}<defaultgrade>2.0000000</defaultgrade><idnumber>q-7</idnumber><single>true</single>${answer(-25, '<p>A</p>')}${answer(100, 'B')}${answer(-25, 'C &lt; D')}`,
      '<p>{mlang en}Which?{mlang}{mlang te}ఏది?{mlang}</p>',
    ),
  )
  expect(paper.faults).toEqual([])
  expect(paper.languages).toEqual(['en', 'te'])
  expect(paper.questions).toEqual([
    {
      place: 'question 1 "Q & A"',
      id: 'q-7',
      text: { en: 'Which?', te: 'ఏది?' },
      options: ['A', 'B', 'C < D'],
      key: { kind: 'single', correct: 1 },
      explanation: [{ type: 'paragraph', content: ['As ', { type: 'strong', text: 'B' }, ' says.'] }],
      topic: 'Time / Work',
      section: null,
      set: null,
      marking: { correct: '2', wrong: '-0.5' },
    },
  ])
})

test.each([
  [choice(answer(100, 'A'), answer(0, 'B')), { kind: 'single', correct: 0 }, null],
  [
    choice(answer('-33.33333', 'A'), answer(100, 'B'), answer('-33.33333', 'C')),
    { kind: 'single', correct: 1 },
    { correct: '1', wrong: '-1/3' },
  ],
  [
    choice(answer('-33.33', 'A'), answer(100, 'B'), answer('-33.33', 'C')),
    { kind: 'single', correct: 1 },
    { correct: '1', wrong: '-1/3' },
  ],
  [
    choice(answer('-37', 'A'), answer(100, 'B')),
    { kind: 'single', correct: 1 },
    { correct: '1', wrong: '-0.37' },
  ],
  [several(answer(50, 'A'), answer(0, 'B'), answer(50, 'C')), { kind: 'several', correct: [0, 2] }, null],
  [
    several(answer('33.33333', 'A'), answer(-100, 'B'), answer('33.33333', 'C'), answer('33.33333', 'D')),
    { kind: 'several', correct: [0, 2, 3] },
    { correct: '1', partial: '1/3' },
  ],
  [question('truefalse', answer(100, 'false') + answer(0, 'true')), { kind: 'single', correct: 1 }, null],
  [
    question('numerical', answer(100, '12.56', '<tolerance>0.04</tolerance>')),
    { kind: 'numeric', answer: 12.56, tolerance: 0.04 },
    null,
  ],
  [
    question('numerical', answer(100, '-3') + answer(-25, '*')),
    { kind: 'numeric', answer: -3 },
    { correct: '1', wrong: '-0.25' },
  ],
  [question('shortanswer', answer(100, '42')), { kind: 'numeric', answer: 42 }, null],
  [
    question('shortanswer', answer(100, '42') + answer(-50, '*')),
    { kind: 'numeric', answer: 42 },
    { correct: '1', wrong: '-0.5' },
  ],
])('%s has the key and the marks that it says', async (xml, key, marking) => {
  const { questions, faults } = await quiz(xml)
  expect(faults).toEqual([])
  expect(questions).toMatchObject([{ key, marking }])
})

test.each([
  [
    choice(answer(100, 'A'), answer(50, 'B')),
    'an option gives only a part of its marks, which cannot be kept: one is to give 100, the others none.',
  ],
  [choice(answer(0, 'A'), answer(0, 'B')), 'none of its options is right.'],
  [
    choice(answer(100, 'A'), answer(-50, 'B'), answer(0, 'C')),
    'its wrong options cost different parts of its marks (-50% and 0%), which cannot be kept.',
  ],
  [choice(answer(100, 'A')), 'it has fewer than two options.'],
  [choice(answer(100, 'A'), answer(0, ' ')), 'its option 2 is blank.'],
  [
    several(answer(70, 'A'), answer(30, 'B')),
    'its right options give different parts of its marks, which cannot be kept.',
  ],
  [question('numerical', answer(100, 'many')), '"many" is no number of up to nine digits and six decimals.'],
  [
    question('numerical', answer(100, '1') + answer(100, '2')),
    'several numbers are right, which cannot be kept.',
  ],
  [
    question('shortanswer', answer(100, 'Krishna')),
    'its answer is words to type, which no exam of the app has: only numbers can be.',
  ],
  [question('essay', ''), 'questions of the type "essay" are not known to the app.'],
  [question('numerical', answer(100, '1'), ''), 'it has no text.'],
  [
    question('numerical', answer(100, '1'), '<img src="https://x.test/a.png" alt="x">'),
    'the picture "https://x.test/a.png" lies on another server: put it into the file.',
  ],
  [
    question('numerical', answer(100, '1'), '<img src="@@PLUGINFILE@@/a%20b.png" alt="x">'),
    'the picture "a b.png" is not in the file.',
  ],
])('%s is left out with a sentence, and the next one is read', async (xml, message) => {
  const { questions, faults } = await quiz(xml, choice(answer(100, 'A'), answer(0, 'B')))
  expect(faults).toMatchObject([{ severity: 'error', place: 'question 1 "Q & A"', message }])
  expect(questions).toHaveLength(1)
})

test.each([
  [
    several(answer(50, 'A'), answer('-33.33', 'B'), answer(50, 'C')),
    { correct: '1', partial: '0.5' },
    'its wrong options take a part of its marks (-33.33%), which the app has not where several options are right: that penalty is not kept. Each right option gives 0.5 of the marks, and whoever chooses a wrong one gets none.',
  ],
  [
    several(answer(100, 'A'), answer(-100, 'B'), answer(0, 'C')),
    { correct: '1', partial: '1' },
    'its wrong options take a part of its marks (-100% and 0%), which the app has not where several options are right: that penalty is not kept. Each right option gives 1 of the marks, and whoever chooses a wrong one gets none.',
  ],
  [
    question('numerical', answer(100, '9.8') + answer(-50, '9.6') + answer(-25, '*')),
    { correct: '1', wrong: '-0.25' },
    'the wrong answer "9.6" has a share of its own (-50%), which is not kept: it counts as any wrong answer.',
  ],
  [
    question('numerical', answer(100, '9.8') + answer(-50, '9.6')),
    null,
    'the wrong answer "9.6" has a share of its own (-50%), which is not kept: it counts as any wrong answer.',
  ],
])('%s is read, and what its penalties lose is told by its name', async (xml, marking, message) => {
  const { questions, faults } = await quiz(xml)
  expect(faults).toEqual([{ severity: 'warning', place: 'question 1 "Q & A"', message }])
  expect(questions).toMatchObject([{ marking }])
})

const bars = readFileSync('tests/fixtures/questions/bars.png')
const file = (name: string, bytes: Uint8Array) =>
  `<file name="${name}" path="/" encoding="base64">${Buffer.from(bytes).toString('base64')}</file>`

test('pictures come with the file; two of one name are told apart', async () => {
  const other = Buffer.concat([bars, Buffer.from([0])])
  const item = (bytes: Uint8Array) =>
    `<question type="numerical"><name><text>n</text></name>${html('questiontext', '<p>See</p><img src="@@PLUGINFILE@@/my%20bars.png" alt="Two bars">', file('my bars.png', bytes))}${answer(100, '1')}</question>`
  const { questions, pictures, faults } = await quiz(item(bars), item(other), item(bars))
  expect(faults).toEqual([])
  expect(pictures.map(({ name, type }) => [name, type])).toEqual([
    ['my-bars.png', 'image/png'],
    ['my-bars-2.png', 'image/png'],
  ])
  const figure = { type: 'figure', alt: 'Two bars', width: 8, height: 6 }
  const images = questions.map(({ text }) => inLanguage(text, 'en').text[1])
  expect(images).toEqual(
    ['my-bars.png', 'my-bars-2.png', 'my-bars.png'].map((image) => ({ ...figure, image })),
  )
})

test('no picture is refused', async () => {
  const bytes = Buffer.from('GIF nothing')
  const { faults } = await quiz(
    `<question type="numerical">${html('questiontext', '<img src="@@PLUGINFILE@@/a.png" alt="x">', file('a.png', bytes))}${answer(100, '1')}</question>`,
  )
  expect(faults[0]?.message).toContain('is no PNG, JPEG, GIF, WebP or SVG picture with a size')
})

const bomb = `<!DOCTYPE q [<!ENTITY a "aaaaaaaaaa">${'bcdefghij'
  .split('')
  .map((name, index) => `<!ENTITY ${name} "${`&${String.fromCharCode(97 + index)};`.repeat(10)}">`)
  .join('')}]><quiz>&j;</quiz>`

test.each([
  ['nothing', '', 'the file is empty'],
  ['entities that grow', bomb, 'it has a document type of its own (<!DOCTYPE …>), which is not read'],
  [
    'a file that breaks off',
    '<quiz><question type="essay"><name>',
    /^it is no well-formed XML: a tag in it does not end \(line 1\)$/,
  ],
  ['other XML', '<items/>', 'it is no Moodle XML: that begins with <quiz>'],
  [
    'another encoding',
    Buffer.from('<quiz>\xE9</quiz>', 'latin1'),
    'its text is not in the encoding utf-8: save it as UTF-8',
  ],
  ['more than 50 MB', Buffer.alloc(50 * 1024 * 1024 + 1, ' '), 'the file is larger than 50 MB'],
])('%s is refused in one sentence', async (_, content, sentence) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
  await expect(moodleXml.read(bytes, 'x.xml')).rejects.toThrow(sentence)
})

test('texts in UTF-16, and in the encoding that the XML says, are read', async () => {
  const xml = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?><quiz>${question('numerical', answer(100, '1'), 'caf\u00e9')}</quiz>`
  for (const bytes of [
    Buffer.from(`\uFEFF${xml('UTF-16')}`, 'utf16le'),
    Buffer.from(xml('ISO-8859-1'), 'latin1'),
  ]) {
    expect((await moodleXml.read(new Uint8Array(bytes), 'x.xml')).questions).toMatchObject([{ text: 'café' }])
  }
})

test('texts of an older Windows keep their quotes and dashes', async () => {
  const xml = `<?xml version="1.0" encoding="windows-1252"?><quiz>${question('numerical', answer(100, '1'), '\x93caf\xe9\x94 \x96 \x85')}</quiz>`
  const { questions } = await moodleXml.read(new Uint8Array(Buffer.from(xml, 'latin1')), 'x.xml')
  expect(questions).toMatchObject([{ text: '“café” – …' }])
})

test('a file is known by its first element', () => {
  expect(moodleXml.matches('a.xml', '<?xml version="1.0"?>\n<quiz>')).toBe(true)
  expect(moodleXml.matches('a.xml', '<assessmentItem>')).toBe(false)
})

test('without words for everybody, those for the right answer explain it; those for a part of it do not', async () => {
  const told = (text: string) => html('feedback', text)
  const { questions, faults } = await quiz(
    choice(answer(100, 'A', told('Because of <b>it</b>.')), answer(0, 'B', told('No.'))),
    question('numerical', answer(100, '3.14', `<tolerance>0.01</tolerance>${told('That is pi.')}`)),
    several(answer(50, 'A', told('One.')), answer(50, 'B', told('Two.')), answer(0, 'C')),
    question(
      'multichoice',
      `${html('generalfeedback', 'To all.')}<single>true</single>${answer(100, 'A', told('To some.'))}${answer(0, 'B')}`,
    ),
  )
  expect(faults).toEqual([])
  expect(questions.map(({ explanation }) => explanation)).toEqual([
    [
      {
        type: 'paragraph',
        content: ['Because of ', { type: 'strong', text: 'it' }, '.'],
      },
    ],
    'That is pi.',
    null,
    'To all.',
  ])
})
