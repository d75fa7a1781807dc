import * as z from 'zod/mini'
import { savedLimits } from '@/config/limits'
import { AppError } from '@/lib/app-error'
import { visitor } from '@/lib/device/visitor'
import { createDeviceCopy, type DeviceKind } from '../device-copy'
import { type Account, createOwn } from '../engine'
import { newestFirst, type SavedItem, savedKey, savedOnDeviceSchema } from './item'
import { type SavedRepository, savedRepository } from './repository'

/** An item that was saved or removed at its `savedAt`. */
export interface SavedChange {
  readonly item: SavedItem
  readonly state: 'saved' | 'removed'
}

/** All that the account has saved. */
interface SavedCopy {
  readonly id: 'all'
  readonly items: readonly SavedItem[]
}

const changeSchema = z.object({ item: savedOnDeviceSchema, state: z.enum(['saved', 'removed']) })
const copySchema = z.object({ id: z.literal('all'), items: z.array(savedOnDeviceSchema) })

/** The later wins; of one moment, the removal, and then the one with the greater JSON. */
function laterChange(a: SavedChange, b: SavedChange): SavedChange {
  if (a.item.savedAt !== b.item.savedAt) return a.item.savedAt > b.item.savedAt ? a : b
  if (a.state !== b.state) return a.state === 'removed' ? a : b
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b
}

export const savedKind: DeviceKind<SavedChange, SavedCopy> = {
  area: 'saved',
  keyOf: ({ item }) => savedKey(item),
  merge: laterChange,
  writePart: (change) => change,
  readPart: (value) => changeSchema.safeParse(value).data ?? null,
  readCopy: (value) => copySchema.safeParse(value).data ?? null,
}

export const savedDevice = createDeviceCopy(savedKind)

/** The items of the account with these changes made, newest first. */
function withChanges(items: readonly SavedItem[], changes: Iterable<SavedChange>): SavedItem[] {
  const byKey = new Map(items.map((item) => [savedKey(item), item]))
  for (const { item, state } of changes) {
    if (state === 'saved') byKey.set(savedKey(item), item)
    else byKey.delete(savedKey(item))
  }
  return newestFirst([...byKey.values()])
}

function accountOf(repository: SavedRepository): Account<SavedChange, SavedCopy> {
  const write = (owner: string, { item, state }: SavedChange) =>
    state === 'saved' ? repository.put(owner, savedKey(item), item) : repository.remove(owner, savedKey(item))
  return {
    isDue: () => true,
    read: async (owner) => [{ id: 'all', items: await repository.list(owner) }],
    async send(owner, changes, copies) {
      const failed = new Map<SavedChange, unknown>()
      await Promise.all(
        changes.map((change) => write(owner, change).catch((error: unknown) => failed.set(change, error))),
      )
      const sent = changes.filter((change) => !failed.has(change))
      const items = withChanges(copies.get('all')?.items ?? [], sent)
      return { copies: [{ id: 'all', items }], sent, failed }
    },
  }
}

export const isFull = 'saved-full'

/** @throws AppError `isFull` when there is no room for one item more */
function demandRoom(items: readonly SavedItem[], item: SavedItem): void {
  const others = items.filter((one) => savedKey(one) !== savedKey(item))
  if (others.length < savedLimits.items) return
  throw new AppError(isFull, `You can save ${savedLimits.items} items. Please remove one of them first.`)
}

/** Saved items on the device and in the account (docs/decisions/011). */
export function createSavedSync(repository: SavedRepository, isOwner?: (owner: string) => boolean) {
  const own = createOwn(savedDevice, accountOf(repository), isOwner)

  async function known(owner: string): Promise<SavedItem[]> {
    const { pending, copies } = await own.read(owner)
    return withChanges(copies.get('all')?.items ?? [], pending.values())
  }

  /** A visitor's device holds what is saved, and nothing of what was. */
  async function removeVisitors(item: SavedItem): Promise<void> {
    const change = (await own.read(visitor)).pending.get(savedKey(item))
    if (change) await own.drop(visitor, change)
  }

  return {
    /** What this device has for the owner, newest first. Never throws. */
    known,

    /** What a student has saved, here and on other devices, newest first. @throws AppError when the account cannot be read */
    read: async (owner: string): Promise<SavedItem[]> => {
      await own.sync(owner)
      return known(owner)
    },

    /**
     * Saves or removes an item: on the device at once, in a student's account as soon as it can be reached.
     * @throws AppError when neither stores it, when the account refuses it, or `isFull`
     */
    change: async (
      owner: string,
      item: SavedItem,
      state: SavedChange['state'],
    ): Promise<'sent' | 'pending'> => {
      if (state === 'saved') demandRoom(await known(owner), item)
      if (owner !== visitor || state === 'saved') return own.change(owner, { item, state })
      await removeVisitors(item)
      return 'pending'
    },
  }
}

export const savedSync = createSavedSync(savedRepository)
