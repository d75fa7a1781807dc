/** Papers in files of their own, through the whole of `check`, right and wrong. */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { plainText } from '../../src/domain/rich-text'
import { workbook } from '../../tests/testing/workbook'
import { checkFiles } from './check'
import { describeProblem } from './problem'
import { readQuestionFiles } from './question-files'
import { runContentTool } from './run'
import { rootOf } from './target'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'papers-'))
  for (const name of ['sample.csv', 'sample.gift.txt', 'bars.png'])
    copyFileSync(`tests/fixtures/questions/${name}`, join(folder, name))
})
afterEach(() => rmSync(folder, { recursive: true }))

function put(name: string, content: unknown): string {
  const file = join(folder, name)
  const isText = typeof content === 'string' || content instanceof Uint8Array
  writeFileSync(file, isText ? content : JSON.stringify(content, null, 1))
  return file
}

const mock = { title: 'Model paper', categoryName: 'SSC', published: true, duration: 30 }
const sections = [
  { id: 'reasoning', name: 'Reasoning' },
  { id: 'maths', name: 'Maths' },
]

async function check(...files: string[]) {
  const papers = await readQuestionFiles(files, null)
  const checked = checkFiles(files, null, rootOf(null), new Date('2026-11-22T06:00:00Z'), papers)
  const lines = checked.problems.map((problem) => describeProblem(problem).replaceAll(`${folder}/`, ''))
  return { ...checked, lines }
}

/** Runs `check` as an operator types it. */
async function run(...words: string[]) {
  const lines: string[] = []
  const tell = (line: string) => lines.push(line.replaceAll(`${folder}/`, ''))
  const open = () => {
    throw new Error('nothing is opened')
  }
  const code = await runContentTool(words, { out: tell, err: tell, ask: async () => null }, open)
  return { code, lines }
}

const notTelugu = (line: number) => `warning sample.csv:${line} model: it is not written in Telugu.`

