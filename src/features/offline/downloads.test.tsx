import 'fake-indexeddb/auto'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { quizRepository } from '@/content/quizzes/repository'
import { type Quiz, quizSchema } from '@/content/quizzes/schema'
import { toAppError } from '@/lib/app-error'
import { forgetOwner, visitor } from '@/lib/device/device-store'
import { setSignedIn } from '../../../tests/testing/signed-in'
import { addRequest, downloadItems, pendingRequests } from './device/download-list'
import { resumeDownloads, startDownload, stopDownload, useProgress } from './downloads'
import type { DownloadRequest } from './model/download-item'

const quiz = quizSchema.parse({
  id: 'rivers',
  title: 'Rivers',
  published: true,
  questions: [{ question: 'Which river?', options: ['Krishna', 'Ganga'], correctAnswer: 1 }],
}) as Quiz

/** Each test has requests of its own: progress lasts for the life of the page. */
let number = 0
function nextRequest(): DownloadRequest {
  number += 1
  const id = `paper:quiz/${number}`
  return { id, kind: 'quiz', title: 'Rivers', path: `/quiz/${number}/preview`, productId: null }
}
let wanted: DownloadRequest
const offline = () => toAppError(new TypeError('Failed to fetch'))
const isStored = async (owner = visitor) =>
  (await downloadItems(owner)).some(({ id, whole }) => id === wanted.id && whole)
const isPending = async (owner = visitor) => (await pendingRequests(owner)).some(({ id }) => id === wanted.id)
const progressOf = ({ id }: DownloadRequest) => renderHook(() => useProgress(visitor, id)).result

/** A server that answers each read only when the test says so. */
function slowServer() {
  const answers: Array<() => void> = []
  const find = vi.spyOn(quizRepository, 'find')
  find.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve(quiz))))
  const reads = (count: number) => vi.waitFor(() => expect(find).toHaveBeenCalledTimes(count))
  return { reads, answer: (index: number) => act(async () => answers[index]?.()) }
}

beforeEach(() => {
  wanted = nextRequest()
  setSignedIn(false)
})
afterEach(async () => {
  stopDownload(visitor, wanted.id)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await Promise.all([forgetOwner(visitor), forgetOwner('ravi')])
})

test('a second press changes nothing; a press after Stop starts again when the stopped download has ended', async () => {
  const { reads, answer } = slowServer()
  const progress = progressOf(wanted)
  act(() => startDownload(visitor, wanted))
  await reads(1)
  act(() => startDownload(visitor, wanted))
  expect(progress.current).toEqual({ status: 'loading', part: 0, waits: false })

  act(() => stopDownload(visitor, wanted.id))
  expect(progress.current).toBeNull()
  act(() => startDownload(visitor, wanted))
  expect(progress.current).toEqual({ status: 'queued' })
  await answer(0)
  await reads(2)
  expect(progress.current).toMatchObject({ status: 'loading' })
  await answer(1)
  await vi.waitFor(() => expect(progress.current).toBeNull())
  expect(await isStored()).toBe(true)
})

test('downloads run one after the other, also when the first fails', async () => {
  const order: string[] = []
  vi.spyOn(quizRepository, 'find').mockImplementation(async (id) => {
    order.push(id)
    if (order.length === 1) throw new DOMException('', 'QuotaExceededError')
    return quiz
  })
  const second = nextRequest()
  const progress = progressOf(wanted)
  act(() => {
    startDownload(visitor, wanted)
    startDownload(visitor, second)
  })
  await vi.waitFor(() => expect(order).toEqual([wanted.id.slice(11), second.id.slice(11)]))
  expect(progress.current).toEqual({
    status: 'failed',
    message: expect.stringMatching(/^This device is full\./),
  })
})

test('resumes at the next start what a closed page was downloading, for a student as for a visitor', async () => {
  vi.spyOn(quizRepository, 'find').mockResolvedValue(quiz)
  await addRequest(visitor, wanted)
  await resumeDownloads(visitor)
  await vi.waitFor(async () => expect(await isStored()).toBe(true))
  await vi.waitFor(async () => expect(await isPending()).toBe(false))

  setSignedIn(true)
  await addRequest('ravi', wanted)
  await resumeDownloads('ravi')
  await vi.waitFor(async () => expect(await isStored('ravi')).toBe(true))
})

test('stays pending without a network, and resumes when it is back', async () => {
  const find = vi.spyOn(quizRepository, 'find').mockRejectedValueOnce(offline()).mockResolvedValue(quiz)
  startDownload(visitor, wanted)
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(1))
  expect(await isPending()).toBe(true)
  dispatchEvent(new Event('online'))
  await vi.waitFor(async () => expect(await isStored()).toBe(true))
  await vi.waitFor(async () => expect(await isPending()).toBe(false))
})

test('what the student has stopped stays stopped', async () => {
  const find = vi.spyOn(quizRepository, 'find').mockRejectedValue(offline())
  startDownload(visitor, wanted)
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(1))
  stopDownload(visitor, wanted.id)
  await vi.waitFor(async () => expect(await isPending()).toBe(false))
  await resumeDownloads(visitor)
  dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(find).toHaveBeenCalledTimes(1)
})

test('does not retry by itself on a full device', async () => {
  const find = vi.spyOn(quizRepository, 'find').mockResolvedValue(quiz)
  const { put } = IDBObjectStore.prototype // oxlint-disable-line typescript/unbound-method -- called on its store
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (typeof key === 'string' && key.includes('/question-papers/'))
      throw new DOMException('full', 'QuotaExceededError')
    return put.call(this, value, key)
  })
  startDownload(visitor, wanted)
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(1))
  await vi.waitFor(async () => expect(await isPending()).toBe(false))
  await resumeDownloads(visitor)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(find).toHaveBeenCalledTimes(1)
})

test('leaves to another tab what that tab downloads', async () => {
  const find = vi.spyOn(quizRepository, 'find').mockResolvedValue(quiz)
  await addRequest(visitor, wanted)
  const held = [{ name: `keeping/${visitor}/${wanted.id}` }]
  vi.stubGlobal('navigator', { onLine: true, locks: { query: async () => ({ held }) } })
  await resumeDownloads(visitor)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(find).not.toHaveBeenCalled()
  expect(await isPending()).toBe(true)
})
