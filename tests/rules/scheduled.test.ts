/** What opens at a moment is closed before it, by the server's clock, and in no list. */
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  where,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { apartCollections as apart, scheduledPath } from '@/content/catalogues/definitions'
import { expectRefused, setUpBench } from './testing/roles'

// The backend runs in this process: what Date says is the server's time. It never goes back.
const setTime = (moment: string) => vi.setSystemTime(new Date(moment))
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

const product = 'testseries_x'
const opensAt = new Date('2030-03-09T10:00:00+05:30')
const scheduled = { title: 'Later', published: 'scheduled', opensAt }

const bench = setUpBench(async ({ put }) => {
  for (const name of ['quizzes', 'mock_tests']) {
    await put(`${name}/later`, scheduled)
    await put(`${name}/withdrawn`, { ...scheduled, published: false })
    await put(`${name}/never`, { ...scheduled, opensAt: '2030-03-09' })
  }
  for (const name of apart) {
    await put(`scheduled_${name}/later`, { title: 'Later', opensAt })
    await put(`scheduled_${name}/never`, { title: 'Never', opensAt: '2030-03-09' })
    await put(`scheduled_${name}/draft`, { title: 'Draft' })
    await put(`scheduled_${name}/withdrawn`, { title: 'Withdrawn', isActive: false, opensAt })
  }
  await put('scheduled_dailyDoses/whole', { title: 'Paid', isPaid: true, content: 'Closed', opensAt })
  const cards = {
    'dailyDoses/paid': { isPaid: true, opensAt },
    'dailyDoses/withdrawn': { isPaid: true, opensAt, isActive: false },
    'videos/paid': { isPaid: true, opensAt },
    'videos/sold': { isPaid: true, opensAt, productId: product },
    'videos/withdrawn': { isPaid: true, opensAt, isActive: false },
  }
  for (const [path, card] of Object.entries(cards)) {
    await put(scheduledPath(path), { title: 'Paid', ...card })
    await put(`${path}/private/access`, { url: 'members/a.webm', content: 'Closed' })
  }
  await put('mock_tests/paid', { ...scheduled, isPaid: true })
  await put('mock_tests/paid/private/access', { questions: [] })
  const test = { isPaid: false, productId: product, questions: [], opensAt }
  await put('test_series/s/tests/free', test)
  await put('test_series/s/tests/premium', { ...test, isPaid: true })
  await put('test_series/s/tests/open', { ...test, opensAt: null })
  await put('test_series/s/tests/never', { ...test, opensAt: '2030-03-09' })
  await put(`user_purchases/member_${product}`, { userId: 'member', productId: product, isActive: true })
})

const read = (role: string, path: string) => getDoc(doc(bench.db(role), path))
const paths = [
  'quizzes/later',
  'mock_tests/later',
  'test_series/s/tests/free',
  ...apart.map((name) => `scheduled_${name}/later`),
]

/** What belongs to a paid item, by its role from the opening on. */
const bodies = {
  'mock_tests/paid/private/access': ['student', 'member'],
  'dailyDoses/paid/private/access': ['student', 'member'],
  'videos/paid/private/access': ['student', 'member'],
  'videos/sold/private/access': ['member'],
  'dailyDoses/withdrawn/private/access': [],
  'videos/withdrawn/private/access': [],
  'scheduled_dailyDoses/whole': ['student', 'member'],
  'test_series/s/tests/premium': ['member'],
}

describe.each(['visitor', 'student', 'member'])('a %s, a second before', (role) => {
  it.each([...paths, 'mock_tests/paid', ...Object.keys(bodies)])('does not read %s', async (path) => {
    setTime('2030-03-09T09:59:59+05:30')
    await expectRefused(read(role, path))
  })

  it('reads a test without an opening', async () => {
    expect((await read(role, 'test_series/s/tests/open')).exists()).toBe(true)
  })
})

describe.each(['visitor', 'student', 'member'])('a %s, from that second on', (role) => {
  it.each(paths)('reads %s', async (path) => {
    setTime('2030-03-09T10:00:00+05:30')
    expect((await read(role, path)).exists()).toBe(true)
  })

  it.each(['quizzes', 'mock_tests'])(
    'does not read what was withdrawn, or says no time, of %s',
    async (name) => {
      await expectRefused(read(role, `${name}/withdrawn`))
      await expectRefused(read(role, `${name}/never`))
      await expectRefused(read(role, 'test_series/s/tests/never'))
    },
  )

  it.each(apart)('of %s reads no draft and nothing without a moment, and lists nothing', async (name) => {
    await expectRefused(read(role, `scheduled_${name}/withdrawn`))
    await expectRefused(read(role, `scheduled_${name}/never`))
    await expectRefused(read(role, `scheduled_${name}/draft`))
    await expectRefused(getDocs(query(collection(bench.db(role), `scheduled_${name}`), limit(10))))
    const open = where('opensAt', '<=', new Date())
    await expectRefused(getDocs(query(collection(bench.db(role), `scheduled_${name}`), open, limit(10))))
  })

  it.each(apart)('writes nothing of %s', async (name) => {
    await expectRefused(setDoc(doc(bench.db(role), `scheduled_${name}/own`), { title: 'Own', opensAt }))
    await expectRefused(deleteDoc(doc(bench.db(role), `scheduled_${name}/later`)))
  })

  it.each(['quizzes', 'mock_tests'])('lists %s by what is published, and nothing else', async (name) => {
    const all = collection(bench.db(role), name)
    expect((await getDocs(query(all, where('published', '==', true), limit(10)))).size).toBe(0)
    await expectRefused(getDocs(query(all, where('published', '==', 'scheduled'), limit(10))))
    const open = where('opensAt', '<=', new Date())
    await expectRefused(getDocs(query(all, open, limit(10))))
  })
})

const roles = ['visitor', 'student', 'member']
const cases = Object.entries(bodies).flatMap(([path, readers]) =>
  roles.map((role) => ({ role, path, mayRead: readers.some((one) => one === role) })),
)

it.each(cases.filter(({ mayRead }) => mayRead))(
  'a $role reads $path from then on',
  async ({ role, path }) => {
    expect((await read(role, path)).exists()).toBe(true)
  },
)

it.each(cases.filter(({ mayRead }) => !mayRead))('a $role never reads $path', async ({ role, path }) => {
  await expectRefused(read(role, path))
})
