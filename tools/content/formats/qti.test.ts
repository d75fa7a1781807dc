import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { zip } from '../../../tests/testing/zip'
import { qti } from './qti'

const bars = readFileSync('tests/fixtures/questions/bars.png')
const readXml = (xml: string) => qti.read(new TextEncoder().encode(xml), 'item.xml')

interface Parts {
  readonly cardinality?: string
  readonly declared?: string
  readonly choices?: string
  readonly processing?: string
  readonly before?: string
  readonly after?: string
  readonly id?: string
}

const correct = (...names: string[]) =>
  `<correctResponse>${names.map((name) => `<value>${name}</value>`).join('')}</correctResponse>`
const abc = ['A', 'B', 'C']
  .map((name) => `<simpleChoice identifier="${name}">option ${name}</simpleChoice>`)
  .join('')

const choice = ({
  cardinality = 'single',
  declared = correct('B'),
  choices = abc,
  processing = '',
  before = '',
  after = '',
  id = 'q1',
}: Parts) => `<?xml version="1.0"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${id}" title="One" xml:lang="en">
  <responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="identifier">${declared}</responseDeclaration>
  ${before}
  <itemBody><p>Look.</p><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>Which &amp; <b>why</b>?</prompt>${choices}</choiceInteraction></itemBody>
  ${processing}${after}
</assessmentItem>`

/** The same in the names of QTI 3. */
const inThree = (xml: string) =>
  xml
    .replace(/(<\/?)([a-z]\w*)/g, (whole, open: string, name: string) =>
      ['p', 'b', 'img', 'math', 'mn', 'value'].includes(name) && name !== 'value'
        ? whole
        : `${open}qti-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    )
    .replace(
      / (\w+[A-Z]\w*)=/g,
      (_, name: string) => ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}=`,
    )

const numeric = (declared: string, processing = '', baseType = 'float') => `<assessmentItem identifier="n1">
  <responseDeclaration identifier="R" cardinality="single" baseType="${baseType}">${declared}</responseDeclaration>
  <itemBody><p>Pi is about <textEntryInteraction responseIdentifier="R"/> metres.</p></itemBody>${processing}</assessmentItem>`

const equal = (attributes: string) =>
  `<responseProcessing><responseCondition><responseIf><equal ${attributes}><variable identifier="R"/><correct identifier="R"/></equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">2</baseValue></setOutcomeValue></responseIf><responseElse><setOutcomeValue identifier="SCORE"><baseValue baseType="float">-0.5</baseValue></setOutcomeValue></responseElse></responseCondition></responseProcessing>`
