/** Asks the storage rules, and turns a refusal into the answer that the SDK expects. */

import { HttpError } from '../http'
import { authOf, type Caller } from '../id-token'
import type { DocumentReader, Ruleset, RulesMethod } from '../rules/contract'
import { RuleTimestamp } from '../rules/values'
import { proposedObject, ruleObject, type StoredObject } from './stored-object'

export interface StorageAccess {
  /** @throws HttpError 403 when the rules refuse `method` on the object or folder at `path`. */
  demand(
    method: RulesMethod,
    path: { bucket: string; name: string },
    objects?: { before?: StoredObject | undefined; after?: StoredObject | undefined },
  ): void
}

const PERMISSIONS: Record<RulesMethod, string> = {
  get: 'READ',
  list: 'LIST',
  create: 'WRITE',
  update: 'WRITE',
  delete: 'WRITE',
}

/** Every segment counts, empty ones too: `a//b` is another object than `a/b` and must not pass by its rule. */
function segmentsOf({ bucket, name }: { bucket: string; name: string }): string[] {
  return ['b', bucket, 'o', ...(name === '' ? [] : name.split('/'))]
}

export function createStorageAccess(options: {
  caller: Caller
  rules: Ruleset
  reader: DocumentReader
  log: (line: string) => void
}): StorageAccess {
  const { caller, rules, reader, log } = options
  return {
    demand(method, path, { before, after } = {}) {
      if (caller.kind === 'owner') return
      const ms = Date.now()
      const verdict = rules.judge({
        method,
        path: segmentsOf(path),
        auth: authOf(caller),
        time: new RuleTimestamp(BigInt(Math.floor(ms / 1000)), (ms % 1000) * 1_000_000),
        resource: before ? ruleObject(before) : null,
        requestResource: after ? proposedObject(after, method === 'create') : null,
        reader,
      })
      if (verdict.allowed) return
      log(`storage ${method} ${path.bucket}/${path.name} refused: ${verdict.reason}`)
      const message = `Permission denied. No ${PERMISSIONS[method]} permission.`
      throw new HttpError(403, message, { error: { code: 403, message } })
    },
  }
}
