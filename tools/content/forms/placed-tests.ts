/** The tests of a package's form: which stored list each belongs to, and what problems of documents mean for the form. */
import type { Problem } from '../problem'
import { type FieldProblem, problem } from './form'
import type { PackageForm, StoredPackageDocuments, TestForm } from './package-form'
import { idOfTitle } from './product-ids'

/** Where the sources of a form come from, in problems. */
export const sourceFile = { category: 'category', series: 'series' } as const

/** A test of the form with its place, its id and its list. */
export interface Placed {
  form: TestForm
  index: number
  id: string
  seriesId: string
  stored: Record<string, unknown> | null
}

/** Each test with its id and its list, and what stands in the way. @param id of the package */
export function place(form: PackageForm, id: string, stored: StoredPackageDocuments | null) {
  const problems: FieldProblem[] = []
  const series = stored?.series ?? []
  const listOf = (testId: string) => series.find(({ tests }) => tests.some((one) => one.id === testId))
  const ids = new Set<string>()
  let last = series[0]?.id ?? id
  const placed = form.tests.map((test, index): Placed => {
    const testId = test.id ?? idOfTitle(test.title)
    const home = listOf(testId)
    const at = (field: string) => `tests[${index}].${field}`
    if (testId === '') problems.push(problem(at('title'), 'Write it in English too, with letters or digits.'))
    else if (ids.has(testId) || (test.id === null && home))
      problems.push(problem(at('title'), 'Another test of this package has this title.'))
    if (!(test.minutes > 0)) problems.push(problem(at('minutes'), 'Write how many minutes the test takes.'))
    if (test.id !== null && !home)
      problems.push(problem(at('title'), `The package has no test "${test.id}".`))
    ids.add(testId)
    if (home && home.id < last)
      problems.push(
        problem(
          'tests',
          `Its tests are in ${series.length} lists (test_series): keep those of a list together.`,
        ),
      )
    last = home?.id ?? last
    const found = home?.tests.find((one) => one.id === testId)
    return { form: test, index, id: testId, seriesId: last, stored: found?.fields ?? null }
  })
  return { placed, problems }
}

const fieldNames: Readonly<Record<string, string>> = {
  name: 'title',
  imageUrl: 'image',
  image_url: 'image',
  duration: 'minutes',
  isPaid: 'access',
  questionsFrom: 'questions',
}

/** `name` is `title` in the form; what follows a field's name stays. */
const named = (field: string) => field.replace(/^[^.[]+/, (first) => fieldNames[first] ?? first)

/** Which field of the form a problem of a document is about. */
export function fieldOf(
  { file, line, id, field, severity, message }: Problem,
  placed: readonly Placed[],
): FieldProblem {
  const of = (path: string | null, text = message): FieldProblem => ({ severity, field: path, message: text })
  // A question file: its place is part of the sentence.
  if (file.startsWith('tests[')) {
    const inFile = field?.replace(/^(.+)![A-Z]+(\d+)$/, 'sheet $1, row $2') ?? null
    const where = [line === null ? null : `line ${line}`, inFile].filter((part) => part !== null).join(', ')
    return of(`${file}.questions`, where === '' ? message : `${where}: ${message}`)
  }
  if (file === sourceFile.category) return of(field === null ? null : named(field))
  const [, listed, rest = ''] = /^tests\[(\d+)\]\.?(.*)$/.exec(field ?? '') ?? []
  if (listed !== undefined) {
    const test = placed.filter(({ seriesId }) => seriesId === id)[Number(listed)]
    return of(test ? `tests[${test.index}]${rest === '' ? '' : `.${named(rest)}`}` : 'tests')
  }
  const test = placed.find((one) => one.id === id)
  if (test && field !== null) return of(`tests[${test.index}].${named(field)}`)
  return of(field === null ? null : named(field))
}
