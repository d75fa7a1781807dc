import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
} from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { expectRefused, setUpBench } from './testing/roles'

const product = 'testseries_x'

const bench = setUpBench(async ({ put }) => {
  await put('categories/c1', { name: 'Package', section_type: 'Test_Series', productId: product })
  await put('paid_resource_categories/p1', { name: 'Pack', productId: 'resource_y' })
  await put('current_affairs/a1', { heading: 'A', isImportant: true, isActive: true, date: new Date() })
  await put('dailyDoses/d1', { title: 'D' })
  await put('jobs/j1', { title: 'J', timestamp: new Date() })
  await put('videos/v1', { title: 'V' })
  await put('videos/paid', { title: 'P', isPaid: true })
  await put('videos/paid/private/access', { url: 'members/videos/p.webm' })
  await put('videos/sold', { title: 'S', isPaid: true, productId: 'resource_y' })
  await put('videos/sold/private/access', { url: 'paid/resource_y/s.webm' })
  await put('videos/other', { title: 'O', isPaid: true, productId: 'resource_z' })
  await put('videos/other/private/access', { url: 'paid/resource_z/o.webm' })
  await put('videos/blank', { title: 'B', isPaid: true, productId: '' })
  await put('videos/blank/private/access', { url: 'members/videos/b.webm' })
  await put('videos/gone/private/access', { url: 'members/videos/g.webm' })
  await put('pdfs/f1', { title: 'F', timestamp: new Date() })
  await put('resources/r1', { title: 'R', productId: 'resource_y', isPaid: true })
  await put('resources/r1/private/access', { url: 'https://videos.example/1' })
  await put('resources/free/private/access', { url: 'https://videos.example/2' })
  await put('quizzes/q1', { title: 'Q', published: true })
  await put('quizzes/draft', { title: 'Draft', published: false })
  await put('mock_tests/m1', { title: 'M', published: true })
  await put('mock_tests/draft', { title: 'Draft', published: false })
  await put('corrections/mock:m1', { testKey: 'mock/m1', title: 'M', latestAt: new Date(), entries: {} })
  await put('question_index/head', { version: 'v1' })
  await put('catalogues/quizzes', { version: 'v1', documents: '[]' })
  await put('test_series/s1', { category: 'Package', tests: [] })
  await put('test_series/s1/tests/free', { isPaid: false, productId: product, questions: [] })
  await put('test_series/s1/tests/premium', { isPaid: true, productId: product, questions: [] })
  await put('test_series/s1/tests/other', { isPaid: true, productId: 'testseries_other', questions: [] })
  await put(`user_purchases/member_${product}`, { userId: 'member', productId: product, isActive: true })
  await put('user_purchases/member_resource_y', { userId: 'member', productId: 'resource_y', isActive: true })
  await put('user_purchases/student_resource_y', {
    userId: 'student',
    productId: 'resource_y',
    isActive: false,
  })
})

const publicLists: Array<[name: string, most: number]> = [
  ['categories', 100],
  ['paid_resource_categories', 100],
  ['current_affairs', 100],
  ['dailyDoses', 100],
  ['jobs', 100],
  ['videos', 100],
  ['pdfs', 100],
  ['resources', 1000],
  ['test_series', 100],
  ['corrections', 100],
  ['question_index', 20],
]

