import { expect, it } from 'vitest'
import { reasonToSignIn } from './reason-to-sign-in'

it.each([
  ['/video/v1', 'Please login to access this paid video'],
  ['/videos/v1', 'Please login to access this paid video'],
  ['/content/videos?category=Polity', 'Please login to access paid videos'],
  ['/test-series/p1', 'Please login to access test series'],
  ['/content/test-series', 'Please login to access test series'],
  ['/content/paid-resources/c1', 'Please login to access paid PDFs'],
  ['/pdf-viewer/r1?url=x', 'Please login to access paid PDFs'],
  ['/mock-test/m1', 'Please login to access paid content'],
  ['/account', undefined],
  ['/', undefined],
])('%s: %s', (path, message) => {
  expect(reasonToSignIn(path)).toBe(message)
})
