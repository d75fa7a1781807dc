import { getBytes, getMetadata, ref, uploadBytesResumable } from 'firebase/storage'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Call } from '../http'
import { createResumableUploads } from './resumable'
import { authorizationOf, BUCKET, startTestService, type TestService } from './testing/service'

let service: TestService
beforeAll(async () => {
  service = await startTestService('match /{file=**} { allow read; allow write: if request.auth != null; }')
})
afterAll(() => service.close())

function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

const MIB = 1024 * 1024
const filled = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index * 31) % 251)

async function command(
  url: string,
  name: string,
  init: { body?: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> } = {},
  offset = 0,
) {
  return fetch(url, {
    method: 'POST',
    ...init,
    headers: {
      ...authorizationOf('student'),
      'x-goog-upload-command': name,
      'x-goog-upload-offset': String(offset),
      ...init.headers,
    },
  })
}

async function start(name: string, metadata: unknown = {}, headers: Record<string, string> = {}) {
  const response = await service.call('POST', `?name=${encodeURIComponent(name)}`, {
    body: JSON.stringify(metadata),
    headers: {
      ...authorizationOf('student'),
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      ...headers,
    },
  })
  return { response, url: response.headers.get('x-goog-upload-url') ?? '' }
}

test('takes a file in chunks and reports the progress', async () => {
  const bytes = filled(3 * MIB + 17)
  const file = ref(service.connect('student'), 'big/three.bin')
  const task = uploadBytesResumable(file, bytes, { contentType: 'video/mp4', customMetadata: { by: 'me' } })
  const seen: number[] = []
  task.on('state_changed', ({ bytesTransferred }) => seen.push(bytesTransferred))
  const { metadata } = await task
  expect(metadata).toMatchObject({
    size: bytes.length,
    contentType: 'video/mp4',
    customMetadata: { by: 'me' },
  })
  expect(seen.length).toBeGreaterThan(3)
  expect(Buffer.from(await getBytes(file)).equals(Buffer.from(bytes))).toBe(true)
})

test('goes on after a pause', async () => {
  const bytes = filled(2 * MIB)
  const file = ref(service.connect('student'), 'big/paused.bin')
  const task = uploadBytesResumable(file, bytes)
  const paused = new Promise<void>((resolve) => {
    let hasPaused = false
    task.on('state_changed', ({ bytesTransferred, state }) => {
      if (state === 'paused') resolve()
      if (bytesTransferred === 0 || hasPaused) return
      hasPaused = true
      task.pause()
    })
  })
  await paused
  expect(service.store.get(BUCKET, 'big/paused.bin')).toBeUndefined()
  task.resume()
  await task
  expect(Buffer.from(await getBytes(file)).equals(Buffer.from(bytes))).toBe(true)
})

test('leaves nothing behind a cancelled upload', async () => {
  const file = ref(service.connect('student'), 'big/cancelled.bin')
  const task = uploadBytesResumable(file, filled(2 * MIB))
  task.on('state_changed', ({ bytesTransferred }) => {
    if (bytesTransferred > 0) task.cancel()
  })
  await expect(task).rejects.toMatchObject({ code: 'storage/canceled' })
  await expect(getMetadata(file)).rejects.toMatchObject({ code: 'storage/object-not-found' })
})

test('answers the commands of a resumable upload one by one', async () => {
  const { response, url } = await start(
    'steps/నోట్ 1.txt',
    {},
    { 'x-goog-upload-header-content-type': 'text/plain' },
  )
  expect(response.status).toBe(200)
  expect(response.headers.get('x-goog-upload-status')).toBe('active')
  expect(response.headers.get('x-goog-upload-chunk-granularity')).toBe('262144')
  expect(response.headers.get('access-control-expose-headers')).toContain('x-goog-upload-url')

  const first = await command(url, 'upload', { body: 'first ' })
  expect(first.headers.get('x-goog-upload-status')).toBe('active')
  const asked = await command(url, 'query')
  expect(asked.headers.get('x-goog-upload-size-received')).toBe('6')
  expect((await command(url, 'upload', { body: 'twice ' }, 0)).status).toBe(400)
  expect((await command(url, 'nonsense')).status).toBe(400)

  const last = await command(url, 'upload, finalize', { body: 'second' }, 6)
  expect(last.headers.get('x-goog-upload-status')).toBe('final')
  expect(await last.json()).toMatchObject({ name: 'steps/నోట్ 1.txt', size: '12', contentType: 'text/plain' })
  expect((await command(url, 'query')).headers.get('x-goog-upload-status')).toBe('final')
  for (const late of ['upload', 'finalize', 'cancel']) expect((await command(url, late)).status).toBe(400)
})

