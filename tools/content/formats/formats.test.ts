/** The same paper in each format's own words, and what each of them refuses. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { array, assert, constantFrom, nat, property, record, stringMatching } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saidWith, sampleSets } from '../../../tests/fixtures/questions/sample'
import { workbook } from '../../../tests/testing/workbook'
import { parseCsv } from '../csv'
import { formatOf } from '.'
import { readAiken } from './aiken'
import type { AuthoredPaper } from './authored'
import { readGift } from './gift'
import { picturesOf } from './pictures'

const fixtures = 'tests/fixtures/questions'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'questions-'))
  writeFileSync(join(folder, 'bars.png'), readFileSync(`${fixtures}/bars.png`))
})
afterAll(() => rmSync(folder, { recursive: true }))

function put(name: string, content: string | Uint8Array): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

async function read(file: string): Promise<AuthoredPaper> {
  const format = formatOf(file)
  if (!format) throw new Error(`${file} is of no format`)
  return format.read(readFileSync(file), file)
}

const withoutPlace = <T extends { place: string }>(one: T) => {
  const { place: _, ...rest } = one
  return rest
}
const told = ({ faults }: Pick<AuthoredPaper, 'faults'>) =>
  faults.map(({ place, severity, message }) => `${severity} ${place}: ${message}`)
const ofSheet = ['id', 'languages', 'explanation', 'topic', 'section', 'set', 'marking'] as const

describe('the sample paper', () => {
  test('is the same out of a CSV file', async () => {
    const paper = await read(`${fixtures}/sample.csv`)
    expect(paper.questions.map(withoutPlace)).toEqual(saidWith(ofSheet))
    expect(paper.sets.map(withoutPlace)).toEqual(sampleSets.map(withoutPlace))
    expect(paper).toMatchObject({
      languages: ['en', 'te'],
      pictures: [{ name: 'bars.png', type: 'image/png' }],
    })
    expect(told(paper)).toEqual([])
    expect(paper.questions[11]?.place).toBe('line 18')
  })

  test('is the same out of a workbook with other headers, numbers as numbers, and its sets in a sheet', async () => {
    const [head = [], ...body] = parseCsv(readFileSync(`${fixtures}/sample.csv`, 'utf8')).map(
      ({ cells }) => cells,
    )
    const other: Record<string, string> = {
      'Q No': 'ID',
      Question: 'Question Text *',
      'Question (Telugu)': 'ప్రశ్న',
      'Option A': 'opt1',
      'Option B': '(B)',
      'Option C': 'c',
      'Option A (Telugu)': 'Option_A_te',
      Answer: 'Correct Option',
      Explanation: 'Solution',
      'Negative marks': 'Negative',
      Image: 'Picture',
    }
    const dropped = head.indexOf('Directions')
    const typed = (cell: string) => (/^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell)
    const rows = body.map((cells) => cells.map((cell, at) => (at === dropped ? null : typed(cell))))
    const names = head.map((name) => (name === 'Directions' ? null : (other[name] ?? name)))
    const table = '| Year | Sales |\n|---|---|\n| 2021 | 45 |\n| 2022 | 50 |\n| 2023 | 55 |'
    const file = put(
      'paper.xlsx',
      workbook({
        Questions: [['Model paper of the academy'], names, ...rows],
        Sets: [
          ['id', 'title', 'text'],
          ['sales', null, `The table shows sales in lakh.\n${table}`],
        ],
      }),
    )
    const paper = await read(file)
    expect(paper.questions.map(withoutPlace)).toEqual(saidWith(ofSheet))
    expect(paper.sets.map(withoutPlace)).toEqual(sampleSets.map(withoutPlace))
    expect([paper.questions[0]?.place, paper.sets[0]?.place]).toEqual(['Questions!B3', 'Sets!C2'])
    expect(told(paper)).toEqual([])
  })

  test('is the same out of Aiken, which knows one right option and nothing else', async () => {
    const paper = await read(`${fixtures}/sample.aiken.txt`)
    expect(told(paper)).toEqual([])
    expect(paper.questions.map(withoutPlace)).toEqual(saidWith([], ['single']))
    expect([paper.questions[1]?.place, paper.pictures.length]).toEqual(['line 8', 1])
  })

  test('is the same out of GIFT', async () => {
    const paper = await read(`${fixtures}/sample.gift.txt`)
    expect(told(paper)).toEqual([])
    expect(paper.questions.map(withoutPlace)).toEqual(saidWith(['id', 'explanation', 'topic']))
    expect([paper.questions[1]?.place, paper.pictures.length]).toEqual(['line 13', 1])
  })
})

describe('a sheet', () => {
  const head = 'Question,A,B,C,D,Answer,Type,Tolerance,Image,Alt'
  const csv = async (...rows: string[]) => read(put('paper.csv', [head, ...rows].join('\n')))
  const key = async (row: string) => {
    const paper = await csv(`What?,${row}`)
    return paper.questions[0]?.key ?? told(paper)
  }

  test.each([
    ['p,q,r,s,d', { kind: 'single', correct: 3 }],
    ['p,q,r,s,Option C', { kind: 'single', correct: 2 }],
    ['p,q,r,s,(b)', { kind: 'single', correct: 1 }],
    ['p,q,r,s,2', { kind: 'single', correct: 1 }],
    ['10,20,,,20', { kind: 'single', correct: 1 }],
    ['1,2,3,4,3', { kind: 'single', correct: 2 }],
    ['The  Sun,Moon,,,the sun', { kind: 'single', correct: 0 }],
    ['<i>2</i><sup>10</sup>,20,210,,2<sup>10</sup>', { kind: 'single', correct: 0 }],
    ['2<sup>10</sup>,2<sup>11</sup>,,,2^11', { kind: 'single', correct: 1 }],
    ['$2^{10}$,2^11^,,,2<sup>10</sup>', { kind: 'single', correct: 0 }],
    ['x<sup>a</sup>,xa,x<sub>a</sub>,,xa', { kind: 'single', correct: 1 }],
    ['x<sup>a</sup>,xb,,,xa', { kind: 'single', correct: 0 }],
    ['p,2<sup>3</sup>,3,,"B, 3",several', { kind: 'several', correct: [1, 2] }],
    ['p,q,r,s,AC,several', { kind: 'several', correct: [0, 2] }],
    ['p,q,r,s,C;A,multiple', { kind: 'several', correct: [0, 2] }],
    ['p,q,r,s,1 and 3,MSQ', { kind: 'several', correct: [0, 2] }],
    [',,,,-3', { kind: 'numeric', answer: -3 }],
    [',,,,"1,25,000"', { kind: 'numeric', answer: 125000 }],
    [',,,,3.5-3.6', { kind: 'numeric', from: 3.5, to: 3.6 }],
    [',,,,-4 to -3', { kind: 'numeric', from: -4, to: -3 }],
    [',,,,3.5±0.1', { kind: 'numeric', answer: 3.5, tolerance: 0.1 }],
    [',,,,3.5,NAT,0.2', { kind: 'numeric', answer: 3.5, tolerance: 0.2 }],
  ])('reads the key of %s', async (row, expected) => {
    expect(await key(row)).toEqual(expected)
  })

  test('says how it reads answers that are numbers', async () => {
    expect(told(await csv('What?,p,q,,,B', 'Which?,p,q,,,2', 'Who?,2,3,,,2'))).toEqual([
      'warning line 3: an answer that is a number counts options from 1 (2 is B); 1 of the answers are read so.',
      'error line 4: "2" is option B counted from 1, and the text of option A: write the letter.',
    ])
  })

  test.each([
    ['2,3,4,5,3', '"3" is option C counted from 1, and the text of option B: write the letter'],
    [
      'p,q,r,s,E',
      'the answer "E" is none of the options A to D, no number from 1 to 4 and no text of an option',
    ],
    ['2<sup>10</sup>,q,r,s,2<sup>11</sup>', 'the answer "2<sup>11</sup>" is none of the options A to D'],
    ['p,q,r,s,"A,C"', 'the answer "A,C" names several options; the type must say "several"'],
    ['p,q,r,s,', 'the answer is missing'],
    ['p,,,,A', 'there are fewer than two options'],
    ['p,,r,,A', 'an option is empty, and a later one is not'],
    [',,,,about 3', '"about 3" is no number and no range such as 3.5-3.6'],
    [',,,,4-3', 'the range "4-3" ends before it begins'],
    [',,,,3,,wide', '"wide" is no number of nought or more'],
    ['p,q,,,A,guess', '"guess" is no type: write one, several or numeric'],
    ['p,q,,,A,,,none.png,A map', 'there is no picture "none.png" beside paper.csv'],
    ['p,q,,,A,,,../bars.png,A', 'the picture "../bars.png" must lie beside the file or below it'],
    [String.raw`$\frac{1$,q,,,A`, String.raw`the formula "\frac{1" cannot be read`],
  ])('refuses %s with its line', async (row, message) => {
    expect(await key(row)).toEqual([expect.stringContaining(`error line 2: ${message}`)])
  })

  test('tells of cells that a spreadsheet made dates of, and takes its decimals as they were typed', async () => {
    const rows = [
      ['Question', 'A', 'B', 'Answer'],
      ['What?', new Date('2026-02-01'), 'q', 'A'],
      ['How many?', null, null, new Date('2026-02-01')],
      ['What part?', 0.1 + 0.2, 0.5, 'A'],
      ['Is it?', true, false, true],
    ]
    const paper = await read(put('dates.xlsx', workbook({ Questions: rows })))
    expect(told(paper)).toEqual([
      expect.stringMatching(/^error Questions!B2: "A" holds a date: /),
      expect.stringMatching(/^error Questions!D3: "Answer" holds a date: /),
    ])
    expect(paper.questions.map(({ options, key: own }) => [options, own])).toEqual([
      [['0.3', '0.5'], { kind: 'single', correct: 0 }],
      [['True', 'False'], { kind: 'single', correct: 0 }],
    ])
  })

  test('names its columns in Hindi alone, in two languages, or not at all', async () => {
    const hindi = await read(
      put('hindi.csv', 'प्रश्न,विकल्प A,विकल्प B,उत्तर\nभारत की राजधानी?,दिल्ली,मुंबई,दिल्ली\n'),
    )
    expect(hindi).toMatchObject({ languages: ['hi'], faults: [], questions: [{ text: 'भारत की राजधानी?' }] })
    const lost = await read(put('lost.csv', 'Question,Question_te,A,B,Answer\nWhat?,???? ??,p,q,A\n'))
    expect(told(lost)).toEqual([
      'error line 2: "???? ??" has lost its letters; save the file as "CSV UTF-8".',
    ])
    await expect(read(put('none.xlsx', workbook({ Sheet1: [['a', 'b']] })))).rejects.toThrow(
      'no row names the columns',
    )
    await expect(read(put('old.xlsx', 'not a zip'))).rejects.toThrow('it is no XLSX workbook')
    const latin = Buffer.concat([Buffer.from('Question,A,B,Answer\n'), Buffer.from([0xe9, 0x2c])])
    await expect(read(put('latin.csv', latin))).rejects.toThrow('save it as "CSV UTF-8"')
  })

  test('whose header is unknown or stands twice is told so', async () => {
    const paper = await read(put('odd.csv', 'Question,A,Option 1,B,Answer,Mood\nWhat?,p,p,q,A,good\n'))
    expect(told(paper).slice(0, 2)).toEqual([
      'warning line 1: no column is called "Mood"; it is left out.',
      'error line 1: "Option 1" says the same as "A".',
    ])
  })
})

const pictures = () => picturesOf(`${fixtures}/sample.csv`)

describe('Aiken', () => {
  test.each([
    ['Q?\nA) p\nB) q\nANSWER: C', 'error line 1: "ANSWER: C" is not one of the letters A to B.'],
    ['Q?\nA) p\nB) q\nANSWER: A, B', 'error line 1: "ANSWER: A, B" is not one of the letters A to B.'],
    ['Q?\nA) p\nC) q\nANSWER: A', 'error line 1: the options are lettered AC, not AB.'],
    ['\nQ?\nA) p\nB) q', 'error line 2: the question has no ANSWER.'],
    ['ANSWER: A', 'error line 1: an answer stands here without a question.'],
    ['Q?\nANSWER: A', 'error line 1: the question has fewer than two options (A) and B)).'],
    [
      'Q?\nA) p\nmore\nB) q\nANSWER: A',
      'error line 3: "more" is neither an option nor ANSWER; an option is one line.',
    ],
  ])('tells of %j', (source, message) => {
    expect(told(readAiken(source, pictures()))).toEqual([message])
  })

  const word = stringMatching(/^[a-z0-9,.?' ]{0,20}[a-z]$/).map((text) => text.trim())
  test('says the questions that were written', () => {
    const question = record({
      text: word,
      options: array(word, { minLength: 2, maxLength: 6 }),
      pick: nat(),
    })
    assert(
      property(array(question), constantFrom('\n', '\r\n'), (questions, end) => {
        const lines = questions.flatMap(({ text, options, pick }) => [
          text,
          ...options.map((option, at) => `${String.fromCharCode(65 + at)}) ${option}`),
          `ANSWER: ${String.fromCharCode(65 + (pick % options.length))}`,
          '',
        ])
        const { questions: found, faults } = readAiken(lines.join(end), pictures())
        expect(faults).toEqual([])
        expect(found.map(({ text, options, key }) => ({ text, options, key }))).toEqual(
          questions.map(({ text, options, pick }) => ({
            text,
            options,
            key: { kind: 'single', correct: pick % options.length },
          })),
        )
      }),
    )
  })
})

describe('GIFT', () => {
  test.each([
    ['Match. {=a -> b =c -> d =e -> f}', 'a matching question is not taken'],
    ['Write. {}', 'an essay question is not taken'],
    ['Two plus two? {=four =4}', 'a question with a typed word as its answer is not taken'],
    ['Just words.', 'there are no answers in braces'],
    ['Which? {~a ~b}', 'no option is right'],
    ['Which? {=a =b ~c}', 'several are right they are written ~%50%'],
    ['Which? {=a ~%50%b ~c}', 'a part of the marks'],
    ['Which? {=a ~}', 'an option is empty'],
    ['When? {#=1:0 =%50%2:0}', 'a number with several answers is not taken'],
    ['When? {#about}', '"about" is no number'],
    [
      String.raw`[html]<img src\="x.png" alt\="A map"> Which? {=a ~b}`,
      'there is no picture "x.png" beside sample.csv',
    ],
    ['{=a ~b}', 'the question is empty'],
  ])('tells of %s', (source, message) => {
    expect(told(readGift(`// a comment\n\n${source}\n`, pictures()))).toEqual([
      expect.stringMatching(/^error line 3: /),
    ])
    expect(told(readGift(source, pictures())).join()).toContain(message)
  })

  test.each([
    ['Which? {=a ~%-33.33333%b ~%-33.33333%c}', { correct: '1', wrong: '-1/3' }],
    ['Which? {=a ~b ~c}', null],
    ['Which? {~%50%a ~%-100%b ~%50%c}', { correct: '1', partial: '0.5' }],
    ['Which? {~%50%a ~b ~%50%c}', null],
  ])('keeps the shares of %s', (source, marking) => {
    const { questions, faults } = readGift(source, pictures())
    expect([questions[0]?.marking, faults]).toEqual([marking, []])
  })

  test('tells by its name of a question whose shares cannot be kept', () => {
    const source = '::Rivers:: Which two? {~%50%a ~%-50%b ~%50%c}\n\nWhich? {=a ~%-50%b ~c}'
    const { questions, faults } = readGift(source, pictures())
    expect(questions).toMatchObject([{ id: 'Rivers', marking: { correct: '1', partial: '0.5' } }])
    expect(told({ faults })).toEqual([
      expect.stringMatching(/^warning line 1: "Rivers": .*\(-50%\).* that penalty is not kept\./),
      'error line 3: its wrong options cost different parts of its marks (-50% and 0%), which cannot be kept.',
    ])
  })

  // Signs of GIFT, which are escaped, beside letters; those of the notation would be read.
  const word = array(constantFrom(...'abc xyz=#{}:\\'.split('')), { minLength: 1, maxLength: 15 }).map(
    (letters) => `w${letters.join('')}w`.replace(/ +/g, ' '),
  )
  const escaped = (text: string) => text.replace(/[=~#{}:\\]/g, '\\$&')
  test('says the questions that were written, whatever signs stand in them', () => {
    const question = record({
      text: word,
      options: array(word, { minLength: 2, maxLength: 6 }),
      why: word,
      pick: nat(),
    })
    assert(
      property(array(question), (questions) => {
        const source = questions.map(({ text, options, why, pick }) => {
          const answers = options.map(
            (option, at) => `${at === pick % options.length ? '=' : '~'}${escaped(option)}`,
          )
          return `${escaped(text)} {\n${answers.join('\n')}\n####${escaped(why)}\n}`
        })
        const { questions: found, faults } = readGift(source.join('\n\n'), pictures())
        expect(faults).toEqual([])
        expect(
          found.map(({ text, options, key, explanation }) => ({ text, options, key, explanation })),
        ).toEqual(
          questions.map(({ text, options, why, pick }) => ({
            text,
            options,
            key: { kind: 'single', correct: pick % options.length },
            explanation: why,
          })),
        )
      }),
    )
  })

  test('in HTML says what the tags say, with formulas and pictures, and a script never does', () => {
    const html = String.raw`[html]a<br>b &lt; c <SUP>2</SUP><script>x</script><p>$y$ <img src\="bars.png" alt\="Two bars"></p>`
    const { questions, faults } = readGift(`${html}{=a ~b}`, pictures())
    expect(faults).toEqual([])
    expect(questions[0]?.text).toMatchObject([
      { type: 'paragraph', content: ['a\nb < c ', { type: 'sup', text: '2' }] },
      { type: 'paragraph', content: [{ type: 'formula', tex: 'y' }] },
      { type: 'figure', image: 'bars.png', alt: 'Two bars' },
    ])
  })
})

test('right options of GIFT that give different parts of the marks are told', () => {
  const { questions, faults } = readGift('Pick {~%60%a ~%40%b ~c}', picturesOf('x.gift'))
  expect(questions).toEqual([])
  expect(faults.map(({ message }) => message)).toEqual([
    'its right options give different parts of its marks, which cannot be kept.',
  ])
})

test('a title may stand above the columns of a CSV file, as of a sheet', async () => {
  const paper = await read(
    put('titled.csv', 'APPSC model paper,,,\n\nQuestion,A,B,Correct Ans\nWho?,x,y,B\n'),
  )
  expect(told(paper)).toEqual([])
  expect(paper.questions).toMatchObject([{ place: 'line 4', options: ['x', 'y'], key: { correct: 1 } }])
})
