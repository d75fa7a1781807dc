import { type AppError, appErrorOf, toAppError } from '@/lib/app-error'
import { visitor } from '@/lib/device/visitor'
import { createTurns } from '@/lib/in-turn'
import { inTime } from '@/lib/time-limit'
import { isSessionOwner } from '@/session'
import type { AccountKind } from './account-kind'
import type { DeviceCopy, OnDevice } from './device-copy'

/** Whether the account would refuse the same write again. */
const isFinal = ({ code }: AppError) => code === 'permission-denied' || code === 'invalid-argument'

/** Failures of the connection, the session or the quota: no other document could be written either. */
const ofEveryWrite = new Set([
  'network-request-failed',
  'timeout',
  'unavailable',
  'unauthenticated',
  'resource-exhausted',
])

/** What became of a sync: what the account refused for good, by key, and why the rest could not be sent. */
interface Outcome {
  readonly refused: ReadonlyMap<string, AppError>
  readonly error?: unknown
}

/** A change that depends on what the device has just before it. */
type Make<Part, Copy> = (before: OnDevice<Part, Copy>) => Part

/** How often parts are sent again at once when another device was first. */
const attempts = 3

/**
 * One kind of a student's own data, on the device and in the account (docs/decisions/066): changes are stored on the device
 * first and stay pending until the account has them. A visitor has the device alone; at sign-in their data becomes the
 * student's.
 * @param isOwner whether a student is still the one who is signed in
 */
