/** Which questions there are to practise, out of the documents that hold them (docs/decisions/048). */
import * as z from 'zod/mini'
import { packageSchema } from '../../src/content/categories/schema'
import { categoryFields, categoryOf, optionalText } from '../../src/content/fields'
import { mockTestSchema } from '../../src/content/mock-tests/schema'
import { isOffered, quizSchema } from '../../src/content/quizzes/schema'
import {
  embeddedQuestions,
  type SeriesTest,
  testSchema,
  testSeriesSchema,
} from '../../src/content/test-series/schema'
import type { Difficulty, IndexedQuestion, QuestionAccess } from '../../src/domain/learning/indexed-question'
import { isPaid } from '../../src/domain/price'
import { parseQuestions, type Question, testQuestionDefaults } from '../../src/domain/question/question'
import { longestRef, questionRef } from '../../src/domain/question/ref'
import { type TestRef, testKey } from '../../src/domain/sitting/test-ref'

/** The collections that are looked at; of `tests` those of all series. */
type IndexedCollection = 'quizzes' | 'mock_tests' | 'categories' | 'test_series' | 'tests'

export interface PlainDocument {
  readonly path: string
  /** As the app's SDK gives them. */
  readonly fields: Readonly<Record<string, unknown>>
}

export type IndexedDocuments = Readonly<Record<IndexedCollection, readonly PlainDocument[]>>

const idOf = ({ path }: PlainDocument) => path.slice(path.lastIndexOf('/') + 1)

/** Documents as the app reads them; what it cannot read is not there. */
const readAll = <T>(documents: readonly PlainDocument[], schema: z.ZodMiniType<T>): T[] =>
  documents.flatMap((document) => {
    const read = z.safeParse(schema, { ...document.fields, id: idOf(document) })
    return read.success ? [read.data] : []
  })

/** The words that quizzes have for how hard they are. */
const difficultyWords: Readonly<Record<string, Difficulty>> = {
  easy: 'easy',
  beginner: 'easy',
  medium: 'medium',
  moderate: 'medium',
  intermediate: 'medium',
  hard: 'hard',
  difficult: 'hard',
  advanced: 'hard',
}

interface Common {
  readonly access: QuestionAccess
  readonly difficulty?: Difficulty | undefined
  /** The topic of a question that has none. */
  readonly topic: (question: Question) => string
}

/** What is dropped or gives everybody its marks teaches nothing. */
const isUsable = ({ correctAnswer }: Question) =>
  correctAnswer !== 'dropped' && correctAnswer !== 'full-marks'

/** A practice with a name that is too long would stay on its device. */
function indexed(ref: TestRef, questions: readonly Question[], common: Common): IndexedQuestion[] {
  const { access, difficulty, topic } = common
  return questions
    .filter(isUsable)
    .map((question) => ({
      ref: questionRef(testKey(ref), question.id),
      topic: question.topic ?? topic(question),
      ...(difficulty ? { difficulty } : {}),
      access,
    }))
    .filter((question) => question.ref.length <= longestRef)
}

function quizQuestions(documents: readonly PlainDocument[]): IndexedQuestion[] {
  return readAll(documents, quizSchema).flatMap((quiz) => {
    if (quiz === 'unreadable' || !quiz.isPublished || !isOffered(quiz)) return []
    return indexed({ kind: 'quiz', quizId: quiz.id }, quiz.questions, {
      access: { kind: 'free' },
      difficulty: difficultyWords[quiz.difficulty?.toLowerCase() ?? ''],
      topic: () => quiz.category ?? quiz.title,
    })
  })
}

type Sections = ReadonlyArray<{ readonly id: string; readonly name: string }>

/** The name of a question's section, else what the test is about. */
const sectionOf =
  (sections: Sections, otherwise: string) =>
  ({ section }: Question): string =>
    sections.find(({ id }) => id === section)?.name ?? otherwise

