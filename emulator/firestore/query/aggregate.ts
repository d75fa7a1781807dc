/** count, sum and average over the documents of a query. */

import {
  type JsonObject,
  readList,
  readObject,
  readOptionalInteger,
  readOptionalObject,
  readOptionalString,
} from '../json-shape'
import { type FieldPath, formatFieldPath } from '../names/field-path'
import { invalidArgument } from '../status'
import type { StoredDocument } from '../stored-document'
import { fieldAt } from '../values/field-access'
import { doubleValue, MAX_INT64, MIN_INT64 } from '../values/parse-scalar'
import { NULL_VALUE, type WireFields, type WireValue } from '../wire-value'
import { parseFieldReference } from './parse-filter'

const MAX_AGGREGATIONS = 5

export type Aggregation = { readonly alias: string } & (
  | { readonly kind: 'count'; readonly upTo: number | null }
  | { readonly kind: 'sum' | 'avg'; readonly field: FieldPath }
)

function parseAggregation(raw: unknown, index: number): Aggregation {
  const body = readObject(raw, 'aggregations')
  const alias = readOptionalString(body, 'alias', 'aggregations') || `field_${index + 1}`
  const count = readOptionalObject(body, 'count', 'aggregations')
  if (count) return { alias, kind: 'count', upTo: parseUpTo(count) }
  for (const kind of ['sum', 'avg'] as const) {
    const operand = readOptionalObject(body, kind, 'aggregations')
    if (operand) return { alias, kind, field: parseFieldReference(operand.field, `${kind}.field`) }
  }
  throw invalidArgument('An aggregation must be count, sum or avg.')
}

function parseUpTo(count: JsonObject): number | null {
  const upTo = readOptionalInteger(count, 'upTo', 'count')
  if (upTo !== null && upTo <= 0)
    throw invalidArgument('Count aggregation `up_to` must be greater than zero.')
  return upTo
}

/** @throws StatusError INVALID_ARGUMENT for none, more than five, or two with one alias. */
export function parseAggregations(body: JsonObject): readonly Aggregation[] {
  const aggregations = readList(body, 'aggregations', 'structuredAggregationQuery').map(parseAggregation)
  if (aggregations.length === 0) throw invalidArgument('Aggregations can not be empty.')
  if (aggregations.length > MAX_AGGREGATIONS) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. ` +
        `Received: ${aggregations.length}`,
    )
  }
  const aliases = aggregations.map(({ alias }) => alias)
  const twice = aliases.find((alias, index) => aliases.indexOf(alias) !== index)
  if (twice !== undefined) throw invalidArgument(`The aggregation alias '${twice}' is used more than once.`)
  return aggregations
}

/** The fields that sum and avg read, each once. */
export function aggregatedFields(aggregations: readonly Aggregation[]): readonly FieldPath[] {
  const fields = new Map<string, FieldPath>()
  for (const aggregation of aggregations) {
    if (aggregation.kind !== 'count') fields.set(formatFieldPath(aggregation.field), aggregation.field)
  }
  return [...fields.values()]
}

/** Integers add up exactly; one double among them, or a sum beyond 64 bits, makes the sum a double. */
function sumOf(numbers: readonly WireValue[]): WireValue {
  let exact = 0n
  let inexact = 0
  let hasDouble = false
  for (const value of numbers) {
    if ('integerValue' in value) exact += BigInt(value.integerValue)
    if ('doubleValue' in value) {
      inexact += Number(value.doubleValue)
      hasDouble = true
    }
  }
  if (hasDouble) return doubleValue(inexact + Number(exact))
  if (exact > MAX_INT64 || exact < MIN_INT64) return doubleValue(Number(exact))
  return { integerValue: exact.toString() }
}

function averageOf(numbers: readonly WireValue[]): WireValue {
  if (numbers.length === 0) return NULL_VALUE
  const sum = sumOf(numbers)
  const total =
    'integerValue' in sum ? Number(sum.integerValue) : Number('doubleValue' in sum && sum.doubleValue)
  return doubleValue(total / numbers.length)
}

function resultOf(aggregation: Aggregation, documents: readonly StoredDocument[]): WireValue {
  if (aggregation.kind === 'count') {
    const { upTo } = aggregation
    return { integerValue: String(upTo === null ? documents.length : Math.min(documents.length, upTo)) }
  }
  const numbers = documents
    .map(({ fields }) => fieldAt(fields, aggregation.field))
    .filter((value) => value !== undefined)
    .filter((value) => 'integerValue' in value || 'doubleValue' in value)
  return aggregation.kind === 'sum' ? sumOf(numbers) : averageOf(numbers)
}

/** The results by alias; values that are no numbers count as documents but not in sums and averages. */
export function aggregate(
  aggregations: readonly Aggregation[],
  documents: readonly StoredDocument[],
): WireFields {
  return Object.fromEntries(
    aggregations.map((aggregation) => [aggregation.alias, resultOf(aggregation, documents)]),
  )
}
