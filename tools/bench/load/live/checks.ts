import { collection, type Firestore, getDocs } from 'firebase/firestore/lite'
import * as z from 'zod'
import type { Trouble } from './kinds'
import type { Answers } from './screen'
import { liveTestId } from './set-up'

export interface LiveOutcome {
  uid: string
  trouble: Trouble
  /** Null when the student's day broke off. */
  given: Answers | null
}

const sheetSchema = z.object({
  status: z.string().optional(),
  questionIds: z.string().optional(),
  options: z.string().optional(),
})

/** What each sheet says, by its student. */
async function sheetsOf(db: Firestore): Promise<Map<string, z.infer<typeof sheetSchema>>> {
  const { docs } = await getDocs(collection(db, `live_tests/${liveTestId}/sheets`))
  return new Map(docs.map((document) => [document.id, sheetSchema.parse(document.data())]))
}

/**
 * Compares what students gave with what is on their sheets. @param db as administrator
 * @returns a sentence for each student whose answers are not all there, and for each late sheet that was taken
 */
export async function checkSheets(
  db: Firestore,
  outcomes: readonly LiveOutcome[],
): Promise<{ lost: string[]; late: string[] }> {
  const sheets = await sheetsOf(db)
  const lost: string[] = []
  const late: string[] = []
  for (const { uid, trouble, given } of outcomes) {
    const sheet = sheets.get(uid)
    if (trouble === 'late') {
      if (sheet?.questionIds !== undefined) late.push(`${uid} has answers that came too late`)
      continue
    }
    if (!given) continue
    const options = (sheet?.options ?? '').split(',')
    const ids = (sheet?.questionIds ?? '').split('\n')
    const stored = new Map(
      ids.map((id, index) => [id, options[index] === '' ? null : Number(options[index])]),
    )
    const others = [...given].filter(([id, option]) => stored.get(id) !== option).length
    if (others > 0)
      lost.push(
        `${uid} (${trouble}) has ${others} other answers on the sheet, which is ${sheet?.status ?? 'empty'}`,
      )
    else if (sheet?.status !== 'submitted') lost.push(`${uid} (${trouble}) has no submitted sheet`)
  }
  return { lost, late }
}