describe.each(['visitor', 'student', 'member'])('a %s', (role) => {
  it.each(publicLists)('reads %s, one and as a list of at most %i', async (name, most) => {
    const db = bench.db(role)
    const list = await getDocs(query(collection(db, name), limit(most)))
    const [first] = list.docs
    expect(first && (await getDoc(doc(db, name, first.id))).exists()).toBe(true)
    await expectRefused(getDocs(query(collection(db, name), limit(most + 1))))
    await expectRefused(getDocs(query(collection(db, name))))
  })

  it.each([...publicLists.map(([name]) => name), 'quizzes', 'mock_tests'])(
    'never writes %s',
    async (name) => {
      await expectRefused(setDoc(doc(bench.db(role), name, 'mine'), { title: 'mine', published: true }))
    },
  )

  it.each(['quizzes', 'mock_tests'])('reads published %s only', async (name) => {
    const db = bench.db(role)
    const published = query(collection(db, name), where('published', '==', true), limit(10))
    expect((await getDocs(published)).docs.map((found) => found.data().title)).toHaveLength(1)
    await expectRefused(getDocs(query(collection(db, name), limit(10))))
    await expectRefused(getDocs(query(collection(db, name), where('published', '==', false), limit(10))))
    await expectRefused(getDoc(doc(db, name, 'draft')))
  })

  it('reads a catalogue by its name, lists none and writes none', async () => {
    const db = bench.db(role)
    expect((await getDoc(doc(db, 'catalogues/quizzes'))).exists()).toBe(true)
    await expectRefused(getDocs(query(collection(db, 'catalogues'), limit(1))))
    await expectRefused(setDoc(doc(db, 'catalogues/quizzes'), { version: 'mine', documents: '[]' }))
  })

  it('reads a free test, and lists none', async () => {
    const db = bench.db(role)
    expect((await getDoc(doc(db, 'test_series/s1/tests/free'))).exists()).toBe(true)
    const free = query(collection(db, 'test_series/s1/tests'), where('isPaid', '==', false), limit(100))
    await expectRefused(getDocs(free))
  })

  it('never lists tests without saying which, nor across packages', async () => {
    const db = bench.db(role)
    await expectRefused(getDocs(query(collection(db, 'test_series/s1/tests'), limit(100))))
    await expectRefused(
      getDocs(query(collection(db, 'test_series/s1/tests'), where('isPaid', '==', true), limit(100))),
    )
    await expectRefused(getDocs(query(collectionGroup(db, 'tests'), limit(100))))
    await expectRefused(
      getDocs(query(collectionGroup(db, 'tests'), where('isPaid', '==', false), limit(100))),
    )
  })

  it('never reads a premium test of a product that is not theirs', async () => {
    await expectRefused(getDoc(doc(bench.db(role), 'test_series/s1/tests/other')))
  })

  it('never reads the private address of a resource without a product', async () => {
    await expectRefused(getDoc(doc(bench.db(role), 'resources/free/private/access')))
  })
})

describe.each(['visitor', 'student'])('a %s who has not paid', (role) => {
  it('is refused premium questions, by get and by query', async () => {
    const db = bench.db(role)
    await expectRefused(getDoc(doc(db, 'test_series/s1/tests/premium')))
    const byProduct = query(
      collection(db, 'test_series/s1/tests'),
      where('productId', '==', product),
      limit(10),
    )
    await expectRefused(getDocs(byProduct))
  })

  it('is refused the address of a paid resource', async () => {
    await expectRefused(getDoc(doc(bench.db(role), 'resources/r1/private/access')))
  })
})

describe('the owner of the product', () => {
  it('reads its premium tests, and lists none', async () => {
    const db = bench.db('member')
    expect((await getDoc(doc(db, 'test_series/s1/tests/premium'))).exists()).toBe(true)
    const byProduct = query(
      collection(db, 'test_series/s1/tests'),
      where('productId', '==', product),
      limit(10),
    )
    await expectRefused(getDocs(byProduct))
  })

  it('reads the address of its paid resources', async () => {
    const access = await getDoc(doc(bench.db('member'), 'resources/r1/private/access'))
    expect(access.data()).toEqual({ url: 'https://videos.example/1' })
  })
})

describe('where a video that needs login is', () => {
  const open = async (role: string, id: string) =>
    (await getDoc(doc(bench.db(role), `videos/${id}/private/access`))).data()?.url

  it.each(['student', 'unverified', 'member'])('is told to a %s', async (role) => {
    expect(await open(role, 'paid')).toBe('members/videos/p.webm')
  })

  it('is told to the owner of its product', async () => {
    expect(await open('member', 'sold')).toBe('paid/resource_y/s.webm')
  })

  it.each([
    ['visitor', 'paid'],
    ['visitor', 'sold'],
    ['student', 'sold'],
    ['student', 'other'],
    ['member', 'other'],
    ['member', 'blank'],
    ['member', 'gone'],
  ])('is kept from a %s for the video "%s"', async (role, id) => {
    await expectRefused(open(role, id))
  })

  it.each(['visitor', 'student', 'member'])('is never listed or written by a %s', async (role) => {
    const db = bench.db(role)
    for (const id of ['paid', 'sold']) {
      await expectRefused(getDocs(query(collection(db, `videos/${id}/private`), limit(1))))
      await expectRefused(setDoc(doc(db, `videos/${id}/private/access`), { url: 'https://mine.example/' }))
    }
    await expectRefused(getDocs(query(collectionGroup(db, 'private'), limit(1))))
    await expectRefused(getDoc(doc(db, 'videos/paid/private/else')))
  })
})

