/** `documents:commit`. */

import type { JsonObject } from '../json-shape'
import { splitPath } from '../names/resource-name'
import { formatMicros } from '../values/timestamp'
import { commitWrites } from '../write/commit'
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
