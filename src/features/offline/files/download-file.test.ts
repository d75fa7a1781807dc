import 'fake-indexeddb/auto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { everythingOf, forgetOwner, visitor } from '@/lib/device/device-store'
import { setSignedIn } from '../../../../tests/testing/signed-in'
import { downloadItems } from '../device/download-list'
import type { DownloadRequest } from '../model/download-item'
import { compareFile, downloadFile, removeFile } from './download-file'
import { downloadedFile } from './downloaded-file'
import { addressOf, fileRequest, keyOfFile } from './file-address'
import { pieceSize } from './file-store'

const bytesOf = (length: number, seed = 1) =>
  Uint8Array.from({ length }, (_, index) => (index * 31 + seed * 7 + (index >> 8)) % 251)

/** A server with one file, as the storage answers; what it did is noted. */
interface Place {
  file: Uint8Array
  generation: string
  /** Without it there is no description, as on a site of the web. */
  isStorage: boolean
  hasRanges: boolean
  /** Answers with this status instead. */
  refuses: number | null
  /** For the next requests of bytes: how many are sent before the connection breaks. */
  breaks: number[]
  ranges: string[]
  sent: number
}

let server: Server | null = null
let place: Place
let file: DownloadRequest
let ended: AbortController
const events = (more: object = {}) => ({ signal: ended.signal, ...more })

function answer(request: IncomingMessage, response: ServerResponse) {
  const { file: bytes, generation, isStorage, refuses } = place
  if (refuses !== null) return response.writeHead(refuses).end()
  if (isStorage && !request.url?.includes('alt=media')) {
    return response.end(JSON.stringify({ size: String(bytes.length), generation }))
  }
  const { range = '' } = request.headers
  place.ranges.push(range)
  const [, from, to] = /bytes=(\d+)-(\d*)/.exec(range) ?? []
  const begin = place.hasRanges ? Number(from ?? 0) : 0
  const end = place.hasRanges && to ? Number(to) + 1 : bytes.length
  const body = bytes.subarray(begin, end)
  const headers = { 'content-length': body.length, etag: generation }
  const rangeHeader = { 'content-range': `bytes ${begin}-${end - 1}/${bytes.length}` }
  if (place.hasRanges && range) response.writeHead(206, { ...headers, ...rangeHeader })
  else response.writeHead(200, headers)
  const breaksAfter = place.breaks.shift()
  const part = breaksAfter === undefined ? body : body.subarray(0, breaksAfter)
  place.sent += part.length
  if (part.length === body.length) return response.end(body)
  return response.write(part, () => setTimeout(() => request.socket.destroy(), 20))
}

async function setUp(told: Partial<Place> = {}) {
  place = {
    file: bytesOf(1_200_000),
    generation: 'first',
    isStorage: true,
    hasRanges: true,
    refuses: null,
    breaks: [],
    ranges: [],
    sent: 0,
    ...told,
  }
  ended = new AbortController()
  const listening = createServer(answer)
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const address = listening.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const url = `http://127.0.0.1:${port}/o/book.pdf${place.isStorage ? '?alt=media' : ''}`
  file = fileRequest('book', { kind: 'web', url }, { title: 'Book', productId: null })
}

const key = () => keyOfFile(file)
const allOf = async (owner = visitor) => {
  const kept = await downloadedFile(owner, key())
  return kept && new Uint8Array(await (await kept.blob('application/pdf')).arrayBuffer())
}
/** Vitest compares byte by byte, in seconds. */
const same = (a: Uint8Array | null | undefined, b: Uint8Array) =>
  a?.length === b.length && Buffer.compare(a, b) === 0
const pieces = async (owner = visitor) =>
  (await everythingOf(owner)).filter(({ area, key: name }) => area === 'offline-files' && name.includes('\n'))

afterEach(async () => {
  ended.abort()
  setSignedIn(false)
  await forgetOwner(visitor)
  server?.closeAllConnections()
  server?.close()
  vi.unstubAllGlobals()
})

