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
  /** Whether it leaves out one question, which --skip allows. */
  leavesOut?: boolean
}

/** A fault inside one document, before it is known where that stands. */
export type Finding = Pick<Problem, 'severity' | 'field' | 'message' | 'leavesOut'>

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

/** Of problems with the same words, so many are listed. */
const listed = 5

/** Lines for problems; of many that differ only in what they quote, the first ones and how many more there are. */
export function grouped(problems: readonly Problem[]): string[] {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    const words = problem.message.replace(/"[^"]*"/g, '""').replace(/\d+/g, '0')
    const key = [problem.severity, problem.file, words].join('\0')
    const group = groups.get(key)
    if (group) group.push(problem)
    else groups.set(key, [problem])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const more = group.length - listed
    if (!first || more < 2) return group.map(describeProblem)
    const severity = first.severity === 'error' ? 'error  ' : 'warning'
    return [
      ...group.slice(0, listed).map(describeProblem),
      `${severity} ${first.file}: and ${more} more like the ${listed} above.`,
    ]
  })
}
