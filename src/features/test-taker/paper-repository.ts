import { collection, type Firestore, limit, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { parseQuestions, testQuestionDefaults } from '@/domain/question'
import { type SeriesTest, testSeriesSchema } from '@/domain/test-series'
import {
  packageSchema,
  packageSection,
  readSeriesOf,
  type TestSeriesPackage,
} from '@/domain/test-series-package'
import { asStudent } from '@/lib/firebase/as-student'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readDocument, readList, readVisibleDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { makePaper, type Paper } from './model/paper'
import { mockTestSchema, testSchema } from './paper-schema'

/**
 * What looking for a test's questions came to. `refused`: the rules keep a premium test from this student; `embedded`
 * is then the copy that an older document holds for everybody, if it does.
 */
export type PaperSearch =
  | { status: 'found'; paper: Paper; needsLogin: boolean }
  | { status: 'refused'; title: string; package: TestSeriesPackage; embedded: Paper | null }
  | { status: 'no-category' }
  | { status: 'no-test' }

function embeddedPaper({ title, minutes, questions, layout, seriesId }: SeriesTest): Paper | null {
  if (!questions) return null
  const parsed = parseQuestions(questions, `test_series/${seriesId}`, testQuestionDefaults)
  return makePaper({ title, minutes, questions: parsed, layout })
}

/** The papers of tests: of a package's tests and of mock tests (spec section 7; design.md section 4). */
export function createPaperRepository(firestore: Firestore) {
  async function findPackage(idOrTitle: string): Promise<TestSeriesPackage | null> {
    const path = `categories/${idOrTitle}`
    const byId = isDocumentId(idOrTitle) ? await readDocument(firestore, path, packageSchema) : null
    if (byId?.isTestSeries) return byId
    const named = [where('section_type', '==', packageSection), where('name', '==', idOrTitle)]
    const byName = query(collection(firestore, 'categories'), ...named, limit(1))
    return (await readList(byName, packageSchema))[0] ?? null
  }

  async function findSummary(item: TestSeriesPackage, testId: string): Promise<SeriesTest | null> {
    const all = query(collection(firestore, 'test_series'), limit(readLimits.testsOfPackage))
    const series = await readSeriesOf(item, (filter) =>
      readList(filter ? query(all, where(filter.field, '==', filter.value)) : all, testSeriesSchema),
    )
    return series.flatMap(({ tests }) => tests).find(({ id }) => id === testId) ?? null
  }

  /** Null when there is no such document, or the rules do not show it. */
  async function readPaper({ seriesId, id, title, minutes, isPaid }: SeriesTest): Promise<Paper | null> {
    if (!isDocumentId(id)) return null
    const path = `test_series/${seriesId}/tests/${id}`
    const read = () => readVisibleDocument(firestore, path, testSchema)
    // The rules go by the test itself, whatever its summary says.
    const stored = (isPaid ? null : await read()) ?? (await asStudent(read))
    return (
      stored &&
      makePaper({
        title: stored.title ?? title,
        minutes: stored.duration ?? minutes,
        questions: parseQuestions(stored.questions, path, testQuestionDefaults),
        layout: stored,
      })
    )
  }

  return {
    /** The paper of one test of a package, which may be named by id or by title. @throws AppError */
    async findInSeries(packageId: string, testId: string): Promise<PaperSearch> {
      const item = await findPackage(packageId)
      if (!item) return { status: 'no-category' }
      const summary = await findSummary(item, testId)
      if (!summary) return { status: 'no-test' }
      const embedded = embeddedPaper(summary)
      const paper = !summary.isPaid && embedded ? embedded : await readPaper(summary)
      if (paper) return { status: 'found', paper, needsLogin: false }
      if (!summary.isPaid) return { status: 'no-test' }
      return { status: 'refused', title: summary.title, package: item, embedded }
    },

    /** The paper of a mock test; one that is not published or switched off is not there. @throws AppError */
    async findMockTest(id: string): Promise<PaperSearch> {
      if (!isDocumentId(id)) return { status: 'no-test' }
      const path = `mock_tests/${id}`
      const stored = await readVisibleDocument(firestore, path, mockTestSchema)
      if (!stored?.isActive) return { status: 'no-test' }
      const { title, minutes, isPaid, layout } = stored
      const questions = parseQuestions(stored.questions, path, testQuestionDefaults)
      const paper = makePaper({ title, minutes, questions, layout })
      return { status: 'found', paper, needsLogin: isPaid }
    },
  }
}

export const paperRepository = createPaperRepository(db)
