/** The ranks of the simulated test, compared with a calculation of their own: option texts, halves of marks, and counting. */
import { collection, doc, type Firestore, getDoc, getDocs } from 'firebase/firestore/lite'
import * as z from 'zod'
import { createRankRepository } from '@/content/ranks/repository'
import { fraction } from '@/domain/fraction'
import type { Paper } from '@/domain/paper'
import { rankIn } from '@/domain/ranking/histogram'
import { rankStep } from '../../../../api/ranks/rank-step'
import { openTarget } from '../../../content/target'
import type { Meter, Places } from '../meter'
import { liveTestId } from './set-up'

const testKey = `live/${liveTestId}`

/** Halves of a mark in the seed's test: 2 for a right answer, half a mark off for a wrong one. */
const right = 4
const wrong = -1

const paperSchema = z.object({
  questions: z.array(z.object({ id: z.string(), options: z.array(z.unknown()), correctAnswer: z.number() })),
})
const sheetSchema = z.object({ questionIds: z.string().default(''), options: z.string().default('') })

/** Ranks the sheets as the operator's tool does. */
export async function rankSheets(places: Places): Promise<void> {
  const { firestore, auth, storage } = places
  const { students } = openTarget(null, () => undefined, undefined, {
    firestoreUrl: firestore,
    authUrl: auth,
    storageUrl: storage,
  })
  const job = { testKey, path: `live_tests/${liveTestId}/private/paper` }
  for (;;) {
    const { status } = await rankStep(students, job, { until: Date.now() + 20_000 })
    if (status === 'done') return
    if (status === 'busy') throw new Error('another process ranks the test')
  }
}

/** What each student of a sheet has, in halves of a mark. @param db as administrator */
async function halvesOf(db: Firestore, papers: ReadonlyMap<string, Paper>): Promise<Map<string, number>> {
  const path = `live_tests/${liveTestId}`
  const { questions } = paperSchema.parse((await getDoc(doc(db, `${path}/private/paper`))).data())
  const keys = new Map(
    questions.map(({ id, options, correctAnswer }) => [id, wordsOf(options[correctAnswer])]),
  )
  const { docs } = await getDocs(collection(db, `${path}/sheets`))
  return new Map(
    docs.map((sheet) => {
      const { questionIds, options } = sheetSchema.parse(sheet.data())
      const answers = options.split(',')
      const seen = new Map(papers.get(sheet.id)?.questions.map((question) => [question.id, question.options]))
      const halves = questionIds.split('\n').reduce((sum, id, index) => {
        if (!answers[index]) return sum
        const chosen = wordsOf(seen.get(id)?.[Number(answers[index])])
        return sum + (chosen === keys.get(id) ? right : wrong)
      }, 0)
      return [sheet.id, halves]
    }),
  )
}

/** An option as text, whatever the order of its languages. */
const wordsOf = (option: unknown): string =>
  option !== null && typeof option === 'object' && 'en' in option
    ? JSON.stringify(option.en)
    : JSON.stringify(option)

/** Reads the ranks as a student's results do. */
const readRank = (meter: Meter, db: Firestore) =>
  meter.step('live: rank', () => createRankRepository(db).find(testKey))

/**
 * @param papers as students saw them, by their ids
 * @param db as a student
 * @param admin as administrator
 * @returns a sentence for each student whose rank is another one than a count of better students gives
 */
export async function wrongRanks(
  meter: Meter,
  db: Firestore,
  admin: Firestore,
  papers: ReadonlyMap<string, Paper>,
): Promise<string[]> {
  const ranks = await readRank(meter, db)
  if (!ranks) return ['there are no ranks']
  const halves = await halvesOf(admin, papers)
  const all = [...halves.values()]
  const wrongOnes = [...halves].flatMap(([uid, own]) => {
    const { rank, count } = rankIn(ranks.histogram, fraction(own, 2))
    const better = all.filter((other) => other > own).length
    return rank === better + 1 && count === all.length
      ? []
      : [`${uid} has rank ${rank} of ${count} in place of ${better + 1} of ${all.length}`]
  })
  const step = meter.tally['live: rank']
  const reads = step ? (step.usage.reads + step.usage.ruleReads) / step.times : Number.NaN
  return reads === 1 ? wrongOnes : [...wrongOnes, `a rank takes ${reads} reads`]
}
