import { expect, test } from 'vitest'
import { deckOf } from '@/domain/learning/mistake-book'
import { firstDay, momentOf, refs, sheetOf } from '@/domain/testing/learning-samples'
import { revisionLeft } from './revision-left'

const deck = deckOf(
  [
    sheetOf(
      momentOf(firstDay),
      refs.slice(0, 2).map((ref) => ({ ref, outcome: 'wrong' })),
    ),
  ],
  new Map(),
)
const leftOn = (day: number) =>
  revisionLeft(deck, { today: firstDay + day, minutes: 20, examDay: null }, () => true)

test('says what tomorrow brings once nothing is left for today', async () => {
  expect(await leftOn(0)).toMatchObject({ questions: 0, tomorrow: 2 })
  expect(await leftOn(1)).toMatchObject({ questions: 2, tomorrow: 0 })
})