describe('downloadFile', () => {
  it('keeps a file in pieces and lists it; the bytes are read back from wherever they are asked for', async () => {
    await setUp()
    const loaded: number[] = []
    await downloadFile(visitor, file, events({ onProgress: (now: number) => loaded.push(now) }))
    expect((await pieces()).map(({ value }) => (value as Uint8Array).length)).toEqual([
      pieceSize,
      pieceSize,
      1_200_000 - 2 * pieceSize,
    ])
    expect(loaded.at(-1)).toBe(1_200_000)
    expect(await downloadItems(visitor)).toEqual([
      expect.objectContaining({
        id: `file:${key()}`,
        kind: 'file',
        title: 'Book',
        path: expect.stringMatching(/^\/pdf-viewer\/book\?url=http.*&title=Book$/),
        bytes: 1_200_000,
        loaded: 1_200_000,
        whole: true,
        productId: null,
      }),
    ])
    expect(same(await allOf(), place.file)).toBe(true)
    const kept = await downloadedFile(visitor, key())
    expect(await kept?.read(pieceSize - 3, pieceSize + 5)).toEqual(
      place.file.subarray(pieceSize - 3, pieceSize + 5),
    )
    expect(same(await kept?.read(10, 1_199_999), place.file.subarray(10, 1_199_999))).toBe(true)
    expect(place.sent).toBe(1_200_000)
  })

  it('is whole after any breaks, and never asks again for a piece that is here', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 * pieceSize }),
        fc.array(fc.integer({ min: 0, max: 2 * pieceSize }), { maxLength: 2 }),
        fc.boolean(),
        async (length, breaks, isStorage) => {
          await setUp({
            file: bytesOf(length),
            breaks: isStorage ? [...breaks] : [length, ...breaks],
            isStorage,
          })
          await downloadFile(visitor, file, events())
          expect(same(await allOf(), place.file)).toBe(true)
          const begins = place.ranges
            .filter((range) => range.endsWith('-'))
            .map((range) => Number(range.slice(6, -1)))
          expect(begins.every((begin) => begin % pieceSize === 0)).toBe(true)
          expect(begins).toEqual([...begins].sort((a, b) => a - b))
          await removeFile(visitor, key())
          server?.close()
        },
      ),
      { numRuns: 8 },
    )
  })

  it('that is stopped keeps what has come, shows no whole copy, and goes on from there', async () => {
    await setUp({ breaks: [pieceSize + 1000] })
    const keeping = downloadFile(
      visitor,
      file,
      events({ onWaiting: (waits: boolean) => waits && ended.abort() }),
    )
    await expect(keeping).rejects.toMatchObject({ name: 'AbortError' })
    expect(await downloadedFile(visitor, key())).toBeNull()
    expect(await downloadItems(visitor)).toEqual([
      expect.objectContaining({ loaded: pieceSize, whole: false }),
    ])
    ended = new AbortController()
    await downloadFile(visitor, file, events())
    expect(place.ranges).toEqual(['bytes=0-', `bytes=${pieceSize}-`])
    expect(same(await allOf(), place.file)).toBe(true)
  })

  it('begins anew when the file has changed since it was stopped', async () => {
    await setUp({ breaks: [pieceSize + 1000] })
    const keeping = downloadFile(
      visitor,
      file,
      events({ onWaiting: (waits: boolean) => waits && ended.abort() }),
    )
    await keeping.catch(() => undefined)
    ended = new AbortController()
    place.file = bytesOf(1_200_000, 2)
    place.generation = 'second'
    await downloadFile(visitor, file, events())
    expect(place.ranges).toEqual(['bytes=0-', 'bytes=0-'])
    expect(same(await allOf(), place.file)).toBe(true)
  })

  it('begins anew when the file changes while it comes', async () => {
    await setUp({ breaks: [pieceSize + 1000] })
    const change = (waits: boolean) => {
      if (!waits) return
      place.file = bytesOf(1_100_000, 2)
      place.generation = 'second'
    }
    await downloadFile(visitor, file, events({ onWaiting: change }))
    expect(same(await allOf(), place.file)).toBe(true)
  })

  it('takes a server without ranges at its word', async () => {
    await setUp({ isStorage: false, hasRanges: false, breaks: [0, pieceSize + 1000] })
    await downloadFile(visitor, file, events())
    expect(same(await allOf(), place.file)).toBe(true)
  })

  it.each([
    [403, 'unauthorized'],
    [404, 'object-not-found'],
  ])('that is answered %d ends, and nothing stays', async (refuses, code) => {
    await setUp({ breaks: [pieceSize + 1000] })
    const refuse = (waits: boolean) => {
      if (waits) place.refuses = refuses
    }
    await expect(downloadFile(visitor, file, events({ onWaiting: refuse }))).rejects.toMatchObject({ code })
    expect(await everythingOf(visitor)).toEqual([])
  })
})

