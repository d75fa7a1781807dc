import 'fake-indexeddb/auto'
import { collection, deleteDoc, doc, getDocs } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { QuestionCard } from '@/domain/learning/card'
import { shardIds } from '@/domain/learning/card-shards'
import { AppError } from '@/lib/app-error'
import { createDeviceStore, forgetOwner, visitor } from '@/lib/device/device-store'
import { type CardRepository, createCardRepository } from '@/own/cards/repository'
import type { Shard } from '@/own/cards/shard'
import { cardKind, createCardSync } from '@/own/cards/sync'
import { createDeviceCopy } from '@/own/device-copy'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const student = 'student-demo'
const start = 1_790_000_000_000

const reviewed = (name: string, at = start): QuestionCard => ({
  ref: `quiz/rivers#${name}`,
  reviews: [{ at, result: 'good' }],
})
const starred = (name: string, value: boolean, at = start): QuestionCard => ({
  ref: `quiz/rivers#${name}`,
  reviews: [],
  star: { value, at },
})
const asMap = (...cards: QuestionCard[]) => new Map(cards.map((card) => [card.ref, card]))

const account = () => createCardRepository(backend.db('student'))
const unreached = () => Promise.reject(new AppError('network-request-failed', 'Network error.'))
const nobody: CardRepository = { changedSince: unreached, find: unreached, save: unreached }
const isOwner = () => true
/** This device, whose memory is that of one page. */
const page = (repository: CardRepository = account(), isHere = isOwner, patience = 0) =>
  createCardSync(repository, { isOwner: isHere, device: createDeviceCopy(cardKind), patience })

const stored = async () =>
  (await getDocs(collection(backend.admin(), 'users', student, 'cards'))).docs.map((one) => ({
    id: one.id,
    text: one.get('text') as unknown,
  }))

let devices = 0
/** Another device of the same student: its areas are its own. */
const otherDevice = () =>
  createCardSync(account(), {
    isOwner,
    device: createDeviceCopy({ ...cardKind, area: `cards-of-device-${++devices}` }),
    patience: 0,
  })

beforeEach(async () => {
  await forgetOwner(student)
  await forgetOwner(visitor)
  for (const id of shardIds) await deleteDoc(doc(backend.admin(), `users/${student}/cards/${id}`))
})

