import { describe, expect, test } from 'vitest'
import file from '../../../tests/fixtures/raw-docs/video-file.json'
import idAsLink from '../../../tests/fixtures/raw-docs/video-id-as-link.json'
import unsafe from '../../../tests/fixtures/raw-docs/video-unsafe.json'
import { videoSchema } from './schema'

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
    price: { kind: 'price', rupees: 49 },
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
