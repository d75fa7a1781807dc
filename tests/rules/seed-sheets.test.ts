import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { readCollections } from '../../seed/read-seed'
import { setUpBench } from './testing/roles'

const id = 'appsc-group-two-live'
const minute = 60_000
const bench = setUpBench(async () => undefined)

const milliseconds = z.object({ plus: z.int() })
const sheetSchema = z.looseObject({
  beganAt: milliseconds,
  startedAt: milliseconds,
  countedTo: milliseconds,
  clock: milliseconds,
  deadline: milliseconds,
  submittedAt: z.nullable(milliseconds),
  status: z.enum(['in_progress', 'submitted']),
  shownAs: z.optional(z.string()),
})
const sheets = Object.entries(readCollections().get(`live_tests/${id}/sheets`) ?? {}).map(
  ([uid, fields]) => ({ uid, fields: sheetSchema.parse(fields) }),
)
const open = sheets.filter(({ fields: { status } }) => status === 'in_progress')

test.each([
  ...sheets.slice(0, 8),
  ...sheets.filter(({ fields }) => fields.shownAs).slice(0, 3),
  ...open.slice(0, 3),
])(
  'the rules take the sheet of $uid, as it is in the seed',
  async ({ fields: { beganAt, shownAs, ...sheet } }) => {
    // Begun twenty minutes ago.
    const base = Date.now() - 20 * minute - beganAt.plus
    const at = ({ plus }: { plus: number }) => base + plus
    await bench.put(`live_tests/${id}`, {
      opensAt: new Date(base - minute),
      entryUntil: new Date(base + 60 * minute),
      closesAt: new Date(base + 90 * minute),
      resultsAt: new Date(base + 120 * minute),
      duration: 30,
    })
    const name = shownAs === undefined ? {} : { shownAs }
    const path = `live_tests/${id}/sheets/student`
    await bench.put(path, { beganAt: new Date(at(beganAt)), device: 'other', ...name })
    const written = {
      ...sheet,
      ...name,
      startedAt: at(sheet.startedAt),
      countedTo: at(sheet.countedTo),
      clock: at(sheet.clock),
      deadline: at(sheet.deadline),
      submittedAt: sheet.submittedAt && at(sheet.submittedAt),
      follows: 0,
      updatedAt: serverTimestamp(),
    }
    await expect(updateDoc(doc(bench.db('student'), path), written)).resolves.toBeUndefined()
  },
)