export function createOwn<Part, Copy>(
  device: DeviceCopy<Part, Copy>,
  account: AccountKind<Part, Copy>,
  isOwner: (owner: string) => boolean = isSessionOwner,
) {
  const { keyOf } = device
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
  /** The visitor's parts that only the memory of this page has for the student. They stay the visitor's until they are sent. */
  let unstored: readonly Part[] = []

  async function adopt(owner: string): Promise<void> {
    if (owner === visitor || !isOwner(owner)) return
    const parts = [...(await device.read(visitor)).pending.values()]
    const isStored = parts.length === 0 || (await device.add(owner, parts))
    // A sign-out meanwhile has deleted what was added.
    if (!isOwner(owner)) return
    unstored = isStored ? [] : parts
    if (isStored) await device.settle(visitor, parts)
    adopter = owner
  }

  /** Of the visitor's parts that only this page's memory had, those in the account are no longer the visitor's. */
  const releaseAdopted = (owner: string) =>
    inTurn(async () => {
      const { pending } = await device.read(owner)
      const inAccount = unstored.filter((part) => !pending.has(keyOf(part)))
      await device.settle(visitor, inAccount)
    })

  const readDevice = (owner: string) =>
    inTurn(async () => {
      if (adopter !== owner) await adopt(owner)
      return device.read(owner)
    })

  const keepCopies = (owner: string, copies: readonly Copy[], replaces?: boolean) =>
    inTurn(async () => {
      demandOwner(owner)
      if (replaces || copies.length > 0) await device.keepCopies(owner, copies, replaces)
    })

  async function pullNow(owner: string, keys: readonly string[] | null): Promise<void> {
    const before = await readDevice(owner)
    if (account.isDue?.(owner, before) === false) return
    const news = await account.read(owner, before, keys)
    await keepCopies(owner, news, account.readsAll)
  }

  /** @returns the document as the account has it then. @throws AppError */
  async function write(owner: string, copy: Copy): Promise<Copy> {
    try {
      await account.write(owner, copy)
      return copy
    } catch (error) {
      const isRefused = toAppError(error).code === 'permission-denied'
      const stored = isRefused ? await account.find?.(owner, copy) : null
      if (!stored) throw error
      return stored
    }
  }

  /** Sends what is pending, again when another device was first, until the account cannot be reached. */
  async function pushNow(owner: string, keys: readonly string[] | null): Promise<Outcome> {
    const closed = new Set<string>()
    const failed = new Map<string, { part: Part; error: AppError }>()
    let isAgain = true
    for (let left = attempts; isAgain && left > 0; left--) {
      const { pending, copies } = await readDevice(owner)
      const parts = [...pending].flatMap(([key, part]) => (!keys || keys.includes(key) ? [part] : []))
      isAgain = false
      if (parts.length === 0) break
      demandOwner(owner)
      const plan = await account.plan(parts, copies, closed)
      const unsent = new Set([...plan.left, ...plan.writes.flatMap((one) => one.parts)].map(keyOf))
      const stored: Copy[] = []
      for (const { copy, parts: sending } of plan.writes) {
        try {
          const now = await write(owner, copy)
          stored.push(now)
          if (now !== copy) isAgain = true
          else for (const part of sending) unsent.delete(keyOf(part))
        } catch (cause) {
          const error = toAppError(cause)
          for (const part of sending) failed.set(keyOf(part), { part, error })
          if (ofEveryWrite.has(error.code)) {
            isAgain = false
            break
          }
          if (!isFinal(error)) continue
          closed.add(keyOf(copy))
          isAgain = true
        }
      }
      await keepCopies(owner, stored)
      const sent = parts.filter((part) => !unsent.has(keyOf(part)))
      for (const part of sent) failed.delete(keyOf(part))
      await inTurn(() => device.settle(owner, sent))
    }
    const isDropped = ({ error }: { error: AppError }) => account.dropsRefused === true && isFinal(error)
    const dropped = [...failed.values()].filter(isDropped)
    const droppedParts = dropped.map(({ part }) => part)
    await inTurn(() => device.settle(owner, droppedParts))
    const error = [...failed.values()].find((failure) => !isDropped(failure))?.error
    return {
      refused: new Map(dropped.map(({ part, error: reason }) => [keyOf(part), reason])),
      error: error ?? (isAgain ? appErrorOf('aborted') : undefined),
    }
  }

  /** Runs a part of a sync after those before it. @throws AppError after a sign-out: the account refuses everything then */
  const inSync = <T>(owner: string, work: () => Promise<T>): Promise<T> =>
    syncInTurn(async () => {
      demandOwner(owner)
      await inTurn(() => adopt(owner))
      return work().catch((error: unknown) => {
        demandOwner(owner)
        throw error
      })
    })

  const pull = (owner: string, keys: readonly string[] | null = null): Promise<void> =>
    inSync(owner, () => pullNow(owner, keys))

  const pushOnce = (owner: string, keys: readonly string[] | null = null): Promise<Outcome> =>
    inSync(owner, async () => {
      const outcome = await pushNow(owner, keys)
      if (outcome.error !== undefined) demandOwner(owner)
      else if (unstored.length > 0) await releaseAdopted(owner)
      return outcome
    })

  async function push(owner: string, keys?: readonly string[]): Promise<void> {
    const { error } = await pushOnce(owner, keys)
    if (error !== undefined) throw error
  }

  const addFrom = (owner: string, make: () => Part | Promise<Part>): Promise<boolean> =>
    inTurn(async () => {
      if (owner === visitor) adopter = null
      else if (!isOwner(owner)) return true
      else if (adopter !== owner) await adopt(owner)
      return device.add(owner, [await make()])
    })

  const add = (owner: string, part: Part): Promise<boolean> => addFrom(owner, () => part)

  const addFromDevice = (owner: string, make: Make<Part, Copy>): Promise<boolean> =>
    addFrom(owner, async () => make(await device.read(owner)))

  return {
    /** What this device has, a visitor's data included after sign-in. Never throws. */
    read: readDevice,

    /** Adds a change. Never throws. @returns whether the device has stored it; if not, it is in memory */
    add,

    /** Adds a change that depends on what the device has just before it. Throws only what `make` throws. @returns as `add` */
    addFrom: addFromDevice,

    /** Takes back what is pending under a key. Never throws. */
    drop: (owner: string, key: string): Promise<void> =>
      inTurn(async () => {
        const part = (await device.read(owner)).pending.get(key)
        if (part !== undefined) await device.settle(owner, [part])
      }),

    /** Reads from the account what changed elsewhere, when that is due. @param keys only those documents @throws AppError */
    pull,

    /** Sends what is pending. @param keys only those parts @throws AppError when the account cannot be reached */
    push,

    /** `pull`, then `push`. @throws AppError when the account cannot be reached */
    async sync(owner: string): Promise<void> {
      await pull(owner)
      await push(owner)
    },

    /**
     * Stores a change of a key on the device and sends it.
     * @param patience milliseconds after which it is sent later; the sync goes on
     * @returns `pending` when the account does not have it yet, as for a visitor
     * @throws AppError when the account refuses it, or neither device nor account has stored it; it is dropped then
     */
    async change(
      owner: string,
      key: string,
      make: Make<Part, Copy>,
      patience?: number,
    ): Promise<'sent' | 'pending'> {
      const isStored = await addFromDevice(owner, make)
      if (owner === visitor) {
        if (isStored) return 'pending'
        device.forget(owner, key)
        throw appErrorOf('unavailable')
      }
      const sending = pushOnce(owner)
      const { refused, error }: Outcome = await (patience === undefined
        ? sending
        : inTime(sending, patience)
      ).catch((cause: unknown) => ({ refused: new Map(), error: cause }))
      const refusal = refused.get(key)
      if (refusal) throw refusal
      if (error === undefined) return 'sent'
      // Another part may have failed.
      if (isOwner(owner) && !(await readDevice(owner)).pending.has(key)) return 'sent'
      if (isStored) return 'pending'
      device.forget(owner, key)
      throw toAppError(error)
    },
  }
}
