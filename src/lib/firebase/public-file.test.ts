import { describe, expect, it } from 'vitest'
import { isProjectStorageUrl, publicFileUrl } from './public-file'

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

describe('isProjectStorageUrl', () => {
  it.each([
    ['http://127.0.0.1:19199/v0/b/demo-pariksha.appspot.com/o/a.pdf?alt=media', true],
    ['https://storage.googleapis.com/demo-pariksha.appspot.com/a.pdf', true],
    ['http://127.0.0.1:19199/v0/b/other-bucket/o/a.pdf', false],
    ['https://storage.googleapis.com/other/a.pdf', false],
    ['https://evil.example/v0/b/demo-pariksha.appspot.com/o/a.pdf', false],
  ])('%s: %s', (url, expected) => {
    expect(isProjectStorageUrl(new URL(url))).toBe(expected)
  })
})
