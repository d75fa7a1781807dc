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

/** How many lines of one kind are written in full, and how many places of others are named. */
const mostAlike = 5
const mostPlaces = 20

/** What problems have in common: their words without what is quoted and counted in them. */
const kindOf = ({ severity, file, leavesOut = false, message }: Problem) =>
  [severity, file, leavesOut, message.replace(/"[^"]*"/g, '""').replace(/\d+/g, '0')].join('\0')

const placeOf = ({ line, id, field }: Problem) =>
  [id, line === null ? null : `line ${line}`, field].filter((part) => part !== null).join(', ')

/** Problems line by line; many of one kind are one line, or a few and how many more there are. */
export function grouped(problems: readonly Problem[]): string[] {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    const group = groups.get(kindOf(problem))
    if (group) group.push(problem)
    else groups.set(kindOf(problem), [problem])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first || group.length <= mostAlike) return group.map(describeProblem)
    const isSame = group.every(({ message }) => message === first.message)
    const listed = (some: readonly Problem[]) => some.map(placeOf).join('; ')
    if (isSame) {
      const named = first.severity === 'error' ? mostPlaces : mostAlike
      const places = `${listed(group.slice(0, named))}${group.length > named ? '; …' : ''}`
      const whole = { ...first, line: null, id: null, field: null }
      return [
        `${describeProblem(whole).replace(/\.$/, '')}: ${group.length.toLocaleString('en-IN')} places (${places}).`,
      ]
    }
    const more = group.slice(mostAlike)
    const rest = `… and ${more.length.toLocaleString('en-IN')} more of this kind: ${listed(more.slice(0, mostPlaces))}${more.length > mostPlaces ? '; …' : ''}`
    return [...group.slice(0, mostAlike).map(describeProblem), `        ${rest}`]
  })
}

/** One line: `seed/quizzes.json:12 rivers-of-india, questions[3]: it has no usable key`. */
export function describeProblem({ severity, file, line, id, field, message }: Problem): string {
  const place = line === null ? file : `${file}:${line}`
  const subject = [id, field].filter((part) => part !== null).join(', ')
  return `${severity === 'error' ? 'error  ' : 'warning'} ${place}${subject ? ` ${subject}` : ''}: ${message}`
}
