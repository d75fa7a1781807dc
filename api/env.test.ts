import { expect, test } from 'vitest'
import { describeEnv, readEnv } from './env'

test('without settings the endpoint runs against the local backend', () => {
  expect(readEnv({ API_PORT: '', ALLOWED_ORIGINS: '  ' })).toEqual({
    API_PORT: 8787,
    API_HOST: '127.0.0.1',
    FIRESTORE_URL: 'http://127.0.0.1:8080',
    AUTH_URL: 'http://127.0.0.1:9099',
    FIREBASE_PROJECT_ID: 'demo-pariksha',
    FIREBASE_API_KEY: 'demo-key',
    ALLOWED_ORIGINS: ['http://127.0.0.1:5173', 'http://localhost:5173'],
    PAYMENT_PROVIDER: 'local',
    PAYMENT_API_URL: 'https://api.razorpay.com',
    RECONCILE_SECONDS: 300,
    RANK_SECONDS: 40,
    PAYMENT_KEY_ID: 'local_key_id',
    PAYMENT_KEY_SECRET: 'local_key_secret',
  })
})

test('settings are trimmed to what the code needs', () => {
  const env = readEnv({
    API_PORT: '9000',
    TRUSTED_PROXIES: '1',
    FIRESTORE_URL: 'http://localhost:8088/',
    ALLOWED_ORIGINS: 'http://127.0.0.1:4173, https://academy.example',
  })
  expect(env.API_PORT).toBe(9000)
  expect(env.TRUSTED_PROXIES).toBe(1)
  expect(env.FIRESTORE_URL).toBe('http://localhost:8088')
  expect(env.ALLOWED_ORIGINS).toEqual(['http://127.0.0.1:4173', 'https://academy.example'])
})

test('every setting at fault is named, and no value is repeated', () => {
  const source = {
    API_PORT: 'eighty',
    TRUSTED_PROXIES: 'yes',
    AUTH_URL: 'nowhere',
    ALLOWED_ORIGINS: '*',
    PAYMENT_PROVIDER: 'other',
  }
  expect(() => readEnv(source)).toThrow(
    [
      'The order/verify endpoint cannot start with these settings:',
      '  API_PORT must be a port number',
      '  TRUSTED_PROXIES must be a number',
      '  AUTH_URL must be an http(s) address',
      '  ALLOWED_ORIGINS must be a list of origins',
      '  PAYMENT_PROVIDER must be local or razorpay',
    ].join('\n'),
  )
})

/** As a generator of random texts makes them. */
const webhookSecret = 'kF3vQz8TnYw2LbRdX6mHcJp0sGaUeE9i'
const reconcileToken = '9f2c4b7e1a6d8035c4e7f1b29a0d6c38'

const hosted = {
  FIRESTORE_URL: 'https://firestore.googleapis.com',
  AUTH_URL: 'https://identitytoolkit.googleapis.com',
  FIREBASE_PROJECT_ID: 'academy-1',
  FIREBASE_API_KEY: 'AIzaSyD-web-key',
  ALLOWED_ORIGINS: 'https://academy.example',
  TRUSTED_PROXIES: '0',
  PAYMENT_PROVIDER: 'razorpay',
  PAYMENT_KEY_ID: 'rzp_live_Kx1',
  PAYMENT_KEY_SECRET: 'tW5nQ8zVbR2mYc7LdJ4xHf9K',
  PAYMENT_WEBHOOK_SECRET: webhookSecret,
}

/** The faults of the hosted settings after a change, without the first line. */
function faultsOf(change: Record<string, string>, base: Record<string, string> = hosted): string[] {
  try {
    readEnv({ ...base, ...change })
    return []
  } catch (error) {
    return String(error).split('\n').slice(1)
  }
}

test('a hosted endpoint names hosted services, and its secrets are random texts', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ RECONCILE_TOKEN: reconcileToken, TRUSTED_PROXIES: '1' })).toEqual([])
})

