import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictureFacts } from './picture-size'

const bytes = (...parts: Array<string | number[]>) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  )

test.each([
  ['png', readFileSync('tests/fixtures/questions/bars.png'), 8, 6],
  ['gif', bytes('GIF89a', [0x40, 0x01, 0xf0, 0x00]), 320, 240],
  [
    'jpg',
    bytes([
      0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc4, 0, 3, 9, 0xff, 0xc2, 0, 17, 8, 0x01, 0x2c, 0x01, 0x90,
      3,
    ]),
    400,
    300,
  ],
  [
    'webp',
    bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0xff, 1, 0, 0x0f, 0, 0]),
    512,
    16,
  ],
  [
    'webp',
    bytes(
      'RIFF',
      [0, 0, 0, 0],
      'WEBPVP8 ',
      Array.from({ length: 10 }, () => 0),
      [0x64, 0, 0x32, 0],
    ),
    100,
    50,
  ],
  [
    'webp',
    bytes(
      'RIFF',
      [0, 0, 0, 0],
      'WEBPVP8L',
      [0, 0, 0, 0, 0x2f, 0x63, 0x40, 0x0c, 0],
      Array.from({ length: 9 }, () => 0),
    ),
    100,
    50,
  ],
  ['svg', Buffer.from('<?xml version="1.0"?><svg viewBox="0 0 120 80" xmlns="x"></svg>'), 120, 80],
  ['svg', Buffer.from('<svg width="64" height="32px" viewBox="0 0 1 1">'), 64, 32],
])('the size of a %s', (extension, content, width, height) => {
  expect(pictureFacts(content)).toMatchObject({ extension, width, height })
})

test.each(['', 'PNG', '<html></html>', '<svg>', 'GIF89a', 'RIFF....WEBP'])('%j is no picture', (content) => {
  expect(pictureFacts(Buffer.from(content))).toBeNull()
})
