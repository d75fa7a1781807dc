import type { Firestore } from 'firebase/firestore/lite'
import { beforeAll, expect, test } from 'vitest'
import { createCurrentAffairRepository } from '@/content/current-affairs/repository'
import { createJobRepository } from '@/content/jobs/repository'
import { createPackRepository } from '@/content/packs/repository'
import { createQuizRepository } from '@/content/quizzes/repository'
import { createResourceRepository } from '@/content/resources/repository'
import { createVideoRepository } from '@/content/videos/repository'
import { createPurchaseRepository } from '@/features/payments/purchases/purchase-repository'
import { AppError } from '@/lib/app-error'
import { createUserRepository } from '@/session/user-repository'
import { lists } from './testing/lists'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
let db: Firestore

beforeAll(async () => {
  db = backend.db('student')
  // It fails here unless what fails below worked until now, over the same connection.
  await createJobRepository(db).list(null)
  await backend.stop()
})

const student = { id: 'student-demo', name: 'Lakshmi Rao', email: 'student@demo.test', phone: '' }

const calls: [name: string, call: () => Promise<unknown>][] = [
  ...lists.map(({ name, read }): [string, () => Promise<unknown>] => [name, () => read(db)]),
  ['a current affair', () => createCurrentAffairRepository(db).find('a')],
  ['a current affair by address', () => createCurrentAffairRepository(db).findByAddress('a-b')],
  [
    'related current affairs',
    () => createCurrentAffairRepository(db).related({ id: 'a', category: 'Sports' }),
  ],
  ['a job', () => createJobRepository(db).find('a')],
  ['a video', () => createVideoRepository(db).find('a')],
  ['a paid category', () => createPackRepository(db).find('a')],
  ['a paid address', () => createResourceRepository(db).findAccess('a')],
  ['a file', () => createResourceRepository(db).find('a')],
  ['a student’s record', () => createUserRepository(db).find(student.id, student.email)],
  ['a new record', () => createUserRepository(db).create({ ...student, notice: '2026-11-24' })],
  ['a changed record', () => createUserRepository(db).update(student.id, student)],
  ['purchases', () => createPurchaseRepository(db).find(student.id)],
]

async function failureOf(call: () => Promise<unknown>): Promise<unknown> {
  return call().then(
    () => 'no failure at all',
    (error: unknown) => error,
  )
}

test.each(calls)('without the backend, asking for %s says that the network failed', async (_, call) => {
  const failure = await failureOf(call)
  expect(failure).toBeInstanceOf(AppError)
  expect(failure).toMatchObject({
    code: 'network-request-failed',
    message: 'Network error. Please check your internet connection.',
  })
})

const ownSentences: [name: string, call: () => Promise<unknown>, message: string][] = [
  ['a quiz', () => createQuizRepository(db).find('a'), 'Failed to load quiz. Please try again.'],
  [
    'a purchase',
    () => createPurchaseRepository(db).record({ userId: student.id, productId: 'p' }, 'P'),
    'Failed to add test series or resource purchase',
  ],
]

test.each(ownSentences)(
  'without the backend, %s fails with the sentence of its own',
  async (_, call, message) => {
    expect(await failureOf(call)).toMatchObject({ name: 'AppError', code: 'network-request-failed', message })
  },
)
