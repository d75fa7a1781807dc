/** `documents:commit` and `:batchWrite`. */

import type { JsonObject } from '../json-shape'
import { splitPath } from '../names/resource-name'
import { invalidArgument, StatusError } from '../status'
import { formatMicros } from '../values/timestamp'
import { commitWrites, type WriteResult } from '../write/commit'
import { parseWrites } from '../write/parse-write'
import type { Write } from '../write/write'
import { type CallContext, refuseTransaction } from './call-context'

/** A deletion counts also where nothing was; what is only verified does not. */
export function billWrites({ bill }: CallContext, writes: readonly Write[]): void {
  for (const { kind, path } of writes) {
    if (kind !== 'verify') bill.note(splitPath(path).collection, kind === 'delete' ? 'deletes' : 'writes')
  }
}

export function commitCall(context: CallContext, body: JsonObject): unknown {
  const { access, name, store } = context
  refuseTransaction(body)
  const writes = parseWrites(body, name)
  const { results, plan } = commitWrites(store, name, writes, (plan) => access.commit(plan))
  billWrites(context, writes)
  return { writeResults: results, commitTime: formatMicros(plan.time) }
}

/** Each write is independent: it succeeds or fails without the others. */
export function batchWriteCall(context: CallContext, body: JsonObject): unknown {
  const { access, name, store } = context
  const writes = parseWrites(body, name)
  const paths = writes.map(({ path }) => path)
  const twice = paths.find((path, index) => paths.indexOf(path) !== index)
  if (twice !== undefined) throw invalidArgument(`batchWrite cannot write ${twice} more than once.`)
  const outcomes = writes.map((write): { result: WriteResult; status: object } => {
    try {
      const { results } = commitWrites(store, name, [write], (plan) => access.commit(plan))
      billWrites(context, [write])
      return { result: results[0] ?? {}, status: {} }
    } catch (error) {
      if (!(error instanceof StatusError)) throw error
      return { result: {}, status: { code: error.rpcCode, message: error.message } }
    }
  })
  return { writeResults: outcomes.map(({ result }) => result), status: outcomes.map(({ status }) => status) }
}
