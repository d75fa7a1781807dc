/** QTI 1.2 in the shapes in which Canvas, Respondus and common cartridges write it. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { zip } from '../../../tests/testing/zip'
import { encodeEntities } from './entities'
import { qti } from './qti'

const bars = readFileSync('tests/fixtures/questions/bars.png')

const material = (text: string, type = 'text/html') =>
  `<material><mattext texttype="${type}">${encodeEntities(text)}</mattext></material>`
const fields = (all: Readonly<Record<string, string>>) =>
  `<itemmetadata><qtimetadata>${Object.entries(all)
    .map(
      ([label, entry]) =>
        `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`,
    )
    .join('')}</qtimetadata></itemmetadata>`
const is = (answer: string) => `<varequal respident="response1">${answer}</varequal>`
const condition = (inner: string, value: number | string, action = 'Set') =>
  `<respcondition continue="No"><conditionvar>${inner}</conditionvar><setvar action="${action}" varname="SCORE">${value}</setvar></respcondition>`
const feedback = (ident: string, text: string) =>
  `<itemfeedback ident="${ident}"><flow_mat>${material(text)}</flow_mat></itemfeedback>`

interface Parts {
  readonly type?: string
  readonly points?: string
  readonly text?: string
  readonly response: string
  readonly conditions: string
  readonly after?: string
  readonly max?: number
}

/** An item as a Canvas quiz has it. */
const item = ({ type = 'multiple_choice_question', points, text = '<p>Which?</p>', ...rest }: Parts) =>
  `<item ident="g1" title="Question">${fields({ question_type: type, ...(points === undefined ? {} : { points_possible: points }) })}
  <presentation>${material(text)}${rest.response}</presentation>
  <resprocessing><outcomes><decvar maxvalue="${rest.max ?? 100}" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>
    <respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback feedbacktype="Response" linkrefid="general_fb"/></respcondition>
    ${rest.conditions}</resprocessing>${rest.after ?? ''}</item>`

const choices = (cardinality: string, ...options: string[]) =>
  `<response_lid ident="response1" rcardinality="${cardinality}"><render_choice>${options
    .map(
      (option, at) => `<response_label ident="${at + 1}">${material(option, 'text/plain')}</response_label>`,
    )
    .join('')}</render_choice></response_lid>`
const typed =
  '<response_str ident="response1" rcardinality="Single"><render_fib fibtype="Decimal"><response_label ident="answer1"/></render_fib></response_str>'

