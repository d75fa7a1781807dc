/** What the tool asks of Firestore, as administrator. Every refusal is an Error with Firestore's own sentence. */
import * as z from 'zod'
import { type createFirestoreCall, failureSchema } from '../../api/firestore/call'
import { parseFields } from '../../emulator/firestore/values/parse-value'
import type { WireFields } from '../../emulator/firestore/wire-value'

export interface WireDocument {
  /** Path inside the database: `quizzes/rivers`. */
  path: string
  fields: WireFields
}

/** A document of a query. */
export interface ListedDocument extends WireDocument {
  /** ISO 8601: its last change. */
  updateTime: string
}

/** A document as it was at one moment. */
export interface StoredVersion {
  fields: WireFields
  /** Changes with every write. */
  updateTime: string
}

/** `merge` writes the given fields and keeps the others; `replace` keeps nothing but them; `remove` deletes the document. */
export interface Write extends WireDocument {
  mode: 'merge' | 'replace' | 'remove'
  /** Of `merge`: fields to delete. */
  without?: readonly string[]
  /** The state that the document must be in: the version that was read, or not there. Absent: any. */
  when?: { updateTime: string } | { exists: false }
}

/** A batch that a precondition refused. */
export class ChangedMeanwhile extends Error {}

/** Limits of one call: Firestore's on writes, and well below its ten megabytes. */
const MAX_WRITES = 500
const MAX_BYTES = 4_000_000
const MAX_READS = 300

const wireDocument = z.object({ name: z.string(), fields: z.unknown(), updateTime: z.string().default('') })
const batchGet = z.array(z.union([z.object({ found: wireDocument }), z.object({ missing: z.string() })]))
const runQuery = z.array(z.object({ document: wireDocument.optional() }))
const collectionIds = z.object({
  collectionIds: z.array(z.string()).default([]),
  nextPageToken: z.string().default(''),
})
const aggregation = z.array(
  z.object({
    result: z
      .object({ aggregateFields: z.object({ n: z.object({ integerValue: z.coerce.number() }) }) })
      .optional(),
  }),
)

