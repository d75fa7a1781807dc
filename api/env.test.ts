import { expect, test } from 'vitest'
import { readEnv } from './env'

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
    PAYMENT_KEY_ID: 'local_key_id',
    PAYMENT_KEY_SECRET: 'local_key_secret',
  })
})

test('settings are trimmed to what the code needs', () => {
  const env = readEnv({
    API_PORT: '9000',
    FIRESTORE_URL: 'http://localhost:8088/',
    ALLOWED_ORIGINS: 'http://127.0.0.1:4173, https://academy.example',
  })
  expect(env.API_PORT).toBe(9000)
  expect(env.FIRESTORE_URL).toBe('http://localhost:8088')
  expect(env.ALLOWED_ORIGINS).toEqual(['http://127.0.0.1:4173', 'https://academy.example'])
})

test('every setting at fault is named, and no value is repeated', () => {
  const source = { API_PORT: 'eighty', AUTH_URL: 'nowhere', ALLOWED_ORIGINS: '*', PAYMENT_PROVIDER: 'other' }
  expect(() => readEnv(source)).toThrow(
    [
      'The order/verify endpoint cannot start with these settings:',
      '  API_PORT must be a port number',
      '  AUTH_URL must be an http(s) address',
      '  ALLOWED_ORIGINS must be a list of origins',
      '  PAYMENT_PROVIDER must be local or razorpay',
    ].join('\n'),
  )
})

test.each(['FIRESTORE_URL', 'AUTH_URL'])('the local provider refuses a %s elsewhere', (name) => {
  expect(() => readEnv({ [name]: 'https://firestore.googleapis.com' })).toThrow(
    `${name} must be on this machine, because the local payment provider takes no money`,
  )
})

const razorpay = {
  PAYMENT_PROVIDER: 'razorpay',
  PAYMENT_KEY_ID: 'rzp_key',
  PAYMENT_KEY_SECRET: 'secret',
  PAYMENT_WEBHOOK_SECRET: 'hook',
}

test('a real provider needs its key and its webhook secret, and may sell against Firebase', () => {
  const source = { PAYMENT_PROVIDER: 'razorpay', FIRESTORE_URL: 'https://firestore.googleapis.com' }
  expect(() => readEnv(source)).toThrow(
    [
      '  PAYMENT_KEY_ID is missing',
      '  PAYMENT_KEY_SECRET is missing',
      '  PAYMENT_WEBHOOK_SECRET is missing',
    ].join('\n'),
  )
  expect(readEnv({ ...source, ...razorpay })).toMatchObject({ PAYMENT_KEY_ID: 'rzp_key' })
})

test.each(['/no/such/file.json', '{"client_email":"a"}', '{'])('%s is no service account', (value) => {
  expect(() => readEnv({ ...razorpay, GOOGLE_APPLICATION_CREDENTIALS: value })).toThrow(
    'GOOGLE_APPLICATION_CREDENTIALS must be',
  )
})

test('a service account may be given as JSON', () => {
  const key = JSON.stringify({ client_email: 'a@b', private_key: 'pem' })
  expect(
    readEnv({ ...razorpay, GOOGLE_APPLICATION_CREDENTIALS: key }).GOOGLE_APPLICATION_CREDENTIALS,
  ).toEqual({ client_email: 'a@b', private_key: 'pem', token_uri: 'https://oauth2.googleapis.com/token' })
})
