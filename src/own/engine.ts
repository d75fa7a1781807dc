import { type AppError, appErrorOf, toAppError } from '@/lib/app-error'
import { visitor } from '@/lib/device/visitor'
import { createTurns } from '@/lib/in-turn'
import { inTime } from '@/lib/time-limit'
import { isSessionOwner } from '@/session'
import type { DeviceCopy, OnDevice } from './device-copy'

/** What became of pending parts that were sent to the account. */
interface Sent<Part, Copy> {
  /** The account's documents as they are now. */
  readonly copies: readonly Copy[]
  /** Parts that the account has. They are no longer pending. */
  readonly sent: readonly Part[]
  /** Why single parts were not written. A part that is refused for good is dropped; the others stay pending. */
  readonly failed?: ReadonlyMap<Part, unknown>
  /** Another device was first: `copies` has its state, and the rest is sent again. */
  readonly isBehind?: boolean
  /** Why parts that stay pending could not be sent. */
  readonly error?: unknown
}

/** The account's half of one kind of a student's own data. */
export interface Account<Part, Copy> {
  /** Whether the account has to be read before anything is sent. */
  readonly isDue: (owner: string, device: OnDevice<Part, Copy>) => boolean
  /** The documents that changed since this device read them. @param keys those alone @throws AppError */
  readonly read: (
    owner: string,
    device: OnDevice<Part, Copy>,
    keys: readonly string[] | null,
  ) => Promise<readonly Copy[]>
  /** @param closed ids of documents that this sync no longer writes to; shared by its attempts @throws AppError */
  readonly send: (
    owner: string,
    parts: readonly Part[],
    copies: ReadonlyMap<string, Copy>,
    closed: Set<string>,
  ) => Promise<Sent<Part, Copy>>
}

/** Whether the account would refuse the same write again. */
export const isFinal = (error: unknown): boolean =>
  ['permission-denied', 'invalid-argument'].includes(toAppError(error).code)

/** What became of a sync: what the account refused for good, by key, and why the rest could not be sent. */
interface Outcome {
  readonly refused: ReadonlyMap<string, AppError>
  readonly error?: unknown
}

/** How often parts are sent again at once when another device was first. */
const attempts = 3

/**
 * One kind of a student's own data, on the device and in the account (docs/decisions/066): changes are stored on the device
 * first and stay pending until the account has them. A visitor has the device alone; at sign-in their data becomes the
 * student's.
 * @param isOwner whether a student is still the one who is signed in
 */
