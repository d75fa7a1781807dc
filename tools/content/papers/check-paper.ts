/** What is wrong with a paper, by question: the checks of `import`. */
import { checkSources } from '../check'
import type { Problem } from '../problem'
import { rootOf } from '../target'
import { type PaperDocument, sourceOfPaper } from './paper'

export interface PaperProblem {
  /** A warning does not stop publishing. */
  severity: 'error' | 'warning'
  /** Its place among the questions; null when it is about the test. */
  question: number | null
  /** Of the test or of the question: `title`, `options[1]`; null when it is about all of it. */
  field: string | null
  message: string
}

/** Messages name questions by their place from 0; people count from 1. */
const counted = (message: string) =>
  message.replace(/\bquestions\[(\d+)\]/g, (_, index: string) => `question ${Number(index) + 1}`)

/** A problem of a document at its question. */
export function placed({
  severity,
  field,
  message,
}: Pick<Problem, 'severity' | 'field' | 'message'>): PaperProblem {
  const [whole = '', index] = /^questions\[(\d+)\]\.?/.exec(field ?? '') ?? []
  const rest = (field ?? '').slice(whole.length)
  return {
    severity,
    question: index === undefined ? null : Number(index),
    field: rest === '' ? null : rest,
    message: counted(message),
  }
}

/** @param project null: the local backend */
export function checkedPaper(paper: PaperDocument, project: string | null) {
  const checked = checkSources([sourceOfPaper(paper)], rootOf(project), new Date(), new Map())
  // A draft says so itself.
  const problems = checked.problems.filter(({ field }) => field !== 'published').map(placed)
  return { documents: checked.documents, problems }
}

/**
 * The same, for the form. A test that the app would leave out (without a title, or without the hours of a live test) has
 * its questions checked all the same.
 */
export function checkPaper(paper: PaperDocument, project: string | null): PaperProblem[] {
  const { problems } = checkedPaper(paper, project)
  const isLeftOut = problems.some(({ question, severity }) => question === null && severity === 'error')
  if (!isLeftOut || problems.some(({ question }) => question !== null)) return problems
  const { questions, sections, sets, languages } = paper.fields
  const collection = paper.collection === 'quizzes' ? paper.collection : 'mock_tests'
  const fields = { title: 'Questions', published: true, questions, sections, sets, languages }
  const alone = checkedPaper({ collection, id: paper.id, fields: withoutAbsent(fields) }, project)
  return [...problems, ...alone.problems.filter(({ question }) => question !== null)]
}

const withoutAbsent = (fields: PaperDocument['fields']) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
