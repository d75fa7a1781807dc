/** What the hosted service would bill, counted from the calls that go over the wire. */

export interface Usage {
  /** Documents that Firestore gives or looks for; one at least a query. */
  reads: number
  /** Documents that the rules look up to judge a call. */
  ruleReads: number
  writes: number
  deletes: number
  /** Of Firestore's answers, before compression. */
  bytes: number
  /** Of files. */
  fileBytes: number
  endpointCalls: number
}

export const noUsage: Usage = {
  reads: 0,
  ruleReads: 0,
  writes: 0,
  deletes: 0,
  bytes: 0,
  fileBytes: 0,
  endpointCalls: 0,
}

export const usageKinds = Object.keys(noUsage) as (keyof Usage)[]

export function addUsage(total: Usage, more: Partial<Usage>, times = 1): Usage {
  return Object.fromEntries(
    usageKinds.map((kind) => [kind, total[kind] + (more[kind] ?? 0) * times]),
  ) as unknown as Usage
}

/** One call of Firestore as it went over the wire. */
export interface FirestoreCall {
  method: string
  /** Path of the address, without its query. */
  path: string
  body: string
  status: number
  answer: string
  /** Of the local backend's header `x-rule-reads`. */
  ruleReads: number
}

interface Commit {
  writes?: { delete?: string; verify?: string }[]
}

function writesIn(body: string): Partial<Usage> {
  // What the SDK has sent is a commit.
  const { writes = [] } = JSON.parse(body || '{}') as Commit
  const deletes = writes.filter((write) => write.delete !== undefined).length
  const verified = writes.filter((write) => write.verify !== undefined).length
  return { writes: writes.length - deletes - verified, deletes }
}

/** Stands in an answer once a document; inside a text its quotes would be escaped, and a field is a map. */
const documentMark = /"createTime":"/g

function answered({ method, path, body, answer }: FirestoreCall): Partial<Usage> {
  const [, rpc = ''] = /:(\w+)$/.exec(path) ?? []
  switch (rpc || method) {
    case 'batchGet':
      return { reads: (JSON.parse(body) as { documents: string[] }).documents.length }
    case 'runQuery':
      return { reads: Math.max(1, answer.match(documentMark)?.length ?? 0) }
    case 'commit':
    case 'batchWrite':
      return writesIn(body)
    case 'GET':
    case 'runAggregationQuery':
      return { reads: 1 }
    case 'PATCH':
    case 'POST':
      return { writes: 1 }
    case 'DELETE':
      return { deletes: 1 }
    default:
      return {}
  }
}

/** What one call is billed; of a refused one, what the rules looked up. */
export function billed(call: FirestoreCall): Usage {
  const { status, answer, ruleReads } = call
  const own = status < 400 ? answered(call) : {}
  return { ...noUsage, ...own, ruleReads, bytes: Buffer.byteLength(answer) }
}
