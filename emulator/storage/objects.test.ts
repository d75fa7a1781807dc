import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  ref,
  updateMetadata,
  uploadBytes,
  uploadString,
} from 'firebase/storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HttpError } from '../http'
import { checkNewName } from './object-name'
import { BUCKET, startTestService, type TestService } from './testing/service'

let service: TestService
let storage: FirebaseStorage
beforeAll(async () => {
  service = await startTestService()
  storage = service.connect('student')
})
afterAll(() => service.close())

const bytesOf = async (path: string, most?: number) =>
  new Uint8Array(await getBytes(ref(storage, path), most))

test('gives back the bytes of an upload, and tells their checksums', async () => {
  const bytes = new TextEncoder().encode('123456789')
  const { metadata } = await uploadBytes(ref(storage, 'files/nine'), bytes)
  expect(metadata).toMatchObject({
    bucket: BUCKET,
    fullPath: 'files/nine',
    name: 'nine',
    size: 9,
    contentType: 'application/octet-stream',
    contentEncoding: 'identity',
    contentDisposition: "inline; filename*=utf-8''nine",
    md5Hash: 'JfnnlDI7RTiF9RgfG2JNCw==',
    metageneration: '1',
  })
  expect(metadata.generation).toMatch(/^\d{16}$/)
  expect(metadata.timeCreated).toBe(metadata.updated)
  expect(await bytesOf('files/nine')).toEqual(bytes)
  const json: unknown = await (await service.call('GET', '/files%2Fnine')).json()
  // The check value that the definition of CRC-32C gives: 0xE3069283.
  expect(json).toMatchObject({ size: '9', crc32c: '4waSgw==', etag: expect.any(String) })
})

test('keeps every byte, an empty file too', async () => {
  const all = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)
  await uploadBytes(ref(storage, 'files/all'), all)
  expect(await bytesOf('files/all')).toEqual(all)
  await uploadBytes(ref(storage, 'files/empty'), new Uint8Array())
  expect(await bytesOf('files/empty')).toEqual(new Uint8Array())
  const tricky = new TextEncoder().encode('\r\n--\r\n--boundary--\r\n\r\n')
  await uploadBytes(ref(storage, 'files/tricky'), tricky)
  expect(await bytesOf('files/tricky')).toEqual(tricky)
})

test('stops at the number of bytes asked for', async () => {
  await uploadBytes(ref(storage, 'files/some'), new Uint8Array([0, 1, 3]))
  expect(await bytesOf('files/some', 2)).toEqual(new Uint8Array([0, 1]))
})

test.each([
  'paid/pack 1/సూర్య నమస్కారం.pdf',
  "odd/100% (sure) & 'so'+?#[x].pdf",
  'a/b/c/d/e/f.txt',
  'no-folder.txt',
])('keeps the name %s', async (path) => {
  await uploadString(ref(storage, path), 'named')
  const metadata = await getMetadata(ref(storage, path))
  expect(metadata.fullPath).toBe(path)
  const response = await fetch(await getDownloadURL(ref(storage, path)))
  expect(await response.text()).toBe('named')
  const file = path.split('/').at(-1) ?? ''
  const shown = /filename\*=utf-8''(.+)$/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  expect(decodeURIComponent(shown ?? '')).toBe(file)
})

test('keeps what the upload says of the file', async () => {
  const said = {
    contentType: 'text/plain; charset=utf-8',
    cacheControl: 'public, max-age=60',
    contentDisposition: 'attachment; filename="నోట్.txt"',
    contentLanguage: 'te',
    customMetadata: { lesson: '3', __proto__x: 'kept' },
  }
  await uploadString(ref(storage, 'files/said'), 'text', 'raw', said)
  expect(await getMetadata(ref(storage, 'files/said'))).toMatchObject(said)
  const { headers } = await fetch(await getDownloadURL(ref(storage, 'files/said')))
  expect(headers.get('content-type')).toBe(said.contentType)
  expect(headers.get('cache-control')).toBe(said.cacheControl)
  expect(headers.get('content-language')).toBe('te')
  const disposition = headers.get('content-disposition') ?? ''
  expect(Buffer.from(disposition, 'latin1').toString('utf8')).toBe(said.contentDisposition)
})

test('changes, merges and empties metadata without touching the content', async () => {
  const file = ref(storage, 'files/changed')
  const { metadata: first } = await uploadString(file, 'text', 'raw', {
    contentType: 'text/plain',
    cacheControl: 'public',
    customMetadata: { a: '1', b: '2' },
  })
  // The SDK types say that values are strings; a null takes a key away, which its documentation allows.
  const withoutB = { b: null, c: '3' } as unknown as Record<string, string>
  const changed = await updateMetadata(file, { contentType: 'text/markdown', customMetadata: withoutB })
  expect(changed).toMatchObject({
    contentType: 'text/markdown',
    cacheControl: 'public',
    customMetadata: { a: '1', c: '3' },
    generation: first.generation,
    metageneration: '2',
    timeCreated: first.timeCreated,
    md5Hash: first.md5Hash,
  })
  const none = null as unknown as string
  const emptied = await updateMetadata(file, { cacheControl: none, contentType: none })
  expect(emptied.cacheControl).toBeUndefined()
  expect(emptied.contentType).toBe('application/octet-stream')
})

test('replaces a file as a new generation with a new address', async () => {
  const file = ref(storage, 'files/replaced')
  const { metadata: first } = await uploadString(file, 'old')
  const oldUrl = await getDownloadURL(file)
  const { metadata: second } = await uploadString(file, 'new')
  expect(BigInt(second.generation)).toBeGreaterThan(BigInt(first.generation))
  expect(await (await fetch(await getDownloadURL(file))).text()).toBe('new')
  expect(await getDownloadURL(file)).not.toBe(oldUrl)
})

test('deletes a file, once', async () => {
  const file = ref(storage, 'files/deleted')
  await uploadString(file, 'text')
  await deleteObject(file)
  const code = 'storage/object-not-found'
  await expect(deleteObject(file)).rejects.toMatchObject({ code })
  await expect(getMetadata(file)).rejects.toMatchObject({ code })
  await expect(getDownloadURL(file)).rejects.toMatchObject({ code })
  await expect(getBytes(file)).rejects.toMatchObject({ code })
  await expect(updateMetadata(file, {})).rejects.toMatchObject({ code })
  expect(await (await service.call('GET', '/files%2Fdeleted')).json()).toEqual({
    error: { code: 404, message: 'Not Found.' },
  })
})

test('keeps the bytes of a file when another one with the same bytes goes', async () => {
  await uploadString(ref(storage, 'files/one'), 'same bytes')
  await uploadString(ref(storage, 'files/two'), 'same bytes')
  await deleteObject(ref(storage, 'files/one'))
  expect(new TextDecoder().decode(await bytesOf('files/two'))).toBe('same bytes')
})

test.each(['', '.', '..', 'a\nb', 'x\ud800', 'x'.repeat(1025)])(
  '%.5j is not a name for a new object',
  (name) => {
    expect(() => checkNewName(name)).toThrow(HttpError)
  },
)
