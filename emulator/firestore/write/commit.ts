/** A commit: all its writes or none, judged by the rules against the state that they would leave. */
import type { Database } from '../database'
import { type DatabaseName, documentName } from '../names/resource-name'
import type { DocumentStore } from '../store'
import type { StoredDocument } from '../stored-document'
import { checkDocumentSize } from '../values/document-size'
import { formatMicros } from '../values/timestamp'
import type { WireValue } from '../wire-value'
import { type AppliedWrite, applyWrite } from './apply-write'
import { checkPrecondition } from './check-precondition'
import type { Write } from './write'

/** One write with the document before it (as earlier writes of the commit leave it) and after it. */
export interface CommitStep extends AppliedWrite {
  readonly write: Write
  readonly before: StoredDocument | null
}

export interface CommitPlan {
  readonly steps: readonly CommitStep[]
  /** Microseconds; `requestTime` of it is what the rules and transforms see. */
  readonly time: number
  /** The documents that the commit touches, as it would leave them. */
  readonly outcome: ReadonlyMap<string, StoredDocument | null>
}

export interface WriteResult {
  readonly updateTime?: string
  readonly transformResults?: readonly WireValue[]
}

function plan(writes: readonly Write[], database: Database, time: number): CommitPlan {
  const outcome = new Map<string, StoredDocument | null>()
  const steps = writes.map((write) => {
    const before = outcome.get(write.path) ?? (outcome.has(write.path) ? null : database.get(write.path))
    const applied = applyWrite(before, write, time)
    outcome.set(write.path, applied.after)
    return { write, before, ...applied }
  })
  return { steps, time, outcome }
}

function check(steps: readonly CommitStep[], database: DatabaseName): void {
  const deleted = new Set<string>()
  for (const { write, before, after } of steps) {
    const { path } = write
    checkPrecondition(write, before, deleted.has(path), documentName(database, path))
    if (write.kind === 'delete') deleted.add(path)
    if (write.kind === 'set' && after) checkDocumentSize(path, after.fields)
  }
}

function toResult({ write, after, transformResults }: CommitStep): WriteResult {
  if (!after || write.kind === 'delete') return {}
  const updateTime = formatMicros(after.updateTime)
  return transformResults.length > 0 ? { updateTime, transformResults } : { updateTime }
}

/**
 * Commits the writes.
 * @param judge Refuses by throwing; it runs before preconditions, so that they reveal nothing to strangers.
 * @throws StatusError of the first write that cannot be done; nothing is changed then.
 */
export function commitWrites(
  store: DocumentStore,
  name: DatabaseName,
  writes: readonly Write[],
  judge: (plan: CommitPlan) => void,
): { results: readonly WriteResult[]; plan: CommitPlan } {
  const database = store.database(name)
  const planned = plan(writes, database, store.clock.commit())
  judge(planned)
  check(planned.steps, name)
  for (const [path, document] of planned.outcome) {
    if (document === database.get(path)) continue
    if (document) database.put(document)
    else database.remove(path)
  }
  return { results: planned.steps.map(toResult), plan: planned }
}
