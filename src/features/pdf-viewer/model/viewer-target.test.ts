import { describe, expect, it } from 'vitest'
import { resourceSchema } from '@/content/resources/schema'
import type { AllowedPlaces } from './viewer-file'
import { viewerRequest } from './viewer-request'
import { requestedTarget, resourceTarget } from './viewer-target'

const places: AllowedPlaces = {
  siteOrigin: 'https://academy.example',
  pdfHosts: [],
  storagePathOf: () => null,
}
const everybody = { for: 'everybody' }
const ownerOf = (productId: string) => ({ for: 'owner', productId })

describe('viewerRequest', () => {
  it.each([
    [
      'the query string',
      'url=paid/a/b.pdf&title=Book&type=pdf&productId=a',
      null,
      { pdfUrl: 'paid/a/b.pdf', title: 'Book', type: 'pdf', productId: 'a', poster: null },
    ],
    [
      'the router state',
      '',
      { pdfUrl: 'paid/a/b.pdf', title: 'Book', productId: 'a' },
      { pdfUrl: 'paid/a/b.pdf', title: 'Book', type: null, productId: 'a', poster: null },
    ],
    [
      'the query string before the router state',
      'url=public/q.pdf',
      { pdfUrl: 'paid/a/b.pdf', title: 'Book', productId: 'a' },
      { pdfUrl: 'public/q.pdf', title: null, type: null, productId: null, poster: null },
    ],
    ['nothing: a query without url', 'title=Book', null, null],
    ['nothing: an empty url', 'url=%20', null, null],
    ['nothing: a state of another page', '', { from: '/' }, null],
    ['nothing: a state with an empty address', '', { pdfUrl: '' }, null],
  ])('takes %s', (_, search, state, expected) => {
    expect(viewerRequest(new URLSearchParams(search), state)).toEqual(expected)
  })
})

describe('requestedTarget', () => {
  const request = { title: null, type: null, productId: null, poster: null }

  it.each([
    // The place of a paid file says whose it is, whatever the link claims.
    ['paid/polity/b.pdf', null, ownerOf('polity')],
    ['paid/polity/b.pdf', 'something_else', ownerOf('polity')],
    ['public/b.pdf', 'polity', ownerOf('polity')],
    ['public/b.pdf', null, everybody],
  ])('%s with product %s is for %o', (pdfUrl, productId, access) => {
    expect(requestedTarget({ ...request, pdfUrl, productId }, places)).toMatchObject({
      access,
      title: 'Document',
    })
  })

  it('is refused for an address from elsewhere', () => {
    expect(requestedTarget({ ...request, pdfUrl: 'https://evil.example/a.pdf' }, places)).toBe('refused')
  })
})

describe('resourceTarget', () => {
  const open = (document: Record<string, unknown>) =>
    resourceTarget(resourceSchema.parse({ id: 'b', title: 'Book', ...document }), places)

  it.each([
    [{ pdfUrl: 'paid/polity/b.pdf', isPaid: true, productId: 'polity' }, ownerOf('polity')],
    [{ pdfUrl: 'paid/polity/b.pdf', isPaid: false }, ownerOf('polity')],
    [{ url: 'public/b.pdf', isPaid: true, productId: 'polity' }, ownerOf('polity')],
    [{ url: 'public/b.pdf', price: 49 }, { for: 'nobody' }],
    [{ url: 'public/b.pdf', productId: 'polity' }, everybody],
    [{ url: 'public/b.pdf', isPaid: false, price: 0 }, everybody],
  ])('%o is for %o', (document, access) => {
    expect(open(document)).toMatchObject({ access })
  })

  it('prefers pdfUrl to url', () => {
    expect(open({ pdfUrl: 'public/a.pdf', url: 'public/b.pdf' })).toMatchObject({
      file: { path: 'public/a.pdf' },
    })
  })

  it('is nothing without a document, without a file or switched off, and refused with a file from elsewhere', () => {
    expect(resourceTarget(null, places)).toBeNull()
    expect(open({})).toBeNull()
    expect(open({ url: 'public/b.pdf', isActive: false })).toBeNull()
    expect(open({ url: 'https://evil.example/a.pdf' })).toBe('refused')
  })
})
