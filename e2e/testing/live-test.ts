import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { content } from './content'

/** Hours of a live test, in seconds from now. */
export interface Hours {
  opens: number
  entry: number
  closes: number
  results: number
}

const letters = ['a', 'b', 'c', 'd']
const question = (number: number) => ({
  id: `q${number}`,
  question: { en: `What is ${number} + ${number}?`, te: `${number} + ${number} ఎంత?` },
  options: letters.map((_, place) => ({
    en: `It is ${2 * number + place}`,
    te: `అది ${2 * number + place}`,
  })),
  correctAnswer: 0,
  explanation: { en: `Twice ${number} is ${2 * number}.`, te: `${number} రెండింతలు ${2 * number}.` },
  topic: 'Arithmetic',
})

/** Imports a live test of four questions as an academy does, or moves its hours. */
export async function haveLiveTest(id: string, hours: Hours, minutes = 10): Promise<void> {
  const at = (seconds: number) => ({ $date: new Date(Date.now() + seconds * 1000).toISOString() })
  const test = {
    title: { en: 'Sunday Live Test', te: 'ఆదివారం లైవ్ టెస్ట్' },
    description: { en: 'Four sums.', te: 'నాలుగు లెక్కలు.' },
    opensAt: at(hours.opens),
    entryUntil: at(hours.entry),
    closesAt: at(hours.closes),
    resultsAt: at(hours.results),
    duration: minutes,
    marking: { correct: 1, wrong: '-1/3' },
    languages: ['en', 'te'],
    questions: [1, 2, 3, 4].map(question),
  }
  const folder = mkdtempSync(join(tmpdir(), 'live-test-'))
  try {
    writeFileSync(join(folder, 'live_tests.json'), JSON.stringify({ [id]: test }))
    await content('import', join(folder, 'live_tests.json'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Seconds. */
export const hour = 3600
/** Open for a while. */
export const openHours: Hours = { opens: -60, entry: hour, closes: 2 * hour, results: 3 * hour }
/** All over, with results. */
export const pastHours: Hours = { opens: -4 * hour, entry: -3 * hour, closes: -2 * hour, results: -hour }
