/** What a test says of a real exam: the one whose pattern it has, and the past one that it comes from. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkFiles } from './check'
import { checkPreset } from './check-preset'
import { checkSource } from './check-source'
import { presets } from './presets'
import { type Preset, questionsIn } from './presets/preset'
import { describeProblem } from './problem'
import { rootOf } from './target'

const now = new Date('2026-11-21T06:00:00Z')

/** A question with as many options as the exam has. */
const question = (preset: Preset, id: string, section?: string) => ({
  id,
  question: `Which one is right in ${id}?`,
  options: Array.from({ length: preset.options }, (_, option) => `Option ${option}`),
  correctAnswer: 0,
  explanation: 'Because.',
  ...(section === undefined ? {} : { section }),
})

/** A test exactly as the exam has it. */
function like(preset: Preset) {
  return {
    title: 'Mock',
    published: true,
    preset: preset.id,
    duration: preset.minutes,
    marking: preset.marking,
    languages: [...preset.languages] as string[],
    sections: preset.sections.map(({ id, name, minutes, marking }) => ({
      id,
      name,
      ...(minutes === null ? {} : { minutes }),
      ...(marking === undefined ? {} : { marking }),
    })),
    questions: preset.sections.flatMap(({ id, questions }) =>
      Array.from({ length: questions }, (_, index) => question(preset, `${id}-${index + 1}`, id)),
    ),
  }
}

function presetOf(id: string): Preset {
  const preset = presets.find((one) => one.id === id)
  if (!preset) throw new Error(id)
  return preset
}

const rrb = presetOf('rrb-ntpc-cbt-1')
const ibps = presetOf('ibps-po-prelims')

/** The messages about a document that is like the exam, but for what it says here. */
const told = (preset: Preset, changed: Record<string, unknown>) =>
  checkPreset({ ...like(preset), ...changed }).map(
    ({ severity, field, message }) => `${severity} ${field}: ${message}`,
  )