const mapped = (lower: string, ...entries: ReadonlyArray<readonly [string, string]>) =>
  `<mapping ${lower} defaultValue="0">${entries.map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`).join('')}</mapping>`
const byMap =
  '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response"/>'

describe.each([
  ['2.1', (xml: string) => xml],
  ['3.0', inThree],
])('an item of QTI %s', (_, written) => {
  const read = async (xml: string) => {
    const { questions, faults } = await readXml(written(xml))
    expect(faults).toEqual([])
    return questions[0]
  }

  test('with one right option', async () => {
    expect(
      await read(
        choice({
          after:
            '<modalFeedback outcomeIdentifier="F" identifier="x" showHide="show">Because <math><mn>2</mn></math>.</modalFeedback>',
        }),
      ),
    ).toEqual({
      place: 'item q1',
      id: 'q1',
      text: [
        { type: 'paragraph', content: ['Look.'] },
        { type: 'paragraph', content: ['Which & ', { type: 'strong', text: 'why' }, '?'] },
      ],
      options: ['option A', 'option B', 'option C'],
      key: { kind: 'single', correct: 1 },
      explanation: [
        {
          type: 'paragraph',
          content: [
            'Because ',
            { type: 'formula', mathml: '<math><mn>2</mn></math>', tex: '2', plain: '2' },
            '.',
          ],
        },
      ],
      topic: null,
      section: null,
      set: null,
      marking: null,
    })
  })

  test('with several right options, and marks for each', async () => {
    const map = mapped('lowerBound="0"', ['A', '1'], ['C', '1'], ['B', '-2'])
    expect(
      await read(choice({ cardinality: 'multiple', declared: correct('A', 'C') + map, processing: byMap })),
    ).toMatchObject({
      key: { kind: 'several', correct: [0, 2] },
      marking: { correct: '2', partial: '1' },
    })
    expect(await read(choice({ cardinality: 'multiple', declared: correct('C') }))).toMatchObject({
      key: { kind: 'several', correct: [2] },
      marking: null,
    })
  })

  test('with a mapping of marks', async () => {
    const map = mapped('', ['A', '-0.5'], ['B', '2'], ['C', '-0.5'])
    expect(await read(choice({ declared: map, processing: byMap }))).toMatchObject({
      key: { kind: 'single', correct: 1 },
      marking: { correct: '2', wrong: '-0.5' },
    })
  })

  test.each([
    [numeric(correct('3')), { kind: 'numeric', answer: 3 }, null],
    [
      numeric(correct('3.140'), equal('toleranceMode="absolute" tolerance="0.01 0.01"')),
      { kind: 'numeric', answer: 3.14, tolerance: 0.01 },
      { correct: '2', wrong: '-0.5' },
    ],
    [
      numeric(correct('3'), equal('toleranceMode="absolute" tolerance="0.1 0.2"')),
      { kind: 'numeric', from: 2.9, to: 3.2 },
      { correct: '2', wrong: '-0.5' },
    ],
    [
      numeric(correct('50'), equal('toleranceMode="relative" tolerance="10"')),
      { kind: 'numeric', answer: 50, tolerance: 5 },
      { correct: '2', wrong: '-0.5' },
    ],
    [
      numeric(
        '',
        '<responseProcessing><responseCondition><responseIf><and><gte><variable identifier="R"/><baseValue baseType="float">3.5</baseValue></gte><lte><variable identifier="R"/><baseValue baseType="float">3.6</baseValue></lte></and></responseIf></responseCondition></responseProcessing>',
      ),
      { kind: 'numeric', from: 3.5, to: 3.6 },
      null,
    ],
  ])('with a number to type: %#', async (xml, key, marking) => {
    expect(await read(xml)).toMatchObject({ text: 'Pi is about ____ metres.', options: [], key, marking })
  })
})

test.each([
  ['lowerBound="0"', { correct: '2', partial: '1' }, 'whoever chooses a wrong one gets nothing.'],
  ['', { correct: '2', wrong: '-0.5', partial: '1' }, 'whoever chooses a wrong one gets -0.5 in all.'],
])('what wrong options take off right ones is told: %s', async (bound, marking, message) => {
  const map = mapped(bound, ['A', '1'], ['C', '1'], ['B', '-0.5'])
  const { questions, faults } = await readXml(
    choice({ cardinality: 'multiple', declared: correct('A', 'C') + map, processing: byMap }),
  )
  expect(questions).toMatchObject([{ marking }])
  expect(faults).toEqual([
    { severity: 'warning', place: 'item q1', message: expect.stringContaining(message) },
  ])
})

test('a number is one, also where its system calls it a text', async () => {
  const { questions, faults } = await readXml(numeric(correct('42'), '', 'string'))
  expect([questions[0]?.key, faults]).toEqual([{ kind: 'numeric', answer: 42 }, []])
})

test.each([
  [choice({ declared: '' }), 'it does not say which option is right.'],
  [choice({ declared: correct('X') }), 'its right answer "X" is none of its options.'],
  [choice({ cardinality: 'ordered' }), 'its answers are "ordered", which no question of the app has.'],
  [
    choice({ declared: mapped('', ['A', '1'], ['B', '2'], ['C', '-1']), processing: byMap }),
    'it has several right options of which one is to be chosen, which cannot be kept.',
  ],
  [
    choice({ declared: correct('B') + mapped('', ['B', '2'], ['C', '-1']), processing: byMap }),
    'its options give different parts of its marks, which cannot be kept.',
  ],
  [
    choice({ choices: '<simpleChoice identifier="B"><img src="b.png" alt="b"/></simpleChoice>' }),
    'the picture "b.png" is not in the file: export a package (.zip) with its pictures.',
  ],
  [numeric(correct('many')), '"many" is no number of up to nine digits and six decimals.'],
  [
    numeric(correct('Krishna'), '', 'string'),
    'its answer is words to type, which no exam of the app has: only numbers can be (baseType float or integer).',
  ],
  [
    '<assessmentItem identifier="n1"><responseDeclaration identifier="R"/><itemBody><orderInteraction responseIdentifier="R"/></itemBody></assessmentItem>',
    'questions of the kind orderInteraction are not known to the app.',
  ],
  ['<assessmentItem identifier="n1"><itemBody><p>Hello</p></itemBody></assessmentItem>', 'it asks nothing.'],
  ['<assessmentItem identifier="n1"/>', 'it has no itemBody.'],
  [
    numeric(correct('1')).replace('</itemBody>', '<textEntryInteraction responseIdentifier="S"/></itemBody>'),
    'it asks 2 things at once: make an item of each.',
  ],
])('%# is left out with a sentence: %s', async (xml, message) => {
  const { questions, faults } = await readXml(xml)
  expect(questions).toEqual([])
  expect(faults).toEqual([{ severity: 'error', place: expect.stringMatching(/^item [qn]1$/), message }])
})

const resource = (href: string, type: string) =>
  `<resource identifier="${href}" type="${type}" href="${href}"><file href="${href}"/></resource>`
const manifest = (...resources: string[]) =>
  `<manifest><resources>${resources.join('')}</resources></manifest>`
const pack = (files: Record<string, string | Uint8Array>) => qti.read(new Uint8Array(zip(files)), 'paper.zip')
const item = 'imsqti_item_xmlv2p1'

test('a package keeps the order of its test, its sections, its pictures and what they share', async () => {
  const section = (id: string, title: string, inner: string) =>
    `<assessmentSection identifier="${id}" title="${title}" visible="true">${inner}</assessmentSection>`
  const ref = (href: string) => `<assessmentItemRef identifier="${href}" href="../items/${href}"/>`
  const paper = await pack({
    'imsmanifest.xml': manifest(
      resource('items/a.xml', item),
      resource('items/b.xml', item),
      resource('items/c.xml', item),
      resource('tests/t.xml', 'imsqti_test_xmlv2p1'),
      resource('items/bars.png', 'webcontent'),
    ),
    'tests/t.xml': `<assessmentTest identifier="t" title="First paper"><testPart>${section('one', 'Reasoning', ref('b.xml'))}${section('two', 'Maths', section('three', 'Directions', `<rubricBlock view="candidate"><p>Use the table.</p></rubricBlock>${ref('a.xml')}`))}</testPart></assessmentTest>`,
    'items/a.xml': choice({ id: 'a' }).replace(
      '<p>Look.</p>',
      '<p>Look.</p><img src="bars.png" alt="Two bars"/>',
    ),
    'items/b.xml': choice({ id: 'b' }),
    'items/c.xml': numeric(correct('7')).replace('n1', 'c'),
    'items/bars.png': bars,
  })
  expect(paper.faults).toEqual([])
  expect(paper.title).toBe('First paper')
  expect(paper.questions.map(({ id, section: name, set }) => [id, name, set])).toEqual([
    ['b', 'Reasoning', null],
    ['a', 'Maths', 'three'],
    ['c', null, null],
  ])
  expect(paper.sets).toEqual([
    { place: 'section three', id: 'three', title: 'Directions', text: 'Use the table.' },
  ])
  expect(paper.questions[1]?.text).toContainEqual({
    type: 'figure',
    image: 'bars.png',
    alt: 'Two bars',
    width: 8,
    height: 6,
  })
  expect(paper.pictures).toMatchObject([{ name: 'bars.png', type: 'image/png' }])
})

test('items of QTI 3 share a stimulus, and say their text in two languages', async () => {
  const one = (id: string) =>
    inThree(
      choice({ id, before: '<assessmentStimulusRef identifier="S1" href="s.xml" title="Passage"/>' }),
    ).replace('<p>Look.</p>', '<p xml:lang="en">Look.</p><p xml:lang="te">చూడండి.</p>')
  const paper = await pack({
    'imsmanifest.xml': manifest(
      resource('a.xml', 'imsqti_item_xmlv3p0'),
      resource('b.xml', 'imsqti_item_xmlv3p0'),
    ),
    'a.xml': one('a'),
    'b.xml': one('b'),
    's.xml':
      '<qti-assessment-stimulus identifier="S1" title="The river"><qti-stimulus-body><p>It is long.</p></qti-stimulus-body></qti-assessment-stimulus>',
  })
  expect(paper.faults).toEqual([])
  expect(paper.sets).toEqual([{ place: 'stimulus S1', id: 'S1', title: 'The river', text: 'It is long.' }])
  expect(paper.questions.map(({ set }) => set)).toEqual(['S1', 'S1'])
  expect(paper.languages).toEqual(['en', 'te'])
  expect(paper.questions[0]?.text).toMatchObject({
    en: [{ content: ['Look.'] }, {}],
    te: [{ content: ['చూడండి.'] }, {}],
  })
})

test('what a package names and does not hold, or holds broken, is told by its name', async () => {
  const { questions, faults } = await pack({
    'imsmanifest.xml': manifest(resource('a.xml', item), resource('b.xml', item), resource('c.xml', item)),
    'a.xml': choice({}),
    'c.xml': '<assessmentItem>',
  })
  expect(questions).toHaveLength(1)
  expect(faults).toMatchObject([
    { place: 'b.xml', message: 'the file is not in the package.' },
    { place: 'c.xml', message: expect.stringMatching(/^it is no well-formed XML/) },
  ])
})

const whole = zip({ 'imsmanifest.xml': manifest() })
test.each([
  ['a.xml', '', 'the file is empty'],
  ['a.xml', '<quiz/>', 'it is no QTI item: it begins with <quiz>'],
  [
    'a.xml',
    '<assessmentTest identifier="t"/>',
    'it is a test without its items: export a package (.zip) with both',
  ],
  [
    'a.xml',
    '<!DOCTYPE a SYSTEM "file:///etc/passwd"><assessmentItem/>',
    'it has a document type of its own (<!DOCTYPE …>), which is not read',
  ],
  ['a.zip', zip({ 'a.txt': 'x' }), 'it is no QTI package: it has no imsmanifest.xml'],
  ['a.zip', whole.subarray(0, whole.length - 30), 'the file is damaged or cut off: its zip cannot be opened'],
  ['a.zip', 'no zip at all, only some letters', 'it is no zip file'],
])('%s with %# is refused in one sentence', async (name, content, sentence) => {
  await expect(qti.read(new Uint8Array(Buffer.from(content)), name)).rejects.toThrow(sentence)
})

test('items and packages are known by their names and first elements', () => {
  expect(qti.matches('a.zip', 'PK')).toBe(true)
  expect(qti.matches('a.xml', '<qti-assessment-item identifier="x">')).toBe(true)
  expect(qti.matches('a.xml', '<imsqti:assessmentTest>')).toBe(true)
  expect(qti.matches('a.xml', '<quiz>')).toBe(false)
})
