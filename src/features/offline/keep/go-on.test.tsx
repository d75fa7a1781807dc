import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { quizRepository } from '@/content/quizzes/repository'
import { type Quiz, quizSchema } from '@/content/quizzes/schema'
import { toAppError } from '@/lib/app-error'
import { forgetOwner, visitor } from '@/lib/device/device-store'
import { setSignedIn } from '../../../../tests/testing/signed-in'
import { keptItems } from '../device/kept-items'
import { noteUnderWay, requestsUnderWay } from '../device/under-way'
import type { KeepRequest } from '../model/kept-item'
import { goOnKeeping } from './go-on'
import { lockOf, startKeeping, stopKeeping } from './keeper'
import { paperKeeper } from './paper-keeper'

const quiz = quizSchema.parse({
  id: 'rivers',
  title: 'Rivers',
  published: true,
  questions: [{ question: 'Which river?', options: ['Krishna', 'Ganga'], correctAnswer: 1 }],
}) as Quiz

/** Each test keeps one of its own: what is under way is known for the life of the page. */
let number = 0
let wanted: KeepRequest
const offline = () => toAppError(new TypeError('Failed to fetch'))
const isKept = async (owner = visitor) =>
  (await keptItems(owner)).some(({ id, whole }) => id === wanted.id && whole)
const isUnderWay = async (owner = visitor) =>
  (await requestsUnderWay(owner)).some(({ id }) => id === wanted.id)

beforeEach(() => {
  number += 1
  const id = `paper:quiz/${number}`
  wanted = { id, kind: 'quiz', title: 'Rivers', path: `/quiz/${number}/preview`, productId: null }
  setSignedIn(false)
})
afterEach(async () => {
  stopKeeping(visitor, wanted.id)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await Promise.all([forgetOwner(visitor), forgetOwner('ravi')])
})

test('what a closed page was keeping is gone on with at the next start, for a student as for a visitor', async () => {
  vi.spyOn(quizRepository, 'find').mockResolvedValue(quiz)
  await noteUnderWay(visitor, wanted)
  await goOnKeeping(visitor)
  await vi.waitFor(async () => expect(await isKept()).toBe(true))
  await vi.waitFor(async () => expect(await isUnderWay()).toBe(false))

  setSignedIn(true)
  await noteUnderWay('ravi', wanted)
  await goOnKeeping('ravi')
  await vi.waitFor(async () => expect(await isKept('ravi')).toBe(true))
})

test('a network that is gone leaves it wanted, and it comes when the network is back', async () => {
  const find = vi.spyOn(quizRepository, 'find').mockRejectedValueOnce(offline()).mockResolvedValue(quiz)
  startKeeping(paperKeeper, visitor, wanted)
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(1))
  expect(await isUnderWay()).toBe(true)
  dispatchEvent(new Event('online'))
  await vi.waitFor(async () => expect(await isKept()).toBe(true))
  await vi.waitFor(async () => expect(await isUnderWay()).toBe(false))
})

test('what the student has stopped stays stopped', async () => {
  const find = vi.spyOn(quizRepository, 'find').mockRejectedValue(offline())
  startKeeping(paperKeeper, visitor, wanted)
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(1))
  stopKeeping(visitor, wanted.id)
  await vi.waitFor(async () => expect(await isUnderWay()).toBe(false))
  await goOnKeeping(visitor)
  dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(find).toHaveBeenCalledTimes(1)
})

test('a full device is not tried again by itself, nor what cannot be had', async () => {
  const find = vi.spyOn(quizRepository, 'find').mockResolvedValue(quiz)
  const { put } = IDBObjectStore.prototype // oxlint-disable-line typescript/unbound-method -- called on its store
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (typeof key === 'string' && key.includes('/question-papers/'))
      throw new DOMException('full', 'QuotaExceededError')
    return put.call(this, value, key)
  })
  startKeeping(paperKeeper, visitor, wanted)
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(1))
  await vi.waitFor(async () => expect(await isUnderWay()).toBe(false))
  await goOnKeeping(visitor)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(find).toHaveBeenCalledTimes(1)
})

test('what another tab is keeping is left to it', async () => {
  const find = vi.spyOn(quizRepository, 'find').mockResolvedValue(quiz)
  await noteUnderWay(visitor, wanted)
  const held = [{ name: lockOf(visitor, wanted.id) }]
  vi.stubGlobal('navigator', { onLine: true, locks: { query: async () => ({ held }) } })
  await goOnKeeping(visitor)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(find).not.toHaveBeenCalled()
  expect(await isUnderWay()).toBe(true)
})
