import {
  createUserWithEmailAndPassword,
  reload,
  signInWithEmailAndPassword,
  updatePassword,
} from 'firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followEntries, loadEntries } from '../data/testing/entries'
import { makeIdToken } from '../id-token'
import { messageOf, newEmail, PASSWORD, startTestService, type TestService } from './testing/service'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.close())

async function register() {
  const email = newEmail()
  const { user } = await createUserWithEmailAndPassword(service.connect(), email, PASSWORD)
  return { email, user }
}

async function lookUp(idToken: string) {
  return service.call('POST', 'v1/accounts:lookup', { idToken })
}

async function refresh(token: string) {
  return service.call(
    'POST',
    '/securetoken.googleapis.com/v1/token?key=k',
    `grant_type=refresh_token&refresh_token=${token}`,
    {
      'content-type': 'application/x-www-form-urlencoded',
    },
  )
}

test('renews the ID token and keeps the time of the sign-in', async () => {
  const { user } = await register()
  const first = await user.getIdTokenResult()
  service.passMinutes(30)
  const second = await user.getIdTokenResult(true)
  expect(second.token).not.toBe(first.token)
  expect(second.claims.auth_time).toBe(first.claims.auth_time)
  expect(Number(second.claims.iat) - Number(first.claims.iat)).toBeGreaterThanOrEqual(1800)
})

test('answers a refresh in the form of OAuth', async () => {
  const { user } = await register()
  const { status, body } = await refresh(user.refreshToken)
  expect(status).toBe(200)
  expect(body).toEqual({
    id_token: expect.any(String),
    access_token: body.id_token,
    refresh_token: expect.any(String),
    expires_in: '3600',
    token_type: 'Bearer',
    user_id: user.uid,
    project_id: expect.stringMatching(/^\d+$/),
  })
})

test('puts a new name into the next token', async () => {
  const { user } = await register()
  await service.admin('accounts:update', { localId: user.uid, displayName: 'Lakshmi Rao' })
  expect((await user.getIdTokenResult(true)).claims.name).toBe('Lakshmi Rao')
})

test('refuses an ID token after an hour, as expired', async () => {
  const { user } = await register()
  const idToken = await user.getIdToken()
  service.passMinutes(59)
  expect((await lookUp(idToken)).status).toBe(200)
  service.passMinutes(2)
  expect(messageOf((await lookUp(idToken)).body)).toBe('TOKEN_EXPIRED')
  await expect(reload(user)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
})

test('a new password ends every other session at once, even within the same second', async () => {
  const { email, user } = await register()
  const other = await signInWithEmailAndPassword(service.connect(), email, PASSWORD)
  await updatePassword(user, 'Changed@123')
  await reload(user)
  await expect(reload(other.user)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
  expect(messageOf((await refresh(other.user.refreshToken)).body)).toBe('TOKEN_EXPIRED')
  const third = await signInWithEmailAndPassword(service.connect(), email, 'Changed@123')
  await reload(third.user)
})

test('a disabled account can neither sign in nor go on', async () => {
  const { email, user } = await register()
  await service.admin('accounts:update', { localId: user.uid, disableUser: true })
  const code = 'auth/user-disabled'
  await expect(signInWithEmailAndPassword(service.connect(), email, PASSWORD)).rejects.toMatchObject({ code })
  await expect(signInWithEmailAndPassword(service.connect(), email, 'Wrong@123')).rejects.toMatchObject({
    code: 'auth/invalid-credential',
  })
  expect(messageOf((await lookUp(await user.getIdToken())).body)).toBe('USER_DISABLED')
  expect(messageOf((await refresh(user.refreshToken)).body)).toBe('USER_DISABLED')
  await service.admin('accounts:update', { localId: user.uid, disableUser: false })
  await reload(user)
})

test('refuses tokens that it has not made', async () => {
  const { user } = await register()
  const claims = { sub: user.uid, auth_time: 1, iat: 1, exp: 4_000_000_000, firebase: {} }
  const cases = [
    ['', 'MISSING_ID_TOKEN'],
    ['nonsense', 'INVALID_ID_TOKEN'],
    [makeIdToken({ ...claims, aud: 'another-project' }), 'INVALID_ID_TOKEN'],
    [makeIdToken({ ...claims, aud: 'demo-pariksha', sub: 'nobody' }), 'USER_NOT_FOUND'],
    [makeIdToken({ ...claims, aud: 'demo-pariksha' }), 'TOKEN_EXPIRED'],
  ] as const
  for (const [idToken, message] of cases) {
    const { status, body } = await lookUp(idToken)
    expect({ status, message: messageOf(body) }).toEqual({ status: 400, message })
  }
})

test('refuses refresh requests that are none', async () => {
  const { user } = await register()
  const post = (form: string) =>
    service.call('POST', '/securetoken.googleapis.com/v1/token', form, {
      'content-type': 'application/x-www-form-urlencoded',
    })
  const foreign = Buffer.from(JSON.stringify({ project: 'other', user: user.uid })).toString('base64url')
  const cases = [
    ['', 'MISSING_GRANT_TYPE'],
    ['grant_type=password', 'INVALID_GRANT_TYPE'],
    ['grant_type=refresh_token', 'MISSING_REFRESH_TOKEN'],
    ['grant_type=refresh_token&refresh_token=nonsense', 'INVALID_REFRESH_TOKEN'],
    [`grant_type=refresh_token&refresh_token=${foreign}`, 'INVALID_REFRESH_TOKEN'],
  ] as const
  for (const [form, message] of cases) {
    const { status, body } = await post(form)
    expect({ form, status, message: messageOf(body) }).toEqual({ form, status: 400, message })
  }
})

test('sessions outlive a restart of the service that kept its data', async () => {
  const entries = followEntries(service.state)
  const { user } = await register()
  const restarted = await startTestService()
  try {
    loadEntries(restarted.state, entries)
    const form = `grant_type=refresh_token&refresh_token=${user.refreshToken}`
    const { status, body } = await restarted.call('POST', '/securetoken.googleapis.com/v1/token', form, {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect({ status, uid: body.user_id }).toEqual({ status: 200, uid: user.uid })
  } finally {
    await restarted.close()
  }
})
