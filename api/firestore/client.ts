/** The Firestore REST calls that the endpoint makes, as administrator (rules do not apply to it). */
import * as z from 'zod'
import { unavailable } from '../errors'
import { createFirestoreCall, documentsRoot, type FirestoreAccess, failureSchema } from './call'
import {
  documentSchema,
  type PlainFields,
  type PlainValue,
  type StoredDocument,
  toWire,
  toWireFields,
} from './values'

/** What must still be true of a document when the commit arrives; otherwise nothing of the commit is written. */
export type Precondition = { exists: boolean } | { updateTime: string }

export type Write =
  | { set: string; fields: PlainFields; when?: Precondition }
  | { patch: string; fields: PlainFields; when?: Precondition }
  | { delete: string; when?: Precondition }

/** A page of a collection, in the order of its documents' paths. */
export interface PageQuery {
  /** May be below a document (`live_tests/t1/sheets`). */
  collection: string
  /** All collections of that name, wherever they are. */
  isGroup?: boolean
  /** Only documents with these values. */
  where?: Record<string, PlainValue>
  /** Only these fields of each. */
  fields: readonly string[]
  limit: number
  /** Only documents behind this path. */
  after?: string | undefined
}

export interface FirestoreClient {
  /** The document at `collection/id`, or undefined when there is none. @throws ApiError 503 */
  get(path: string): Promise<StoredDocument | undefined>
  /**
   * Documents of a top-level collection whose fields equal all of `where`, by id, at most `limit`; only those after
   * the id `after`, if given. @throws ApiError 503
   */
  query(
    collection: string,
    where: Record<string, PlainValue>,
    limit: number,
    after?: string,
  ): Promise<StoredDocument[]>
  /** @throws ApiError 503 */
  page(query: PageQuery): Promise<StoredDocument[]>
  /** Documents whose time in `field` is `now` or earlier, the earliest first, at most `limit`. @throws ApiError 503 */
  queryDue(
    collection: string,
    field: string,
    now: Date,
    limit: number,
    /** Only those later than this time. */
    since?: Date,
  ): Promise<StoredDocument[]>
  /** The first `limit` ids of a collection, which may be below a document (`users/u1/attempts`). @throws ApiError 503 */
  ids(collection: string, limit: number): Promise<string[]>
  /**
   * Commits all writes or none.
   * @returns each write's new update time, or `conflict` when a precondition no longer holds @throws ApiError 503
   */
  commit(writes: readonly Write[]): Promise<{ updateTimes: (string | undefined)[] } | 'conflict'>
}

const batchGetSchema = z.array(
  z.union([z.object({ found: documentSchema }), z.object({ missing: z.string() })]),
)
const runQuerySchema = z.array(z.object({ document: documentSchema.optional() }))
const commitSchema = z.object({
  writeResults: z.array(z.object({ updateTime: z.string().optional() })).default([]),
})

const CONFLICTS = new Set(['FAILED_PRECONDITION', 'ALREADY_EXISTS', 'ABORTED', 'NOT_FOUND'])

export function createFirestoreClient(options: FirestoreAccess): FirestoreClient {
  const root = documentsRoot(options.projectId)
  const call = createFirestoreCall(options)

  /** Logs a refusal that is our own mistake (a bad credential, a missing index), and throws 503. */
  function fail(rpc: string, body: unknown): never {
    const failure = failureSchema.safeParse(Array.isArray(body) ? body[0] : body)
    options.log(
      `Firestore refused ${rpc}: ${failure.success ? failure.data.error.message : 'unknown answer'}`,
    )
    throw unavailable()
  }

  async function runQuery(structuredQuery: object, parent?: string): Promise<StoredDocument[]> {
    const { body } = await call('runQuery', { structuredQuery }, parent)
    const answer = runQuerySchema.safeParse(body)
    if (!answer.success || failureSchema.safeParse(Array.isArray(body) ? body[0] : body).success) {
      return fail('runQuery', body)
    }
    return answer.data.flatMap((row) => row.document ?? [])
  }

  function toWireWrite(write: Write): unknown {
    const when = write.when ? { currentDocument: write.when } : {}
    if ('delete' in write) return { delete: `${root}/${write.delete}`, ...when }
    const path = 'set' in write ? write.set : write.patch
    const mask = 'patch' in write ? { updateMask: { fieldPaths: Object.keys(write.fields) } } : {}
    return { update: { name: `${root}/${path}`, fields: toWireFields(write.fields) }, ...mask, ...when }
  }

  const filter = (fieldPath: string, op: string, value: PlainValue) => ({
    fieldFilter: { field: { fieldPath }, op, value: toWire(value) },
  })

  const all = (filters: object[]) => ({ compositeFilter: { op: 'AND', filters } })
  const equal = (where: Record<string, PlainValue>) =>
    all(Object.entries(where).map(([field, value]) => filter(field, 'EQUAL', value)))

  return {
    async get(path) {
      const { body } = await call('batchGet', { documents: [`${root}/${path}`] })
      const answer = batchGetSchema.safeParse(body)
      if (!answer.success) return fail('batchGet', body)
      const [first] = answer.data
      return first && 'found' in first ? first.found : undefined
    },

    query: (collection, where, limit, after) =>
      runQuery({
        from: [{ collectionId: collection }],
        where: equal(where),
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        limit,
        ...(after !== undefined && {
          startAt: { values: [{ referenceValue: `${root}/${collection}/${after}` }], before: false },
        }),
      }),

    page({ collection, isGroup = false, where, fields, limit, after }) {
      const slash = collection.lastIndexOf('/')
      return runQuery(
        {
          from: [{ collectionId: collection.slice(slash + 1), allDescendants: isGroup }],
          select: { fields: fields.map((fieldPath) => ({ fieldPath })) },
          ...(where && { where: equal(where) }),
          orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
          limit,
          ...(after !== undefined && {
            startAt: { values: [{ referenceValue: `${root}/${after}` }], before: false },
          }),
        },
        collection.slice(0, Math.max(0, slash)),
      )
    },

    queryDue: (collection, field, now, limit, since) =>
      runQuery({
        from: [{ collectionId: collection }],
        where: all([
          filter(field, 'LESS_THAN_OR_EQUAL', now),
          ...(since ? [filter(field, 'GREATER_THAN', since)] : []),
        ]),
        orderBy: [{ field: { fieldPath: field }, direction: 'ASCENDING' }],
        limit,
      }),

    async ids(collection, limit) {
      const slash = collection.lastIndexOf('/')
      const onlyNames = { fields: [{ fieldPath: '__name__' }] }
      const from = [{ collectionId: collection.slice(slash + 1) }]
      const found = await runQuery(
        { from, select: onlyNames, limit },
        collection.slice(0, Math.max(0, slash)),
      )
      return found.map(({ id }) => id)
    },

    async commit(writes) {
      const { status, body } = await call('commit', { writes: writes.map(toWireWrite) })
      if (status >= 400) {
        const failure = failureSchema.safeParse(body)
        if (failure.success && CONFLICTS.has(failure.data.error.status ?? '')) return 'conflict'
        return fail('commit', body)
      }
      const answer = commitSchema.safeParse(body)
      if (!answer.success) return fail('commit', body)
      return { updateTimes: answer.data.writeResults.map((result) => result.updateTime) }
    },
  }
}
