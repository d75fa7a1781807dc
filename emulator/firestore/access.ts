/** Asks the security rules about every read and write of one call. Administrators are never asked. */
import { authOf, type Caller, nameOf } from '../id-token'
import type { AccessRequest, DocumentReader, QueryFilter, Ruleset, Verdict } from '../rules/contract'
import type { RuleMap, RulePath } from '../rules/values'
import { requestTime } from './clock'
import { createDocumentReader } from './document-reader'
import { formatFieldPath } from './names/field-path'
import type { DatabaseName } from './names/resource-name'
import type { Filter, StructuredQuery } from './query/structured-query'
import { rulePathSegments, ruleTime, toRuleDocument, toRuleValue } from './rule-values'
import { StatusError } from './status'
import type { DocumentStore } from './store'
import type { StoredDocument } from './stored-document'
import type { CommitPlan, CommitStep } from './write/commit'

export interface Access {
  /** @throws StatusError PERMISSION_DENIED */
  readDocument(path: string, document: StoredDocument | null): void
  /** @throws StatusError PERMISSION_DENIED when the rules do not prove that every possible result may be read. */
  runQuery(query: StructuredQuery): void
  /** @throws StatusError PERMISSION_DENIED when one write of the commit is not allowed. */
  commit(plan: CommitPlan): void
  /** For calls that no rule can allow, such as listing collections. @throws StatusError PERMISSION_DENIED */
  administer(what: string): void
}

interface AccessOptions {
  readonly caller: Caller
  readonly name: DatabaseName
  readonly store: DocumentStore
  readonly rules: Ruleset
  /** Gets the path of each document that the rules look up: the hosted service bills each once a call. */
  readonly lookedUp: Set<string>
  readonly log: (line: string) => void
}

/** `databases/{database}/documents` */
const rootSegments = 3

function noting(lookedUp: Set<string>, reader: DocumentReader): DocumentReader {
  const note = (path: RulePath): RulePath => {
    lookedUp.add(path.segments.slice(rootSegments).join('/'))
    return path
  }
  return { get: (path) => reader.get(note(path)), getAfter: (path) => reader.getAfter(note(path)) }
}

function toQueryFilter(filter: Filter): QueryFilter {
  if (filter.kind !== 'field') return { kind: filter.kind, filters: filter.filters.map(toQueryFilter) }
  return { ...filter, value: toRuleValue(filter.value) }
}

function methodOf({ write, before, after }: CommitStep): AccessRequest['method'] {
  if (write.kind === 'verify') return 'get'
  if (!after) return 'delete'
  const mustExist = write.precondition !== null && 'exists' in write.precondition && write.precondition.exists
  return before || mustExist ? 'update' : 'create'
}

/** One `Access` serves one call: its `request.time` does not change. */
export function createAccess({ caller, name, store, rules, lookedUp, log }: AccessOptions): Access {
  const auth = authOf(caller)
  const readTime = store.clock.read()
  const ids = { projectId: name.project, databaseId: name.database }
  const who = nameOf(caller)

  const demand = (verdict: Verdict, what: string): void => {
    if (verdict.allowed) return
    log(`firestore refused ${what} to ${who}: ${verdict.reason}`)
    throw new StatusError('PERMISSION_DENIED', `Missing or insufficient permissions.\n${verdict.reason}`)
  }
  const asRule = (document: StoredDocument | null): RuleMap | null =>
    document && toRuleDocument(document, name.database)
  const judge = (
    path: string,
    part: Pick<AccessRequest, 'method' | 'resource' | 'requestResource'>,
    reader: DocumentReader,
    time: number,
  ): void => {
    const request = {
      path: rulePathSegments(name.database, path),
      auth,
      time: ruleTime(requestTime(time)),
      reader,
      ...part,
    }
    demand(rules.judge(request), `${part.method} ${path}`)
  }

  const administer = (what: string): void => {
    demand({ allowed: false, reason: `${what} is for administrators.` }, what)
  }
  if (caller.kind === 'owner') {
    return { readDocument: () => {}, runQuery: () => {}, commit: () => {}, administer: () => {} }
  }
  const reader = noting(lookedUp, createDocumentReader(store, ids))
  return {
    administer,
    readDocument: (path, document) => {
      judge(path, { method: 'get', resource: asRule(document), requestResource: null }, reader, readTime)
    },
    runQuery: (query) => {
      const { collectionId, allDescendants, filter, limit, offset, askedOrder, parent } = query
      if (collectionId === null) return administer('A query over all collections')
      const collection = parent === '' ? collectionId : `${parent}/${collectionId}`
      const verdict = rules.judgeQuery({
        parent: rulePathSegments(name.database, parent),
        collectionId,
        allDescendants,
        filter: filter && toQueryFilter(filter),
        limit,
        offset,
        orderBy: askedOrder.map(({ field, direction }) => ({ field: formatFieldPath(field), direction })),
        auth,
        time: ruleTime(requestTime(readTime)),
        reader,
      })
      demand(verdict, `list ${collection}`)
    },
    commit: ({ steps, time, outcome }) => {
      const after = noting(lookedUp, createDocumentReader(store, ids, outcome))
      for (const step of steps) {
        const method = methodOf(step)
        const isWrite = method === 'create' || method === 'update'
        const requestResource = isWrite ? asRule(step.after) : null
        judge(step.write.path, { method, resource: asRule(step.before), requestResource }, after, time)
      }
    },
  }
}
