import type { Firestore } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { makePaper, type Paper } from '@/domain/paper'
import { parseQuestions, testQuestionDefaults } from '@/domain/question/question'
import { asStudent } from '@/lib/firebase/as-student'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readDocument, readVisibleDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { openSealed } from '@/lib/sealed-text'
import { readPage } from '../catalogues/repository'
import {
  type LiveTest,
  liveTestSchema,
  openingSchema,
  readOpened,
  sealedSchema,
  wholePaperSchema,
} from './schema'

/** The `live_tests` collection (docs/decisions/076). */
export function createLiveTestRepository(firestore: Firestore) {
  const privateOf = (id: string, name: 'sealed' | 'opening' | 'paper') => `live_tests/${id}/private/${name}`

  return {
    /** The latest ones that are on show, the newest first. @throws AppError */
    async latest(): Promise<LiveTest[]> {
      const { items } = await readPage(firestore, { of: 'live_tests' }, readLimits.liveTests, liveTestSchema)
      return [...items]
    },

    /** One of them; null when there is none or it is switched off. @throws AppError */
    async find(id: string): Promise<LiveTest | null> {
      if (!isDocumentId(id)) return null
      const test = await readDocument(firestore, `live_tests/${id}`, liveTestSchema)
      return test?.isActive ? test : null
    },

    /** The sealed paper, which a device may have long before the test opens; null where this student may not take it. @throws AppError */
    async sealed(id: string): Promise<string | null> {
      const read = () => readVisibleDocument(firestore, privateOf(id, 'sealed'), sealedSchema)
      return (await asStudent(read))?.sealed ?? null
    },

    /** The key of the sealed paper, for whoever has begun; null for others before the results. @throws AppError */
    async opening(id: string): Promise<string | null> {
      const read = () => readVisibleDocument(firestore, privateOf(id, 'opening'), openingSchema)
      return (await asStudent(read))?.key ?? null
    },

    /** The whole paper with its keys; null before the results. @throws AppError */
    async whole({ id, title, minutes }: LiveTest): Promise<Paper | null> {
      const path = privateOf(id, 'paper')
      const stored = await asStudent(() => readVisibleDocument(firestore, path, wholePaperSchema))
      if (!stored) return null
      const questions = parseQuestions(stored.questions, path, testQuestionDefaults)
      return makePaper({ title, minutes: stored.duration ?? minutes, questions, layout: stored })
    },
  }
}

export const liveTestRepository = createLiveTestRepository(db)

/**
 * The paper without keys, as it is sat.
 * @param sealed of the same test
 * @returns null when the two do not fit or the paper cannot be used
 */
export async function openPaper(
  sealed: string,
  key: string,
  { title, resultsAt }: LiveTest,
): Promise<Paper | null> {
  const text = await openSealed(sealed, key).catch(() => null)
  const paper = text === null ? null : readOpened(text)
  return paper && { ...paper, title, keysFrom: resultsAt }
}
