/**
 * Names a question in the whole product: the key of its test or quiz (`quiz/rivers`), `#`, and its own id
 * percent-encoded. It has no spaces, tabs or line breaks, so that texts may hold many of them.
 */
export type QuestionRef = string

/** Characters of a name, at most: the account keeps no card and no attempt of a longer one (firestore.rules). */
export const longestRef = 600

export const questionRef = (testKey: string, questionId: string): QuestionRef =>
  `${testKey}#${encodeURIComponent(questionId)}`

/** The two parts of a name; null for what is no such name. */
export function partsOfRef(ref: string): { testKey: string; questionId: string } | null {
  const [testKey = '', id = '', ...more] = ref.split('#')
  if (testKey === '' || id === '' || more.length > 0 || /\s/.test(ref)) return null
  try {
    return { testKey, questionId: decodeURIComponent(id) }
  } catch {
    return null
  }
}

/** Whether a test may ask questions of other tests, which it names by their refs: a daily quiz or a practice. */
export const asksOfOthers = (testKey: string): boolean => /^(daily|practice|study)\//.test(testKey)

/** The name in the whole product of a question that the test calls `questionId`. */
export const refIn = (testKey: string, questionId: string): QuestionRef =>
  asksOfOthers(testKey) && partsOfRef(questionId) !== null ? questionId : questionRef(testKey, questionId)
