import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  uploadString,
} from 'firebase/storage'
import { describe, expect, it } from 'vitest'
import { expectRefused, setUpBench } from './testing/roles'

const bench = setUpBench(async ({ put, putFile }) => {
  await put('user_purchases/member_resource_y', { userId: 'member', productId: 'resource_y', isActive: true })
  await put('user_purchases/student_resource_y', {
    userId: 'student',
    productId: 'resource_y',
    isActive: false,
  })
  await putFile('Carousel/1.svg', 'one')
  await putFile('images/jobs/clerk.svg', 'clerk')
  await putFile('public/syllabus.pdf', 'free')
  await putFile('paid/resource_y/notes/chapter 1.pdf', 'paid')
  await putFile('paid/resource_z/notes.pdf', 'paid too')
  await putFile('members/videos/film.webm', 'film')
  await putFile('elsewhere/secret.txt', 'secret')
  await putFile('paid/resource_y/questions/full-mock-1/a1.png', 'figure')
  await putFile('members/questions/paid-quiz/b2.png', 'figure')
  await putFile('unpublished/questions/next-paper/c3.png', 'figure')
  await putFile('images/questions/free-mock-1/d4.png', 'figure')
})

const roles = ['visitor', 'student', 'member']

describe.each(roles)('a %s', (role) => {
  const file = (path: string) => ref(bench.storage(role), path)

  it('sees the carousel and public pictures and files', async () => {
    expect((await listAll(file('Carousel'))).items.map((item) => item.name)).toEqual(['1.svg'])
    expect(await getDownloadURL(file('Carousel/1.svg'))).toContain('alt=media')
    expect((await getMetadata(file('images/jobs/clerk.svg'))).size).toBe(5)
    expect(new TextDecoder().decode(await getBytes(file('public/syllabus.pdf')))).toBe('free')
  })

  it('uploads, overwrites and deletes nothing', async () => {
    for (const path of [
      'Carousel/1.svg',
      'public/new.pdf',
      'paid/resource_y/new.pdf',
      'members/new.webm',
      'elsewhere/new.txt',
    ]) {
      await expectRefused(uploadString(file(path), 'mine'))
    }
    await expectRefused(deleteObject(file('Carousel/1.svg')))
  })

  it('finds everything else closed', async () => {
    await expectRefused(getBytes(file('elsewhere/secret.txt')))
    await expectRefused(listAll(file('paid/resource_y')))
    await expectRefused(listAll(file('paid')))
    await expectRefused(listAll(file('members/videos')))
    await expectRefused(listAll(file('members')))
    for (const folder of ['images', 'images/questions', 'images/questions/free-mock-1', 'images/jobs']) {
      await expectRefused(listAll(file(folder)))
    }
    await expectRefused(getBytes(file('paid/resource_z/notes.pdf')))
  })
})

it.each(['visitor', 'student'])(
  'a %s who does not own the product gets neither its file nor a link to it',
  async (role) => {
    const paid = ref(bench.storage(role), 'paid/resource_y/notes/chapter 1.pdf')
    await expectRefused(getBytes(paid))
    await expectRefused(getDownloadURL(paid))
    await expectRefused(getMetadata(paid))
  },
)

it('the owner of the product gets its file', async () => {
  const paid = ref(bench.storage('member'), 'paid/resource_y/notes/chapter 1.pdf')
  expect(new TextDecoder().decode(await getBytes(paid))).toBe('paid')
})

describe('a film that needs login', () => {
  const film = (role: string) => ref(bench.storage(role), 'members/videos/film.webm')

  it.each(['student', 'member'])('is read by a %s', async (role) => {
    expect(new TextDecoder().decode(await getBytes(film(role)))).toBe('film')
  })

  it('is read by no visitor, who gets no link to it either', async () => {
    await expectRefused(getBytes(film('visitor')))
    await expectRefused(getDownloadURL(film('visitor')))
    await expectRefused(getMetadata(film('visitor')))
  })
})

describe('a picture of a question', () => {
  const paid = 'paid/resource_y/questions/full-mock-1/a1.png'
  const login = 'members/questions/paid-quiz/b2.png'
  const unpublished = 'unpublished/questions/next-paper/c3.png'
  const free = 'images/questions/free-mock-1/d4.png'

  it.each([
    ['visitor', [free], [paid, login, unpublished]],
    ['student', [free, login], [paid, unpublished]],
    ['member', [free, login, paid], [unpublished]],
  ])('shows a %s what their questions may show', async (role, seen, closed) => {
    for (const path of seen) {
      expect(new TextDecoder().decode(await getBytes(ref(bench.storage(role), path)))).toBe('figure')
    }
    for (const path of closed) {
      await expectRefused(getBytes(ref(bench.storage(role), path)))
      await expectRefused(getDownloadURL(ref(bench.storage(role), path)))
      await expectRefused(listAll(ref(bench.storage(role), path.replace(/\/[^/]+$/, ''))))
    }
  })
})
