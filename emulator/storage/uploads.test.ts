import { ref, uploadBytesResumable } from 'firebase/storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorizationOf, BUCKET, startTestService, type TestService } from './testing/service'

let service: TestService
beforeAll(async () => {
  service = await startTestService('match /{file=**} { allow read; allow write: if request.auth != null; }')
})
afterAll(() => service.close())

test('refuses uploads in chunks and stores nothing of them', async () => {
  const task = uploadBytesResumable(ref(service.connect('student'), 'chunks.bin'), new Uint8Array(300 * 1024))
  await expect(task).rejects.toMatchObject({ code: 'storage/unknown' })
  expect(service.store.get(BUCKET, 'chunks.bin')).toBeUndefined()
})

test('refuses bytes that are not those announced', async () => {
  const body =
    '--b\r\ncontent-type: application/json\r\n\r\n{"md5Hash":"AAAAAAAAAAAAAAAAAAAAAA=="}\r\n--b\r\n\r\ntext\r\n--b--'
  const headers = {
    ...authorizationOf('student'),
    'content-type': 'multipart/related; boundary=b',
    'x-goog-upload-protocol': 'multipart',
  }
  const response = await service.call('POST', '?name=md5', { body, headers })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain("doesn't match calculated MD5 hash")
})

test('refuses what is larger than 64 MiB', async () => {
  const response = await service.call('POST', '?name=big%2Fwhole', {
    body: new Uint8Array(64 * 1024 * 1024 + 1),
    headers: authorizationOf('student'),
  })
  expect(response.status).toBe(413)
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