test('cancels at the client’s word, and knows no other uploads', async () => {
  const { url } = await start('steps/cancelled')
  expect((await command(url, 'cancel')).headers.get('x-goog-upload-status')).toBe('cancelled')
  expect((await command(url, 'upload', { body: 'late' })).status).toBe(400)
  const unknown = url.replace(/upload_id=[^&]+/, 'upload_id=made-up')
  expect((await command(unknown, 'query')).status).toBe(404)
})

test('judges an upload in chunks when it is complete, and stores nothing that is refused', async () => {
  const { url } = await start('steps/refused')
  const refused = await command(url, 'upload, finalize', { body: 'x', headers: { authorization: '' } })
  expect(refused.status).toBe(403)
  expect(service.store.get(BUCKET, 'steps/refused')).toBeUndefined()
  expect((await command(url, 'finalize')).status).toBe(400)
})

test('starts no upload for a caller who may not create the file', async () => {
  const { response, url } = await start('steps/visitor', {}, { authorization: '' })
  expect({ status: response.status, url }).toEqual({ status: 403, url: '' })
})

test('judges the announced type and size before the first byte', async () => {
  const small = await startTestService(
    "match /{file=**} { allow create: if request.resource.size < 100 && request.resource.contentType == 'text/plain'; }",
  )
  try {
    const statusOf = async (size: number, type: string) => {
      const headers = {
        'x-goog-upload-protocol': 'resumable',
        'x-goog-upload-command': 'start',
        'x-goog-upload-header-content-length': String(size),
        'x-goog-upload-header-content-type': type,
      }
      return (await small.call('POST', '?name=a.txt', { body: '{}', headers })).status
    }
    expect(await statusOf(99, 'text/plain')).toBe(200)
    expect(await statusOf(100, 'text/plain')).toBe(403)
    expect(await statusOf(99, 'text/html')).toBe(403)
  } finally {
    await small.close()
  }
})

test('uploads in progress are bounded in number and bytes, and expire when nobody uses them', () => {
  vi.useFakeTimers()
  try {
    const uploads = createResumableUploads({ uploads: 3, bytes: 100, idleMs: 1000 })
    const begin = (name: string) =>
      uploads.start({ bucket: BUCKET, name, announced: { settings: {}, md5Hash: null } })
    const isThere = ({ id }: { id: string }) => {
      try {
        return uploads.find(id).id === id
      } catch {
        return false
      }
    }
    const [one, two, three] = [begin('1'), begin('2'), begin('3')]
    expect(isThere(one)).toBe(true)
    const four = begin('4')
    expect([one, two, three, four].map(isThere)).toEqual([true, false, true, true])
    expect(two.status).toBe('cancelled')

    uploads.add(one, Buffer.alloc(60))
    uploads.add(three, Buffer.alloc(60))
    expect([one, three].map(isThere)).toEqual([false, true])
    expect(one.chunks).toEqual([])

    vi.advanceTimersByTime(900)
    expect(isThere(three)).toBe(true)
    vi.advanceTimersByTime(900)
    expect(three.chunks).toHaveLength(1)
    vi.advanceTimersByTime(101)
    expect(three).toMatchObject({ status: 'cancelled', chunks: [] })
  } finally {
    vi.useRealTimers()
  }
})

test('uploads that have ended are dropped before those in progress', () => {
  const uploads = createResumableUploads({ uploads: 3 })
  const begin = (name: string) =>
    uploads.start({ bucket: BUCKET, name, announced: { settings: {}, md5Hash: null } })
  const [one, two, three] = [begin('1'), begin('2'), begin('3')]
  two.end('final')
  three.end('cancelled')
  begin('4')
  begin('5')
  expect(one.status).toBe('active')
  expect(uploads.find(one.id)).toBe(one)
  for (const { id } of [two, three]) expect(() => uploads.find(id)).toThrow('no such upload')
})

