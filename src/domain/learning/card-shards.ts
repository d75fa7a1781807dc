/** How a student's cards lie in the ten documents of their account (docs/decisions/047). */

import type { QuestionRef } from '../question/ref'
import type { QuestionCard } from './card'
import { mergeCards } from './card-merge'
import { fitsInAccount, readCards, writeCard } from './card-text'

export const shardIds = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
export type ShardId = (typeof shardIds)[number]

/** Bytes of UTF-8 that the text of one shard may have; the rules refuse more. */
export const shardBytes = 200_000

/** The texts of the shards that there are: a line for each card, each line ended. */
export type ShardTexts = ReadonlyMap<ShardId, string>

const encoder = new TextEncoder()
const bytesOf = (text: string) => encoder.encode(text).length

export const sameCard = (a: QuestionCard, b: QuestionCard): boolean => writeCard(a) === writeCard(b)

/** All that these cards say, one card for each question. */
export function gatherCards(cards: Iterable<QuestionCard>): Map<QuestionRef, QuestionCard> {
  const gathered = new Map<QuestionRef, QuestionCard>()
  for (const card of cards) {
    const known = gathered.get(card.ref)
    gathered.set(card.ref, known ? mergeCards(known, card) : card)
  }
  return gathered
}

/** All that shards and further cards say. */
export function cardsOf(texts: ShardTexts, more: Iterable<QuestionCard>): Map<QuestionRef, QuestionCard> {
  return gatherCards([...[...texts.values()].flatMap(readCards), ...more])
}

/** Whether `a` says all that `b` does. */
const covers = (a: QuestionCard, b: QuestionCard) => sameCard(mergeCards(a, b), a)

/**
 * A card may go from its shard when another shard says all of it and more, or the same under a lower number. That is an
 * order, so of two devices that clear up at once never both take away what the other relies on.
 */
function isCovered(
  card: QuestionCard,
  id: ShardId,
  others: ReadonlyArray<readonly [ShardId, QuestionCard]>,
): boolean {
  return others.some(
    ([other, known]) => other !== id && covers(known, card) && (other < id || !sameCard(known, card)),
  )
}

interface Plan {
  /** What is to be written, each shard once, with the changed cards that it takes. */
  readonly writes: ReadonlyArray<{
    readonly id: ShardId
    readonly text: string
    readonly refs: ReadonlySet<QuestionRef>
  }>
  /** The changed cards for which there is no room, and those that the account cannot keep. */
  readonly left: readonly QuestionCard[]
}

/**
 * Where changed cards go: all of them into the shard that is the shortest then, so that a session writes one document; only
 * what does not fit goes to the next one. What is written is cleared of cards that others know better. Nothing is written
 * for what the shards say already.
 * @param texts of all shards as far as known @param changed parts of cards @param closed shards that are not written to
 */
export function planWrites(
  texts: ShardTexts,
  changed: Iterable<QuestionCard>,
  closed: ReadonlySet<string> = new Set(),
): Plan {
  const shards = shardIds.map((id) => ({ id, cards: gatherCards(readCards(texts.get(id) ?? '')) }))
  const stored = new Map<QuestionRef, Array<readonly [ShardId, QuestionCard]>>()
  for (const { id, cards } of shards) {
    for (const card of cards.values()) stored.set(card.ref, [...(stored.get(card.ref) ?? []), [id, card]])
  }
  const storedOf = (ref: QuestionRef) => stored.get(ref) ?? []

  const left: QuestionCard[] = []
  let toPlace: QuestionCard[] = []
  for (const part of gatherCards(changed).values()) {
    const known = gatherCards(storedOf(part.ref).map(([, card]) => card)).get(part.ref)
    const card = known ? mergeCards(known, part) : mergeCards(part, part)
    if (!fitsInAccount(card)) left.push(part)
    else if (!storedOf(part.ref).some(([, one]) => sameCard(one, card))) toPlace.push(card)
  }

  const cleared = shards
    .filter(({ id }) => !closed.has(id))
    .map(({ id, cards }) => {
      const lines = new Map<QuestionRef, string>()
      for (const card of cards.values()) {
        if (!isCovered(card, id, storedOf(card.ref))) lines.set(card.ref, `${writeCard(card)}\n`)
      }
      return { id, lines, size: bytesOf([...lines.values()].join('')) }
    })
    .sort((a, b) => a.size - b.size)

  const writes: Array<Plan['writes'][number]> = []
  for (const { id, lines, size } of cleared) {
    if (toPlace.length === 0) break
    const refs = new Set<QuestionRef>()
    let room = shardBytes - size
    toPlace = toPlace.filter((card) => {
      const line = `${writeCard(card)}\n`
      const needed = bytesOf(line) - bytesOf(lines.get(card.ref) ?? '')
      if (needed > room) return true
      lines.set(card.ref, line)
      refs.add(card.ref)
      room -= needed
      return false
    })
    if (refs.size > 0) writes.push({ id, text: [...lines.values()].join(''), refs })
  }
  return { writes, left: [...left, ...toPlace] }
}
