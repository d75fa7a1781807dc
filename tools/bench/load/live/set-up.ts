/** A live test of a few minutes, out of a paper of the seed. */
import { doc, type Firestore, getDoc, setDoc, Timestamp } from 'firebase/firestore/lite'
import * as z from 'zod'
import { openSealed } from '@/lib/sealed-text'
import { seal } from '../../../content/seal'

/** The test of the seed whose questions are asked. */
const source = 'ssc-cgl-live'
export const liveTestId = 'load-live'

const opening = z.object({ key: z.string() })
const sealedPaper = z.object({ sealed: z.string() })

export interface LiveHoursOfRun {
  opensAt: number
  /** Milliseconds of a sitting. */
  length: number
  /** Milliseconds before the opening in which students open the page. */
  waits: number
}

const graceMilliseconds = 10 * 60_000

/** Writes card and private documents. @param db as administrator */
export async function setUpLiveTest(
  db: Firestore,
  { opensAt, length }: Omit<LiveHoursOfRun, 'waits'>,
): Promise<void> {
  const read = async (path: string) => (await getDoc(doc(db, path))).data() ?? {}
  const closesAt = opensAt + 3 * length
  const hours = {
    opensAt: Timestamp.fromMillis(opensAt),
    entryUntil: Timestamp.fromMillis(opensAt + length),
    closesAt: Timestamp.fromMillis(closesAt),
    resultsAt: Timestamp.fromMillis(closesAt + graceMilliseconds),
    duration: length / 60_000,
  }
  const { key } = opening.parse(await read(`live_tests/${source}/private/opening`))
  const { sealed } = sealedPaper.parse(await read(`live_tests/${source}/private/sealed`))
  // Its time is the seed's in the sealed paper as well.
  const { minutes: _, ...sealedFields } = z.looseObject({}).parse(JSON.parse(await openSealed(sealed, key)))
  const text = JSON.stringify({ ...sealedFields, minutes: hours.duration })
  await setDoc(doc(db, `live_tests/${liveTestId}/private/opening`), { key })
  await setDoc(doc(db, `live_tests/${liveTestId}/private/sealed`), { sealed: seal(text, key) })
  const paper = await read(`live_tests/${source}/private/paper`)
  await setDoc(doc(db, `live_tests/${liveTestId}/private/paper`), { ...paper, ...hours })
  await setDoc(doc(db, `live_tests/${liveTestId}`), { ...(await read(`live_tests/${source}`)), ...hours })
}

/** Publishes the keys: as if all sheets had been final for a while. @param db as administrator */
export async function publishResults(db: Firestore): Promise<void> {
  const path = `live_tests/${liveTestId}`
  const ago = (milliseconds: number) => Timestamp.fromMillis(Date.now() - milliseconds)
  const hours = { closesAt: ago(graceMilliseconds + 60_000), resultsAt: ago(1000) }
  for (const at of [path, `${path}/private/paper`]) await setDoc(doc(db, at), hours, { merge: true })
}
