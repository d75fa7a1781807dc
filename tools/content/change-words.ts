/** Documents and their changes in words, for the history: `Mock test “Polity 3”`, `Key of question 7`, `B`, `C`. */
import { isDeepStrictEqual } from 'node:util'
import type { WireFields } from '../../emulator/firestore/wire-value'
import { packageSection } from '../../src/domain/catalogue'
import { keyText } from '../../src/domain/question/kinds'
import { plainText } from '../../src/domain/rich-text'
import { isMap, textsOf } from '../../src/domain/stored-fields'
import { reportStatuses } from '../../src/own/reports/report'
import { openPath } from './closed-body'
import { indiaDay, indiaMoment } from './india-moment'
import { count } from './problem'
import { plainFields } from './stored-form'
import { holdsQuestions, testAt } from './stored-tests'

/** One difference between two states of a document. */
export interface ChangeWords {
  what: string
  before: string
  after: string
}

/** What a document of each collection is called. */
const nouns: Readonly<Record<string, string>> = {
  quizzes: 'Quiz',
  mock_tests: 'Mock test',
  live_tests: 'Live test',
  test_series: 'Tests of',
  'test_series/tests': 'Test',
  categories: 'Category',
  paid_resource_categories: 'Pack',
  resources: 'File of a pack',
  current_affairs: 'Article',
  dailyDoses: 'Daily dose',
  jobs: 'Job',
  videos: 'Video',
  pdfs: 'PDF',
  corrections: 'Corrections of',
  daily_quizzes: 'Daily quiz of',
  orders: 'Order of',
  users: 'Student',
  'users/reports': 'Report of a question',
}

/** Fields whose names say too little. */
const labels: Readonly<Record<string, string>> = {
  isActive: 'Shown to students',
  published: 'Published',
  isPaid: 'Paid',
  opensAt: 'Opens',
  duration: 'Minutes',
  section_type: 'Section',
  imageUrl: 'Picture',
  image_url: 'Picture',
}

/** Bookkeeping that tells nobody anything. */
const silent = new Set(['updatedAt', 'createdAt', 'latestAt'])

/** The document that a closed part belongs to: `mock_tests/a` of `mock_tests/a/private/access`. */
export const publicPath = (path: string): string => path.replace(/\/private\/[^/]+$/, '')

const titleIn = ({ heading, title, name, productName }: Readonly<Record<string, unknown>>) =>
  [heading, title, name, productName].flatMap((text) => textsOf(text, 'en'))[0]

/** What people call a document. Students have no name here: the list outlasts their data. */
export function contentName(path: string, fields: WireFields): string {
  const segments = publicPath(path).split('/')
  const collection = segments.filter((_, index) => index % 2 === 0).join('/')
  const noun = nouns[collection]
  if (noun === undefined) return path
  if (collection.startsWith('users')) return noun
  const plain = plainFields(fields)
  // Its id is its day.
  if (collection === 'daily_quizzes') return `${noun} ${indiaDay(segments.at(-1) ?? '')}`
  const isPackage = collection === 'categories' && plain.section_type === packageSection
  return `${isPackage ? 'Package' : noun} “${titleIn(plain) ?? segments.at(-1)}”`
}

const longest = 300

/** A value that fits into a line. */
function valueWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value instanceof Date) return indiaMoment(value)
  if (Array.isArray(value) && value.some(isMap)) return count(value.length, 'item')
  if (Array.isArray(value)) return value.map(valueWords).join(', ') || 'nothing'
  const [translated] = isMap(value) ? textsOf(value, 'en') : []
  const text = translated ?? (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
  return text.length > longest ? `${text.slice(0, longest)} …` : text
}

/** The state of a report as students read it. */
const statusWords = (value: unknown): string =>
  Object.entries(reportStatuses).find(([status]) => status === value)?.[1] ?? valueWords(value)

/** `is_free` and `isFree`: `Is free`. */
function labelOf(field: string): string {
  const words = field
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return labels[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** Where the questions of a test differ. */
function questionWords(path: string, before: WireFields, after: WireFields): ChangeWords[] {
  const [old, now] = [testAt(path, before), testAt(path, after)]
  const ids = [...new Set([...now.order, ...old.order])]
  return ids.flatMap((id): ChangeWords[] => {
    const [was, is] = [old, now].map(
      ({ questions }) => questions.find(({ question }) => question.id === id)?.question,
    )
    if (isDeepStrictEqual(was, is)) return []
    const number = (is ? now.order : old.order).indexOf(id) + 1
    const key = {
      what: `Key of question ${number}`,
      before: was ? keyText(was, was.correctAnswer) : 'nothing',
      after: is ? keyText(is, is.correctAnswer) : 'nothing',
    }
    if (was && is && key.before !== key.after) return [key]
    const shown = (question: typeof was) => valueWords(question && plainText(question.text))
    return [{ what: `Question ${number}`, before: shown(was), after: shown(is) }]
  })
}

/** How two states of a document differ; nothing for one that is new or gone. */
export function changeWords(
  path: string,
  before: WireFields | null,
  after: WireFields | null,
): ChangeWords[] {
  if (before === null || after === null) return []
  const [old, now] = [plainFields(before), plainFields(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return names.flatMap((name): ChangeWords[] => {
    if (silent.has(name) || isDeepStrictEqual(old[name], now[name])) return []
    if (name === 'questions' && holdsQuestions(openPath(path))) return questionWords(path, before, after)
    const words = path.split('/')[2] === 'reports' && name === 'status' ? statusWords : valueWords
    return [{ what: labelOf(name), before: words(old[name]), after: words(now[name]) }]
  })
}