function mockTestQuestions(documents: readonly PlainDocument[]): IndexedQuestion[] {
  return readAll(documents, mockTestSchema).flatMap((test) => {
    if (!test.isPublished || !test.isActive) return []
    const questions = parseQuestions(test.questions, `mock_tests/${test.id}`, testQuestionDefaults)
    return indexed({ kind: 'mock', mockTestId: test.id }, questions, {
      access: { kind: isPaid(test.price) ? 'login' : 'free' },
      topic: sectionOf(test.layout.sections, test.subject ?? test.category ?? test.title),
    })
  })
}

const storedAccess = z.object({ isPaid: z.unknown(), productId: optionalText })

/** What the rules of `test_series/{id}/tests/{testId}` ask; null for what nobody may read. */
function accessOf(fields: PlainDocument['fields']): QuestionAccess | null {
  const { isPaid: paid, productId } = z.parse(storedAccess, fields)
  if (paid === false) return { kind: 'free' }
  return productId === null ? null : { kind: 'product', productId }
}

/** The questions of one test of a package, by the rules of `src/content/papers/papers.ts`. */
function seriesTestQuestions(
  ref: TestRef,
  test: SeriesTest,
  stored: PlainDocument | undefined,
  topic: string,
): IndexedQuestion[] {
  const embedded = test.isPaid ? null : embeddedQuestions(test)
  if (embedded) {
    const sections = test.layout?.sections ?? []
    return indexed(ref, embedded, { access: { kind: 'free' }, topic: sectionOf(sections, topic) })
  }
  const access = stored && accessOf(stored.fields)
  const [own] = stored && access ? readAll([stored], testSchema) : []
  if (!stored || !access || !own) return []
  const questions = parseQuestions(own.questions, stored.path, testQuestionDefaults)
  return indexed(ref, questions, { access, topic: sectionOf(own.sections, topic) })
}

const seriesCategory = z.object(categoryFields)

/**
 * The questions of packages: each test under the key that its students' attempts have. A test that stands in two packages
 * is one test, of the first of them.
 */
function seriesQuestions({
  categories,
  test_series: series,
  tests,
}: Pick<IndexedDocuments, 'categories' | 'test_series' | 'tests'>): IndexedQuestion[] {
  const storedTests = new Map(tests.map((test) => [test.path, test]))
  const done = new Set<string>()
  return readAll(categories, packageSchema)
    .filter(({ isTestSeries, isActive }) => isTestSeries && isActive)
    .flatMap((item) => {
      const named = (field: string) => series.filter(({ fields }) => fields[field] === item.name)
      const byCategory = named('category')
      const own = byCategory.length > 0 ? byCategory : named('categoryName')
      const seen = new Set<string>()
      return (item.name === null ? series : own).flatMap((document) => {
        const about = categoryOf(z.parse(seriesCategory, document.fields)) ?? item.title
        return readAll([document], testSeriesSchema)
          .flatMap((one) => one.tests)
          .flatMap((test) => {
            const path = `test_series/${test.seriesId}/tests/${test.id}`
            // A key names the first test of that id in a package.
            if (done.has(path) || seen.has(test.id)) return []
            done.add(path)
            seen.add(test.id)
            const ref = { kind: 'series', packageId: item.id, testId: test.id } as const
            return seriesTestQuestions(ref, test, storedTests.get(path), about)
          })
      })
    })
}

const inOrder = (documents: readonly PlainDocument[]) =>
  [...documents].sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)))

/** Every question that somebody may practise: the same ones whatever the order of the documents. Never throws. */
export function indexQuestions(documents: IndexedDocuments): IndexedQuestion[] {
  return [
    ...quizQuestions(documents.quizzes),
    ...mockTestQuestions(documents.mock_tests),
    ...seriesQuestions({
      categories: inOrder(documents.categories),
      test_series: inOrder(documents.test_series),
      tests: documents.tests,
    }),
  ]
}
