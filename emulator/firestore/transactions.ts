/**
 * Transactions by id. They are optimistic: what a transaction has read must still be so whenever it reads again and when
 * it commits; else it is aborted and its client tries again.
 */
import { randomBytes } from 'node:crypto'
import type { DatabaseName } from './names/resource-name'
import { invalidArgument, StatusError } from './status'

/** Firestore's limit on a transaction's whole life, in microseconds. */
const MAX_AGE = 270 * 1e6

interface Transaction {
  readonly database: string
  readonly readOnly: boolean
  readonly begun: number
  readonly reads: Array<() => boolean>
}

export type Transactions = ReturnType<typeof createTransactions>

/** @param now Microseconds since the epoch. */
export function createTransactions(now: () => number) {
  const open = new Map<string, Transaction>()

  const find = (id: string, { project, database }: DatabaseName): Transaction => {
    const transaction = open.get(id)
    if (
      !transaction ||
      transaction.database !== `${project}/${database}` ||
      now() - transaction.begun > MAX_AGE
    ) {
      open.delete(id)
      throw invalidArgument('The referenced transaction has expired or is no longer valid.')
    }
    return transaction
  }
  const demandUnchanged = (id: string, { reads }: Transaction): void => {
    if (reads.every((isUnchanged) => isUnchanged())) return
    open.delete(id)
    throw new StatusError(
      'ABORTED',
      'Too much contention on these documents. Please try again: a document that the transaction read has changed.',
    )
  }

  return {
    begin: ({ project, database }: DatabaseName, readOnly: boolean): string => {
      for (const [id, { begun }] of open) if (now() - begun > MAX_AGE) open.delete(id)
      const id = randomBytes(12).toString('base64')
      open.set(id, { database: `${project}/${database}`, readOnly, begun: now(), reads: [] })
      return id
    },
    /**
     * Remembers a read. `isUnchanged` tells later whether the same read would give the same documents.
     * @throws StatusError ABORTED when an earlier read has changed, INVALID_ARGUMENT for an unknown transaction.
     */
    read: (id: string, name: DatabaseName, isUnchanged: () => boolean) => {
      const transaction = find(id, name)
      demandUnchanged(id, transaction)
      transaction.reads.push(isUnchanged)
    },
    /** Ends the transaction before its writes are done. @throws StatusError as `read` does, or when it may not write. */
    finish: (id: string, name: DatabaseName, hasWrites: boolean) => {
      const transaction = find(id, name)
      if (hasWrites && transaction.readOnly) {
        throw invalidArgument('Cannot modify entities in a read-only transaction.')
      }
      if (!transaction.readOnly) demandUnchanged(id, transaction)
      open.delete(id)
    },
    rollback: (id: string) => {
      open.delete(id)
    },
  }
}