test('a real provider alone is not enough: all that it lacks is listed', () => {
  expect(faultsOf({}, { PAYMENT_PROVIDER: 'razorpay' })).toEqual([
    '  FIRESTORE_URL is on this machine, but the payment provider is a real one',
    '  AUTH_URL is on this machine, but the payment provider is a real one',
    '  ALLOWED_ORIGINS must not name this machine (http://127.0.0.1:5173)',
    '  ALLOWED_ORIGINS must not name this machine (http://localhost:5173)',
    '  TRUSTED_PROXIES must say how many proxies stand in front (0: none)',
    '  FIREBASE_PROJECT_ID is missing',
    '  FIREBASE_API_KEY is missing',
    '  PAYMENT_KEY_ID is missing',
    '  PAYMENT_KEY_SECRET is missing',
    '  PAYMENT_WEBHOOK_SECRET is missing',
  ])
})

test.each(['FIRESTORE_URL', 'AUTH_URL'])('the local provider refuses a %s elsewhere', (name) => {
  expect(faultsOf({ [name]: 'https://firestore.googleapis.com' }, {})).toEqual([
    `  ${name} must be on this machine, because the local payment provider takes no money`,
  ])
})

const onThisMachine = 'is on this machine, but the payment provider is a real one'

test.each([
  ['FIRESTORE_URL', 'http://127.0.0.1:8080', onThisMachine],
  ['AUTH_URL', 'https://localhost:9099', onThisMachine],
  ['PAYMENT_API_URL', 'http://[::1]:9000', onThisMachine],
  ['FIRESTORE_URL', 'https://localhost.', onThisMachine],
  ['FIRESTORE_URL', 'https://127.0.0.2:8080', onThisMachine],
  ['AUTH_URL', 'https://0.0.0.0:9099', onThisMachine],
  ['AUTH_URL', 'https://[::ffff:127.0.0.1]:9099', onThisMachine],
  ['FIRESTORE_URL', 'http://firestore.googleapis.com', 'must be https://firestore.googleapis.com'],
  [
    'FIRESTORE_URL',
    'https://firestore.googleapis.com.evil.example',
    'must be https://firestore.googleapis.com',
  ],
  ['AUTH_URL', 'http://identitytoolkit.googleapis.com', 'must be https://identitytoolkit.googleapis.com'],
  ['AUTH_URL', 'https://auth.example', 'must be https://identitytoolkit.googleapis.com'],
  ['PAYMENT_API_URL', 'http://api.razorpay.com', 'must begin with https:'],
  [
    'ALLOWED_ORIGINS',
    'https://a.example,http://localhost:5173',
    'must not name this machine (http://localhost:5173)',
  ],
  ['ALLOWED_ORIGINS', 'http://a.example', 'must begin with https: (http://a.example)'],
  ['TRUSTED_PROXIES', '', 'must say how many proxies stand in front (0: none)'],
  ['FIREBASE_PROJECT_ID', 'demo-pariksha', 'is missing'],
  ['FIREBASE_API_KEY', 'AIza SyD', 'must have no space in it'],
  ['PAYMENT_KEY_ID', 'local_key_id', 'is missing'],
])('hosted, %s may not be %s', (name, value, fault) => {
  expect(faultsOf({ [name]: value })).toEqual([`  ${name} ${fault}`])
})

const placeholder = 'looks like a placeholder; let a generator of random texts make one'

test.each([
  ['PAYMENT_KEY_SECRET', 'tW5nQ8zVbR2mYc7', 'must have 16 characters or more'],
  ['PAYMENT_WEBHOOK_SECRET', 'x', 'must have 32 characters or more'],
  ['PAYMENT_WEBHOOK_SECRET', webhookSecret.slice(1), 'must have 32 characters or more'],
  ['RECONCILE_TOKEN', reconcileToken.slice(1), 'must have 32 characters or more'],
  ['PAYMENT_WEBHOOK_SECRET', `${webhookSecret} x`, 'must have no space in it'],
  ['RECONCILE_TOKEN', `${reconcileToken}\n`, 'must have no space in it'],
  ['PAYMENT_WEBHOOK_SECRET', 'change-me-change-me-change-me-change-me', placeholder],
  ['PAYMENT_WEBHOOK_SECRET', '0'.repeat(40), placeholder],
  ['RECONCILE_TOKEN', 'your-token-here-your-token-here-0', placeholder],
  ['PAYMENT_KEY_SECRET', 'razorpay_key_secret_here', placeholder],
  ['RECONCILE_TOKEN', 'local_key_secret', 'must have 32 characters or more'],
])('hosted, the secret %s may not be %j', (name, value, fault) => {
  expect(faultsOf({ [name]: value })).toEqual([`  ${name} ${fault}`])
})

