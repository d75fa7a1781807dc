import { expect, it } from 'vitest'
import { trustedFor } from '@/config/limits'
import { keptAccess } from './kept-access'

const now = 1_800_000_000_000
const online = { isOnline: true, isLate: false, now }
const fresh = { checkedAt: now - trustedFor + 1 }
const old = { checkedAt: now - trustedFor }

it.each([
  ['yes', undefined, 'open'],
  ['yes', null, 'open'],
  ['yes', old, 'open'],
  ['no', undefined, 'wait'],
  ['no', null, 'closed'],
  ['no', fresh, 'ended'],
  ['asked', undefined, 'wait'],
  ['asked', null, 'wait'],
  ['asked', fresh, 'open'],
  ['asked', old, 'wait'],
  ['silent', null, 'closed'],
  ['silent', fresh, 'open'],
  ['silent', old, 'open'],
] as const)('the server: %s, a copy %o: %s', (server, copy, access) => {
  expect(keptAccess(server, copy, online)).toBe(access)
})

it.each([{ isOnline: false }, { isLate: true }])(
  'an older copy opens while the server is asked: %o',
  (more) => {
    expect(keptAccess('asked', old, { ...online, ...more })).toBe('open')
  },
)

it('a clock that was set back trusts nothing for longer', () => {
  expect(keptAccess('asked', { checkedAt: now + trustedFor }, online)).toBe('wait')
})
