import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryCard, cardsOfOne } from '../testing/arbitrary-cards'
import type { QuestionCard } from './card'
import { mergeCards } from './card-merge'
import { cardsOf, planWrites, type ShardId, type ShardTexts, shardBytes } from './card-shards'
import { writeCard } from './card-text'

const fewRefs = fc.constantFrom('quiz/a#1', 'quiz/a#2', 'mock/b#1', 'series/c/d#1')
const someCards = fc.array(arbitraryCard(fewRefs), { maxLength: 6 })
const none: ShardTexts = new Map()

function withWrites(texts: ShardTexts, writes: ReadonlyArray<{ id: ShardId; text: string }>): ShardTexts {
  return new Map([...texts, ...writes.map(({ id, text }) => [id, text] as const)])
}
const put = (texts: ShardTexts, cards: readonly QuestionCard[]) =>
  withWrites(texts, planWrites(texts, cards).writes)
const bytes = (text: string) => new TextEncoder().encode(text).length

describe('merging', () => {
  it('has one outcome, in any order and however often', () => {
    fc.assert(
      fc.property(cardsOfOne, arbitraryCard(fc.constant('quiz/a#1')), ([a, b], c) => {
        expect(mergeCards(a, b)).toEqual(mergeCards(b, a))
        expect(mergeCards(mergeCards(a, b), c)).toEqual(mergeCards(a, mergeCards(b, c)))
        expect(mergeCards(mergeCards(a, b), b)).toEqual(mergeCards(a, b))
      }),
    )
  })
})

describe('a session', () => {
  it('writes one document, and nothing when nothing is new', () => {
    const cards = Array.from({ length: 20 }, (_, index) => ({
      ref: `quiz/rivers#q${index}`,
      reviews: [{ at: 1_790_000_000_000, result: 'good' as const }],
    }))
    const { writes, left } = planWrites(none, cards)
    expect([writes.length, left.length]).toEqual([1, 0])
    expect(planWrites(withWrites(none, writes), cards).writes).toEqual([])
  })

  it('takes the shortest shard, so that all stay short', () => {
    let texts = none
    for (let session = 0; session < 30; session++) {
      const cards = Array.from({ length: 20 }, (_, index) => ({
        ref: `quiz/rivers-${session % 5}#q${index}`,
        reviews: [{ at: 1_790_000_000_000 + session * 86_400_000, result: 'good' as const }],
      }))
      texts = put(texts, cards)
    }
    expect(cardsOf(texts, []).size).toBe(100)
    const sizes = [...texts.values()].map(bytes)
    // 100 cards of less than 60 bytes, and what later sessions say better.
    expect(Math.max(...sizes)).toBeLessThan(3 * 20 * 60)
  })

  it('leaves to the next shard what does not fit', () => {
    const cards = Array.from({ length: 1000 }, (_, index) => ({
      ref: `quiz/rivers#q${index}`,
      reviews: [],
      note: { value: 'క'.repeat(280), at: 1 },
    }))
    const { writes, left } = planWrites(none, cards)
    expect(left).toEqual([])
    expect(writes).toHaveLength(
      Math.ceil(1000 / Math.floor(shardBytes / bytes(`${writeCard(cards[999] as QuestionCard)}\n`))),
    )
    for (const { text } of writes) expect(bytes(text)).toBeLessThanOrEqual(shardBytes)
  })

  it('keeps on the device what finds no room, or has an endless name', () => {
    const full: ShardTexts = new Map(
      (['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const).map((id) => [
        id,
        Array.from(
          { length: 660 },
          (_, index) =>
            `${writeCard({ ref: `quiz/${id}#${index}`, reviews: [], note: { value: 'x'.repeat(280), at: 1 } })}\n`,
        ).join(''),
      ]),
    )
    const one: QuestionCard = { ref: 'quiz/x#1', reviews: [], note: { value: 'క'.repeat(280), at: 1 } }
    const room = planWrites(full, [one])
    expect(room.writes.length + room.left.length).toBe(1)
    const endless: QuestionCard = { ref: `quiz/${'x'.repeat(700)}#1`, reviews: [] }
    expect(planWrites(none, [endless])).toEqual({ writes: [], left: [endless] })
  })
})

describe('ten shards', () => {
  it('hold 5000 cards with ten reviews each, brought in 250 at a time', () => {
    let texts = none
    const day = 86_400_000
    for (let at = 0; at < 5000; at += 250) {
      const cards = Array.from(
        { length: 250 },
        (_, index): QuestionCard => ({
          ref: `series/AbCdEfGhIjKlMnOpQrSt/AbCdEfGhIjKlMnOpQrSt#AbCdEfGhIjKlMn${String(at + index).padStart(6, '0')}`,
          reviews: Array.from({ length: 10 }, (_each, turn) => ({
            at: 1_790_000_000_000 + turn * 20 * day + index * 1000,
            result: turn % 3 === 0 ? 'again' : 'good',
            answer: turn % 4,
          })),
          star: { value: true, at: 1_790_000_000_000 },
          reason: { value: 'concept', at: 1_790_000_000_000 },
        }),
      )
      const plan = planWrites(texts, cards)
      expect(plan.left).toEqual([])
      texts = withWrites(texts, plan.writes)
    }
    expect(cardsOf(texts, []).size).toBe(5000)
    const sizes = [...texts.values()].map(bytes)
    expect(Math.max(...sizes)).toBeLessThan(shardBytes / 2)
  })

  it('have room for 100 cards each where every line is as long as the rules allow', () => {
    const longest: QuestionCard = {
      ref: `quiz/x#${'y'.repeat(593)}`,
      reviews: Array.from({ length: 40 }, (_, turn) => ({
        at: (turn + 1) * 200_000_000_000,
        result: 'again',
        answer: -999_999_999.999_999,
      })),
      note: { value: '', at: 1 },
    }
    expect(bytes(`${writeCard(longest)}\n`) * 100).toBeLessThanOrEqual(shardBytes)
  })

  it('lose nothing, whatever is written in whatever order', () => {
    fc.assert(
      fc.property(fc.array(someCards, { maxLength: 12 }), (sessions) => {
        const texts = sessions.reduce(put, none)
        expect(cardsOf(texts, [])).toEqual(
          new Map([...cardsOf(none, sessions.flat())].map(([ref, card]) => [ref, mergeCards(card, card)])),
        )
      }),
    )
  })

  it('lose nothing when two devices clear up at once and know only older states of the other shards', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ device: fc.nat(1), cards: someCards, hears: fc.boolean() }), { maxLength: 14 }),
        (steps) => {
          let account = none
          const known: [ShardTexts, ShardTexts] = [none, none]
          for (const { device, cards, hears } of steps) {
            const mine = device === 0 ? 0 : 1
            if (hears) known[mine] = account
            const { writes } = planWrites(known[mine], cards)
            for (const { id, text } of writes) {
              // As the rules do it: who has not heard of the last write of a shard is refused, hears and plans again.
              if (known[mine].get(id) === account.get(id)) {
                account = withWrites(account, [{ id, text }])
                known[mine] = withWrites(known[mine], [{ id, text }])
              } else {
                known[mine] = account
                for (const again of planWrites(account, cards).writes) account = withWrites(account, [again])
                known[mine] = account
                break
              }
            }
          }
          const all = cardsOf(
            none,
            steps.flatMap(({ cards }) => cards),
          )
          expect(cardsOf(account, [])).toEqual(
            new Map([...all].map(([ref, card]) => [ref, mergeCards(card, card)])),
          )
        },
      ),
    )
  })
})
