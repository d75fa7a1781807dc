import {
  arrayUnion,
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
import { rethrow } from '@/lib/app-error'
import { asStudent } from '@/lib/firebase/as-student'
import { readDocument, readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { sha256 } from '@/lib/sha256'
import { type Report, type ReportedQuestion, reportKey, reportSchema } from './report'

/** The document's id: there is one report of a question and no more. */
const reportId = (question: ReportedQuestion) => sha256(reportKey(question))

/** Without control characters and those that turn the direction of text: operators read it in a terminal. */
const printable = (text: string) => text.replace(/[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu, '')

/** `users/{uid}/reports`: the questions that a student has reported (docs/decisions/036). Every function throws AppError. */
export function createReportRepository(firestore: Firestore) {
  const own = (uid: string) => collection(firestore, 'users', uid, 'reports')
  return {
    /** Writes a new report. `permission-denied` also when there is one of this question already. */
    async create(uid: string, report: Report): Promise<void> {
      const { testKey, testTitle, questionId, questionText, reason, text } = report
      const document = {
        testKey,
        testTitle,
        questionId,
        questionText: printable(questionText),
        reason,
        text: printable(text).trim(),
        createdAt: serverTimestamp(),
        status: 'received',
      }
      const id = await reportId(report)
      await asStudent(async () => {
        await setDoc(doc(firestore, `users/${uid}/counted/reports`), { ids: arrayUnion(id) }, { merge: true })
        await setDoc(doc(own(uid), id), document)
      }).catch(rethrow)
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
