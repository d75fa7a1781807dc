import { getDownloadURL, ref, uploadString } from 'firebase/storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestService, type TestService } from './testing/service'

let service: TestService
let address = ''
beforeAll(async () => {
  service = await startTestService()
  const file = ref(service.connect('owner'), 'pdf/ten.pdf')
  await uploadString(file, '0123456789', 'raw', { contentType: 'application/pdf' })
  address = await getDownloadURL(file)
})
afterAll(() => service.close())

async function get(headers: Record<string, string>, method = 'GET') {
  const response = await fetch(address, { method, headers })
  return { response, text: await response.text() }
}

test('sends the whole file with what a viewer needs to ask for parts', async () => {
  const { response, text } = await get({ origin: 'http://127.0.0.1:5173' })
  expect(response.status).toBe(200)
  expect(text).toBe('0123456789')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'content-length': '10',
    'content-type': 'application/pdf',
    'cache-control': 'private, max-age=0',
    'content-disposition': "inline; filename*=utf-8''ten.pdf",
    etag: expect.stringMatching(/^".+"$/),
    'x-goog-hash': expect.stringMatching(/^crc32c=.+,md5=.+$/),
    'access-control-allow-origin': 'http://127.0.0.1:5173',
  })
  const exposed = response.headers.get('access-control-expose-headers')?.split(', ')
  expect(exposed).toEqual(
    expect.arrayContaining(['accept-ranges', 'content-length', 'content-range', 'etag']),
  )
})

test.each([
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=4-', '456789', 'bytes 4-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
  ['bytes=9-9', '9', 'bytes 9-9/10'],
])('sends the part %s', async (range, part, contentRange) => {
  const { response, text } = await get({ range })
  expect(response.status).toBe(206)
  expect(text).toBe(part)
  expect(response.headers.get('content-range')).toBe(contentRange)
  expect(response.headers.get('content-length')).toBe(String(part.length))
})

test.each(['bytes=10-', 'bytes=11-12', 'bytes=-0'])(
  'refuses the part %s, which is outside',
  async (range) => {
    const { response } = await get({ range })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe('bytes */10')
  },
)

test.each(['bytes=0-1,4-5', 'items=0-1', 'bytes=5-2', 'bytes=-', 'bytes=a-b'])(
  'answers %s by the whole',
  async (range) => {
    const { response, text } = await get({ range })
    expect({ status: response.status, text }).toEqual({ status: 200, text: '0123456789' })
  },
)

test('answers HEAD with the headers alone', async () => {
  const { response, text } = await get({}, 'HEAD')
  expect({ status: response.status, text }).toEqual({ status: 200, text: '' })
  expect(response.headers.get('content-length')).toBe('10')
  const part = await get({ range: 'bytes=0-3' }, 'HEAD')
  expect(part.response.status).toBe(206)
  expect(part.response.headers.get('content-length')).toBe('4')
})

test('tells a browser that its copy is still good', async () => {
  const etag = (await get({})).response.headers.get('etag') ?? ''
  const { response, text } = await get({ 'if-none-match': etag })
  expect({ status: response.status, text }).toEqual({ status: 304, text: '' })
  expect((await get({ 'if-none-match': '"another"' })).response.status).toBe(200)
})

test('answers the questions that browsers ask before a call', async () => {
  const response = await fetch(address, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://127.0.0.1:5173',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization,range,x-firebase-storage-version',
    },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:5173')
  expect(response.headers.get('access-control-allow-headers')).toBe(
    'authorization,range,x-firebase-storage-version',
  )
  expect(response.headers.get('access-control-allow-methods')?.split(',')).toEqual(
    expect.arrayContaining(['GET', 'POST', 'PATCH', 'DELETE']),
  )
})

test('sends packed files packed, and says so', async () => {
  const { gzipSync } = await import('node:zlib')
  const body = gzipSync('unpacked text')
  await service.call('POST', '?name=packed.txt', { body, headers: { 'content-type': 'text/plain' } })
  await service.call('PATCH', '/packed.txt', { body: JSON.stringify({ contentEncoding: 'gzip' }) })
  const response = await service.call('GET', '/packed.txt?alt=media')
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(await response.text()).toBe('unpacked text')
})
