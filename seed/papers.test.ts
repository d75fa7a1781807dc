import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { mockTestSchema } from '@/content/mock-tests/schema'
import { makePaper } from '@/domain/paper'
import { blocksOf, figuresOf, isTranslated, languagesOf, plainText, type RichText } from '@/domain/rich-text'
import { readText } from '@/domain/stored-text'
import { paperDocuments } from './make/papers'
import { figureFile, figurePath, questionFigures } from './make/pictures/question-figures'
import { readQuestions, type SeedQuestion } from './read-questions'
import { filesFolder, readCollections, type SeedDocument, valuesIn } from './read-seed'

const mockTests = readCollections().get('mock_tests') ?? {}
const ids = Object.keys(paperDocuments())
const papers = Object.entries(mockTests).filter(([id]) => ids.includes(id))

const document = (id: string): SeedDocument => mockTests[id] ?? {}
const questionsOf = (id: string) => readQuestions(document(id))
const textsOf = ({ text, options, explanation }: SeedQuestion) => [text, ...options, explanation]

/** A paper as the exam screen has it. */
function sat(id: string) {
  const { title, minutes, layout } = z.parse(mockTestSchema, { ...document(id), id })
  return makePaper({ title, minutes, layout, questions: questionsOf(id) })
}

const isBoth = (text: RichText) => languagesOf(text).join() === 'en,te'

describe('the papers of our own', () => {
  it('are five', () => {
    expect(papers.map(([id]) => id)).toEqual([
      'appsc-group-2-bilingual',
      'every-kind-of-question',
      'ibps-po-data-and-reading',
      'numeric-and-multiple-answers',
      'ssc-cgl-quantitative',
    ])
  })

  it.each(papers)('%s can be sat by everybody, and is older than all other mock tests', (_, paper) => {
    expect(paper).toMatchObject({ published: true, isActive: true, isPaid: false })
    const days = ({ createdAt }: SeedDocument) => z.parse(z.object({ $date: z.string() }), createdAt).$date
    const others = Object.entries(mockTests).flatMap(([id, other]) => (ids.includes(id) ? [] : [days(other)]))
    expect(others.filter((day) => day <= days(paper))).toEqual([])
  })

  it.each(papers)('%s is light', (_, paper) => {
    expect(JSON.stringify(paper).length).toBeLessThan(120 * 1024)
  })

  it.each(papers)('%s is read by the app without a loss', (id, paper) => {
    const losses: string[] = []
    const read = (text: unknown) => readText(text, (path, reason) => losses.push(`${path}: ${reason}`))
    const Stored = z.array(
      z.looseObject({
        question: z.unknown(),
        explanation: z.unknown(),
        options: z.optional(z.array(z.unknown())),
      }),
    )
    const InBlocks = z.object({ text: z.unknown() })
    const all = z.parse(Stored, paper.questions)
    // The lists of a question to match become a table of its text, which a test below looks at.
    const stored = all
      .filter(({ type }) => type !== 'match')
      .flatMap(({ question, explanation, options = [] }) => [
        question,
        // An option of blocks stands in a map, because Firestore has no lists in lists.
        ...options.map((option) => z.safeParse(InBlocks, option).data?.text ?? option),
        explanation,
      ])
    const others = questionsOf(id).filter(({ kind }) => kind !== 'match')
    expect(stored.map(read)).toEqual(others.flatMap(textsOf))
    expect(losses).toEqual([])
  })

  it.each(papers)('%s explains every key in a sentence of its own', (id) => {
    const short = questionsOf(id).filter(({ explanation }) => plainText(explanation).length < 25)
    expect(short.map(({ words }) => words)).toEqual([])
  })

  it.each(papers)('%s uses each of its sets, under the numbers of its questions', (id) => {
    const { sets = [], questions } = sat(id)
    const titles = sets.map((set) => {
      const places = questions.flatMap((question, index) => (question.set === set.id ? [index + 1] : []))
      expect(places).toHaveLength(5)
      return `Directions ${places[0]} to ${places.at(-1)}`
    })
    expect(sets.map(({ title }) => title)).toEqual(titles)
    expect(questions.filter(({ set }) => set !== undefined)).toHaveLength(sets.length * 5)
  })

  it('keep their languages, sets, marks and calculator on the exam screen', () => {
    expect(sat('appsc-group-2-bilingual').languages).toEqual(['en', 'te'])
    expect(sat('ibps-po-data-and-reading')).toMatchObject({
      minutes: 25,
      sections: [{ minutes: 10 }, { minutes: 15 }],
      sets: [{ id: 'stepwells' }, { id: 'lending' }, { id: 'entrance' }, { id: 'branches' }],
    })
    expect(sat('numeric-and-multiple-answers').calculator).toBe('basic')
    const every = sat('every-kind-of-question')
    expect(every).toMatchObject({ minutes: 60, languages: ['en', 'te'], calculator: 'basic' })
    expect(every.sets).toHaveLength(3)
    const several = every.questions.filter(({ kind }) => kind === 'several')
    expect(several.every(({ scheme }) => scheme?.partial?.numerator === 1)).toBe(true)
  })
})