describe('a test that names a question file', () => {
  test('has its questions, sets, languages and pictures', async () => {
    const file = put('mock_tests.json', { model: { ...mock, sections, questionsFrom: 'sample.csv' } })
    const { lines, documents, uploads } = await check(file)
    expect(lines).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 18].map(notTelugu))
    const [{ fields } = { fields: {} }] = documents
    expect(Object.keys(fields).sort()).toEqual(
      ['categoryName', 'duration', 'languages', 'published', 'questions', 'sections', 'sets', 'title'].sort(),
    )
    expect(uploads).toEqual([
      {
        path: expect.stringMatching(/^images\/questions\/model\/[0-9a-f]{20}\.png$/),
        type: 'image/png',
        bytes: expect.any(Uint8Array),
      },
    ])
    expect(JSON.stringify(fields)).toContain(`"image":{"stringValue":"${uploads[0]?.path}"}`)
    expect(JSON.stringify(fields)).not.toContain('"bars.png"')
  })

  test('may be one of a series, and its questions and sets stay out of what everybody reads', async () => {
    const one = { id: 't1', title: 'One', duration: 30, isPaid: true, sections, questionsFrom: 'sample.csv' }
    const series = {
      name: 'SSC',
      category: 'SSC',
      productId: 'testseries_x',
      price: 130,
      isPaid: true,
      tests: [one],
    }
    const { documents, uploads, problems } = await check(put('test_series.json', { ssc: series }))
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(documents.map(({ path }) => path)).toEqual(['test_series/ssc', 'test_series/ssc/tests/t1'])
    expect(JSON.stringify(documents[0])).not.toMatch(/Vijayawada|sales in lakh|questionsFrom/)
    expect(JSON.stringify(documents[1])).toMatch(/Vijayawada.*sales in lakh|sales in lakh.*Vijayawada/)
    expect(uploads[0]?.path).toMatch(/^paid\/testseries_x\/questions\/t1\//)
  })

  test.each([
    [{ published: false }, 'unpublished/questions/model/'],
    [{ isPaid: true }, 'members/questions/model/'],
    [{ price: 20 }, 'members/questions/model/'],
    [{ price: 0, isPaid: false }, 'images/questions/model/'],
  ])('that says %o has its pictures below %s', async (change, place) => {
    const model = { ...mock, ...change, sections, questionsFrom: 'sample.csv' }
    const { uploads, lines } = await check(put('mock_tests.json', { model }))
    expect(uploads.map(({ path }) => path.startsWith(place))).toEqual([true])
    expect(lines.filter((line) => line.includes('where nobody reads them'))).toHaveLength(
      place.startsWith('unpublished') ? 1 : 0,
    )
  })

  test.each(['images/questions/a.png', 'public/a.png', 'Carousel/a.png'])(
    'that not everybody may read is told of the picture %s that everybody may read',
    async (image) => {
      const figure = { type: 'figure', image, alt: 'A bar', width: 10, height: 5 }
      const question = { question: [figure], options: ['p', 'q'], correctAnswer: 'A', explanation: 'x' }
      const test1 = { id: 't1', title: 'One', duration: 30, isPaid: true, questions: [question] }
      const series = { name: 'SSC', category: 'SSC', productId: 'testseries_x', price: 130, isPaid: true }
      const exposed = async (isPaid: boolean) =>
        (
          await check(put('test_series.json', { ssc: { ...series, tests: [{ ...test1, isPaid }] } }))
        ).lines.filter((line) => line.includes(`everybody may read "${image}"`))
      expect(await exposed(true)).toEqual([expect.stringContaining('paid/testseries_x/questions/t1/')])
      expect(await exposed(false)).toEqual([])
    },
  )

  test('is refused with what is wrong with the file, or its place in it', async () => {
    const sheet = workbook({
      Questions: [
        ['Question', 'A', 'B', 'Answer', 'Section', 'Set', 'Explanation'],
        ['What?', 'p', 'q', 'E', null, null, 'x'],
        ['Which?', 'p', 'q', 'A', 'verbal', 'none', 'x'],
        ['Who?', 'p', 'q', 'A', null, null, 'x'],
        ['3) WHO', 'q', 'p', 'A', null, null, 'x'],
      ],
    })
    put('paper.xlsx', sheet)
    const file = put('mock_tests.json', {
      gone: { ...mock, questionsFrom: 'gone.xlsx' },
      both: { ...mock, questionsFrom: 'paper.xlsx', questions: [] },
      odd: { ...mock, questionsFrom: 'bars.png' },
      model: { ...mock, sections: [{ id: 'maths', name: 'Maths' }], questionsFrom: 'paper.xlsx' },
    })
    const { lines } = await check(file)
    expect(lines.filter((line) => / (gone|both|odd), questionsFrom/.test(line))).toEqual([
      expect.stringMatching(/^error.*there is no file "gone\.xlsx"/),
      expect.stringMatching(/^error.*the document has questions of its own/),
      expect.stringMatching(/^error.*"bars\.png" cannot be read: it is a picture: type the questions/),
    ])
    expect(lines.filter((line) => line.includes('model'))).toEqual([
      expect.stringMatching(
        /^error {3}paper\.xlsx model, Questions!D2: the answer "E" is none of the options A to B/,
      ),
      'error   paper.xlsx model, Questions!A5: it is the same question as Questions!A4.',
      'error   paper.xlsx model, Questions!A3: set: the test has no set "none".',
      'error   paper.xlsx model, Questions!A3: section: the test has no section "verbal".',
    ])
  })

  test('that asks what another test of the run asks is told so', async () => {
    put('a.csv', 'Question,A,B,Answer,Explanation\nWhat is it?,p,q,A,x\nWho?,p,q,A,x\n')
    put('b.csv', 'Question,A,B,Answer,Explanation\n1. what is it,q,p,B,x\nWho?,p,q,B,x\nWho?,p,r,B,x\n')
    const file = put('mock_tests.json', {
      a: { ...mock, questionsFrom: 'a.csv' },
      b: { ...mock, questionsFrom: 'b.csv' },
    })
    expect((await check(file)).lines).toEqual([
      'warning b.csv:2 b: the question, and 1 more of this test, stands in mock_tests/a as well.',
    ])
  })
})

