import { describe, expect, it, test } from 'vitest'
import file from '../../../tests/fixtures/raw-docs/video-file.json'
import idAsLink from '../../../tests/fixtures/raw-docs/video-id-as-link.json'
import unsafe from '../../../tests/fixtures/raw-docs/video-unsafe.json'
import { videoLoginPath, videoTypeText } from './model/video-login'
import { videoSchema } from './video-schema'

test('an id that is a whole link, numbers as text, a time in minutes', () => {
  expect(videoSchema.parse({ ...idAsLink, id: 'a' })).toEqual({
    id: 'a',
    name: 'Percentages',
    description: null,
    link: 'https://www.youtube.com/watch?v=a-b_c1D2E3F',
    fileUrl: null,
    youtubeId: 'a-b_c1D2E3F',
    thumbnailUrl: 'https://i.ytimg.com/vi/a-b_c1D2E3F/mqdefault.jpg',
    duration: '9 min',
    category: 'Aptitude',
    isPaid: null,
    price: 49,
    views: 1234,
    isVisible: true,
  })
})

test('a file of the academy itself is opened and played from where it is stored', () => {
  const video = videoSchema.parse({ ...file, id: 'b' })
  expect(video).toMatchObject({
    name: 'How a Bill becomes an Act',
    youtubeId: null,
    views: 0,
    category: 'Polity',
  })
  expect(video.link).toContain(encodeURIComponent('public/videos/bill.webm'))
  expect(video.fileUrl).toBe(video.link)
})

test('only http(s) addresses are opened', () => {
  expect(videoSchema.parse({ ...unsafe, id: 'c' })).toMatchObject({
    link: null,
    fileUrl: null,
    thumbnailUrl: null,
    isVisible: false,
  })
})

describe('what a card opens', () => {
  const url = 'https://example.org/lesson'
  const youtubeUrl = 'https://youtu.be/AAAAAAAAAAA'
  test.each([
    [{ url, youtubeUrl, youtubeId: 'BBBBBBBBBBB' }, url],
    [{ url: 'javascript:x', youtubeUrl, youtubeId: 'BBBBBBBBBBB' }, youtubeUrl],
    [{ youtubeId: 'BBBBBBBBBBB' }, 'https://www.youtube.com/watch?v=BBBBBBBBBBB'],
    [{ youtubeId: 'BBBB' }, null],
    [{}, null],
  ])('%j: %s', (fields, link) => {
    expect(videoSchema.parse({ id: 'd', name: 'A lesson', ...fields }).link).toBe(link)
  })
})

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
