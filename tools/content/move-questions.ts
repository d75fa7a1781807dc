/**
 * A test series may be written in one piece, each test with its questions. What is stored is a summary that everybody
 * reads, and the questions of each test in `test_series/{id}/tests/{testId}`, where the rules guard the premium ones.
 */
import { isJsonObject, type JsonObject } from '../../emulator/request-fields'
import { isPaid as isPaidPrice, priceOf } from '../../src/domain/price'
import { type Kind, kindOf } from './kinds'
import { doubt, type Finding, fault } from './problem'
import type { SourceDocument } from './source-document'

/** What the test's own document keeps of its summary. */
export const ownFields: readonly string[] = [
  'title',
  'duration',
  'marking',
  'sections',
  'sets',
  'languages',
  'calculator',
  'shuffle',
  'leaveSectionsEarly',
  'questions',
  'preset',
  'source',
  'cutoffs',
  'opensAt',
]

interface Moved {
  summary: SourceDocument
  tests: SourceDocument[]
  findings: Finding[]
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() ? value.trim() : null
}

function ownDocument(
  series: SourceDocument,
  test: JsonObject,
  field: string,
  kind: Kind,
): SourceDocument | Finding {
  const id = textOf(test.id)
  if (id === null) return fault(`${field}.id`, 'it is missing; the test is stored under it.')
  const isPaidSeries = series.fields.isPaid === true || isPaidPrice(priceOf(series.fields.price))
  const isPaid = test.isPaid ?? (isPaidSeries ? undefined : false)
  if (typeof isPaid !== 'boolean') {
    return fault(`${field}.isPaid`, 'it must be true or false: it decides who may read the questions.')
  }
  const productId = textOf(test.productId) ?? textOf(series.fields.productId)
  return {
    file: series.file,
    line: series.line,
    collection: `test_series/${series.id}/tests`,
    kind,
    id,
    fields: {
      ...Object.fromEntries(
        ownFields.filter((name) => test[name] !== undefined).map((name) => [name, test[name]]),
      ),
      isPaid,
      ...(productId === null ? {} : { productId }),
      ...(Array.isArray(test.questions) ? { totalQuestions: test.questions.length } : {}),
    },
  }
}

/** Everything but a series with written-out tests comes back as it is. */
export function moveQuestions(document: SourceDocument): Moved {
  const moved: Moved = { summary: document, tests: [], findings: [] }
  const { tests } = document.fields
  const kind = kindOf('test_series/*/tests')
  if (document.collection !== 'test_series' || !Array.isArray(tests) || kind === null) return moved
  const summaries = tests.map((test: unknown, index) => {
    if (!isJsonObject(test) || test.questions === undefined) return test
    const own = ownDocument(document, test, `tests[${index}]`, kind)
    if (!('collection' in own)) {
      moved.findings.push(own)
      return test
    }
    if (test.isPaid === undefined)
      moved.findings.push(
        doubt(
          `tests[${index}].isPaid`,
          'it is missing, so everybody may read these questions; write true or false.',
        ),
      )
    moved.tests.push(own)
    const {
      questions: _,
      marking: _marking,
      sections: _sections,
      sets: _sets,
      preset: _preset,
      cutoffs: _cutoffs,
      ...summary
    } = test
    return { ...summary, isPaid: own.fields.isPaid, totalQuestions: own.fields.totalQuestions ?? 0 }
  })
  return { ...moved, summary: { ...document, fields: { ...document.fields, tests: summaries } } }
}
