import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { headScript } from '../../tools/build/head-script'
import { hostingHeaders, previewHeaders, productionPolicy } from '../../tools/build/hosting-headers.mjs'

describe('what the hosting sends', () => {
  test('every answer carries the security headers; only assets are kept for ever, and the logo for a day', () => {
    expect(hostingHeaders('/quiz/1')).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Cache-Control': 'no-cache',
    })
    expect(hostingHeaders('/assets/index-abc.js')['Cache-Control']).toContain('immutable')
    expect(hostingHeaders('/logo.svg')['Cache-Control']).toBe('public, max-age=86400')
    expect(hostingHeaders('/icons/icon-192.png')['Cache-Control']).toBe('public, max-age=86400')
  })

  test('no eval, no script from anywhere but the site and the payment provider, and of inline ones only the one of the pages', () => {
    const policy = productionPolicy()
    const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
    expect(policy.get('script-src')).toEqual(["'self'", hashOf(headScript), 'https://checkout.razorpay.com'])
    expect(policy.get('default-src')).toEqual(["'self'"])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    const wide = [...policy].filter(([, sources]) => sources.some((source) => /^(\*|https?:)$/.test(source)))
    expect(wide).toEqual([])
  })

  test('a preview allows the local services besides, and nothing is turned into https', () => {
    const local = previewHeaders('/', ['http://127.0.0.1:8080'])
    expect(local['Content-Security-Policy']).toContain("connect-src 'self'")
    expect(local['Content-Security-Policy']).toContain('http://127.0.0.1:8080')
    expect(local['Content-Security-Policy']).not.toContain('upgrade-insecure-requests')
    expect(local).not.toHaveProperty('Strict-Transport-Security')
    expect(previewHeaders('/', [])).toEqual(hostingHeaders('/'))
  })
})