test('no two secrets are the same', () => {
  expect(faultsOf({ PAYMENT_KEY_SECRET: webhookSecret })).toEqual([
    '  PAYMENT_WEBHOOK_SECRET must differ from PAYMENT_KEY_SECRET',
  ])
  expect(faultsOf({ RECONCILE_TOKEN: webhookSecret })).toEqual([
    '  RECONCILE_TOKEN must differ from PAYMENT_WEBHOOK_SECRET',
  ])
})

test('what every visitor of the pages can read is no secret', () => {
  const publicKey = { FIREBASE_API_KEY: webhookSecret }
  expect(faultsOf(publicKey)).toEqual(['  PAYMENT_WEBHOOK_SECRET must differ from FIREBASE_API_KEY'])
  expect(faultsOf({ PAYMENT_KEY_ID: reconcileToken, RECONCILE_TOKEN: reconcileToken })).toEqual([
    '  RECONCILE_TOKEN must differ from PAYMENT_KEY_ID',
  ])
})

test('a scheduler needs a good token locally too', () => {
  expect(faultsOf({ RECONCILE_TOKEN: 'a-token' }, {})).toEqual([
    '  RECONCILE_TOKEN must have 32 characters or more',
  ])
})

test.each(['/no/such/file.json', '{"client_email":"a"}', '{'])('%s is no service account', (value) => {
  expect(faultsOf({ GOOGLE_APPLICATION_CREDENTIALS: value })[0]).toMatch(
    /^ {2}GOOGLE_APPLICATION_CREDENTIALS must be/,
  )
})

const account = JSON.stringify({ client_email: 'a@b', private_key: 'pem' })

test('a service account may be given as JSON', () => {
  const env = readEnv({ ...hosted, GOOGLE_APPLICATION_CREDENTIALS: account })
  expect(env.GOOGLE_APPLICATION_CREDENTIALS).toEqual({
    client_email: 'a@b',
    private_key: 'pem',
    token_uri: 'https://oauth2.googleapis.com/token',
  })
})

test('a start tells every setting, and of a secret only its length', () => {
  const lines = describeEnv(readEnv({ ...hosted, GOOGLE_APPLICATION_CREDENTIALS: account }))
  expect(lines).toEqual([
    '  API_PORT: 8787',
    '  API_HOST: 127.0.0.1',
    '  TRUSTED_PROXIES: 0',
    '  FIRESTORE_URL: https://firestore.googleapis.com',
    '  AUTH_URL: https://identitytoolkit.googleapis.com',
    '  FIREBASE_PROJECT_ID: academy-1',
    '  FIREBASE_API_KEY: set, 15 characters',
    '  GOOGLE_APPLICATION_CREDENTIALS: the key of a@b',
    '  ALLOWED_ORIGINS: https://academy.example',
    '  PAYMENT_PROVIDER: razorpay',
    '  PAYMENT_API_URL: https://api.razorpay.com',
    '  PAYMENT_KEY_ID: rzp_live_Kx1',
    '  PAYMENT_KEY_SECRET: set, 24 characters',
    '  PAYMENT_WEBHOOK_SECRET: set, 32 characters',
    '  RECONCILE_SECONDS: 300',
    '  RECONCILE_TOKEN: not set',
    '  RANK_SECONDS: 40',
    '  RANK_TOKEN: not set',
  ])
})
