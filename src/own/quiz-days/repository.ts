import { arrayUnion, doc, type Firestore, setDoc } from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import { type IndiaDay, readIndiaDay, writeIndiaDay } from '@/domain/india-day'
import { rethrow } from '@/lib/app-error'
import { asStudent } from '@/lib/firebase/as-student'
import { readDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'

/** The days of one year: 1122 is 22 November. The rules let it grow by the day that it is in India, and by no other. */
const yearSchema = z.pipe(
  z.object({ id: z.string(), days: z.array(z.number()) }),
  z.transform(({ id, days }): IndiaDay[] =>
    days.flatMap((number) => {
      const [month, date] = [Math.floor(number / 100), number % 100].map((part) =>
        String(part).padStart(2, '0'),
      )
      return readIndiaDay(`${id}-${month}-${date}`) ?? []
    }),
  ),
)

/** `users/{uid}/days`: the days on which a student has taken the daily quiz (docs/decisions/050). */
function createDayRepository(firestore: Firestore) {
  return {
    /** The days of one year, the earliest first; none when the account has none. @throws AppError */
    async ofYear(userId: string, year: string): Promise<readonly IndiaDay[]> {
      return (
        (await asStudent(() => readDocument(firestore, `users/${userId}/days/${year}`, yearSchema))) ?? []
      )
    },

    /**
     * Notes that the quiz was taken today; noting it twice changes nothing.
     * @throws AppError `permission-denied` when `today` is not the day that it is in India by the server's time.
     */
    async add(userId: string, today: IndiaDay): Promise<void> {
      const [year = '', month = '', date = ''] = writeIndiaDay(today).split('-')
      const change = { days: arrayUnion(Number(month + date)) }
      const ofYear = doc(firestore, 'users', userId, 'days', year)
      await asStudent(() => setDoc(ofYear, change, { merge: true })).catch(rethrow)
    },
  }
}

export const dayRepository = createDayRepository(db)