test('bodies on their way count, and end with their upload', async () => {
  const uploads = createResumableUploads({ bytes: 100 })
  const begin = (name: string) =>
    uploads.start({ bucket: BUCKET, name, announced: { settings: {}, md5Hash: null } })
  const arriving = (length: number) => {
    const request = { destroy: vi.fn<() => void>() }
    const { promise: whole, resolve: arrive } = withResolvers<Buffer>()
    const call = { headers: { 'content-length': String(length) }, request, body: () => whole }
    // Only these parts of a call are used.
    return { call: call as unknown as Call, request, arrive: () => arrive(Buffer.alloc(length)) }
  }
  const [one, two] = [begin('1'), begin('2')]
  const [first, second, third] = [arriving(60), arriving(30), arriving(30)]
  void uploads.receive(one, first.call)
  const received = uploads.receive(two, second.call)
  expect([one.status, two.status]).toEqual(['active', 'active'])
  second.arrive()
  uploads.add(two, await received)
  void uploads.receive(two, third.call)
  expect([one.status, two.status]).toEqual(['cancelled', 'active'])
  expect(first.request.destroy).toHaveBeenCalledTimes(1)
  expect(second.request.destroy).not.toHaveBeenCalled()
})

test('refuses bytes that are not those announced', async () => {
  const wrong = { md5Hash: 'AAAAAAAAAAAAAAAAAAAAAA==' }
  const { url } = await start('steps/md5', wrong)
  const response = await command(url, 'upload, finalize', { body: 'text' })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain("doesn't match calculated MD5 hash")
})

test('refuses what is larger than 64 MiB, before it is sent and after', async () => {
  const declared = await start(
    'big/declared',
    {},
    { 'x-goog-upload-header-content-length': String(65 * MIB) },
  )
  expect(declared.response.status).toBe(413)
  const { url } = await start('big/grown')
  expect((await command(url, 'upload', { body: new Uint8Array(64 * MIB) })).status).toBe(200)
  expect((await command(url, 'upload', { body: 'x' }, 64 * MIB)).status).toBe(413)
  const whole = await service.call('POST', '?name=big%2Fwhole', {
    body: new Uint8Array(64 * MIB + 1),
    headers: authorizationOf('student'),
  })
  expect(whole.status).toBe(413)
})

test.each([
  ['?name=', 'x'],
  [`?name=${'n'.repeat(1025)}`, 'x'],
  ['?name=..', 'x'],
  ['?name=a%0Ab', 'x'],
])('refuses the name in %s', async (path, body) => {
  expect((await service.call('POST', path, { body, headers: authorizationOf('student') })).status).toBe(400)
})

test.each([
  ['no boundary', 'multipart/related', 'x'],
  ['no parts', 'multipart/related; boundary=b', 'nothing'],
  ['one part', 'multipart/related; boundary=b', '--b\r\n\r\n{}\r\n--b--'],
  ['no JSON', 'multipart/related; boundary=b', '--b\r\n\r\n{\r\n--b\r\n\r\nx\r\n--b--'],
  [
    'a number as type',
    'multipart/related; boundary=b',
    '--b\r\n\r\n{"contentType":1}\r\n--b\r\n\r\nx\r\n--b--',
  ],
  [
    'a header in a value',
    'multipart/related; boundary=b',
    '--b\r\n\r\n{"cacheControl":"a\\r\\nb: c"}\r\n--b\r\n\r\nx\r\n--b--',
  ],
])('refuses a multipart body with %s', async (_, contentType, body) => {
  const headers = {
    ...authorizationOf('student'),
    'content-type': contentType,
    'x-goog-upload-protocol': 'multipart',
  }
  expect((await service.call('POST', '?name=odd.txt', { body, headers })).status).toBe(400)
  expect(service.store.get(BUCKET, 'odd.txt')).toBeUndefined()
})