describe('a test that names an exam', () => {
  test.each(presets.map((preset): [string, Preset] => [preset.id, preset]))(
    'passes when it is as %s',
    (id, preset) => {
      const unsure = expect.stringContaining(
        `warning preset: the figures of "${id}" are not checked: compare with the notification.`,
      )
      expect(told(preset, {})).toEqual(preset.checked ? [] : [unsure])
    },
  )

  test('may write names of sections with other capitals and signs', () => {
    const [first, ...others] = like(rrb).sections
    const sections = [{ ...first, name: 'GENERAL  AWARENESS:' }, ...others]
    expect(told(rrb, { sections })).toEqual([])
  })

  test.each([
    ['ends early', { duration: 60 }, 'duration: the exam takes 90 minutes; the test takes 60.'],
    [
      'takes off a quarter',
      { marking: { correct: 1, wrong: '-1/4', unanswered: 0 } },
      'marking: the exam gives 1 for right, -1/3 for wrong, 0 for none; the test gives 1 for right, -0.25 for wrong, 0 for none.',
    ],
    [
      'gives no marks',
      { marking: undefined },
      'marking: the exam gives 1 for right, -1/3 for wrong, 0 for none; the test gives no marks.',
    ],
    [
      'lacks a language',
      { languages: ['en', 'te'] },
      'languages: the exam is in English, Hindi, Telugu; the test is in English, Telugu.',
    ],
    [
      'names no language',
      { languages: undefined },
      'languages: the exam is in English, Hindi, Telugu; the test is in English.',
    ],
    [
      'goes by another language',
      { languages: ['te', 'en', 'hi'] },
      'languages: in doubt the exam goes by English; the test goes by Telugu.',
    ],
    [
      'has a calculator',
      { calculator: 'basic' },
      'calculator: the exam allows no calculator; the test has a basic calculator.',
    ],
    [
      'lets sections end early',
      { leaveSectionsEarly: true },
      'leaveSectionsEarly: in the exam a section may not be submitted before its end; in the test it may.',
    ],
    [
      'lacks a question',
      { questions: like(rrb).questions.slice(1) },
      'sections: General Awareness: the exam has 40 questions; the test has 39.',
    ],
    [
      'has a question with five options',
      { questions: [question(ibps, 'odd', 'awareness'), ...like(rrb).questions.slice(1)] },
      'questions: the exam gives 4 options; questions of the test with another number: 1, the first is "odd" with 5.',
    ],
    [
      'calls a section something else',
      {
        sections: like(rrb).sections.map((part) => (part.id === 'maths' ? { ...part, name: 'Maths' } : part)),
      },
      'sections: the exam calls it "Mathematics"; the test calls it "Maths".',
    ],
    [
      'is in one piece',
      { sections: [] },
      'sections: the exam has 3 (General Awareness 40, Mathematics 30, General Intelligence and Reasoning 30); the test has none, and 100 questions.',
    ],
    [
      'lacks a section',
      {
        sections: like(rrb).sections.filter(({ id }) => id !== 'reasoning'),
        questions: like(rrb).questions.filter(({ section }) => section !== 'reasoning'),
      },
      'sections: the exam has 3 (General Awareness 40, Mathematics 30, General Intelligence and Reasoning 30); the test has 2 (General Awareness 40, Mathematics 30).',
    ],
  ])('and %s is told so, once', (_, changed, message) => {
    expect(told(rrb, changed)).toEqual([`error ${message}`])
  })

  test('and shares the time that the exam divides is told of each section', () => {
    const sections = like(ibps).sections.map((section) => ({ ...section, minutes: undefined }))
    expect(told(ibps, { sections })).toEqual(
      ['English Language', 'Quantitative Aptitude', 'Reasoning Ability'].map(
        (name) =>
          `error sections: ${name}: in the exam it has 20 minutes of its own; in the test it shares the time of all.`,
      ),
    )
  })

  test('and marks all sections alike, as the exam does not, is told of those that differ', () => {
    const sections = like(ibps).sections.map((section) => ({ ...section, marking: undefined }))
    expect(told(ibps, { sections })).toEqual([
      'error marking: Quantitative Aptitude: the exam gives 6/7 for right, -3/14 for wrong, 0 for none; the test gives 1 for right, -0.25 for wrong, 0 for none.',
      'error marking: Reasoning Ability: the exam gives 1 1/7 for right, -2/7 for wrong, 0 for none; the test gives 1 for right, -0.25 for wrong, 0 for none.',
    ])
  })

  test('whose figures are not checked gets warnings', () => {
    expect(told(presetOf('ap-court-junior-assistant'), { duration: 60 })).toEqual([
      `warning preset: the figures of "ap-court-junior-assistant" are not checked: compare with the notification. ${presetOf('ap-court-junior-assistant').note}`,
      'warning duration: the exam takes 90 minutes; the test takes 60.',
    ])
  })

  test('that there is not is told the nearest one', () => {
    expect(told(ibps, { preset: 'ibps-prelims' })).toEqual([
      'error preset: there is no preset "ibps-prelims". The nearest name is "ibps-po-prelims"; npm run content -- presets lists them all.',
    ])
  })
})