/** Whole batches, in order. */
function* batches(writes: readonly Write[]): Generator<Write[]> {
  let batch: Write[] = []
  let bytes = 0
  for (const write of writes) {
    const size = JSON.stringify(write.fields).length
    if (batch.length > 0 && (batch.length === MAX_WRITES || bytes + size > MAX_BYTES)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(write)
    bytes += size
  }
  if (batch.length > 0) yield batch
}

/** The earliest moment that Firestore stores: a query from it on finds every moment, and no value of another type. */
const firstMoment = '0001-01-01T00:00:00Z'

/** A field's name as a path, quoted where it is no plain word. */
const fieldPath = (name: string) =>
  /^[a-zA-Z_]\w*$/.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``

/** All documents that pages give. @param read the page behind a document. @param size documents of a whole page */
export async function everyPage<Document extends WireDocument = WireDocument>(
  read: (after: Document | undefined) => Promise<Document[]>,
  size: number,
): Promise<Document[]> {
  const found: Document[] = []
  for (;;) {
    const page = await read(found.at(-1))
    found.push(...page)
    if (page.length < size) return found
  }
}

/** Documents of a page: tests have a hundred questions and more each. */
const documentsOfPage = 100

/** Reads whole root collections, each of them once, whoever asks. */
export function collectionReader(database: Pick<Database, 'page'>) {
  const asked = new Map<string, Promise<WireDocument[]>>()
  return (collection: string): Promise<WireDocument[]> => {
    const found =
      asked.get(collection) ??
      everyPage(
        (after) => database.page(collection, documentsOfPage, after?.path.slice(collection.length + 1)),
        documentsOfPage,
      )
    asked.set(collection, found)
    return found
  }
}

export type CollectionReader = ReturnType<typeof collectionReader>

export function createDatabase(call: ReturnType<typeof createFirestoreCall>, root: string) {
  async function ask<T>(rpc: string, body: unknown, schema: z.ZodType<T>): Promise<T> {
    const answer = await call(rpc, body)
    const failure = failureSchema.safeParse(Array.isArray(answer.body) ? answer.body[0] : answer.body)
    if (failure.success) {
      const { message, status } = failure.data.error
      const isPrecondition = status === 'FAILED_PRECONDITION' || status === 'ALREADY_EXISTS'
      if (rpc === 'commit' && isPrecondition) throw new ChangedMeanwhile(message)
      throw new Error(`Firestore refused ${rpc}: ${message}`)
    }
    return schema.parse(answer.body)
  }

  const toDocument = ({ name, fields }: z.infer<typeof wireDocument>): WireDocument => ({
    path: name.slice(root.length + 1),
    fields: parseFields(fields),
  })

  /** Documents by path, each with its version; one that does not exist is not in the map. */
  async function readVersions(paths: readonly string[]): Promise<Map<string, StoredVersion>> {
    const found = new Map<string, StoredVersion>()
    for (let begin = 0; begin < paths.length; begin += MAX_READS) {
      const documents = paths.slice(begin, begin + MAX_READS).map((path) => `${root}/${path}`)
      for (const row of await ask('batchGet', { documents }, batchGet)) {
        if (!('found' in row)) continue
        const { path, fields } = toDocument(row.found)
        found.set(path, { fields, updateTime: row.found.updateTime })
      }
    }
    return found
  }

  function wireWrite({ path, fields, mode, without = [], when }: Write) {
    const name = `${root}/${path}`
    const precondition = when && { currentDocument: when }
    if (mode === 'remove') return { delete: name, ...precondition }
    const mask = { fieldPaths: [...Object.keys(fields), ...without].map(fieldPath) }
    return { update: { name, fields }, ...(mode === 'merge' && { updateMask: mask }), ...precondition }
  }

  async function query(structuredQuery: object): Promise<ListedDocument[]> {
    const rows = await ask('runQuery', { structuredQuery }, runQuery)
    return rows.flatMap(({ document }) =>
      document ? [{ ...toDocument(document), updateTime: document.updateTime }] : [],
    )
  }

  return {
    /** Ids of the root collections. */
    async collectionIds(): Promise<string[]> {
      const ids: string[] = []
      let pageToken = ''
      do {
        const page = await ask('listCollectionIds', { pageSize: 300, pageToken }, collectionIds)
        ids.push(...page.collectionIds)
        pageToken = page.nextPageToken
      } while (pageToken)
      return ids
    },

    /** How many documents a root collection holds; with `moment`, how many of them have a moment in that field. */
    async count(collection: string, moment?: string): Promise<number> {
      const structuredQuery = {
        from: [{ collectionId: collection }],
        ...(moment !== undefined && {
          where: {
            fieldFilter: {
              field: { fieldPath: moment },
              op: 'GREATER_THAN_OR_EQUAL',
              value: { timestampValue: firstMoment },
            },
          },
        }),
      }
      const body = {
        structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'n', count: {} }] },
      }
      const rows = await ask('runAggregationQuery', body, aggregation)
      return rows.find(({ result }) => result)?.result?.aggregateFields.n.integerValue ?? 0
    },

    /**
     * A page of a root collection in the order of its ids, behind the document with id `after`.
     * @param only the fields to read; absent: all
     */
    page(
      collection: string,
      limit: number,
      after?: string,
      only?: readonly string[],
    ): Promise<ListedDocument[]> {
      return query({
        ...(only && { select: { fields: only.map((name) => ({ fieldPath: fieldPath(name) })) } }),
        from: [{ collectionId: collection }],
        orderBy: [{ field: { fieldPath: '__name__' } }],
        limit,
        ...(after !== undefined && {
          startAt: { values: [{ referenceValue: `${root}/${collection}/${after}` }], before: false },
        }),
      })
    },

    /**
     * A page of all collections of a name, wherever they are, in the order of their paths, behind the document at the path
     * `after`; of those alone whose field equals a text, where `equals` says so.
     */
    groupPage(
      collection: string,
      limit: number,
      { equals, after }: { equals: { field: string; value: string } | null; after?: string | undefined },
    ): Promise<WireDocument[]> {
      return query({
        from: [{ collectionId: collection, allDescendants: true }],
        ...(equals && {
          where: {
            fieldFilter: {
              field: { fieldPath: equals.field },
              op: 'EQUAL',
              value: { stringValue: equals.value },
            },
          },
        }),
        orderBy: [{ field: { fieldPath: '__name__' } }],
        limit,
        ...(after !== undefined && {
          startAt: { values: [{ referenceValue: `${root}/${after}` }], before: false },
        }),
      })
    },

    /** Documents whose field equals a text, 100 at most. */
    where(collection: string, field: string, value: string): Promise<WireDocument[]> {
      return query({
        from: [{ collectionId: collection }],
        where: { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: value } } },
        limit: 100,
      })
    },

    /** The documents of a root collection with the highest values of a field, highest first. */
    highest(collection: string, field: string, limit: number): Promise<WireDocument[]> {
      return query({
        from: [{ collectionId: collection }],
        orderBy: [{ field: { fieldPath: field }, direction: 'DESCENDING' }],
        limit,
      })
    },

    /**
     * A page of the documents of a root collection that have a moment in a field, newest first.
     * @param from the earliest moment, ISO 8601; `before`: only those before it
     * @param after the last document of the page before
     * @param only the fields to read, that of the moment among them
     */
    newest(
      collection: string,
      field: string,
      limit: number,
      {
        from = firstMoment,
        before,
        after,
        only,
      }: {
        from?: string | undefined
        before?: string | undefined
        after?: { path: string; moment: string } | undefined
        only: readonly string[]
      },
    ): Promise<WireDocument[]> {
      const bounds = [
        ['GREATER_THAN_OR_EQUAL', from],
        ['LESS_THAN', before],
      ].flatMap(([op, moment]) =>
        moment === undefined
          ? []
          : [{ fieldFilter: { field: { fieldPath: field }, op, value: { timestampValue: moment } } }],
      )
      return query({
        select: { fields: only.map((name) => ({ fieldPath: fieldPath(name) })) },
        from: [{ collectionId: collection }],
        where: { compositeFilter: { op: 'AND', filters: bounds } },
        orderBy: [
          { field: { fieldPath: field }, direction: 'DESCENDING' },
          { field: { fieldPath: '__name__' }, direction: 'DESCENDING' },
        ],
        limit,
        ...(after && {
          startAt: {
            values: [{ timestampValue: after.moment }, { referenceValue: `${root}/${after.path}` }],
            before: false,
          },
        }),
      })
    },

    /** Fields by path; a document that does not exist is not in the map. */
    async read(paths: readonly string[]): Promise<Map<string, WireFields>> {
      const versions = await readVersions(paths)
      return new Map([...versions].map(([path, { fields }]) => [path, fields]))
    },

    readVersions,

    /** Deletes documents, 500 at most. */
    async remove(paths: readonly string[]): Promise<void> {
      if (paths.length === 0) return
      await ask('commit', { writes: paths.map((path) => ({ delete: `${root}/${path}` })) }, z.unknown())
    },

    /**
     * Writes in batches, each of them whole or not at all; tells `written` after each.
     * @throws ChangedMeanwhile, Error for a refused batch: those before it stand.
     */
    async write(writes: readonly Write[], written: (count: number) => void = () => undefined): Promise<void> {
      for (const batch of batches(writes)) {
        await ask('commit', { writes: batch.map(wireWrite) }, z.unknown())
        written(batch.length)
      }
    },
  }
}

export type Database = ReturnType<typeof createDatabase>
