/** What is wrong with a file, a document or a field. */
export interface Problem {
  /** A warning stands in nobody's way, unless --strict is given. */
  severity: 'error' | 'warning'
  file: string
  /** Line on which the document begins; null when the fault is the file's. */
  line: number | null
  /** Id of the document. */
  id: string | null
  /** Path of the field: `questions[3]`, `tests[0].isPaid`. */
  field: string | null
  message: string
}

/** A fault inside one document, before it is known where that stands. */
export type Finding = Pick<Problem, 'severity' | 'field' | 'message'>

export const fault = (field: string | null, message: string): Finding => ({
  severity: 'error',
  field,
  message,
})

export const doubt = (field: string | null, message: string): Finding => ({
  severity: 'warning',
  field,
  message,
})

/** `1 test`, `3 tests` */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** One line: `seed/quizzes.json:12 rivers-of-india, questions[3]: it has no usable key`. */
export function describeProblem({ severity, file, line, id, field, message }: Problem): string {
  const place = line === null ? file : `${file}:${line}`
  const subject = [id, field].filter((part) => part !== null).join(', ')
  return `${severity === 'error' ? 'error  ' : 'warning'} ${place}${subject ? ` ${subject}` : ''}: ${message}`
}
