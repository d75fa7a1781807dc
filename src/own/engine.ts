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
  /** Parts that the account has. What is neither here nor in `refused` stays pending. */
  readonly sent: readonly Part[]
  /** Parts that the account refuses for good, by key. They are dropped. */
  readonly refused?: ReadonlyMap<string, AppError>
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

  /** @returns the visitor's parts that the device would not store for the student: it keeps them as the visitor's until then */
  async function adopt(owner: string): Promise<readonly Part[]> {
    if (owner === visitor || !isOwner(owner)) return []
    const parts = [...(await device.read(visitor)).pending.values()]
    if (parts.length === 0) return []
    if (!(await device.add(owner, parts))) return parts
    await device.settle(visitor, parts)
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
      await adopt(owner)
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

  /** @returns why the account refused what it refused, by key. @throws AppError when it cannot be reached */
  async function push(owner: string, keys: readonly string[] | null): Promise<Map<string, AppError>> {
    const refused = new Map<string, AppError>()
    const closed = new Set<string>()
    for (let left = attempts; left > 0; left--) {
      const { pending, copies } = await readDevice(owner)
      const parts = [...pending].flatMap(([key, part]) => (keys && !keys.includes(key) ? [] : [part]))
      if (parts.length === 0) return refused
      demandOwner(owner)
      const outcome = await account.send(owner, parts, copies, closed)
      await keepCopies(owner, outcome.copies)
      for (const [key, error] of outcome.refused ?? []) refused.set(key, error)
      const settled = parts.filter((part) => outcome.sent.includes(part) || refused.has(device.keyOf(part)))
      await inTurn(() => device.settle(owner, settled))
      if (outcome.error !== undefined) throw outcome.error
      if (!outcome.isBehind) return refused
    }
    throw appErrorOf('aborted')
  }

  const add = (owner: string, part: Part): Promise<boolean> =>
    inTurn(async () => (owner !== visitor && !isOwner(owner)) || device.add(owner, [part]))

  const drop = (owner: string, part: Part): Promise<void> => inTurn(() => device.settle(owner, [part]))

  const sync = (
    owner: string,
    { pulls = true, keys = null }: { pulls?: boolean; keys?: readonly string[] | null } = {},
  ): Promise<ReadonlyMap<string, AppError>> =>
    syncInTurn(async () => {
      demandOwner(owner)
      const unstored = await inTurn(() => adopt(owner))
      try {
        if (pulls) await pull(owner, keys)
        const refused = await push(owner, keys)
        if (unstored.length > 0) await releaseAdopted(owner, unstored)
        return refused
      } catch (error) {
        // The account refuses everything after a sign-out.
        demandOwner(owner)
        throw error
      }
    })

  return {
    /** What this device has, a visitor's data included after sign-in. Never throws. */
    read: readDevice,

    /** Adds a change. Never throws. @returns whether the device has stored it; if not, it is in memory */
    add,

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
      const syncing = sync(owner, { pulls: false })
      const refused = await (patience === undefined ? syncing : inTime(syncing, patience)).catch(
        async (error: unknown) => {
          if (!isStored) await drop(owner, part)
          return isStored ? null : Promise.reject(toAppError(error))
        },
      )
      const refusal = refused?.get(device.keyOf(part))
      if (refusal) throw refusal
      return refused ? 'sent' : 'pending'
    },
  }
}
