import { describe, expect, it } from 'vitest'
import { resourceAccessSchema, resourceSchema } from './schema'

function parse(document: Record<string, unknown>) {
  return resourceSchema.parse({ id: 'r1', title: 'Book 1', ...document })
}

describe('resourceSchema', () => {
  it.each([
    [{ type: 'pdf' }, 'pdf'],
    [{ type: 'document' }, 'pdf'],
    [{}, 'pdf'],
    [{ type: 'PDF', url: 'https://files.example/notes' }, 'pdf'],
    [{ type: 'link', url: 'https://files.example/a.pdf' }, 'pdf'],
    [{ type: 'link', pdfUrl: 'https://files.example/Notes.PDF?alt=media' }, 'pdf'],
    [{ type: 'link', url: 'https://files.example/pdf' }, 'link'],
    [{ type: 'video' }, 'video'],
    [{ type: 'Video' }, 'video'],
    [{ type: 'link' }, 'link'],
    [{ type: 'website', url: 'https://example.org' }, 'link'],
  ])('%o is a %s', (document, kind) => {
    expect(parse(document).kind).toBe(kind)
  })

  it('takes pdfUrl before url, and categoryName before category', () => {
    expect(
      parse({ pdfUrl: 'paid/a/b.pdf', url: 'https://old.example', categoryName: 'A', category: 'B' }),
    ).toMatchObject({
      address: 'paid/a/b.pdf',
      category: 'A',
    })
    expect(parse({ url: 'https://old.example', category: 'B' })).toMatchObject({
      address: 'https://old.example',
      category: 'B',
    })
  })

  it('is usable with nulls everywhere but in its title, and not without one', () => {
    const nulls = { type: null, description: null, url: null, pdfUrl: null, isActive: null, pageCount: null }
    expect(parse(nulls)).toMatchObject({ kind: 'pdf', address: null, isActive: true })
    expect(resourceSchema.safeParse({ id: 'r1', title: '  ' }).success).toBe(false)
  })
})

it.each([
  ['https://videos.example/watch?v=1', { kind: 'web', url: 'https://videos.example/watch?v=1' }],
  ['http://videos.example/', { kind: 'web', url: 'http://videos.example/' }],
  ['paid/polity/film.webm', { kind: 'film', path: 'paid/polity/film.webm' }],
  ['public/film.webm', null],
  ['paid/polity/notes.pdf', null],
  ['javascript:alert(1)', null],
  ['data:text/html,hi', null],
  ['/content', null],
  ['', null],
  [null, null],
  [42, null],
])('access %j leads to %j', (url, expected) => {
  expect(resourceAccessSchema.parse({ url })).toEqual(expected)
})
