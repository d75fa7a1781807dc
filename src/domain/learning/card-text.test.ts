import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryCard, hostileNote } from '../testing/arbitrary-cards'
import type { QuestionCard } from './card'
import { fitsInAccount, readCard, readCards, tidyNote, writeCard } from './card-text'

const card: QuestionCard = {
  ref: 'quiz/rivers#q1',
  reviews: [
    { at: 1_790_000_000_000, result: 'again', answer: -2.5 },
    { at: 1_790_086_400_000, result: 'good', answer: 3 },
    { at: 1_790_086_401_000, result: 'put-back' },
  ],
  star: { value: true, at: 1_790_000_000_123 },
  reason: { value: 'time', at: 1_790_000_000_124 },
  note: { value: 'Ganga\nnot \\Godavari', at: 1_790_000_000_125 },
}

describe('a card as a line', () => {
  it('is what the rules expect', () => {
    expect(writeCard(card)).toBe(
      'quiz/rivers#q1 tlpwu8_-2.5A1uo0_3G1P 1mubbs7ln Tmubbs7lo mubbs7lp:Ganga\\nnot \\\\Godavari',
    )
    expect(writeCard({ ref: 'quiz/rivers#q1', reviews: [] })).toBe('quiz/rivers#q1  - - -')
  })

  it('says the same when it is read, whatever the question is called and the note says', () => {
    fc.assert(
      fc.property(arbitraryCard(), (one) => {
        expect(readCard(writeCard(one))).toEqual(one)
      }),
    )
  })

  it('stays one line, and the cards beside it stay what they are', () => {
    fc.assert(
      fc.property(fc.array(arbitraryCard(), { maxLength: 8 }), hostileNote, (cards, value) => {
        const all = [...cards, { ...card, note: { value, at: 1 } }, card]
        expect(readCards(all.map((one) => `${writeCard(one)}\n`).join(''))).toEqual(all)
      }),
    )
  })

  it('is left out alone when it is none', () => {
    const line = writeCard(card)
    const forged = [
      '',
      'quiz/rivers#q1',
      'quiz/rivers A - - -',
      'other/rivers#q1  - - -',
      'quiz/rivers#q%ZZ  - - -',
      'quiz/rivers#q1 5A0G - - -',
      'quiz/rivers#q1 zzzzzzzA - - -',
      'quiz/rivers#q1 5X - - -',
      'quiz/rivers#q1 5_G - - -',
      'quiz/rivers#q1 5_1e9G - - -',
      'quiz/rivers#q1 5_12345678901G - - -',
      'quiz/rivers#q1  2k - -',
      'quiz/rivers#q1  - Zk -',
      `quiz/rivers#q1  - - k:${'x'.repeat(561)}`,
      `quiz/rivers#q1 ${'1A'.repeat(41)} - - -`,
      `${line}\r`.replace(/:.*/, ''),
    ]
    expect(forged.flatMap((text) => readCard(text) ?? [])).toEqual([])
    expect(readCards([...forged, line, ...forged].join('\n'))).toEqual([card])
  })
})

it('a note is as long as it may be, and ends with no half of a character', () => {
  expect(tidyNote('x'.repeat(300))).toHaveLength(280)
  expect(tidyNote(`${'x'.repeat(279)}😀`)).toBe('x'.repeat(279))
  expect(tidyNote('a\ud800b')).toBe('a\ufffdb')
  expect(fitsInAccount({ ...card, note: { value: '\\'.repeat(280), at: 1 } })).toBe(true)
})

it('a question with an endless name stays on the device', () => {
  expect(fitsInAccount({ ref: `quiz/${'x'.repeat(700)}#1`, reviews: [] })).toBe(false)
})
