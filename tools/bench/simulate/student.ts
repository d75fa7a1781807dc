import { startOfIndiaDay } from '../../../src/domain/india-day'
import type { Encounter } from '../../../src/domain/learning/encounters'
import type { DeckEntry } from '../../../src/domain/learning/mistake-book'
import { type Schedule, scheduleOf } from '../../../src/domain/learning/schedule'
import { questionRef } from '../../../src/domain/question/ref'
import { type ChoiceName, choices } from './choices'
import { type Memory, type ModelName, models, randomOf, spreadOf } from './models'

export interface Plan {
  readonly days: number
  /** Questions that tests add to the mistake book each day. */
  readonly mistakes: number
  /** Of revision each day. */
  readonly minutes: number
}

export interface Outcome {
  /** How much of the book the student knows at the end, from 0 to 1: the mean of true recall on the next day. */
  readonly known: number
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

/**
 * What a student knows who meets `mistakes` questions a day, and spends `minutes` a day on those of the days before. What
 * is forgotten follows from the model, the seed and what was revised when.
 */
export function live(
  { days, mistakes, minutes }: Plan,
  model: ModelName,
  choice: ChoiceName,
  seed: number,
): Outcome {
  // Of its own, so that every choice has the same student and the same questions.
  const nature = randomOf(seed)
  const luck = randomOf(seed + 1_000_003)
  const student = spreadOf(nature, 0.35)
  const entries: DeckEntry[] = []
  const places = new Map<string, number>()
  const memories: Memory[] = []
  const schedules = new Map<string, Schedule>()
  let revised = 0

  const put = (place: number, entry: DeckEntry, memory: Memory) => {
    entries[place] = entry
    memories[place] = memory
    places.set(entry.ref, place)
    schedules.set(entry.ref, scheduleOf(entry))
  }

  for (let today = 0; today < days; today++) {
    for (const entry of choices[choice]({ entries, schedules, today, minutes, examDay: null }, luck)) {
      const place = places.get(entry.ref) ?? 0
      const memory = memories[place]
      if (!memory) continue
      const right = luck() < memory.recall(today)
      const encounters = [...entry.encounters, encounter(today, right, null)]
      put(place, { ...entry, encounters }, memory.asked(today, right))
      revised++
    }
    for (let mistake = 0; mistake < mistakes; mistake++) {
      const place = entries.length
      const ref = questionRef('quiz/simulated', String(place))
      const encounters = [encounter(today, false, Math.round(25 + 40 * nature()))]
      const entry = { ref, testKey: 'quiz/simulated', title: null, topic: null, encounters, card: null }
      put(place, entry, models[model](today, student * spreadOf(nature, 0.6)))
    }
  }
  const known = memories.reduce((sum, memory) => sum + memory.recall(days), 0) / memories.length
  return { known, revised }
}