describe('a student', () => {
  test('finds on one device what was done on another', async () => {
    const phone = page()
    const laptop = otherDevice()
    await phone.add(student, reviewed('q1'))
    await phone.sync(student)
    await laptop.add(student, starred('q1', true))
    expect(await laptop.sync(student)).toEqual(
      asMap({ ...reviewed('q1'), ...starred('q1', true), reviews: reviewed('q1').reviews }),
    )
    expect(await phone.sync(student)).toEqual(await laptop.sync(student))
  })

  test('costs one read and one write for a session, and one read when nothing is new', async () => {
    const repository = account()
    const calls = {
      changedSince: vi.fn<CardRepository['changedSince']>((...args) => repository.changedSince(...args)),
      find: vi.fn(repository.find),
      save: vi.fn<CardRepository['save']>((...args) => repository.save(...args)),
    }
    const phone = page(calls)
    for (let index = 0; index < 20; index++) await phone.add(student, reviewed(`q${index}`))
    await phone.sync(student)
    expect([calls.changedSince, calls.find, calls.save].map(({ mock }) => mock.calls.length)).toEqual([
      1, 0, 1,
    ])
    expect((await stored()).map(({ id }) => id)).toEqual(['0'])
    await phone.sync(student)
    await phone.sync(student)
    expect([calls.changedSince, calls.find, calls.save].map(({ mock }) => mock.calls.length)).toEqual([
      3, 0, 1,
    ])
    // The own write is read once more, since only the server knows its time; then nothing is.
    const answers = await Promise.all(
      calls.changedSince.mock.results.map(({ value }) => value as Promise<Shard[]>),
    )
    expect(answers.map((shards) => shards.length)).toEqual([0, 1, 0])
  })

  test('asks the account once in ten minutes, writes all the same, and asks again for what sign-out took away', async () => {
    const repository = account()
    const changedSince = vi.fn<CardRepository['changedSince']>((...args) => repository.changedSince(...args))
    const phone = createCardSync({ ...repository, changedSince }, { isOwner })
    await phone.add(student, reviewed('q1'))
    await phone.sync(student)
    await phone.sync(student)
    await phone.add(student, reviewed('q2'))
    await phone.sync(student)
    expect(changedSince).toHaveBeenCalledOnce()
    expect(await otherDevice().sync(student)).toEqual(asMap(reviewed('q1'), reviewed('q2')))
    await forgetOwner(student)
    expect(await phone.sync(student)).toEqual(asMap(reviewed('q1'), reviewed('q2')))
    expect(changedSince).toHaveBeenCalledTimes(2)
  })

  test('who revises on two devices at once finds both on both', async () => {
    const phone = page()
    const laptop = otherDevice()
    await Promise.all([phone.sync(student), laptop.sync(student)])
    await phone.add(student, reviewed('q1'))
    await phone.add(student, starred('q2', true))
    await laptop.add(student, reviewed('q1', start + 1000))
    await laptop.add(student, starred('q2', false, start + 1))
    await Promise.all([phone.sync(student), laptop.sync(student)])
    const both = asMap(
      {
        ref: 'quiz/rivers#q1',
        reviews: [...reviewed('q1').reviews, ...reviewed('q1', start + 1000).reviews],
      },
      starred('q2', false, start + 1),
    )
    expect(await phone.sync(student)).toEqual(both)
    expect(await laptop.sync(student)).toEqual(both)
  })

  test('goes on without a network, also after a reload; the account is told later', async () => {
    const phone = page(nobody)
    expect(await phone.add(student, reviewed('q1'))).toBe(true)
    await expect(phone.sync(student)).rejects.toMatchObject({ code: 'network-request-failed' })
    expect(await page(nobody).known(student)).toEqual(asMap(reviewed('q1')))
    expect(await stored()).toEqual([])
    await page().sync(student)
    expect(await otherDevice().sync(student)).toEqual(asMap(reviewed('q1')))
  })

  test('loses nothing when the answer to a write is lost', async () => {
    const repository = account()
    const cut = page({
      ...repository,
      save: async (...args) => {
        await repository.save(...args)
        return unreached()
      },
    })
    await cut.add(student, reviewed('q1'))
    await expect(cut.sync(student)).rejects.toMatchObject({ code: 'network-request-failed' })
    await page().add(student, reviewed('q2'))
    expect(await page().sync(student)).toEqual(asMap(reviewed('q1'), reviewed('q2')))
    expect(await otherDevice().sync(student)).toEqual(asMap(reviewed('q1'), reviewed('q2')))
  })

  test('whose session ends during a sync writes nothing to the account and leaves no copy on the device', async () => {
    let isHere = true
    const repository = account()
    const laptop = otherDevice()
    await laptop.add(student, reviewed('q1'))
    await laptop.sync(student)
    const ending = page(
      {
        ...repository,
        changedSince: async (...args) => {
          const news = await repository.changedSince(...args)
          isHere = false
          return news
        },
      },
      () => isHere,
    )
    await ending.add(student, reviewed('q2'))
    await expect(ending.sync(student)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await page(nobody).known(student)).toEqual(asMap(reviewed('q2')))
    expect(await laptop.sync(student)).toEqual(asMap(reviewed('q1')))
  })
})

describe('a visitor', () => {
  test('keeps cards on the device, and takes them along when signing in; once', async () => {
    const phone = page()
    await phone.add(visitor, reviewed('q1'))
    expect(await phone.known(visitor)).toEqual(asMap(reviewed('q1')))
    await phone.add(student, reviewed('q1', start + 1000))
    const both = asMap({
      ref: 'quiz/rivers#q1',
      reviews: [...reviewed('q1').reviews, ...reviewed('q1', start + 1000).reviews],
    })
    expect(await phone.known(student)).toEqual(both)
    expect(await phone.known(visitor)).toEqual(new Map())
    expect(await phone.sync(student)).toEqual(both)
    expect(await otherDevice().sync(student)).toEqual(both)
  })
})

describe('what nobody of ours has written', () => {
  test('is left out alone, in the account and on the device', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const updatedAt = new Date()
    const path = `users/${student}/cards`
    await backend.put(`${path}/0`, { text: 5, follows: 0, revision: 1, updatedAt })
    const text = 'hello\nquiz/rivers#q1 bzA - - -\nquiz/%#%  - - -\n'
    await backend.put(`${path}/1`, { text, follows: 0, revision: 1, updatedAt })
    await createDeviceStore('cards', { atSignOut: 'forgotten' }).setMany(student, [
      ['quiz/rivers#q8', 'quiz/rivers#q8 forged'],
      ['quiz/rivers#q9', { star: true }],
    ])
    const phone = page()
    const known: QuestionCard = { ref: 'quiz/rivers#q1', reviews: [{ at: 431_000, result: 'again' }] }
    expect(await phone.sync(student)).toEqual(asMap(known))
    await phone.add(student, reviewed('q2'))
    // The one that cannot be read is the shortest, and is refused.
    expect(await phone.sync(student)).toEqual(asMap(known, reviewed('q2')))
    expect(await otherDevice().sync(student)).toEqual(asMap(known, reviewed('q2')))
    vi.restoreAllMocks()
  })
})
