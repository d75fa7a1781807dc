import { expect, test } from 'vitest'
import { nextArticle } from './next-article'

const of = (date: string | null) => ({ date: date === null ? null : new Date(date) })
const [newest, middle, oldest, undated] = [of('2026-11-20'), of('2026-11-10'), of('2026-11-01'), of(null)]

test.each([
  ['the newest older one', middle, [newest, oldest, undated], oldest],
  ['the newest of several older ones', newest, [middle, oldest], middle],
  ['nothing after the oldest', oldest, [newest, middle], undefined],
  ['nothing after one without a date', undated, [newest, middle], undefined],
  ['none where there is no other', newest, [], undefined],
])('next comes %s', (_, article, related, next) => {
  expect(nextArticle(article, related)).toBe(next)
})
