import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MistakeReason, QuestionCard, Review } from '@/domain/learning/card'
import { gatherCards } from '@/domain/learning/card-shards'
import { tidyNote } from '@/domain/learning/card-text'
import type { QuestionRef } from '@/domain/question/ref'
import { t } from '@/language/text'
import { visitor } from '@/lib/device/visitor'
import { queryClient } from '@/lib/query-client'
import { idleMoment, whenIdle } from '@/loading/when-idle'
import { isSessionOwner, useOwner } from '@/session'
import { showAlert } from '@/ui/dialog/alert-store'
import { timeAfter } from '../time-after'
import { type Cards, cardSync, freshFor } from './sync'

const keyOf = (owner: string | null) => ['cards', owner] as const

/** Adds what was changed on the screen while the device or the account was read. */
function withShown(client: QueryClient, owner: string, read: Cards): Cards {
  const shown = client.getQueryData<Cards>(keyOf(owner))
  return shown ? gatherCards([...shown.values(), ...read.values()]) : read
}

/**
 * The owner's cards by question: the device's copy at once, then the account's. In error it still has the device's.
 * @param owner of `useOwner`; nothing is read while it is null
 */
export function cardsQuery(owner: string | null) {
  return queryOptions({
    queryKey: keyOf(owner),
    queryFn:
      owner === null
        ? skipToken
        : async ({ client, signal }): Promise<Cards> => {
            const known = withShown(client, owner, await cardSync.known(owner))
            if (owner === visitor) return known
            client.setQueryData(keyOf(owner), known)
            await (known.size > 0 ? whenIdle() : idleMoment())
            signal.throwIfAborted()
            return withShown(client, owner, await cardSync.sync(owner))
          },
    // The device copy is the engine's.
    persister: (queryFn, context) => queryFn(context),
    staleTime: freshFor,
  })
}

/** The owner's cards as they become known; null before that. */
export function useCards(owner: string | null): Cards | null {
  return useQuery(cardsQuery(owner)).data ?? null
}

/** Owners whose cards were changed on this page since the last sync. */
const unsent = new Set<string>()

/**
 * Sends what changed on this device and reads what changed on others: when a revision ends, when a screen with stars or
 * notes is left, at start and when the network is back. Does nothing for a visitor. Never throws.
 */
export async function syncCards(owner: string): Promise<void> {
  if (owner === visitor) return
  unsent.delete(owner)
  try {
    const cards = await cardSync.sync(owner)
    const isShown = queryClient.getQueryData(keyOf(owner)) !== undefined
    if (isShown && isSessionOwner(owner))
      queryClient.setQueryData(keyOf(owner), withShown(queryClient, owner, cards))
  } catch {
    // It stays pending on the device until the next sync.
    unsent.add(owner)
  }
}

/** Milliseconds after the last of several changes at which they are sent together. */
const pause = 20_000
let timer: ReturnType<typeof setTimeout> | undefined

/** `syncCards`, if something was changed on this page. Never throws. */
export async function sendCards(owner: string): Promise<void> {
  if (unsent.has(owner)) await syncCards(owner)
}

/** `sendCards` a while after the last change: for single changes on screens about something else. */
export function sendCardsSoon(owner: string): void {
  clearTimeout(timer)
  timer = setTimeout(() => void sendCards(owner), pause)
}

let isWarned = false
/** Once a page: whoever revises answers many questions. */
function warnNotStored(owner: string): void {
  if (isWarned) return
  isWarned = true
  void showAlert(
    owner === visitor
      ? t('This device could not save your change. It stays until you close this page.')
      : t(
          'This device could not save your change. Keep this page open until you are online: then we sync it.',
        ),
  )
}

async function store(owner: string, part: QuestionCard): Promise<void> {
  if (await cardSync.add(owner, part)) return
  if (owner !== visitor) {
    const isInAccount = await cardSync.sync(owner).then(
      () => true,
      () => false,
    )
    if (isInAccount) return
  }
  warnNotStored(owner)
}

/** A review in whole seconds, at the first one that no other has. */
function reviewAt(did: Omit<Review, 'at'>, before: readonly Review[], at: number): Review {
  let second = Math.floor(at / 1000) * 1000
  while (before.some((other) => other.at === second)) second += 1000
  return { at: second, ...did }
}

/** Changes of a card: shown and stored on the device at once, in the account by `syncCards`. None of them throws. */
interface ChangeCard {
  setStar: (ref: QuestionRef, on: boolean) => void
  setReason: (ref: QuestionRef, reason: MistakeReason | null) => void
  /** The first 280 characters of `text`; an empty one takes the note away. */
  setNote: (ref: QuestionRef, text: string) => void
  /** @param at epoch milliseconds, now when it is left out */
  addReview: (ref: QuestionRef, did: Omit<Review, 'at'>, at?: number) => void
  /** Puts a question into the list of mistakes again. */
  putBack: (ref: QuestionRef) => void
}

/** Changes the cards of whoever is here; does nothing until that is known. The functions stay the same ones. */
export function useChangeCard(): ChangeCard {
  const owner = useOwner()
  const client = useQueryClient()
  return useMemo(() => {
    const change = (ref: QuestionRef, part: (card: QuestionCard | undefined) => Partial<QuestionCard>) => {
      if (owner === null) return
      unsent.add(owner)
      const shown = client.getQueryData<Cards>(keyOf(owner))
      const added: QuestionCard = { ref, reviews: [], ...part(shown?.get(ref)) }
      const show = () =>
        client.setQueryData<Cards>(keyOf(owner), (cards) => cards && gatherCards([...cards.values(), added]))
      show()
      const isStored = store(owner, added)
      // The cards may have been read just before the device had this one.
      if (!shown) void isStored.then(show)
    }
    const set =
      <Name extends 'star' | 'reason' | 'note'>(name: Name) =>
      (ref: QuestionRef, value: NonNullable<QuestionCard[Name]>['value']) =>
        change(ref, (card) => ({ [name]: { value, at: timeAfter(card?.[name]?.at) } }))
    const setNote = set('note')
    const addReview = (ref: QuestionRef, did: Omit<Review, 'at'>, at = Date.now()) =>
      change(ref, (card) => ({ reviews: [reviewAt(did, card?.reviews ?? [], at)] }))
    return {
      setStar: set('star'),
      setReason: set('reason'),
      setNote: (ref, text) => setNote(ref, tidyNote(text)),
      addReview,
      putBack: (ref) => addReview(ref, { result: 'put-back' }),
    }
  }, [owner, client])
}
