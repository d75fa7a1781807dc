/** The aggregation `count` over the documents of a query. */
import {
  type JsonObject,
  readList,
  readObject,
  readOptionalInteger,
  readOptionalObject,
  readOptionalString,
} from '../json-shape'
import { invalidArgument } from '../status'
import type { WireFields } from '../wire-value'

const MAX_AGGREGATIONS = 5

interface Count {
  readonly alias: string
  readonly upTo: number | null
}

function parseCount(raw: unknown, index: number): Count {
  const body = readObject(raw, 'aggregations')
  const alias = readOptionalString(body, 'alias', 'aggregations') || `field_${index + 1}`
  const count = readOptionalObject(body, 'count', 'aggregations')
  if (!count) throw invalidArgument('The local backend supports the aggregation count alone.')
  const upTo = readOptionalInteger(count, 'upTo', 'count')
  if (upTo !== null && upTo <= 0)
    throw invalidArgument('Count aggregation `up_to` must be greater than zero.')
  return { alias, upTo }
}

/** @throws StatusError INVALID_ARGUMENT for none, more than five, two with one alias, or another than count. */
export function parseCounts(body: JsonObject): readonly Count[] {
  const counts = readList(body, 'aggregations', 'structuredAggregationQuery').map(parseCount)
  if (counts.length === 0) throw invalidArgument('Aggregations can not be empty.')
  if (counts.length > MAX_AGGREGATIONS) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. ` +
        `Received: ${counts.length}`,
    )
  }
  const aliases = counts.map(({ alias }) => alias)
  const twice = aliases.find((alias, index) => aliases.indexOf(alias) !== index)
  if (twice !== undefined) throw invalidArgument(`The aggregation alias '${twice}' is used more than once.`)
  return counts
}

/** The results by alias. */
export function countAll(counts: readonly Count[], found: number): WireFields {
  return Object.fromEntries(
    counts.map(({ alias, upTo }) => [alias, { integerValue: String(Math.min(found, upTo ?? found)) }]),
  )
}
