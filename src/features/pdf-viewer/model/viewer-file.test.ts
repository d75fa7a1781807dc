import { describe, expect, it } from 'vitest'
import { looksLikeImage } from './file-kind'
import { type AllowedPlaces, viewerFile } from './viewer-file'

const storage = 'https://firebasestorage.googleapis.com/v0/b/demo.appspot.com/o/'
const places: AllowedPlaces = {
  siteOrigin: 'https://academy.example',
  pdfHosts: ['files.partner.example'],
  storagePathOf: (url) =>
    url.href.startsWith(storage) ? decodeURIComponent(url.pathname.split('/o/')[1] ?? '') : null,
}
const paidBook = { kind: 'storage', path: 'paid/polity/book.pdf', productId: 'polity' }

describe('addresses that may be opened', () => {
  it.each([
    ['paid/polity/book.pdf', paidBook],
    [
      '  paid/polity/part 1/book.pdf ',
      { kind: 'storage', path: 'paid/polity/part 1/book.pdf', productId: 'polity' },
    ],
    ['public/syllabus.pdf', { kind: 'storage', path: 'public/syllabus.pdf', productId: null }],
    // An old link with a lasting token: the file is paid, so only the student's own token opens it.
    [`${storage}paid%2Fpolity%2Fbook.pdf?alt=media&token=old`, paidBook],
    [
      `${storage}public%2Fa.pdf?alt=media&token=t`,
      { kind: 'web', url: `${storage}public%2Fa.pdf?alt=media&token=t` },
    ],
    ['/samples/a.pdf', { kind: 'web', url: 'https://academy.example/samples/a.pdf' }],
    ['https://academy.example/samples/a.pdf', { kind: 'web', url: 'https://academy.example/samples/a.pdf' }],
    ['https://files.partner.example/a.pdf', { kind: 'web', url: 'https://files.partner.example/a.pdf' }],
  ])('%s', (reference, file) => {
    expect(viewerFile(reference, places)).toEqual(file)
  })
})

describe('addresses that are refused', () => {
  it.each([
    'https://evil.example/a.pdf',
    '//evil.example/a.pdf',
    '/\\evil.example/a.pdf',
    '\\\\evil.example\\a.pdf',
    'https://files.partner.example.evil.example/a.pdf',
    'https://files.partner.example:8443/a.pdf',
    'https://files.partner.example@evil.example/a.pdf',
    'https://user:secret@files.partner.example/a.pdf',
    'http://files.partner.example/a.pdf',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:application/pdf;base64,AAAA',
    'blob:https://academy.example/1',
    'file:///etc/passwd',
    'https://',
    'paid/polity',
    'paid//book.pdf',
    'paid/../other/secret.pdf',
    'public/../paid/polity/book.pdf',
    `${storage}public%2F..%2Fpaid%2Fpolity%2Fbook.pdf?alt=media`,
    '..',
    '',
    '   ',
  ])('%s', (reference) => {
    expect(viewerFile(reference, places)).toBeNull()
  })

  it('takes an address that hides its scheme from the check for a Storage path, never for a link', () => {
    expect(viewerFile('java\tscript:alert(1)', places)).toMatchObject({ kind: 'storage', productId: null })
  })
})

it.each([
  ['images/a.PNG', null, true],
  ['paid/polity/scan.webp', 'pdf', true],
  ['paid/polity/scan', 'image', true],
  ['paid/polity/scan', 'image/png', true],
  ['paid/polity/book.pdf', 'pdf', false],
  ['paid/polity/book', null, false],
  ['https://academy.example/a%20b.jpg?x=1', null, true],
  ['https://academy.example/a.pdf?cover=.jpg', null, false],
])('%s of type %s is tried as an image: %s', (reference, type, expected) => {
  const file = viewerFile(reference, places)
  expect(file && looksLikeImage(file, type)).toBe(expected)
})
