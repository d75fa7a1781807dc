/** Draws the ten questions of a day out of what is published and free (docs/decisions/050). */
import { z } from 'zod'
import { questionsADay } from '../../src/content/daily-quizzes/schema'
import { type IndiaDay, writeIndiaDay } from '../../src/domain/india-day'
import { byLot } from '../../src/domain/lot'
import {
  placedQuestions,
  type Question,
  readQuestion,
  testQuestionDefaults,
} from '../../src/domain/question/question'
import { longestRef, questionRef } from '../../src/domain/question/ref'
import { plainText, type RichText } from '../../src/domain/rich-text'
import { languagesOfQuestions } from '../../src/domain/test-layout'

/** Days within which no question comes twice while there are others. */
const restDays = 60

/** A test or quiz that everybody may read, with its fields as plain values. */
export interface FreeTest {
  /** What attempts call it. */
  testKey: string
  /** What its questions are about when they do not say so. */
  subject: string | null
  fields: Readonly<Record<string, unknown>>
}

interface Candidate {
  ref: string
  topic: string
  text: RichText
  /** The question as a daily quiz stores it. */
  stored: Record<string, unknown>
}

const storedFields = z.record(z.string(), z.unknown())

/** Whether a question can be asked alone, and has one key. */
function standsAlone({ set, correctAnswer, marking }: Question): boolean {
  return (
    set === undefined &&
    marking === undefined &&
    correctAnswer !== 'dropped' &&
    correctAnswer !== 'full-marks'
  )
}

function candidatesOf({ testKey, subject, fields }: FreeTest): Candidate[] {
  const defaults = testKey.startsWith('quiz/') ? {} : testQuestionDefaults
  const raw: readonly unknown[] = Array.isArray(fields.questions) ? fields.questions : []
  return placedQuestions(raw, testKey, defaults).flatMap(({ place, question }) => {
    const ref = questionRef(testKey, question.id)
    const value = storedFields.safeParse(raw[place]).data
    // A daily quiz is read without a test's defaults: what needs them stays in its test.
    const isWhole = typeof readQuestion(raw[place], place, {}) !== 'string'
    if (!value || !isWhole || !standsAlone(question) || ref.length > longestRef) return []
    const { section: _, set: _set, ...own } = value
    const topic = question.topic ?? subject
    const stored = { ...own, id: ref, ...(topic === null ? {} : { topic }) }
    return [{ ref, topic: topic ?? testKey, stored, text: question.text }]
  })
}

/** Every question that may be drawn; one that stands in two tests comes from the first of them. */
export function poolOf(tests: readonly FreeTest[]): Candidate[] {
  const texts = new Set<string>()
  return tests.flatMap(candidatesOf).filter(({ text }) => {
    const plain = plainText(text)
    const isNew = !texts.has(plain)
    texts.add(plain)
    return isNew
  })
}

/** How far `day` is from the nearest day that asks a question. */
const restOf = (days: readonly IndiaDay[] | undefined, day: IndiaDay): number =>
  Math.min(...(days ?? []).map((one) => Math.abs(one - day)))

/**
 * The questions of a day: always the same for the same pool and the same other days, of as many topics as there are.
 * @param asked on which other days each question is asked, by its ref; the drawn ones are noted there
 * @returns null when the pool has fewer than ten
 */
export function drawDay(
  pool: readonly Candidate[],
  day: IndiaDay,
  asked: Map<string, IndiaDay[]>,
): { fields: Record<string, unknown> /** Some were asked within 60 days. */; repeats: boolean } | null {
  if (pool.length < questionsADay) return null
  const inLots = byLot(pool, writeIndiaDay(day), ({ ref }) => ref)
  const rest = new Map(inLots.map(({ ref }) => [ref, restOf(asked.get(ref), day)]))
  const restedFirst = [...inLots].sort((a, b) => {
    const [one = 0, other = 0] = [a, b].map(({ ref }) => Math.min(rest.get(ref) ?? 0, restDays + 1))
    return other - one
  })
  const fresh = inLots.filter(({ ref }) => (rest.get(ref) ?? 0) > restDays)
  const repeats = fresh.length < questionsADay
  const offered = repeats ? restedFirst.slice(0, questionsADay) : fresh
  const drawn: Candidate[] = []
  for (let ofTopic = 1; drawn.length < questionsADay; ofTopic++) {
    for (const one of offered) {
      const same = drawn.filter(({ topic }) => topic === one.topic).length
      if (drawn.length < questionsADay && same < ofTopic && !drawn.includes(one)) drawn.push(one)
    }
  }
  for (const { ref } of drawn) asked.set(ref, [...(asked.get(ref) ?? []), day])
  // Those of some questions would be no choice for the others.
  const languages = languagesOfQuestions(drawn)
  const fields = {
    title: 'Daily quiz',
    totalQuestions: questionsADay,
    ...(languages.length > 1 ? { languages } : {}),
    questions: drawn.map(({ stored }) => stored),
  }
  return { fields, repeats }
}

/** Days before and behind a day of which the draw wants to know what they ask. */
export const daysLookedAt = restDays
