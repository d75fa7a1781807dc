import type { QueryRequest, RulesService, Verdict } from './contract'
import { matchingRules } from './matching'
import type { Program } from './program/rule-tree'
import { Run } from './program/run'
import { type Alternative, alternativesOf, MOST_ALTERNATIVES } from './symbolic/alternatives'
import { isContradictory, pathOf, symbolicName, symbolicResource } from './symbolic/symbolic-document'
import { PartialMap, type PathItem, type Value } from './symbolic/unknown'
import type { SourceText } from './syntax/source-text'
import type { RuleMap, RuleValue } from './values'
import { decide } from './verdict'

/** `request.query`: `limit` only if there is one; `orderBy` maps each field to its direction. */
function queryValue(query: QueryRequest): RuleMap {
  const value = new Map<string, RuleValue>()
  if (query.limit !== null) value.set('limit', BigInt(query.limit))
  value.set('offset', BigInt(query.offset))
  value.set('orderBy', new Map(query.orderBy.map(({ field, direction }) => [field, direction])))
  return value
}

function requestValue(query: QueryRequest, name: readonly PathItem[]): Value {
  const known = new Map<string, Value>([
    ['auth', query.auth],
    ['method', 'list'],
    ['path', pathOf(name)],
    ['time', query.time],
    ['query', queryValue(query)],
  ])
  return new PartialMap('request', known, true)
}

function placeOf(query: QueryRequest): string {
  const under = `/${[...query.parent, query.collectionId].join('/')}`
  return query.allDescendants ? `the collection group '${query.collectionId}'` : under
}

function judgeAlternative(
  source: SourceText,
  program: Program,
  service: RulesService,
  query: QueryRequest,
  alternative: Alternative,
): Verdict {
  const name = symbolicName(query, alternative)
  const run = new Run(service, requestValue(query, name), symbolicResource(name, alternative), query.reader)
  return decide(source, matchingRules(program, name, 'list'), run, `no rule covers list of ${placeOf(query)}`)
}

/**
 * Proves that every document that the query can return may be listed. The filter is taken apart into alternatives;
 * in each, filtered fields are known as far as the filter says and everything else is open. An allowed query is one
 * that the rules allow in every alternative.
 */
export function judgeQuery(
  source: SourceText,
  program: Program,
  service: RulesService,
  query: QueryRequest,
): Verdict {
  const all = alternativesOf(query.filter)
  if (all === null) {
    return { allowed: false, reason: `the query has more than ${MOST_ALTERNATIVES} alternatives` }
  }
  const possible = all.filter((alternative) => !isContradictory(query, alternative))
  // A query that can match nothing still has to be one that the rules allow.
  const [first, ...rest] = possible.length > 0 ? possible : all.length > 0 ? all : [[]]
  for (const alternative of [first ?? [], ...rest]) {
    const verdict = judgeAlternative(source, program, service, query, alternative)
    if (!verdict.allowed) return verdict
  }
  return { allowed: true }
}
