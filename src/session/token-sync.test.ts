import { beforeEach, expect, it } from 'vitest'
import { createTokenSync } from './token-sync'

let sent: Array<string | null>
let tell: ReturnType<typeof createTokenSync>
const now = 1_800_000_000_000
const token = (value: string, ageSeconds = 0) => ({ value, issuedAt: now - ageSeconds * 1000 })

beforeEach(() => {
  sent = []
  tell = createTokenSync(
    (value) => sent.push(value),
    () => now,
  )
})

it('tells nothing of a visitor', () => {
  tell(null)
  tell(null)
  expect(sent).toEqual([])
})

it('sends each new token once, and the sign-out', () => {
  tell(token('a'))
  tell(token('a'))
  tell(token('b'))
  tell(null)
  tell(null)
  expect(sent).toEqual(['a', 'b', null])
})

it.each([
  [300, ['a']],
  [301, []],
])('of a token that is %i seconds old it sends %j', (age, expected) => {
  tell(token('a', age))
  expect(sent).toEqual(expected)
})

it('tells of the sign-out also when this page’s only token was too old to be sent', () => {
  tell(token('a', 3000))
  tell(null)
  expect(sent).toEqual([null])
})

it('sends the token of the next session although it was sent before the sign-out', () => {
  tell(token('a'))
  tell(null)
  tell(token('a'))
  expect(sent).toEqual(['a', null, 'a'])
})
