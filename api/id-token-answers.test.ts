/** Answers of Identity Toolkit that the local Auth service does not give. */
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { createIdTokens } from './id-token'

const NOW = new Date('2026-11-21T08:00:00Z')

let logged: string[]
let service: Mock<typeof fetch>

beforeEach(() => {
  logged = []
  service = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', service)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function bearer(changes: Record<string, unknown> = {}): string {
  const claims = { sub: 'u1', aud: 'academy', exp: NOW.getTime() / 1000 + 60, ...changes }
  return `Bearer e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
}

async function verify(
  authorization: string,
  authUrl = 'https://identitytoolkit.googleapis.com',
): Promise<string> {
  const options = { authUrl, apiKey: 'a key', projectId: 'academy', keysUrl: null, now: () => NOW }
  const tokens = createIdTokens({ ...options, log: (line) => logged.push(line) })
  const token = await tokens.read(authorization)
  await tokens.requireActive(token)
  return token.uid
}

function answers(status: number, body: unknown): void {
  service.mockResolvedValueOnce(Response.json(body, { status }))
}

test.each([
  ['https://identitytoolkit.googleapis.com', 'https://identitytoolkit.googleapis.com'],
  ['http://127.0.0.1:9099', 'http://127.0.0.1:9099/identitytoolkit.googleapis.com'],
])('with AUTH_URL %s the lookup goes to %s', async (authUrl, base) => {
  answers(200, { users: [{ localId: 'u1' }] })
  expect(await verify(bearer(), authUrl)).toBe('u1')
  const [url, init] = service.mock.calls[0] ?? []
  expect(url).toBe(`${base}/v1/accounts:lookup?key=a%20key`)
  expect(init?.body).toBe(JSON.stringify({ idToken: bearer().slice('Bearer '.length) }))
})

test.each([
  ['another project', { aud: 'other' }],
  ['an expiry of this very second', { exp: NOW.getTime() / 1000 }],
  ['no subject', { sub: '' }],
])('a token with %s is refused without a lookup', async (_, changes) => {
  await expect(verify(bearer(changes))).rejects.toMatchObject({ status: 401 })
  expect(service).not.toHaveBeenCalled()
})

test.each([
  ['an account that is not the one of the token', 200, { users: [{ localId: 'u2' }] }, 401],
  ['no account', 200, {}, 401],
  ['an account marked as disabled', 200, { users: [{ localId: 'u1', disabled: true }] }, 403],
  ['INVALID_ID_TOKEN', 400, { error: { code: 400, message: 'INVALID_ID_TOKEN' } }, 401],
  ['USER_NOT_FOUND', 400, { error: { code: 400, message: 'USER_NOT_FOUND' } }, 401],
  ['a fault of the service', 500, { error: { code: 500, message: 'INTERNAL' } }, 503],
])('a lookup that answers %s is a refusal', async (_, status, body, expected) => {
  answers(status, body)
  await expect(verify(bearer())).rejects.toMatchObject({ status: expected })
})

test('a refused API key is an outage that the log explains without the key or the token', async () => {
  answers(400, { error: { code: 400, message: 'API key not valid.' } })
  await expect(verify(bearer())).rejects.toMatchObject({ status: 503 })
  expect(logged).toEqual(['Auth refused accounts:lookup: API key not valid.'])
})

test('a service that does not answer is an outage', async () => {
  service.mockRejectedValueOnce(new DOMException('The operation timed out.', 'TimeoutError'))
  await expect(verify(bearer())).rejects.toMatchObject({ status: 503 })
  expect(logged).toEqual(['Auth is unavailable: The operation timed out.'])
})
