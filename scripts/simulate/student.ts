import { startOfIndiaDay } from '../../src/domain/india-day'
import type { Encounter } from '../../src/domain/learning/encounters'
import type { DeckEntry } from '../../src/domain/learning/mistake-book'
import {
  dueOn,
  leastKnownFirst,
  type RevisionAsk,
  revisionOf,
  withinSeconds,
} from '../../src/domain/learning/revision-day'
import { recallOn, type Schedule, scheduleOf } from '../../src/domain/learning/schedule'
import { questionRef } from '../../src/domain/question-ref'
import { asked, type Memory, newMemory, randomOf, recall, shuffled } from './memory'

type Choice = (ask: RevisionAsk, random: () => number) => readonly DeckEntry[]

const inMinutes = (entries: readonly DeckEntry[], { minutes }: RevisionAsk) =>
  withinSeconds(entries, 60 * minutes)

/** What is more likely known than not saves its stability when it is asked; the rest is mostly learnt anew. */
function knownFirst({ entries, schedules, today }: RevisionAsk): DeckEntry[] {
  const isKnown = ({ ref }: DeckEntry) => {
    const schedule = schedules.get(ref)
    return schedule !== undefined && recallOn(schedule, today) >= 0.7
  }
  const ordered = leastKnownFirst(entries, schedules, today)
  return [...ordered.filter(isKnown), ...ordered.filter((entry) => !isKnown(entry)).toReversed()]
}

/** The ways of choosing a day's questions: the app's, two other orders of what is due, and no schedule at all. */
export const choices = {
  'revision: due, least known first': (ask) => revisionOf(ask).questions,
  'due, recall of 0.7 and more first': (ask) => inMinutes(knownFirst({ ...ask, entries: dueOn(ask) }), ask),
  'due, in random order': (ask, random) => inMinutes(shuffled(dueOn(ask), random), ask),
  'random repetition': (ask, random) => inMinutes(shuffled(ask.entries, random), ask),
} satisfies Record<string, Choice>

export type ChoiceName = keyof typeof choices

export interface Plan {
  readonly days: number
  /** Questions that tests add to the mistake book each day. */
  readonly mistakes: number
  /** Of revision each day. */
  readonly minutes: number
}

export interface Outcome {
  /** How much of the book the student knows at the end of each day, from 0 to 1: the mean of true recall. */
  readonly known: readonly number[]
  /** The mean of all days. */
  readonly mean: number
  /** Questions that were revised in all. */
  readonly revised: number
}

const encounter = (day: number, right: boolean, seconds: number | null): Encounter => ({
  at: startOfIndiaDay(day) + 1000,
  day,
  right,
  answered: true,
  source: seconds === null ? 'review' : 'test',
  sheet: null,
  topic: null,
  seconds,
})

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/**
 * What a student knows who meets `mistakes` questions a day, and spends `minutes` a day on those of the days before. What
 * is forgotten follows from the seed and from what was revised when.
 */
export function live({ days, mistakes, minutes }: Plan, name: ChoiceName, seed: number): Outcome {
  // Of its own, so that every way has the same questions.
  const nature = randomOf(seed)
  const luck = randomOf(seed + 1_000_003)
  const entries: DeckEntry[] = []
  const places = new Map<string, number>()
  const memories: Memory[] = []
  const schedules = new Map<string, Schedule>()
  const known: number[] = []
  let revised = 0

  const put = (place: number, entry: DeckEntry, memory: Memory) => {
    entries[place] = entry
    memories[place] = memory
    places.set(entry.ref, place)
    schedules.set(entry.ref, scheduleOf(entry))
  }

  for (let today = 0; today < days; today++) {
    for (const entry of choices[name]({ entries, schedules, today, minutes, examDay: null }, luck)) {
      const place = places.get(entry.ref) ?? 0
      const memory = memories[place]
      if (!memory) continue
      const right = luck() < recall(memory, today)
      const encounters = [...entry.encounters, encounter(today, right, null)]
      put(place, { ...entry, encounters }, asked(memory, today, right))
      revised++
    }
    for (let mistake = 0; mistake < mistakes; mistake++) {
      const place = entries.length
      const ref = questionRef('quiz/simulated', String(place))
      const seconds = Math.round(25 + 40 * nature())
      const encounters = [encounter(today, false, seconds)]
      const entry = { ref, testKey: 'quiz/simulated', title: null, topic: null, encounters, card: null }
      put(place, entry, newMemory(today, nature))
    }
    known.push(mean(memories.map((memory) => recall(memory, today + 1))))
  }
  return { known, mean: mean(known), revised }
}