export function createOwn<Part, Copy extends { readonly id: string }>(
  device: DeviceCopy<Part, Copy>,
  account: Account<Part, Copy>,
  isOwner: (owner: string) => boolean = isSessionOwner,
) {
  /** Serialises read-modify-write on the device. */
  const inTurn = createTurns()
  /** Serialises syncs: what is changed last is also sent last. */
  const syncInTurn = createTurns()

  /** @throws AppError after a sign-out: nothing is sent in that student's name or stored for them */
  function demandOwner(owner: string): void {
    if (!isOwner(owner)) throw appErrorOf('unauthenticated')
  }

  /** The student who has the visitor's parts of this page; null once a visitor adds one. */
  let adopter: string | null = null

  /** @returns the visitor's parts that the device would not store for the student: it keeps them as the visitor's until then */
  async function adopt(owner: string): Promise<readonly Part[]> {
    if (owner === visitor || !isOwner(owner)) return []
    const parts = [...(await device.read(visitor)).pending.values()]
    if (parts.length > 0) {
      if (!(await device.add(owner, parts))) return parts
      await device.settle(visitor, parts)
    }
    adopter = owner
    return []
  }

  /** A visitor's parts that only the memory of this page has for the student stay the visitor's. */
  const releaseAdopted = (owner: string, parts: readonly Part[]) =>
    inTurn(async () => {
      const { pending } = await device.read(owner)
      const inAccount = parts.filter((part) => !pending.has(device.keyOf(part)))
      await device.settle(visitor, inAccount)
    })

  const readDevice = (owner: string) =>
    inTurn(async () => {
      if (adopter !== owner) await adopt(owner)
      return device.read(owner)
    })

  const keepCopies = (owner: string, copies: readonly Copy[]) =>
    inTurn(async () => {
      demandOwner(owner)
      await device.keepCopies(owner, copies)
    })

  async function pull(owner: string, keys: readonly string[] | null): Promise<void> {
    const before = await readDevice(owner)
    if (!account.isDue(owner, before)) return
    const news = await account.read(owner, before, keys)
    demandOwner(owner)
    if (news.length > 0) await keepCopies(owner, news)
  }

  /** @throws AppError after a sign-out */
  async function push(owner: string, keys: readonly string[] | null): Promise<Outcome> {
    const refused = new Map<string, AppError>()
    const closed = new Set<string>()
    for (let left = attempts; left > 0; left--) {
      const { pending, copies } = await readDevice(owner)
      const parts = [...pending].flatMap(([key, part]) => (keys && !keys.includes(key) ? [] : [part]))
      if (parts.length === 0) return { refused }
      demandOwner(owner)
      const outcome = await account.send(owner, parts, copies, closed)
      await keepCopies(owner, outcome.copies)
      const settled = [...outcome.sent]
      let { error } = outcome
      for (const [part, reason] of outcome.failed ?? []) {
        if (isFinal(reason)) {
          refused.set(device.keyOf(part), toAppError(reason))
          settled.push(part)
        } else error = reason
      }
      await inTurn(() => device.settle(owner, settled))
      // The next attempt sends again what failed, too.
      if (!outcome.isBehind || (left === 1 && error !== undefined)) return { refused, error }
    }
    return { refused, error: appErrorOf('aborted') }
  }

  /** @param make the part, from what the device has just before it is added */
  const addFrom = (owner: string, make: (before: OnDevice<Part, Copy>) => Part): Promise<boolean> =>
    inTurn(async () => {
      if (owner === visitor) adopter = null
      else if (!isOwner(owner)) return true
      else if (adopter !== owner) await adopt(owner)
      return device.add(owner, [make(await device.read(owner))])
    })

  const add = (owner: string, part: Part): Promise<boolean> =>
    inTurn(async () => {
      if (owner === visitor) adopter = null
      return (owner !== visitor && !isOwner(owner)) || device.add(owner, [part])
    })

  const drop = (owner: string, part: Part): Promise<void> => inTurn(() => device.settle(owner, [part]))

  const syncOnce = (owner: string, pulls: boolean, keys: readonly string[] | null): Promise<Outcome> =>
    syncInTurn(async () => {
      demandOwner(owner)
      const unstored = await inTurn(() => adopt(owner))
      try {
        if (pulls) await pull(owner, keys)
        const outcome = await push(owner, keys)
        if (outcome.error !== undefined) demandOwner(owner)
        else if (unstored.length > 0) await releaseAdopted(owner, unstored)
        return outcome
      } catch (error) {
        // The account refuses everything after a sign-out.
        demandOwner(owner)
        throw error
      }
    })

  async function sync(
    owner: string,
    { pulls = true, keys = null }: { pulls?: boolean; keys?: readonly string[] | null } = {},
  ): Promise<ReadonlyMap<string, AppError>> {
    const { refused, error } = await syncOnce(owner, pulls, keys)
    if (error !== undefined) throw error
    return refused
  }

  return {
    /** What this device has, a visitor's data included after sign-in. Never throws. */
    read: readDevice,

    /** Adds a change. Never throws. @returns whether the device has stored it; if not, it is in memory */
    add,

    /** Adds a change that depends on what the device has. Never throws. @returns as `add` */
    addFrom,

    /** Takes back a change that is pending. Never throws. */
    drop,

    /**
     * Reads from the account what changed elsewhere, when that is due, and sends what is pending.
     * @param options `pulls`: false reads nothing; `keys`: the parts and documents that are meant, all of them by default
     * @returns what the account refused for good, by key. @throws AppError when it cannot be reached
     */
    sync,

    /**
     * Stores a change on the device and sends it.
     * @param patience milliseconds after which it is sent later; the sync goes on
     * @returns `pending` when the account does not have it yet, as for a visitor
     * @throws AppError when the account refuses it, or neither device nor account has stored it; it is dropped then
     */
    async change(owner: string, part: Part, patience?: number): Promise<'sent' | 'pending'> {
      const isStored = await add(owner, part)
      if (owner === visitor) {
        if (isStored) return 'pending'
        await drop(owner, part)
        throw appErrorOf('unavailable')
      }
      const syncing = syncOnce(owner, false, null)
      const { refused, error }: Outcome = await (patience === undefined
        ? syncing
        : inTime(syncing, patience)
      ).catch((cause: unknown) => ({ refused: new Map(), error: cause }))
      const key = device.keyOf(part)
      const refusal = refused.get(key)
      if (refusal) throw refusal
      if (error === undefined) return 'sent'
      // Another part may have failed.
      if (isOwner(owner) && !(await readDevice(owner)).pending.has(key)) return 'sent'
      if (isStored) return 'pending'
      await drop(owner, part)
      throw toAppError(error)
    },
  }
}
