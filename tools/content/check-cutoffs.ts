/** Past cut-offs of a test: each year names where it was published, and categories that a student can choose. */
import { categoryOfName } from '../../src/domain/cutoffs/cutoffs'
import { isMap } from '../../src/domain/stored-fields'
import { type AppDocument, unknownField } from './check-fields'
import { firstYear } from './check-source'
import { doubt, type Finding, fault } from './problem'

const known = ['year', 'outOf', 'marks', 'source']

function checkMarks(marks: unknown, outOf: unknown, field: string): Finding[] {
  if (!isMap(marks) || Object.keys(marks).length === 0)
    return [
      fault(field, 'it is no map of categories and their marks, such as { "General": 98.5, "OBC": 92.5 }.'),
    ]
  return Object.entries(marks).flatMap(([name, number]) => {
    const place = `${field}.${name}`
    if (typeof number !== 'number') return [fault(place, 'it is no number.')]
    if (typeof outOf === 'number' && number > outOf)
      return [fault(place, `it is more than all ${outOf} marks.`)]
    return categoryOfName(name) === null
      ? [doubt(place, 'no student can choose this category, so nobody sees it.')]
      : []
  })
}

function checkWhere(source: unknown, field: string): Finding[] {
  const { name, url } = isMap(source) ? source : {}
  return typeof name === 'string' &&
    name.trim() !== '' &&
    typeof url === 'string' &&
    url.startsWith('https://')
    ? []
    : [
        fault(
          field,
          'it needs the name of who published the cut-offs, and the https address of the page: without them nothing is shown.',
        ),
      ]
}

function checkYear(value: unknown, field: string, now: Date): Finding[] {
  if (!isMap(value)) return [fault(field, 'it is no map of year, outOf, marks and source.')]
  const { year, outOf, marks, source } = value
  const thisYear = now.getUTCFullYear()
  const isYear = typeof year === 'number' && Number.isInteger(year) && year >= firstYear && year <= thisYear
  const isTotal = typeof outOf === 'number' && outOf > 0
  return [
    ...(isYear
      ? []
      : [fault(`${field}.year`, `it must be a year from ${firstYear} to ${thisYear}, as a number.`)]),
    ...(isTotal ? [] : [fault(`${field}.outOf`, 'it must be the marks of the whole paper in that year.')]),
    ...checkMarks(marks, outOf, `${field}.marks`),
    ...checkWhere(source, `${field}.source`),
    ...Object.keys(value)
      .filter((key) => !known.includes(key))
      .map((key) => unknownField(key, known, `${field}.`)),
  ]
}

/**
 * `cutoffs: [{ year, outOf, marks: { OBC: 92.5 }, source: { name, url } }]` of a test, or of a test that a series lists.
 * @param path of the test in its document: empty, or `tests[2].`
 */
export function checkCutoffs({ cutoffs }: AppDocument, now: Date, path = ''): Finding[] {
  if (cutoffs === undefined || cutoffs === null) return []
  if (!Array.isArray(cutoffs)) return [fault(`${path}cutoffs`, 'it is no list of years.')]
  const years = cutoffs.map((one: unknown) => (isMap(one) ? one.year : null))
  return cutoffs.flatMap((one: unknown, index) => {
    const field = `${path}cutoffs[${index}]`
    const isTwice = years[index] !== null && years.indexOf(years[index]) < index
    return [...checkYear(one, field, now), ...(isTwice ? [fault(`${field}.year`, 'it is there twice.')] : [])]
  })
}
