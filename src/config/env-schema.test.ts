import { describe, expect, it } from 'vitest'
import { checkEnv } from './env-schema'

const complete = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'x.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'x',
  VITE_FIREBASE_STORAGE_BUCKET: 'x.appspot.com',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_API_BASE_URL: 'https://pay.example/api',
  VITE_CHECKOUT_SCRIPT_URL: 'https://checkout.example/v1/checkout.js',
  VITE_PAYMENT_KEY_ID: 'key_id',
}

describe('checkEnv', () => {
  it('fills in what may be left out', () => {
    const check = checkEnv(complete)
    expect(check).toMatchObject({
      ok: true,
      env: {
        VITE_USE_LOCAL_BACKEND: false,
        VITE_LOCAL_FIRESTORE_PORT: 8080,
        VITE_PDF_HOSTS: [],
        VITE_APP_VERSION: '1.0.0',
      },
    })
  })

  it('reads switches, ports and lists', () => {
    const check = checkEnv({
      ...complete,
      VITE_USE_LOCAL_BACKEND: 'true',
      VITE_LOCAL_AUTH_PORT: '19099',
      VITE_PDF_HOSTS: 'a.example, b.example,',
    })
    expect(check).toMatchObject({
      env: {
        VITE_USE_LOCAL_BACKEND: true,
        VITE_LOCAL_AUTH_PORT: 19099,
        VITE_PDF_HOSTS: ['a.example', 'b.example'],
      },
    })
  })

  it('lists every problem by name', () => {
    const check = checkEnv({
      ...complete,
      VITE_FIREBASE_API_KEY: '',
      VITE_API_BASE_URL: 'https://pay.example/v1',
    })
    expect(check).toEqual({
      ok: false,
      problems: ['VITE_FIREBASE_API_KEY is missing', 'VITE_API_BASE_URL must end in /api'],
    })
  })

  it.each([
    ['VITE_API_BASE_URL', 'http://pay.example/api'],
    ['VITE_CHECKOUT_SCRIPT_URL', 'http://127.0.0.1.evil.example/checkout.js'],
  ])('refuses %s without https, but on this machine', (name, value) => {
    const problem = `${name} must begin with https: (http: on this machine only)`
    expect(checkEnv({ ...complete, [name]: value })).toEqual({ ok: false, problems: [problem] })
  })

  it('calls a text that is no URL by its name', () => {
    expect(checkEnv({ ...complete, VITE_CHECKOUT_SCRIPT_URL: 'checkout' })).toEqual({
      ok: false,
      problems: ['VITE_CHECKOUT_SCRIPT_URL is not a URL'],
    })
  })

  it('sends ID tokens to https, or to this machine, or nowhere', () => {
    const syncOf = (value: string) => {
      const check = checkEnv({ ...complete, VITE_AUTH_TOKEN_SYNC_URL: value })
      return check.ok ? check.env.VITE_AUTH_TOKEN_SYNC_URL : check.problems
    }
    for (const address of ['https://sync.example/token', 'http://127.0.0.1:9/t', 'http://localhost:9/t']) {
      expect(syncOf(address)).toBe(address)
    }
    expect(syncOf('')).toBeUndefined()
    for (const address of [
      'http://sync.example/token',
      'ftp://localhost/t',
      'sync.example',
      'javascript:1',
    ]) {
      expect(syncOf(address)).toEqual([
        'VITE_AUTH_TOKEN_SYNC_URL must begin with https: (http: on this machine only)',
      ])
    }
  })

  it('takes the address of the site as an origin, or none', () => {
    const siteOf = (value: string) => {
      const check = checkEnv({ ...complete, VITE_SITE_URL: value })
      return check.ok ? check.env.VITE_SITE_URL : check.problems
    }
    expect(siteOf('https://pariksha.example/')).toBe('https://pariksha.example')
    expect(siteOf('')).toBeUndefined()
    expect(siteOf('pariksha.example')).toEqual([
      'VITE_SITE_URL must be an origin such as https://pariksha.example',
    ])
    expect(siteOf('https://pariksha.example/app')).toHaveLength(1)
  })
})
