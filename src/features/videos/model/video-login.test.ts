import { expect, it, test } from 'vitest'
import { videoLoginPath, videoTypeText } from './video-login'

it('sends a visitor of a paid video to login and back', () => {
  expect(videoLoginPath('v1')).toBe('/login?redirect=/video/v1')
  const path = videoLoginPath('a&b c#d')
  expect(new URL(path, 'https://x.invalid').searchParams.get('redirect')).toBe('/video/a%26b%20c%23d')
})

test.each([
  [false, null, 'Free'],
  [true, 'Rs. 49', 'Paid (Rs. 49)'],
  [true, null, 'Paid'],
])('paid %s at %s reads %s', (paid, price, text) => {
  expect(videoTypeText(paid, price)).toBe(text)
})
