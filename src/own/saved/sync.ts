import * as z from 'zod/mini'
import { savedLimits } from '@/config/limits'
import { t } from '@/language/text'
import { AppError } from '@/lib/app-error'
import { visitor } from '@/lib/device/visitor'
import { type AccountKind, planEach } from '../account-kind'
import { createDeviceCopy, type DeviceKind, type OnDevice } from '../device-copy'
import { createOwn } from '../engine'
import { type SavedItem, savedItemSchema, savedKey } from './item'
import { type SavedRepository, savedRepository } from './repository'

const changeSchema = z.object({ item: savedItemSchema, state: z.enum(['saved', 'removed']) })

/** An item that was saved or removed at its `savedAt`. The account's copy of an item is its last change. */
type SavedChange = z.infer<typeof changeSchema>

/** The later wins; of one moment, the removal, and then the one with the greater JSON. */
function laterChange(a: SavedChange, b: SavedChange): SavedChange {
  if (a.item.savedAt !== b.item.savedAt) return a.item.savedAt > b.item.savedAt ? a : b
  if (a.state !== b.state) return a.state === 'removed' ? a : b
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b
}

export const savedKind: DeviceKind<SavedChange, SavedChange> = {
  area: 'saved',
  keyOf: ({ item }) => savedKey(item),
  merge: laterChange,
  part: changeSchema,
  copy: changeSchema,
}

export const savedDevice = createDeviceCopy(savedKind)

const accountOf = (repository: SavedRepository): AccountKind<SavedChange, SavedChange> => ({
  read: async (owner) => (await repository.list(owner)).map((item) => ({ item, state: 'saved' })),
  readsAll: true,
  plan: planEach(savedKind, (change) => change),
  write: (owner, { item, state }) =>
    state === 'saved' ? repository.put(owner, item) : repository.remove(owner, item),
  dropsRefused: true,
})

/** What is saved on a device, in no order. */
const savedOn = ({ pending, copies }: OnDevice<SavedChange, SavedChange>): SavedItem[] =>
  [...new Map([...copies, ...pending]).values()].flatMap(({ item, state }) => (state === 'saved' ? item : []))

export const isFull = 'saved-full'

/** @throws AppError `isFull` when there is no room for one item more */
function demandRoom(items: readonly SavedItem[], item: SavedItem): void {
  const others = items.filter((one) => savedKey(one) !== savedKey(item))
  if (others.length < savedLimits.items) return
  throw new AppError(
    isFull,
    t('You can save {count} items. Please remove one of them first.', { count: savedLimits.items }),
  )
}

/** Saved items on the device and in the account (docs/decisions/011). */
export function createSavedSync(repository: SavedRepository, isOwner?: (owner: string) => boolean) {
  const own = createOwn(savedDevice, accountOf(repository), isOwner)

  const known = async (owner: string): Promise<SavedItem[]> =>
    savedOn(await own.read(owner)).sort((a, b) => b.savedAt - a.savedAt)

  return {
    /** What this device has for the owner, newest first. Never throws. */
    known,

    /** What a student has saved, here and on other devices, newest first. @throws AppError when the account cannot be read */
    read: async (owner: string): Promise<SavedItem[]> => {
      await own.sync(owner)
      return known(owner)
    },

    /**
     * Saves or removes an item: on the device at once, in a student's account as soon as it can be reached. It counts as
     * later than the change before it, also on a device whose clock is behind.
     * @throws AppError when neither stores it, when the account refuses it, or `isFull`
     */
    change: async (
      owner: string,
      item: SavedItem,
      state: SavedChange['state'],
    ): Promise<'sent' | 'pending'> => {
      const key = savedKey(item)
      if (owner !== visitor || state === 'saved')
        return own.change(owner, key, (device) => {
          if (state === 'saved') demandRoom(savedOn(device), item)
          const before = device.pending.get(key) ?? device.copies.get(key)
          const savedAt = Math.max(item.savedAt, (before?.item.savedAt ?? -1) + 1)
          return { item: { ...item, savedAt }, state }
        })
      // Nothing of what a visitor removed may remove an item of the student who signs in.
      await own.drop(visitor, key)
      return 'pending'
    },
  }
}

export const savedSync = createSavedSync(savedRepository)