describe('a question file of its own', () => {
  test('is checked, and its contents counted', async () => {
    const { code, lines } = await run('check', join(folder, 'sample.gift.txt'))
    expect([code, lines]).toEqual([
      0,
      [
        'sample.gift.txt: 12 questions (8 with one right option, 1 with several, 3 with a number), 10 formulas, 1 picture: 0 errors, 0 warnings.',
      ],
    ])
    const sheet = await run('check', join(folder, 'sample.csv'))
    expect(sheet.lines.at(-1)).toMatch(
      /^sample\.csv: 12 questions .*, in English and Telugu, 10 formulas, 1 picture, \d sections? \(.*\): 0 errors, 10 warnings\.$/,
    )
  })

  test('is told of a file that cannot be read, and of faults by their lines', async () => {
    const old = await run('check', put('old.xlsx', 'x'))
    expect([old.code, old.lines[0]]).toEqual([
      1,
      expect.stringContaining('cannot be read as XLSX: it is no XLSX workbook.'),
    ])
    const open = await run('check', put('open.csv', 'Question,A,B,Answer\n"What?,p,q,A\n'))
    expect(open.lines[0]).toBe(
      'error   open.csv: it cannot be read as CSV: line 2: a quoted cell does not end.',
    )
    const empty = await run('check', put('empty.csv', 'Question,A,B,Answer\n'))
    expect([empty.code, empty.lines[0]]).toEqual([1, 'error   empty.csv: it holds no question.'])
    const other = await run('check', put('bars.txt', 'Just words.\n'))
    expect(other.lines[0]).toMatch(
      /^error {3}bars\.txt: it is no question file of a kind that is read here .* The first line is "Just words\."\.$/,
    )
    const latin = await run('check', put('latin.gift', Buffer.from([0x51, 0x81, 0x7b, 0x54, 0x7d])))
    expect([latin.code, latin.lines[0]]).toEqual([
      1,
      expect.stringMatching(/cannot be read as GIFT: it is not written in UTF-8/),
    ])
    const bad = await run('check', put('bad.csv', 'Question,A,B,Answer\nWhat?,p,q,E\n'))
    expect([bad.code, bad.lines[0]]).toEqual([
      1,
      expect.stringMatching(/^error {3}bad\.csv:2: the answer "E"/),
    ])
  })

  test('is not imported: the document that it needs is told', async () => {
    const { code, lines } = await run('import', join(folder, 'sample.csv'))
    expect(code).toBe(2)
    expect(lines).toEqual([
      '"sample.csv" holds questions alone. Write a small file mock_tests.json beside it and import that: {"sample":{"title":"A title","published":true,"duration":60,"questionsFrom":"sample.csv"}}',
    ])
  })

  test('is left out of a folder, unless a document there names it', async () => {
    put('mock_tests.json', { model: { ...mock, sections, questionsFrom: 'sample.csv' } })
    put('other.csv', 'Question,A,B,Answer\nWhat?,p,q,A\n')
    const { code, lines } = await run('check', folder)
    expect(code).toBe(0)
    expect(lines.filter((line) => line.startsWith('left out'))).toEqual([
      'left out other.csv: it holds questions, and no document names it',
    ])
  })
})

describe('the files that authors copy', () => {
  test.each([
    ['paper.csv'],
    ['paper.xlsx'],
    ['paper.docx'],
    ['paper.aiken.txt'],
    ['paper.gift.txt'],
    ['paper.json', '--collection', 'mock_tests'],
  ])('%s passes', async (name, ...words) => {
    const { code, lines } = await run('check', `docs/authors/${name}`, ...words)
    expect(code).toBe(0)
    expect(lines.filter((line) => !line.includes('it has no explanation'))).toEqual([
      expect.stringMatching(/: 0 errors, \d+ warnings\.$/),
    ])
  })
})

