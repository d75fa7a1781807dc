/** What the tests of the rules engine share: requests with defaults, and documents for `get()`. */
import { compileRules } from '../compile-rules'
import type {
  AccessRequest,
  DocumentReader,
  QueryFilter,
  QueryRequest,
  RulesService,
  Verdict,
} from '../contract'
import { type RuleMap, RulePath, RuleTimestamp, type RuleValue } from '../values'

export const ROOT = ['databases', '(default)', 'documents'] as const
/** 2025-06-15T13:45:30.25Z, a Sunday. */
export const NOON = new RuleTimestamp(1_749_995_130n, 250_000_000)

/** A map of the rules language. */
export function map(entries: Record<string, RuleValue> = {}): RuleMap {
  return new Map(Object.entries(entries))
}

/** `request.auth` of a signed-in user. */
export function user(uid: string, token: Record<string, RuleValue> = {}): RuleMap {
  return map({ uid, token: map({ sub: uid, ...token }) })
}

/** A document as `resource` shows it. */
export function document(path: string, data: Record<string, RuleValue>): RuleMap {
  const segments = [...ROOT, ...path.split('/')]
  return map({ data: map(data), id: segments.at(-1) ?? '', __name__: new RulePath(segments) })
}

/** Reads from a fixed set of documents, keyed by their path below the root. */
export function reader(
  now: Record<string, Record<string, RuleValue>> = {},
  after: Record<string, Record<string, RuleValue>> = now,
): DocumentReader {
  const from = (all: Record<string, Record<string, RuleValue>>, { segments }: RulePath) => {
    const path = segments.slice(ROOT.length).join('/')
    const data = new Map(Object.entries(all)).get(path)
    return data === undefined ? null : document(path, data)
  }
  return { get: (path) => from(now, path), getAfter: (path) => from(after, path) }
}

type AccessOptions = Partial<Omit<AccessRequest, 'path'>> & { path?: string }

/** A Firestore access: by default a get of `/docs/d1` by alice. */
export function access({ path = 'docs/d1', ...rest }: AccessOptions = {}): AccessRequest {
  return {
    method: 'get',
    path: [...ROOT, ...path.split('/')],
    auth: user('alice'),
    time: NOON,
    resource: null,
    requestResource: null,
    reader: reader(),
    ...rest,
  }
}

/** Rules of Firestore around `body`, at `/databases/{database}/documents`. */
export function firestoreRules(body: string, version: '1' | '2' = '2'): string {
  return `rules_version = '${version}';
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}`
}

/** Judges one access under `body`. */
export function judge(body: string, options: AccessOptions = {}): Verdict {
  return compileRules(firestoreRules(body), 'firestore.rules', 'cloud.firestore').judge(access(options))
}

export type Outcome = 'true' | 'false' | 'error'

/** What an expression comes to: a bool, or an error, which denies both as itself and behind `!`. */
export function outcome(
  expression: string,
  options: AccessOptions = {},
  service: RulesService = 'cloud.firestore',
): Outcome {
  const path =
    service === 'cloud.firestore' ? '/databases/{database}/documents/{x=**}' : '/b/{bucket}/o/{x=**}'
  const source = `rules_version = '2';
service ${service} {
  match ${path} {
    allow get: if ${expression};
    allow update: if !(${expression});
  }
}`
  const rules = compileRules(source, 'test.rules', service)
  const request = access(options)
  const at = service === 'cloud.firestore' ? request.path : ['b', 'bucket', 'o', 'file']
  if (rules.judge({ ...request, path: at, method: 'get' }).allowed) return 'true'
  return rules.judge({ ...request, path: at, method: 'update' }).allowed ? 'false' : 'error'
}

/** A filter on one field, its path written with dots. */
export function where(
  field: string,
  op: Extract<QueryFilter, { kind: 'field' }>['op'],
  value: RuleValue,
): QueryFilter {
  return { kind: 'field', field: field.split('.'), op, value }
}

export function and(...filters: QueryFilter[]): QueryFilter {
  return { kind: 'and', filters }
}

export function or(...filters: QueryFilter[]): QueryFilter {
  return { kind: 'or', filters }
}

/** A query of `/quizzes` by alice, by default without filter or limit. */
export function query(options: Partial<QueryRequest> = {}): QueryRequest {
  return {
    parent: ROOT,
    collectionId: 'quizzes',
    allDescendants: false,
    filter: null,
    limit: null,
    offset: 0,
    orderBy: [],
    auth: user('alice'),
    time: NOON,
    reader: reader(),
    ...options,
  }
}

/** Proves a query under `body`. */
export function prove(body: string, options: Partial<QueryRequest> = {}): Verdict {
  return compileRules(firestoreRules(body), 'firestore.rules', 'cloud.firestore').judgeQuery(query(options))
}

/** Whether a query of `/quizzes` is proven when that collection is listed under `condition`. */
export function proves(
  condition: string,
  filter: QueryFilter | null,
  options: Partial<QueryRequest> = {},
): boolean {
  return prove(`match /quizzes/{quiz} { allow list: if ${condition}; }`, { filter, ...options }).allowed
}

/** Cases with what they are about, a filter or options of a query, also in words, for the names of tests. */
export function named<Subject>(
  cases: ReadonlyArray<readonly [rules: string, subject: Subject, expected: boolean]>,
): Array<[rules: string, words: string, expected: boolean, subject: Subject]> {
  return cases.map(([rules, subject, expected]) => [rules, words(subject), expected, subject])
}

function words(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'bigint') return Number(part)
    return part instanceof RulePath ? `/${part.segments.join('/')}` : part
  })
}
