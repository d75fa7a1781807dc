/** A test that says it is a previous year's paper must say which one, and by what right it is shown. */
import { isMap, textsOf } from '../../src/domain/stored-fields'
import { type AppDocument, unknownField } from './check-fields'
import { type Finding, fault } from './problem'

const claims = /\bprevious[\s-]+years?\b|\bpyqs?\b|\bmemory[\s-]+based\b/i
const known = ['name', 'year', 'shift', 'memoryBased', 'rights']
export const firstYear = 1950

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/**
 * `source: { name, year, shift?, memoryBased?, rights }` of a test, or of a test that a series lists.
 * @param path of the test in its document: empty, or `tests[2].`
 */
export function checkSource(test: AppDocument, now: Date, path = ''): Finding[] {
  const { source } = test
  const title = [test.heading, test.name, test.title].flatMap((text) => textsOf(text)).join(' ')
  const field = `${path}source`
  if (source === undefined || source === null) {
    return claims.test(`${title} ${textsOf(test.description).join(' ')}`)
      ? [
          fault(
            field,
            "the test says that it is a previous year's paper; say which one: name, year, shift, rights.",
          ),
        ]
      : []
  }
  if (!isMap(source)) return [fault(field, 'it is no map of name, year, shift and rights.')]
  const { name, year, shift, memoryBased = false, rights } = source
  const thisYear = now.getUTCFullYear()
  const findings: Finding[] = []
  if (!isText(name)) findings.push(fault(`${field}.name`, 'it is missing; it names the exam.'))
  if (typeof year !== 'number' || !Number.isInteger(year) || year < firstYear || year > thisYear)
    findings.push(fault(`${field}.year`, `it must be a year from ${firstYear} to ${thisYear}, as a number.`))
  if (/\bshift\b/i.test(title) && !isText(shift) && typeof shift !== 'number')
    findings.push(fault(`${field}.shift`, 'it is missing, and the title names a shift.'))
  if (typeof memoryBased !== 'boolean')
    findings.push(fault(`${field}.memoryBased`, 'it is neither true nor false.'))
  if (!isText(rights))
    findings.push(fault(`${field}.rights`, 'it is missing; it says by what right the paper is shown.'))
  const unread = Object.keys(source).filter((key) => !known.includes(key))
  return [...findings, ...unread.map((key) => unknownField(key, known, `${field}.`))]
}
