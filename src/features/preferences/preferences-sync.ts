import * as z from 'zod/mini'
import { indiaDayOf } from '@/domain/india-day'
import { appErrorOf } from '@/lib/app-error'
import { forgetPreferences, keepPreferences, keptPreferences } from '@/lib/device/kept-preferences'
import { visitor } from '@/lib/device/visitor'
import { createTurns } from '@/lib/in-turn'
import { isSessionOwner } from '@/session'
import {
  mergePreferences,
  newsFor,
  type PreferenceName,
  type Preferences,
  type SetPreferences,
} from './model/preferences'
import { type PreferencesRepository, preferencesRepository } from './preferences-repository'
import { preferencesSchema } from './preferences-schema'

/** What this device keeps for an owner. */
interface Kept {
  readonly own: SetPreferences
  /** What the account had when it was last asked, or told. */
  readonly account: SetPreferences
  /** When it was last asked, epoch milliseconds; 0 for never. */
  readonly askedAt: number
}

const nothing: Kept = { own: {}, account: {}, askedAt: 0 }

const keptSchema = z.object({ own: preferencesSchema, account: preferencesSchema, askedAt: z.number() })

/**
 * Preferences on the device and in the account, the same on both (docs/decisions/051).
 * @param isOwner whether a student is still the one who is signed in
 */
export function createPreferencesSync(
  repository: PreferencesRepository,
  isOwner: (owner: string) => boolean,
) {
  /** One after the other: what is read of the device to be added to is not changed meanwhile. */
  const inTurn = createTurns()
  /** One conversation with the account after the other. */
  const talk = createTurns()

  const kept = async (owner: string): Promise<Kept> =>
    keptSchema.safeParse(await keptPreferences(owner)).data ?? nothing

  /** @returns whether the device has it */
  async function keep(owner: string, state: Kept): Promise<boolean> {
    // Who has signed out meanwhile leaves nothing behind.
    return isOwner(owner) && (await keepPreferences(owner, state))
  }

  /** What a visitor set becomes the student's own; the value that was set last counts. A full device leaves it theirs. */
  async function adopt(owner: string): Promise<void> {
    const theirs = await kept(visitor)
    if (Object.keys(theirs.own).length === 0) return
    const before = await kept(owner)
    const own = mergePreferences(before.own, theirs.own)
    if (await keep(owner, { ...before, own })) await forgetPreferences(visitor)
  }

  const hasNews = ({ own, account }: Kept) => Object.keys(newsFor(account, own)).length > 0

  /** What the account has, as far as it is known, is kept beside what is set here. @returns all that is set now */
  const hear = (owner: string, account: SetPreferences): Promise<SetPreferences> =>
    inTurn(async () => {
      const own = mergePreferences((await kept(owner)).own, account)
      await keep(owner, { own, account, askedAt: Date.now() })
      return own
    })

  /** Asks the account, takes over what was set elsewhere, and tells it what was set here. */
  async function meet(owner: string): Promise<SetPreferences> {
    const account = await repository.read(owner)
    if (!isOwner(owner)) throw appErrorOf('unauthenticated')
    const own = await hear(owner, account)
    const news = newsFor(account, own)
    if (Object.keys(news).length === 0) return own
    await repository.set(owner, news)
    return hear(owner, own)
  }

  /** The account is asked once a day, and when there is something to tell it. */
  const isDue = (state: Kept) => hasNews(state) || indiaDayOf(state.askedAt) !== indiaDayOf(Date.now())

  return {
    /** What this device keeps for the owner, and whether their account has been asked on it yet. Never throws. */
    async kept(owner: string): Promise<{ own: SetPreferences; isAsked: boolean }> {
      const { own, askedAt } = await kept(owner)
      return { own, isAsked: owner === visitor || askedAt > 0 }
    },

    /**
     * Sets one on this device, to be told to the account by `sync`.
     * @returns all that is set now. Never throws
     */
    set: <Name extends PreferenceName>(owner: string, name: Name, value: Preferences[Name]) =>
      inTurn(async (): Promise<SetPreferences> => {
        const before = await kept(owner)
        // Later than what it follows, also on a device whose clock is behind.
        const at = Math.max(Date.now(), (before.own[name]?.at ?? 0) + 1)
        const own: SetPreferences = { ...before.own, [name]: { value, at } }
        await keep(owner, { ...before, own })
        return own
      }),

    /**
     * Brings a student's device and account together when that is due; what was set here before signing in comes along.
     * @returns all that is set now. @throws AppError when the account cannot be asked
     */
    sync: (owner: string): Promise<SetPreferences> =>
      talk(async () => {
        if (!isOwner(owner)) throw appErrorOf('unauthenticated')
        const state = await inTurn(async () => {
          await adopt(owner)
          return kept(owner)
        })
        return isDue(state) ? meet(owner) : state.own
      }),
  }
}

export const preferencesSync = createPreferencesSync(preferencesRepository, isSessionOwner)
