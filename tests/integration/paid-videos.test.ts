import { describe, expect, test } from 'vitest'
import { createVideoAccessRepository } from '@/content/videos/access-repository'
import { createVideoRepository } from '@/content/videos/repository'
import { isPaid } from '@/domain/price'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const access = (role: 'visitor' | 'student' | 'member') => createVideoAccessRepository(backend.db(role))

const forStudents = 'the-five-writs'
const ofProduct = 'money-bill-or-not'

test('what everybody reads of a paid video holds no address', async () => {
  const videos = await createVideoRepository(backend.db('visitor')).list(null)
  const paid = videos.filter(({ price }) => isPaid(price))
  expect(paid.length).toBeGreaterThanOrEqual(5)
  expect(paid.filter(({ address }) => address !== null)).toEqual([])
  expect(paid.filter(({ productId }) => productId !== null).map(({ id }) => id)).toEqual([ofProduct])
  expect(JSON.stringify(paid)).not.toMatch(/members|paid%2F|paid\//)
})

describe('the address of a paid video', () => {
  test.each(['student', 'member'] as const)('is told to a %s', async (role) => {
    expect(await access(role).find(forStudents)).toEqual({
      kind: 'film',
      path: 'members/videos/the-five-writs.webm',
    })
  })

  test('is told to the owner of its product', async () => {
    expect(await access('member').find(ofProduct)).toEqual({
      kind: 'film',
      path: 'paid/resource_indian_polity/money-bill-or-not.webm',
    })
  })

  test.each([
    ['visitor', forStudents],
    ['visitor', ofProduct],
    ['student', ofProduct],
  ] as const)('is refused to a %s for %s', async (role, id) => {
    expect(await access(role).find(id)).toBe('refused')
  })

  test('is nowhere for a video that has none, and opens on the web for one of another site', async () => {
    await backend.put('videos/new', { title: 'New', isPaid: true })
    expect(await access('student').find('new')).toBeNull()
    await backend.put('videos/new/private/access', { youtubeId: 'AAAAAAAAAAA' })
    expect(await access('student').find('new')).toMatchObject({
      kind: 'web',
      address: { youtubeId: 'AAAAAAAAAAA' },
    })
  })
})
