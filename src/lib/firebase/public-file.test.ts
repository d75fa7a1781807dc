import { describe, expect, it } from 'vitest'
import { publicFileUrl, storageMediaUrl, storagePathOf } from './public-file'

describe('publicFileUrl', () => {
  it.each([
    [
      'images/jobs/court clerk.svg',
      'http://127.0.0.1:19199/v0/b/demo-pariksha.appspot.com/o/images%2Fjobs%2Fcourt%20clerk.svg?alt=media',
    ],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['//evil.example/a.png', null],
    ['  ', null],
    [null, null],
  ])('%j is %j', (reference, expected) => {
    expect(publicFileUrl(reference)).toBe(expected)
  })
})

it.each([
  [storageMediaUrl('paid/polity/part 1/book.pdf'), 'paid/polity/part 1/book.pdf'],
  ['https://storage.googleapis.com/demo-pariksha.appspot.com/paid/part%201/book.pdf', 'paid/part 1/book.pdf'],
  ['http://127.0.0.1:19199/v0/b/demo-pariksha.appspot.com/o/', null],
  ['http://127.0.0.1:19199/v0/b/other-bucket/o/a.pdf', null],
  ['https://storage.googleapis.com/other/a.pdf', null],
  ['https://evil.example/v0/b/demo-pariksha.appspot.com/o/a.pdf', null],
  ['https://storage.googleapis.com/demo-pariksha.appspot.com/%E0%A4%A', null],
])('%s names the object %j', (address, path) => {
  expect(storagePathOf(new URL(address))).toBe(path)
})
