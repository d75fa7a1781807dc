import { describe, expect, test } from 'vitest'
import { createVideoAccessRepository } from '@/content/videos/access-repository'
import { createVideoRepository } from '@/content/videos/repository'
import { isPaid } from '@/domain/price'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const access = (role: 'student' | 'member') => createVideoAccessRepository(backend.db(role))

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
  test('is returned to everybody whom the rules allow to read it', async () => {
    const film = (path: string) => ({ kind: 'film', path })
    expect(await access('student').find(forStudents)).toEqual(film('members/videos/the-five-writs.webm'))
    const ofOwner = film('paid/resource_indian_polity/money-bill-or-not.webm')
    expect(await access('member').find(ofProduct)).toEqual(ofOwner)
    expect(await access('student').find(ofProduct)).toBe('refused')
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