/** The device has no room for a piece with such a name. */
function refusePiece(refused: RegExp) {
  const put = IDBObjectStore.prototype.put // oxlint-disable-line typescript/unbound-method -- called as a method below
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, name) {
    if (typeof name === 'string' && refused.test(name)) throw new DOMException('full', 'QuotaExceededError')
    return put.call(this, value, name)
  })
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
}

describe('a full device', () => {
  it('is asked for room before a byte is loaded', async () => {
    await setUp()
    const estimate = () => Promise.resolve({ quota: 5_000_000, usage: 3_000_000 })
    vi.stubGlobal('navigator', { storage: { estimate } })
    await expect(downloadFile(visitor, file, events())).rejects.toMatchObject({
      code: 'device-full',
      message: expect.stringMatching(/^There is no room for 1\.2 MB on this device\. Free some space/),
    })
    expect(place.ranges).toEqual([])
    expect(await everythingOf(visitor)).toEqual([])
  })

  it('that refuses the first word of a newer edition says so, and keeps the older one', async () => {
    await setUp()
    await downloadFile(visitor, file, events())
    const before = place.file
    place.file = bytesOf(900_000, 2)
    place.generation = 'second'
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await expect(downloadFile(visitor, file, events())).rejects.toMatchObject({
      code: 'device-full',
      message: expect.stringMatching(/^There is no room for the file on this device\./),
    })
    vi.restoreAllMocks()
    expect(same(await allOf(), before)).toBe(true)
  })

  it('gives back what had come, and loses nothing else', async () => {
    await setUp()
    await downloadFile(visitor, file, events())
    const { url } = addressOf(file) as { url: string }
    const address = { kind: 'web', url: url.replace('book', 'other') } as const
    const other = fileRequest('other', address, { title: 'Other', productId: null })
    refusePiece(/other\.pdf\n.*\/1$/)
    await expect(downloadFile(visitor, other, events())).rejects.toMatchObject({ code: 'device-full' })
    expect(await downloadItems(visitor)).toEqual([
      expect.objectContaining({ id: `file:${key()}`, whole: true }),
    ])
    expect(await pieces()).toHaveLength(3)
    expect(same(await allOf(), place.file)).toBe(true)
  })
})

it('after signing out nothing is written any more, and another student sees nothing', async () => {
  await setUp({ breaks: [pieceSize + 1000] })
  setSignedIn(true)
  const leave = async (waits: boolean) => {
    if (!waits) return
    setSignedIn(false)
    await forgetOwner('ravi')
  }
  const keeping = downloadFile('ravi', file, events({ onWaiting: leave }))
  await expect(keeping).rejects.toMatchObject({ name: 'AbortError' })
  expect(await everythingOf('ravi')).toEqual([])

  setSignedIn(true)
  await downloadFile('ravi', file, events())
  expect(await downloadedFile('ravi', key())).not.toBeNull()
  expect(await downloadedFile('asha', key())).toBeNull()
  expect(await downloadItems('asha')).toEqual([])
})

it('who signs in opens what was kept before, and a visitor still has it', async () => {
  await setUp()
  await downloadFile(visitor, file, events())
  setSignedIn(true)
  expect(await downloadedFile('ravi', key())).toMatchObject({ owner: visitor })
  expect(await downloadedFile(visitor, key())).not.toBeNull()
  await removeFile(visitor, key())
  expect(await downloadedFile('ravi', key())).toBeNull()
})

it('a kept file whose server has a newer one is to be kept anew, and opens until then', async () => {
  await setUp()
  await downloadFile(visitor, file, events())
  await compareFile(visitor, key())
  expect(await downloadedFile(visitor, key())).toMatchObject({ isOld: false })
  const before = place.file
  place.file = bytesOf(900_000, 2)
  place.generation = 'second'
  await compareFile(visitor, key())
  expect(await downloadedFile(visitor, key())).toMatchObject({ isOld: true })
  expect(same(await allOf(), before)).toBe(true)
  expect(await downloadItems(visitor)).toEqual([
    expect.objectContaining({ loaded: 1_200_000, whole: true, newer: true }),
  ])
  await downloadFile(visitor, file, events())
  expect(same(await allOf(), place.file)).toBe(true)
  expect(await downloadedFile(visitor, key())).toMatchObject({ isOld: false })
  expect((await downloadItems(visitor))[0]).not.toHaveProperty('newer')
})