const quiz = (...items: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="q" title="First quiz"><section ident="root_section">${items.join('')}</section></assessment></questestinterop>`
const read = (...items: string[]) => qti.read(new TextEncoder().encode(quiz(...items)), 'quiz.xml')
const abc = choices('Single', 'A', 'B', 'C')
const three = choices('Multiple', 'A', 'B', 'C')

test('a question of a Canvas quiz keeps its text, its formula, its explanation and its points', async () => {
  const { title, faults, questions } = await read(
    item({
      points: '2.0',
      text: '<div><p>Find <b>x</b>: <img class="equation_image" src="/equation_images/x%255E2" alt="LaTeX: x^2" data-equation-content="x^2"></p></div>',
      response: abc,
      conditions: condition(is('2'), 100),
      after: feedback('general_fb', '<p>As B says.</p>') + feedback('1_fb', 'no'),
    }),
  )
  expect([title, faults]).toEqual(['First quiz', []])
  expect(questions).toMatchObject([
    {
      place: 'item g1',
      id: 'g1',
      text: [{ content: ['Find ', { type: 'strong', text: 'x' }, ': ', { type: 'formula', tex: 'x^2' }] }],
      options: ['A', 'B', 'C'],
      key: { kind: 'single', correct: 1 },
      explanation: 'As B says.',
      marking: { correct: '2' },
    },
  ])
})

const all = `<and>${is('1')}<not>${is('2')}</not>${is('3')}</and>`
const between = (low: number, high: number) =>
  `<and><vargte respident="response1">${low}</vargte><varlte respident="response1">${high}</varlte></and>`

describe('keys and marks', () => {
  test.each([
    [
      'one, of one point',
      item({ points: '1.0', response: abc, conditions: condition(is('1'), 100) }),
      0,
      null,
    ],
    [
      'one, with what each wrong one takes',
      item({
        response: abc,
        max: 3,
        conditions: ['1', '3'].map((name) => condition(is(name), -1)).join('') + condition(is('2'), 3),
      }),
      1,
      { correct: '3', wrong: '-1' },
    ],
    [
      'one, with what any other takes',
      item({ points: '2', response: abc, conditions: condition(is('3'), 100) + condition('<other/>', -25) }),
      2,
      { correct: '2', wrong: '-0.5' },
    ],
    [
      'marks to be subtracted',
      item({
        response: abc,
        max: 4,
        conditions: condition(is('3'), 4, 'Add') + condition('<other/>', 1, 'Subtract'),
      }),
      2,
      { correct: '4', wrong: '-1' },
    ],
  ])('%s', async (_, xml, correct, marking) => {
    const { questions, faults } = await read(xml)
    expect(faults).toEqual([])
    expect(questions).toMatchObject([{ key: { kind: 'single', correct }, marking }])
  })

  test.each([
    ['all at once', condition(all, 100), { correct: '2' }],
    [
      'each its part, and a wrong one everything',
      condition(is('1'), 50, 'Add') + condition(is('3'), 50, 'Add') + condition(is('2'), -100, 'Add'),
      { correct: '2', partial: '1' },
    ],
  ])('several, %s', async (_, conditions, marking) => {
    const { questions, faults } = await read(item({ points: '2', response: three, conditions }))
    expect(faults).toEqual([])
    expect(questions).toMatchObject([{ key: { kind: 'several', correct: [0, 2] }, marking }])
  })

  test.each([
    [`<or>${is('4.0')}${between(4, 4)}</or>`, { kind: 'numeric', answer: 4 }],
    [`<or>${is('4.0')}${between(3.9, 4.1)}</or>`, { kind: 'numeric', answer: 4, tolerance: 0.1 }],
    [between(3.5, 3.6), { kind: 'numeric', from: 3.5, to: 3.6 }],
    [is('42'), { kind: 'numeric', answer: 42 }],
  ])('a number: %s', async (inner, key) => {
    const { questions, faults } = await read(
      item({ type: 'numerical_question', points: '1', response: typed, conditions: condition(inner, 100) }),
    )
    expect(faults).toEqual([])
    expect(questions).toMatchObject([{ options: [], key, marking: null }])
  })
})

test.each([
  [
    item({
      type: 'multiple_answers_question',
      response: three,
      conditions: condition(is('1'), 50) + condition(is('3'), 50) + condition(is('2'), -50),
    }),
    /^warning item g1: its wrong options take a part of its marks \(-50%\).* that penalty is not kept\./,
  ],
  [
    item({ response: three, conditions: condition(all, 100) + condition(is('2'), -10) }),
    'warning item g1: what some of its wrong answers cost cannot be kept: that penalty is left out.',
  ],
  [
    item({
      type: 'numerical_question',
      response: typed,
      conditions: condition('<vargt>3</vargt><varlte>4</varlte>', 100),
    }),
    'warning item g1: an end of its range is not right in the file, and is right here.',
  ],
  [
    item({ type: 'text_only_question', response: '', conditions: '' }),
    'warning item g1: it asks nothing, and is left out.',
  ],
  [item({ response: abc, conditions: '' }), 'error item g1: it does not say which option is right.'],
  [
    item({ response: abc, conditions: condition(is('9'), 100) }),
    'error item g1: its right answer "9" is none of its options.',
  ],
  [
    item({ response: abc, conditions: condition(is('1'), 100) + condition(is('2'), 50) }),
    'error item g1: it has several right options of which one is to be chosen, which cannot be kept.',
  ],
  [
    item({ type: 'short_answer_question', response: typed, conditions: condition(is('Krishna'), 100) }),
    'error item g1: its answer is words to type, which no exam of the app has: only numbers can be.',
  ],
  [
    item({
      type: 'numerical_question',
      response: typed,
      conditions: condition(is('1'), 100) + condition(is('2'), 100),
    }),
    'error item g1: several numbers are right, which cannot be kept.',
  ],
  [
    item({ type: 'matching_question', response: abc + abc, conditions: '' }),
    'error item g1: questions of the type "matching_question" are not known to the app.',
  ],
  [
    item({ type: 'essay_question', response: typed, conditions: '' }),
    'error item g1: questions of the type "essay_question" are not known to the app.',
  ],
])('%# is told, and the next one is read', async (xml, sentence) => {
  const next = item({ response: abc, conditions: condition(is('1'), 100) }).replace('"g1"', '"g2"')
  const { questions, faults } = await read(xml, next)
  expect(faults.map(({ severity, place, message }) => `${severity} ${place}: ${message}`)).toEqual([
    expect.stringMatching(sentence),
  ])
  expect(questions.map(({ id }) => id)).toContain('g2')
})

const manifest = (resources: string) =>
  `<manifest identifier="m"><resources>${resources}</resources></manifest>`
const pack = (files: Record<string, string | Uint8Array>, name = 'export.zip') =>
  qti.read(new Uint8Array(zip(files)), name)

test('an export of Canvas names the file of a quiz below its resource, and its pictures by a folder of its own', async () => {
  const paper = await pack({
    'imsmanifest.xml': manifest(
      '<resource identifier="g9" type="imsqti_xmlv1p2"><file href="g9/g9.xml"/><dependency identifierref="m9"/></resource><resource identifier="m9" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="g9/assessment_meta.xml"><file href="g9/assessment_meta.xml"/></resource>',
    ),
    'g9/g9.xml': quiz(
      item({
        text: '<p>See</p><img src="%24IMS-CC-FILEBASE%24/Uploaded%20Media/bars.png?canvas_download=1" alt="Two bars">',
        response: abc,
        conditions: condition(is('1'), 100),
      }),
    ),
    'g9/assessment_meta.xml': '<quiz identifier="g9"/>',
    'Uploaded Media/bars.png': bars,
  })
  expect(paper.faults).toEqual([])
  expect(paper.title).toBe('First quiz')
  expect(paper.questions).toMatchObject([
    { text: [{ content: ['See'] }, { type: 'figure', alt: 'Two bars' }] },
  ])
})

test('a common cartridge keeps its sections, and what questions share', async () => {
  const one = (id: string) =>
    item({ response: abc, conditions: condition(is('1'), 100) }).replace('"g1"', `"${id}"`)
  const paper = await pack(
    {
      'imsmanifest.xml': manifest(
        '<resource identifier="a" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="a.xml"/></resource>',
      ),
      'a.xml': `<!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2.dtd"><questestinterop><assessment title="T"><section ident="s1" title="Reasoning">${one('a')}</section><section ident="s2" title="English"><presentation_material><flow_mat>${material('A passage.', 'text/plain')}</flow_mat></presentation_material><selection_ordering><selection><selection_number>1</selection_number></selection></selection_ordering>${one('b')}</section></assessment></questestinterop>`,
    },
    'export.imscc',
  )
  expect(paper.questions.map(({ id, section, set }) => [id, section, set])).toEqual([
    ['a', 'Reasoning', null],
    ['b', 'English', 's2'],
  ])
  expect(paper.sets).toEqual([{ place: 'section s2', id: 's2', title: 'English', text: 'A passage.' }])
  expect(paper.faults).toMatchObject([{ severity: 'warning', place: 'section s2' }])
})

test.each([
  ['assessment/x-bb-qti-test', 'it is in the format of Blackboard alone: export it as QTI 2.1'],
  ['webcontent', 'no QTI item was found in it; its files are of the types webcontent'],
])('a package of %s is refused in one sentence', async (type, sentence) => {
  const files = { 'imsmanifest.xml': manifest(`<resource identifier="a" type="${type}"/>`) }
  await expect(pack(files)).rejects.toThrow(sentence)
})

test('a file is known by its first element', () => {
  expect(qti.matches('quiz.xml', '<questestinterop xmlns="x">')).toBe(true)
  expect(qti.matches('quiz.xml.qti', '<questestinterop>')).toBe(true)
  expect(qti.matches('course.imscc', 'PK')).toBe(true)
})
