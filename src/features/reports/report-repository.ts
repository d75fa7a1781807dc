import {
  collection,
  doc,
  type Firestore,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { toAppError } from '@/lib/app-error'
import { asStudent } from '@/lib/firebase/as-student'
import { readDocument, readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type Report, type ReportedQuestion, reportKey, reportSchema } from './report'

/**
 * The document's id: the SHA-256 of test and question as 64 hexadecimal digits. It is short and safe whatever the ids
 * are, and the rules can compute it, so that there is one report of a question and no more.
 */
async function reportId(question: ReportedQuestion): Promise<string> {
  const words = new TextEncoder().encode(reportKey(question))
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', words))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** `users/{uid}/reports`: the questions that a student has reported (docs/decisions/036). Every function throws AppError. */
export function createReportRepository(firestore: Firestore) {
  const own = (uid: string) => collection(firestore, 'users', uid, 'reports')
  return {
    /** Writes a new report. `permission-denied` also when there is one of this question already. */
    async create(uid: string, report: Report): Promise<void> {
      const { testKey, testTitle, questionId, questionText, reason, text } = report
      const fields = { testKey, testTitle, questionId, questionText, reason, text }
      const document = { ...fields, createdAt: serverTimestamp(), status: 'received' }
      const id = await reportId(report)
      await asStudent(() => setDoc(doc(own(uid), id), document)).catch((error: unknown) => {
        throw toAppError(error)
      })
    },

    /** The report of one question; null when there is none. */
    async find(uid: string, question: ReportedQuestion): Promise<Report | null> {
      const id = await reportId(question)
      return asStudent(() => readDocument(firestore, `users/${uid}/reports/${id}`, reportSchema))
    },

    /** The latest hundred, newest first. */
    list(uid: string): Promise<Report[]> {
      const newest = query(own(uid), orderBy('createdAt', 'desc'), limit(readLimits.reports))
      return asStudent(() => readList(newest, reportSchema))
    },
  }
}

export type ReportRepository = ReturnType<typeof createReportRepository>

export const reportRepository = createReportRepository(db)