/** The next edition of the file, of another length. */
function publish(seed: number, length = 1_100_000) {
  place.file = bytesOf(length, seed)
  place.generation = `edition ${seed}`
}
/** Begins to keep the file, and stops when the connection breaks after one piece. */
async function downloadOnePiece() {
  place.breaks = [pieceSize + 1000]
  const keeping = downloadFile(
    visitor,
    file,
    events({ onWaiting: (waits: boolean) => waits && ended.abort() }),
  )
  await expect(keeping).rejects.toMatchObject({ name: 'AbortError' })
  ended = new AbortController()
}

describe('a newer edition that is on its way', () => {
  it('leaves the older one to be opened until it is whole, and goes on where it was stopped', async () => {
    await setUp()
    await downloadFile(visitor, file, events())
    const before = place.file
    publish(2)
    await compareFile(visitor, key())
    await downloadOnePiece()
    expect(same(await allOf(), before)).toBe(true)
    expect(await downloadItems(visitor)).toEqual([
      expect.objectContaining({ loaded: 1_200_000, whole: true, newer: true }),
    ])
    await downloadFile(visitor, file, events())
    expect(place.ranges).toEqual(['bytes=0-', 'bytes=0-', `bytes=${pieceSize}-`])
    expect(same(await allOf(), place.file)).toBe(true)
    expect(await pieces()).toHaveLength(3)
    expect(await downloadItems(visitor)).toEqual([
      expect.objectContaining({ loaded: 1_100_000, whole: true }),
    ])
    expect((await downloadItems(visitor))[0]).not.toHaveProperty('newer')
  })

  it('makes room for a third one, also for one that is the first again', async () => {
    await setUp()
    await downloadFile(visitor, file, events())
    for (const seed of [2, 3]) {
      publish(seed)
      await downloadFile(visitor, file, events())
      expect(same(await allOf(), place.file)).toBe(true)
    }
    const before = place.file
    publish(4)
    await downloadOnePiece()
    publish(5)
    await downloadOnePiece()
    expect(same(await allOf(), before)).toBe(true)
    publish(3)
    await downloadFile(visitor, file, events())
    expect(same(await allOf(), before)).toBe(true)
    // Its record and its pieces, the list's entry, and nothing of the others.
    expect(await everythingOf(visitor)).toHaveLength(1 + 3 + 1)
    publish(5)
    await downloadFile(visitor, file, events())
    expect(same(await allOf(), place.file)).toBe(true)
    expect(await everythingOf(visitor)).toHaveLength(1 + 3 + 1)
  })

  it('that the device has no room for leaves the older one', async () => {
    await setUp()
    await downloadFile(visitor, file, events())
    const before = place.file
    publish(2)
    refusePiece(/\n.*\/1$/)
    await expect(downloadFile(visitor, file, events())).rejects.toMatchObject({ code: 'device-full' })
    vi.restoreAllMocks()
    expect(same(await allOf(), before)).toBe(true)
    expect(await pieces()).toHaveLength(3)
    expect(await downloadItems(visitor)).toEqual([
      expect.objectContaining({ loaded: 1_200_000, whole: true }),
    ])
  })

  it('goes with the file when that is removed', async () => {
    await setUp()
    await downloadFile(visitor, file, events())
    publish(2)
    await downloadOnePiece()
    await removeFile(visitor, key())
    expect(await everythingOf(visitor)).toEqual([])
  })
})

it('what is removed is gone, and a copy that lost a piece says so', async () => {
  await setUp()
  await downloadFile(visitor, file, events())
  const kept = await downloadedFile(visitor, key())
  await removeFile(visitor, key())
  expect(await everythingOf(visitor)).toEqual([])
  await expect(kept?.read(0, 10)).rejects.toThrow('A part of the downloaded file is missing')
})
