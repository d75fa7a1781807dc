import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readOpened } from '@/content/live-tests/schema'
import { liveAttemptId } from '@/domain/live-test'
import { sumMarks } from '@/domain/question/marking'
import { scoreAnswers } from '@/domain/question/scoring'
import { shufflePaper } from '@/domain/question/shuffle'
import { openSealed } from '@/lib/sealed-text'
import { liveTestDocuments } from './make/live/documents'
import { finished, liveTests, paperOf } from './make/live/tests'
import { readCollections } from './read-seed'

const collections = readCollections()
const made = await liveTestDocuments()
const stored = (path: string) => collections.get(path) ?? {}
const ids = liveTests.map(({ source }) => source.id)
const sheets = Object.entries(stored(`live_tests/${finished.source.id}/sheets`))

const sealedText = (documents: Record<string, Record<string, unknown>>) =>
  openSealed(String(documents.sealed?.sealed), String(documents.opening?.key))

describe('live tests of the seed', () => {
  it('stand as they are made (else run: npx tsx seed/make/documents.ts)', async () => {
    expect(stored('live_tests')).toEqual(made.get('live_tests'))
    for (const id of ids) {
      const [now, wanted] = [stored(`live_tests/${id}/private`), made.get(`live_tests/${id}/private`) ?? {}]
      expect(now.paper).toEqual(wanted.paper)
      // Other machines may pack the same text in other bytes.
      expect(await sealedText(now)).toBe(await sealedText(wanted))
    }
    expect(Object.fromEntries(sheets)).toEqual(made.get(`live_tests/${finished.source.id}/sheets`))
  })

  it.each(liveTests)('show nothing of the questions on the card of $source.id', ({ source: { id } }) => {
    const card = stored('live_tests')[id] ?? {}
    for (const name of ['questions', 'sections', 'marking']) expect(card).not.toHaveProperty(name)
    expect(card).toMatchObject({ totalQuestions: 20, languages: ['en', 'te'] })
  })

  it.each(liveTests)('seal the paper of $source.id without its keys', async (live) => {
    const paper = readOpened(await sealedText(stored(`live_tests/${live.source.id}/private`)))
    expect(paper?.questions.map(({ id }) => id)).toEqual(paperOf(live).questions.map(({ id }) => id))
    for (const { correctAnswer, explanation } of paper?.questions ?? [])
      expect([correctAnswer, explanation]).toEqual(['dropped', null])
  })

  it('have explanations in both languages', () => {
    const explanations = liveTests.flatMap((live) => paperOf(live).questions.map((one) => one.explanation))
    for (const explanation of explanations) expect(Object.keys(explanation ?? {})).toEqual(['en', 'te'])
  })
})

const sheetSchema = z.object({ options: z.string(), milliseconds: z.string(), status: z.string() })
const commaList = (text: string) => text.split(',')

describe('the sheets of the finished live test', () => {
  const paper = paperOf(finished)
  const marks = sheets.map(([uid, fields]) => {
    const own = shufflePaper(paper, liveAttemptId(finished.source.id, uid))
    const options = commaList(sheetSchema.parse(fields).options)
    const answers = new Map(options.flatMap((text, at) => (text === '' ? [] : [[at, Number(text)] as const])))
    const { outcomes } = scoreAnswers(own.questions, answers)
    const sum = sumMarks(outcomes.map(({ question, outcome }) => ({ marking: question.scheme, outcome })))
    if (!sum) throw new Error('the test gives no marks')
    return { uid, scored: sum.scored }
  })

  it('are those of 400 students, the demo member and some unfinished ones among them', () => {
    expect(sheets).toHaveLength(400)
    expect(sheets.map(([uid]) => uid)).toContain('member-demo')
    const open = sheets.filter(([, { status }]) => status === 'in_progress')
    expect(open.length).toBeGreaterThan(4)
    expect(open.length).toBeLessThan(24)
  })

  it('name about thirty students, each with a first name and an initial', () => {
    const names = sheets.flatMap(([, { shownAs }]) => (typeof shownAs === 'string' ? [shownAs] : []))
    expect(names.length).toBeGreaterThanOrEqual(28)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+ [A-Z]\.$/)
  })

  it('have marks as in a real exam: spread, and few at either end', () => {
    const values = marks
      .map(({ scored }) => scored.numerator / scored.denominator)
      .sort((one, other) => one - other)
    const below = (share: number) => values[Math.floor(share * 399)] ?? Number.NaN
    expect(new Set(values).size).toBeGreaterThan(35)
    expect(below(0.5)).toBeGreaterThan(7)
    expect(below(0.5)).toBeLessThan(13)
    expect(below(0.9) - below(0.1)).toBeGreaterThan(6)
    expect(values.filter((value) => value > 19.5).length).toBeLessThan(8)
  })

  it('have times that a student may have taken', () => {
    for (const [, fields] of sheets) {
      const times = commaList(sheetSchema.parse(fields).milliseconds).map(Number)
      const sum = times.reduce((total, time) => total + time, 0)
      expect(sum).toBeLessThanOrEqual(30 * 60_000)
      expect(times.filter((time) => time > 0 && time < 4000).length).toBeLessThan(3)
    }
  })
})