describe('the bilingual paper', () => {
  const questions = questionsOf('appsc-group-2-bilingual')

  it('has every text in both languages, but for two explanations in English', () => {
    expect(questions).toHaveLength(30)
    expect(
      questions.filter(({ text, options }) => ![text, ...options].every(isBoth)).map(({ kind }) => kind),
    ).toEqual(['match'])
    const [codes] = questions.filter(({ kind }) => kind === 'match')
    expect(isBoth(codes?.text ?? '')).toBe(true)
    const explanations = questions.map(({ explanation }) => explanation)
    expect(explanations.filter((text) => !isBoth(text)).map(languagesOf)).toEqual([['en'], ['en']])
  })

  it('has Telugu letters in its Telugu texts only', () => {
    const texts = questions.flatMap(({ text, explanation }) => [text, explanation])
    const letters = /[\u0C00-\u0C7F]/
    expect(texts.filter((text) => letters.test(plainText(text, 'en')))).toEqual([])
    const telugu = texts.filter((text) => isTranslated(text) && text.te !== undefined)
    expect(telugu.filter((text) => !letters.test(plainText(text, 'te')))).toEqual([])
  })

  it('has one table to match and two lists of statements, alike in both languages', () => {
    const kinds = questions.map(({ text }) => blocksOf(text).map(({ type }) => type))
    const holding = (type: string) => kinds.filter((blocks) => blocks.some((block) => block === type))
    expect(holding('table')).toEqual([['paragraph', 'table', 'paragraph', 'table']])
    expect(holding('list')).toHaveLength(2)
  })
})

describe('the paper with a passage, a table and a chart', () => {
  it('has a passage of 250 to 300 words and five options throughout', () => {
    const [passage] = sat('ibps-po-data-and-reading').sets ?? []
    const words = plainText(passage?.text ?? '').split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(250)
    expect(words).toBeLessThanOrEqual(300)
    expect(new Set(questionsOf('ibps-po-data-and-reading').map(({ options }) => options.length))).toEqual(
      new Set([5]),
    )
  })
})

describe('the paper with formulas', () => {
  const questions = questionsOf('ssc-cgl-quantitative')

  it('has formulas in lines, on lines of their own and in options', () => {
    const holds = (text: RichText, form: RegExp) => form.test(JSON.stringify(text))
    expect(questions.filter(({ text }) => holds(text, /<math display=/)).length).toBeGreaterThanOrEqual(5)
    expect(questions.filter(({ text }) => holds(text, /<mtable>/)).length).toBeGreaterThanOrEqual(1)
    expect(
      questions.filter(({ options }) => options.every((option) => holds(option, /"formula"/))).length,
    ).toBeGreaterThanOrEqual(5)
  })

  it('has four questions or more whose options are figures', () => {
    const pictured = questions.filter(({ options }) =>
      options.every((option) => figuresOf(option).length === 1),
    )
    expect(pictured.length).toBeGreaterThanOrEqual(4)
  })
})

describe('the paper with numbers and several answers', () => {
  it('has ten of each, with a negative number, a tolerance and a range', () => {
    const paper = document('numeric-and-multiple-answers')
    const kinds = questionsOf('numeric-and-multiple-answers').map(({ kind }) => kind)
    expect(kinds).toEqual([...Array<string>(10).fill('numeric'), ...Array<string>(10).fill('several')])
    const values = valuesIn(paper.questions)
    for (const name of ['tolerance', 'answerFrom', 'answerTo']) {
      expect(values.filter((at) => at.name === name).length).toBeGreaterThan(0)
    }
    expect(values.filter(({ name, value }) => name === 'answer' && Number(value) < 0)).toHaveLength(2)
  })
})

describe('the paper of every kind', () => {
  it('has fifteen questions out of each of the other four, under ids of its own', () => {
    const every = questionsOf('every-kind-of-question')
    const sections = new Map<string | undefined, string[]>()
    for (const { section, words } of every) sections.set(section, [...(sections.get(section) ?? []), words])
    expect([...sections.values()].map((texts) => texts.length)).toEqual([15, 15, 15, 15])
    const others = ids
      .filter((id) => id !== 'every-kind-of-question')
      .map((id) => questionsOf(id).map(({ words }) => words))
    for (const texts of sections.values()) {
      expect(others.some((words) => texts.every((text) => words.includes(text)))).toBe(true)
    }
  })
})

describe('figures of questions', () => {
  it.each(Object.entries(questionFigures))('%s stands as it is drawn, small', (name, figure) => {
    const file = readFileSync(join(filesFolder, figurePath(name)), 'utf8')
    expect(file).toBe(figureFile(figure))
    expect(file.length).toBeLessThan(3 * 1024)
  })
})
