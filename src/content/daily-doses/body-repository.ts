import { asStudent } from '@/lib/firebase/as-student'
import { readVisibleDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type DailyDose, dailyDoseSchema } from './schema'

/** What a paid dose consists of, for a student (docs/decisions/034). @throws AppError when the read fails. */
export const readDoseBody = ({ id }: Pick<DailyDose, 'id'>, firestore = db): Promise<DailyDose | null> =>
  asStudent(() => readVisibleDocument(firestore, `dailyDoses/${id}/private/access`, dailyDoseSchema))
