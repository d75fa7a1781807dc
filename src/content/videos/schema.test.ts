import { describe, expect, test } from 'vitest'
import file from '../../../tests/fixtures/raw-docs/video-file.json'
import idAsLink from '../../../tests/fixtures/raw-docs/video-id-as-link.json'
import unsafe from '../../../tests/fixtures/raw-docs/video-unsafe.json'
import { videoAccessSchema } from './access-repository'
import { videoSchema } from './schema'

test('an id that is a whole link, numbers as text, a time in minutes', () => {
  expect(videoSchema.parse({ ...idAsLink, id: 'a' })).toEqual({
    id: 'a',
    name: 'Percentages',
    description: null,
    address: {
      link: 'https://www.youtube.com/watch?v=a-b_c1D2E3F',
      fileUrl: null,
      youtubeId: 'a-b_c1D2E3F',
    },
    thumbnailUrl: 'https://i.ytimg.com/vi/a-b_c1D2E3F/mqdefault.jpg',
    duration: 9,
    category: 'Aptitude',
    price: { kind: 'price', rupees: 49 },
    productId: null,
    views: 1234,
    isVisible: true,
  })
})

test('a file of the academy itself is opened and played from where it is stored', () => {
  const video = videoSchema.parse({ ...file, id: 'b' })
  expect(video).toMatchObject({
    name: 'How a Bill becomes an Act',
    address: { youtubeId: null },
    views: 0,
    category: 'Polity',
  })
  expect(video.address?.link).toContain(encodeURIComponent('public/videos/bill.webm'))
  expect(video.address?.fileUrl).toBe(video.address?.link)
})

test('only http(s) addresses are opened', () => {
  expect(videoSchema.parse({ ...unsafe, id: 'c' })).toMatchObject({
    address: null,
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
    [{ youtubeId: 'BBBB' }, undefined],
    [{}, undefined],
    [{ url: 'members/videos/a.webm' }, undefined],
    [
      { url: 'paid/resource_x/a.webm', youtubeId: 'BBBBBBBBBBB' },
      'https://www.youtube.com/watch?v=BBBBBBBBBBB',
    ],
  ])('%j: %s', (fields, link) => {
    expect(videoSchema.parse({ id: 'd', name: 'A lesson', ...fields }).address?.link).toBe(link)
  })
})

describe('where a video that needs login is', () => {
  const film = (path: string) => ({ kind: 'film', path })
  const web = (link: string, more = {}) => ({
    kind: 'web',
    address: { link, fileUrl: null, youtubeId: null, ...more },
  })
  const watch = 'https://www.youtube.com/watch?v=BBBBBBBBBBB'
  test.each([
    [{ url: 'members/videos/a.webm' }, film('members/videos/a.webm')],
    [{ url: 'paid/resource_x/a b.MP4' }, film('paid/resource_x/a b.MP4')],
    [{ url: 'members/notes.pdf' }, null],
    [{ url: 'paid/a.webm' }, null],
    [{ url: 'https://example.org/lesson' }, web('https://example.org/lesson')],
    [
      { url: 'https://example.org/a.mp4?x=1' },
      web('https://example.org/a.mp4?x=1', { fileUrl: 'https://example.org/a.mp4?x=1' }),
    ],
    [{ youtubeId: 'BBBBBBBBBBB', url: null }, web(watch, { youtubeId: 'BBBBBBBBBBB' })],
    [{ url: 'javascript:alert(1)' }, null],
    [{}, null],
  ])('%j: %j', (fields, access) => {
    expect(videoAccessSchema.parse({ id: 'access', ...fields })).toEqual(access)
  })
})