describe('a paper of a previous year', () => {
  const source = { name: 'SSC CGL', year: 2023, shift: 2, rights: 'Shown with permission' }
  const faults = (test: Record<string, unknown>) =>
    checkSource(test, now).map(({ field, message }) => `${field}: ${message}`)

  test.each([
    { title: 'SSC CGL previous year paper' },
    { title: 'Previous-Year Questions' },
    { title: 'Mock 1', description: 'From the papers of previous years.' },
    { name: 'Polity PYQs' },
    { title: 'Memory based paper' },
  ])('must say which one it is: %o', (test) => {
    expect(faults(test)).toEqual([
      expect.stringMatching(/^source: the test says that it is a previous year's paper/),
    ])
    expect(faults({ ...test, source })).toEqual([])
  })

  test.each([
    [{ title: 'Mock 1' }, []],
    [{ title: 'Mock 1', description: 'The year before the exam.' }, []],
    [{ source: 'SSC' }, ['source: it is no map of name, year, shift and rights.']],
    [
      { source: {} },
      [
        'source.name: it is missing; it names the exam.',
        'source.year: it must be a year from 1950 to 2026, as a number.',
        'source.rights: it is missing; it says by what right the paper is shown.',
      ],
    ],
    [
      { source: { ...source, year: 1949 } },
      ['source.year: it must be a year from 1950 to 2026, as a number.'],
    ],
    [
      { source: { ...source, year: 2027 } },
      ['source.year: it must be a year from 1950 to 2026, as a number.'],
    ],
    [{ source: { ...source, memoryBased: true } }, []],
    [{ source: { ...source, memoryBased: 'yes' } }, ['source.memoryBased: it is neither true nor false.']],
    [{ source: { ...source, year: 1950 } }, []],
    [{ source: { ...source, year: 2026 } }, []],
    [
      { title: 'CGL 2023, Shift II', source: { ...source, shift: undefined } },
      ['source.shift: it is missing, and the title names a shift.'],
    ],
    [
      { source: { ...source, righs: 'x' } },
      ['source.righs: the app reads no such field. Is it meant to be "rights"?'],
    ],
  ])('%o', (test, expected) => {
    expect(faults(test)).toEqual(expected)
  })
})

describe('in the files of an operator', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function check(name: string, content: unknown) {
    const file = join(folder, name)
    writeFileSync(file, JSON.stringify(content))
    const { documents, problems } = checkFiles([file], null, rootOf(null), now)
    return {
      documents,
      lines: problems.map((problem) => describeProblem(problem).replaceAll(`${folder}/`, '')),
    }
  }

  const court = presetOf('ap-court-junior-assistant')
  const { languages: _, ...paper } = like(court)
  const past = { name: 'Court staff', year: 2022, rights: 'Public' }

  const unsure = expect.stringMatching(/^warning .*, preset: the figures of .* are not checked/)

  test('a mock test may name both', () => {
    expect(check('mock_tests.json', { mock: { ...paper, source: past } }).lines).toEqual([unsure])
    expect(check('mock_tests.json', { mock: { ...paper, duration: 30, title: 'PYQ' } }).lines).toEqual([
      unsure,
      'warning mock_tests.json:1 mock, duration: the exam takes 90 minutes; the test takes 30.',
      expect.stringContaining('error   mock_tests.json:1 mock, source: the test says'),
    ])
  })

  const series = { name: 'Courts', category: 'Courts', productId: 'testseries_x', price: 130, isPaid: true }
  const cutoffs = [
    {
      year: 2022,
      outOf: 80,
      marks: { OC: 50 },
      source: { name: 'Result notice', url: 'https://www.example.com/notice' },
    },
  ]
  const listed = { ...paper, id: 't1', isPaid: true, source: past, cutoffs, published: undefined }

  test('a test of a series takes both along into its own document', () => {
    const { lines, documents } = check('test_series.json', { courts: { ...series, tests: [listed] } })
    expect(lines).toEqual([unsure])
    const [summary, own] = documents
    expect(own?.fields).toMatchObject({ preset: { stringValue: court.id }, source: { mapValue: {} } })
    expect(JSON.stringify(summary)).not.toContain(court.id)
    expect(JSON.stringify(summary)).not.toContain('Result notice')
    expect(JSON.stringify(own)).toContain('Result notice')
    expect(questionsIn(court)).toBe(80)
    expect(JSON.stringify(own)).toContain('english-40')
  })

  test('a series says of each test, and not of itself, what it is', () => {
    const claim = { id: 't1', title: 'Previous year paper', isPaid: true }
    const { lines } = check('test_series.json', { courts: { ...series, preset: court.id, tests: [claim] } })
    expect(lines).toEqual([
      expect.stringContaining("courts, tests[0].source: the test says that it is a previous year's paper"),
      expect.stringContaining('courts, preset: it belongs to one test, and here are several.'),
    ])
  })

  test('a series that is one test is compared as one', () => {
    const { lines } = check('test_series.json', {
      courts: { ...series, ...paper, isPaid: false, price: 0, duration: 30 },
    })
    expect(lines.filter((line) => line.includes('the exam'))).toEqual([
      expect.stringContaining('courts, duration: the exam takes 90 minutes; the test takes 30.'),
    ])
  })
})

test('the tool, started as an operator starts it, lists every exam with its totals', () => {
  const args = ['--import', 'tsx', 'tools/content/main.ts', 'presets']
  const lines = execFileSync(process.execPath, args, { encoding: 'utf8' }).split('\n')
  expect(lines[0]?.split(/ {2,}/)).toEqual([
    'id',
    'name',
    'sections',
    'questions',
    'minutes',
    'marking',
    'languages',
    'year',
    'checked',
  ])
  expect(lines.slice(1, presets.length + 1).map((line) => line.split(' ')[0])).toEqual(
    presets.map(({ id }) => id),
  )
  expect(lines.find((line) => line.startsWith('ibps-po-mains '))).toMatch(
    /4, timed +145 +160 .* en hi +2025 +no$/,
  )
  expect(lines.find((line) => line.startsWith('ibps-po-mains: '))).toMatch(/170 questions .* Not checked/)
})