test('the workbook and the Word file that authors copy say what the sheet of text says', async () => {
  const names = ['paper.csv', 'paper.xlsx', 'paper.docx'].map((name) => `docs/authors/${name}`)
  const papers = await readQuestionFiles([], null, names)
  const said = (name: string) => {
    const paper = papers.get(name)
    if (typeof paper !== 'object') throw new Error(`${name}: ${paper}`)
    return paper.questions.map(({ text, options, explanation, key, marking, section, topic }) => [
      plainText(text),
      options.map((option) => plainText(option)),
      plainText(explanation ?? ''),
      { key, marking, section, topic },
    ])
  }
  const [sheet = '', ...others] = names
  expect(said(sheet)).toHaveLength(6)
  for (const name of others) expect([name, said(name)]).toEqual([name, said(sheet)])
  const [own, workbook] = [sheet, 'docs/authors/paper.xlsx'].map((name) => papers.get(name))
  expect(workbook).toMatchObject({
    languages: ['en', 'te'],
    sets: typeof own === 'object' ? own.sets.map(({ id, title, text }) => ({ id, title, text })) : [],
  })
})

describe('questions in a document', () => {
  const question = { question: 'Two and two?', options: ['3', '4'], correctAnswer: 1, explanation: 'Count.' }
  const figure = { type: 'figure', image: 'images/x.png', width: 1, height: 1 }
  const told = async (one: object, test: object = {}) => {
    const file = put('mock_tests.json', { model: { ...mock, ...test, questions: [{ ...question, ...one }] } })
    return (await check(file)).lines.map((line) => line.replace(/ mock_tests\.json:\d+ model,/, ''))
  }

  test.each([
    [
      'are answered by a number',
      { type: 'numeric', options: undefined, correctAnswer: undefined, answer: 4 },
      {},
      [],
    ],
    [
      'have several right options',
      { type: 'several', correctAnswer: undefined, correctAnswers: [0, 1] },
      {},
      [],
    ],
    [
      'have several and name one',
      { type: 'several', correctAnswer: undefined, correctAnswers: [1] },
      {},
      ['warning questions[0]: it asks for several options, and one is right.'],
    ],
    [
      'are of no type',
      { type: 'essay' },
      {},
      ['error   questions[0].type: "essay" is no type; it is several, numeric, match or left out.'],
    ],
    [
      'give a part for one option',
      { marking: { correct: 1, partial: 1 } },
      {},
      ['warning questions[0].marking: a part of the marks is given where several options are right.'],
    ],
    [
      'have a key by hand',
      { key: '0' },
      {},
      [expect.stringMatching(/^warning questions\[0\]\.key: corrections write it/)],
    ],
    [
      'show a picture without words',
      { question: ['Which?', figure] },
      {},
      [
        'error   questions[0].question[1]: a figure needs image, alt, width and height; the app would leave it out.',
      ],
    ],
    [
      'have an unknown block',
      { explanation: { en: ['x', { type: 'video' }] } },
      {},
      ['error   questions[0].explanation.en[1]: it is no block; the app would leave it out.'],
    ],
    [
      'have a formula without words',
      { options: [{ text: [{ type: 'formula', mathml: '<math/>' }, 'a'] }, '4'] },
      {},
      [
        'error   questions[0].options[0].text[0]: a formula needs mathml and plain; the app would leave it out.',
      ],
    ],
    ['name no set of the test', { set: 's' }, {}, ['error   questions[0].set: the test has no set "s".']],
    [
      'leave a set unused',
      {},
      { sets: [{ id: 's', title: 'Directions', text: 'Read.' }] },
      ['warning sets[0]: no question is in the set "s".'],
    ],
    [
      'are all in one language of a test in three',
      { question: { en: 'Two?' } },
      { languages: ['en', 'te', 'hi'] },
      [
        'error   languages: no question has a text of its own in Telugu or Hindi: students who choose it would see another language.',
      ],
    ],
    [
      'have options alike in one language',
      { options: [{ text: { en: 'p', te: 'x' } }, { text: { en: 'q', te: 'x' } }] },
      {},
      ['error   questions[0]: two options read the same.'],
    ],
    ['are shuffled, with a calculator', {}, { shuffle: { questions: true }, calculator: 'basic' }, []],
  ])('that %s', async (_, one, test_, expected) => {
    expect(await told(one, test_)).toEqual(expected)
  })
})