it('the important current affairs are asked for with the index that exists', async () => {
  const important = query(
    collection(bench.db('visitor'), 'current_affairs'),
    where('isImportant', '==', true),
    where('isActive', '==', true),
    orderBy('date', 'desc'),
    limit(5),
  )
  expect((await getDocs(important)).size).toBe(1)
})

it('nobody but the endpoint sees orders, and unknown collections are closed', async () => {
  await bench.put('orders/o1', { userId: 'student' })
  for (const role of ['visitor', 'student', 'member']) {
    const db = bench.db(role)
    await expectRefused(getDoc(doc(db, 'orders/o1')))
    await expectRefused(getDocs(query(collection(db, 'orders'), where('userId', '==', 'student'), limit(1))))
    await expectRefused(setDoc(doc(db, 'orders/o2'), { userId: 'student' }))
    await expectRefused(getDoc(doc(db, 'anything/else')))
  }
})

// In a project of their own, so that the lists above stay as they are.
describe('what asks for a login', () => {
  const bench = setUpBench(async ({ put }) => {
    await put('quizzes/marked', { title: 'Q', published: true, isPaid: true, questions: [{}] })
    await put('quizzes/priced', { title: 'Q', published: true, price: ' 20', questions: [{}] })
    await put('quizzes/mistaken', { title: 'Q', published: true, price: -20, questions: [{}] })
    await put('quizzes/free', { title: 'Q', published: true, isPaid: false, price: '0', questions: [{}] })
    await put('pdfs/marked', { title: 'F', isPaid: true, url: 'public/f.pdf' })
    await put('pdfs/priced', { title: 'F', price: 5, pdfUrl: 'public/f.pdf' })
    await put('pdfs/free', { title: 'F', price: 0, url: 'public/f.pdf' })
    for (const [id, published] of [
      ['test', true],
      ['draft', false],
    ] as const) {
      await put(`mock_tests/${id}`, { title: 'M', published, isPaid: true, questions: null })
      await put(`mock_tests/${id}/private/access`, { questions: [{}] })
    }
    await put('mock_tests/whole', { title: 'M', published: true, price: 10, questions: [{}] })
    await put('dailyDoses/dose', { title: 'D', isPaid: true, content: null })
    await put('dailyDoses/dose/private/access', { content: 'The read' })
    await put('dailyDoses/whole', { title: 'D', isPaid: true, content: 'The read' })
    // Switched off by an operator.
    await put('users/member', { name: 'M', email: 'member@demo.test', isActive: false })
  })
  const card = ['quizzes/free', 'pdfs/free', 'mock_tests/test', 'dailyDoses/dose']
  const whole = [
    'quizzes/marked',
    'quizzes/priced',
    'quizzes/mistaken',
    'pdfs/marked',
    'pdfs/priced',
    'mock_tests/whole',
    'dailyDoses/whole',
  ]
  const bodies = ['mock_tests/test/private/access', 'dailyDoses/dose/private/access']

  it.each([
    ['visitor', card, [...whole, ...bodies]],
    ['student', [...card, ...whole, ...bodies], ['mock_tests/draft/private/access']],
    ['member', card, bodies],
  ])('shows a %s no more than they may see', async (role, shown, refused) => {
    for (const path of shown) expect((await getDoc(doc(bench.db(role), path))).exists()).toBe(true)
    for (const path of refused) await expectRefused(getDoc(doc(bench.db(role), path)))
  })

  it.each(['visitor', 'student'])('lists no body for a %s, and nobody writes one', async (role) => {
    for (const path of ['mock_tests/test/private', 'dailyDoses/dose/private']) {
      await expectRefused(getDocs(query(collection(bench.db(role), path), limit(1))))
      await expectRefused(setDoc(doc(bench.db(role), `${path}/access`), { content: 'mine' }))
    }
  })
})
