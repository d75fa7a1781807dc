import { isPaid } from '@/domain/price'
import { asStudent } from '@/lib/firebase/as-student'
import { readVisibleDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { readOpened } from '../opened-repository'
import { type DailyDose, dailyDoseSchema } from './schema'

/**
 * What a dose consists of whose card does not have it: a paid one, for a student (docs/decisions/034), or one that has opened
 * since the last publication. @throws AppError when the read fails.
 */
export const readDoseBody = (
  { id, price }: Pick<DailyDose, 'id' | 'price'>,
  firestore = db,
): Promise<DailyDose | null> =>
  isPaid(price)
    ? asStudent(() => readVisibleDocument(firestore, `dailyDoses/${id}/private/access`, dailyDoseSchema))
    : readOpened(firestore, `dailyDoses/${id}`, dailyDoseSchema)
