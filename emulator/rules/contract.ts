/**
 * What the security-rules engine promises to the Firestore and Storage parts of the local backend.
 *
 * The engine knows nothing of HTTP or of how documents are kept: callers hand it values, a reader for other documents
 * and a request, and get a verdict. Everything is synchronous, because all data is in memory.
 */
import type { RuleMap, RulePath, RuleTimestamp, RuleValue } from './values'

export type RulesService = 'cloud.firestore' | 'firebase.storage'
export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete'

/** Allowed, or refused with the reason a developer needs: `firestore.rules:34: resource.data.published is not …`. */
export type Verdict = { allowed: true } | { allowed: false; reason: string }

/** Reads documents for `get()`, `exists()`, `getAfter()`, `existsAfter()` and Storage's `firestore.get/exists`. */
export interface DocumentReader {
  /** The document as it is now, as the map that rules see (`data`, `id`, `__name__`), or null if there is none. */
  get(path: RulePath): RuleMap | null
  /** The document as it would be after the whole commit; equals `get` outside of writes. */
  getAfter(path: RulePath): RuleMap | null
}

export interface AccessRequest {
  method: RulesMethod
  /**
   * Segments after the service's root. Firestore: after `/databases/{db}/documents`, the root itself is
   * `['databases', '(default)', 'documents', …]` and is included here. Storage: `['b', bucket, 'o', …object segments]`.
   */
  path: readonly string[]
  /** `{ uid, token }`, or null for a visitor. */
  auth: RuleMap | null
  time: RuleTimestamp
  /** The stored document or object as rules see it in `resource`, or null if there is none. */
  resource: RuleMap | null
  /** What it would become, as rules see it in `request.resource`; null for reads and deletes. */
  requestResource: RuleMap | null
  /** `request.query` of a list: limit, offset, orderBy. */
  query?: RuleMap
  reader: DocumentReader
}

export type FieldOperator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | 'not-in'
  | 'array-contains'
  | 'array-contains-any'

export type QueryFilter =
  | { kind: 'and' | 'or'; filters: readonly QueryFilter[] }
  /** `field` is the path split into its segments; `['__name__']` is the document name, whose value is a RulePath. */
  | { kind: 'field'; field: readonly string[]; op: FieldOperator; value: RuleValue }

export interface QueryRequest {
  /** Path above the collection (or above the root of a collection group): `['databases', '(default)', 'documents']`. */
  parent: readonly string[]
  collectionId: string
  /** True for a collection group query. */
  allDescendants: boolean
  filter: QueryFilter | null
  limit: number | null
  offset: number
  /** Field and direction in the requested order, as rules see them in `request.query.orderBy`. */
  orderBy: ReadonlyArray<{ field: string; direction: 'ASC' | 'DESC' }>
  auth: RuleMap | null
  time: RuleTimestamp
  reader: DocumentReader
}

export interface Ruleset {
  /** Judges one document or object access. Evaluation errors count as a refusal; the reason names them. */
  judge(request: AccessRequest): Verdict
  /** Proves that every document that the query could ever return may be read by it; rules are not filters. */
  judgeQuery(request: QueryRequest): Verdict
}
