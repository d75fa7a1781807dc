import { expect, it } from 'vitest'
import { packContents, packFacts, resourceFacts } from './resource-facts'

const june = new Date('2026-06-02T09:00:00+05:30')
const october = new Date('2026-10-12T09:00:00+05:30')

it.each([
  [{ pageCount: 5, sizeBytes: 132_693, updatedAt: june }, ['5 pages', '133 KB', 'Updated 2 Jun 2026']],
  [{ pageCount: 1, sizeBytes: null, updatedAt: null }, ['1 page']],
  [{ pageCount: 0, sizeBytes: 8_200_000, updatedAt: null }, ['8.2 MB']],
  [{ pageCount: null, sizeBytes: null, updatedAt: null }, []],
])('%o reads %j', (resource, facts) => {
  expect(resourceFacts(resource).filter(Boolean)).toEqual(facts)
})

it('adds up a pack and tells of its newest part', () => {
  const parts = [
    { pageCount: 5, sizeBytes: 600_000, updatedAt: october },
    { pageCount: null, sizeBytes: null, updatedAt: null },
    { pageCount: 4, sizeBytes: 700_000, updatedAt: june },
  ]
  expect(packFacts(parts)).toEqual(['9 pages', '1.3 MB', 'Updated 12 Oct 2026'])
  expect(packFacts([]).filter(Boolean)).toEqual([])
})

it('counts a pack by kind', () => {
  const kinds = ['pdf', 'video', 'pdf', 'link'] as const
  expect(packContents(kinds.map((kind) => ({ kind })))).toBe('2 PDFs, 1 video, 1 link')
})
