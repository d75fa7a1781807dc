import { describe, expect, test } from 'vitest'
import { createResourceRepository } from '@/content/resources/repository'
import { isPaid } from '@/domain/price'
import { type Role, setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const paid = (role: Role) => createResourceRepository(backend.db(role))

describe('where a bought video or link leads', () => {
  test('is told to the owner', async () => {
    expect(await paid('member').findAccess('indian-polity-notes-preamble-film')).toEqual({
      kind: 'film',
      path: 'paid/resource_indian_polity/reading-the-preamble.webm',
    })
    expect(await paid('member').findAccess('indian-polity-notes-bare-text')).toEqual({
      kind: 'web',
      url: 'https://www.indiacode.nic.in/',
    })
  })

  test('is nowhere for a resource that is missing, free, somebody else’s, or has no address', async () => {
    await backend.put('resources/no-address', { title: 'New', productId: 'resource_indian_polity' })
    for (const id of ['missing', 'appsc-site', 'no-address', 'quantitative-aptitude-notes-open-data']) {
      expect([id, await paid('member').findAccess(id)]).toEqual([id, null])
    }
  })
})

describe('what a pack holds', () => {
  test('is found under either name of the category field', async () => {
    await backend.put('resources/older', { title: 'Older', category: 'Older Pack' })
    await backend.put('resources/newer', { title: 'Newer', categoryName: 'Older Pack' })
    await backend.put('resources/both', {
      title: 'Both',
      category: 'Older Pack',
      categoryName: 'Older Pack',
    })
    const found = await paid('visitor').listOfPack('Older Pack')
    expect(found.map(({ id, category }) => `${id}: ${category}`).sort()).toEqual([
      'both: Older Pack',
      'newer: Older Pack',
      'older: Older Pack',
    ])
  })

  test('shows its rows to everybody, and no address of a film or link', async () => {
    const found = await paid('visitor').listOfPack('Indian Polity Notes')
    expect(found.map(({ kind }) => kind).sort()).toEqual(['link', 'pdf', 'pdf', 'pdf', 'pdf', 'video'])
    expect(found.filter(({ kind }) => kind !== 'pdf').map(({ address }) => address)).toEqual([null, null])
  })

  test('is nothing for a category that nobody named', async () => {
    expect(await paid('visitor').listOfPack('Nothing')).toEqual([])
  })
})

test.each([
  ['a paid book', 'indian-polity-notes-making-and-basis', 'paid/resource_indian_polity/', true],
  ['a free sheet', 'negative-marking', 'public/sheets/', false],
])('the viewer learns where %s is and whether it is paid', async (_, id, folder, paidFor) => {
  const file = await createResourceRepository(backend.db('visitor')).find(id)
  expect(file?.address?.startsWith(folder)).toBe(true)
  expect(file && isPaid(file.price)).toBe(paidFor)
})
