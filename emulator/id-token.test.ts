import { expect, test } from 'vitest'
import { authOf, callerOf, InvalidTokenError, makeIdToken, readIdToken } from './id-token'

const claims = { sub: 'asha', iat: 1000, exp: 4600 }

const refuse = (reason: string) => new Error(`refused: ${reason}`)

test('reads back the claims that it wrote, until they expire', () => {
  const token = makeIdToken({ ...claims, name: 'ఆశ' })
  expect(readIdToken(token, 4599)).toEqual({ ...claims, name: 'ఆశ' })
  expect(() => readIdToken(token, 4600)).toThrow(InvalidTokenError)
})

test('tokens of the SDK’s mock users never expire', () => {
  expect(readIdToken(makeIdToken({ sub: 'mock', iat: 0, exp: 3600 }))).toMatchObject({ sub: 'mock' })
})

test.each(['', 'x', 'a.b.c', makeIdToken({ name: 'nobody' }), `x.${btoa('null')}.`])(
  'refuses %s',
  (token) => {
    expect(() => readIdToken(token)).toThrow(InvalidTokenError)
  },
)

test('tells visitors, the administrator and users apart', () => {
  const future = { sub: 'asha', iat: 0, exp: 3600 }
  expect(callerOf(undefined, refuse)).toEqual({ kind: 'visitor' })
  expect(callerOf('', refuse)).toEqual({ kind: 'visitor' })
  expect(callerOf('Bearer owner', refuse)).toEqual({ kind: 'owner' })
  for (const scheme of ['Bearer', 'Firebase']) {
    expect(callerOf(`${scheme} ${makeIdToken(future)}`, refuse)).toEqual({ kind: 'user', claims: future })
  }
  expect(() => callerOf('Bearer broken', refuse)).toThrow('refused: The ID token is not a JSON Web Token.')
})

test('shows rules the uid and the claims as values of their language', () => {
  expect(authOf({ kind: 'visitor' })).toBeNull()
  expect(authOf({ kind: 'owner' })).toBeNull()
  const auth = authOf({
    kind: 'user',
    claims: { sub: 'asha', level: 3, share: 0.5, admin: true, none: null, tags: ['a'], firebase: { x: 1 } },
  })
  expect(auth?.get('uid')).toBe('asha')
  expect(auth?.get('token')).toEqual(
    new Map<string, unknown>([
      ['sub', 'asha'],
      ['level', 3n],
      ['share', 0.5],
      ['admin', true],
      ['none', null],
      ['tags', ['a']],
      ['firebase', new Map([['x', 1n]])],
    ]),
  )
})
