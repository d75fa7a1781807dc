/** Files on the operator's machine, and what is in Storage after an upload. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTarget } from '../../tools/content/target'
import { uploadFile } from '../../tools/content/upload'
import { setUpContentTool } from './testing/content-tool'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const { run, services } = setUpContentTool(backend)
const target = () => openTarget(null, () => undefined, undefined, services())

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'uploads-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const book = 'seed/files/paid/resource_current_affairs/days-of-the-year.pdf'
const bytesOf = (text: string) => Buffer.from(text, 'latin1')

/** A PDF of one empty page. @param encrypt entries of its trailer, and the object that they name */
function pdf(trailer = '', object = ''): Buffer {
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n',
    ...(object ? [`4 0 obj${object}endobj\n`] : []),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((one) => {
    const at = text.length
    text += one
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const start = text.length
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  text += `trailer<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF`
  return bytesOf(text)
}

const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index)
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0])
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) % 256
    swap(i, j)
  }
  let [i, j] = [0, 0]
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) % 256
      j = (j + (state[i] ?? 0)) % 256
      swap(i, j)
      return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) % 256] ?? 0)
    }),
  )
}

/** A PDF that everybody opens and nobody may print: encrypted with the empty password. */
function restrictedPdf(): Buffer {
  const [owner, id] = [Buffer.alloc(32, 7), Buffer.alloc(16, 9)]
  const permissions = Buffer.from([0xc0, 0xff, 0xff, 0xff])
  const key = createHash('md5')
    .update(Buffer.concat([padding, owner, permissions, id]))
    .digest()
    .subarray(0, 5)
  const user = rc4(key, padding)
  return pdf(
    `/Encrypt 4 0 R/ID[${hex(id)}${hex(id)}]`,
    `<</Filter/Standard/V 1/R 2/P -64/O${hex(owner)}/U${hex(user)}>>`,
  )
}

/** The same with a password that nobody knows. */
const lockedPdf = () =>
  pdf(
    `/Encrypt 4 0 R/ID[${hex(Buffer.alloc(16))}${hex(Buffer.alloc(16))}]`,
    `<</Filter/Standard/V 1/R 2/P -64/O${hex(Buffer.alloc(32, 1))}/U${hex(Buffer.alloc(32, 2))}>>`,
  )

describe('uploadFile', () => {
  test('stores a file once, under its content, with its pages', async () => {
    const seen: number[] = []
    const onProgress = (sent: number, total: number) => seen.push(sent / total)
    const first = await uploadFile(target(), book, 'public/', { onProgress })
    expect(first).toMatchObject({
      type: 'application/pdf',
      isNew: true,
      path: expect.stringMatching(/^public\/[0-9a-f]{20}\.pdf$/),
    })
    expect(first.pageCount).toBeGreaterThan(1)
    expect(seen.at(-1)).toBe(1)
    expect(Buffer.from((await target().files.read(first.path)) ?? [])).toEqual(readFileSync(book))

    const again = { name: 'other-name.pdf', bytes: readFileSync(book) }
    expect(await uploadFile(target(), again, 'public/')).toEqual({ ...first, isNew: false })
  })

  test.each([
    ['a page of a website', 'notes.pdf', () => bytesOf('<html></html>'), '"notes.pdf" is not a PDF'],
    ['a PDF that is cut off', 'notes.pdf', () => readFileSync(book).subarray(0, 9000), 'is cut off'],
    ['a PDF without a page', 'notes.pdf', () => bytesOf('%PDF-1.7\nnothing\n%%EOF'), 'is damaged'],
    ['a PDF with a password', 'notes.pdf', lockedPdf, 'needs a password. Print it to a new PDF'],
    ['a PDF that may not be printed', 'notes.pdf', restrictedPdf, 'is encrypted. Print it to a new PDF'],
    ['an empty file', 'notes.pdf', () => bytesOf(''), 'is empty'],
  ])('refuses %s', async (_, name, bytes, sentence) => {
    await expect(uploadFile(target(), { name, bytes: bytes() }, 'public/')).rejects.toThrow(sentence)
  })

  test('takes the same page without encryption', async () => {
    const file = { name: 'page.pdf', bytes: pdf() }
    expect(await uploadFile(target(), file, 'public/')).toMatchObject({ pageCount: 1, isNew: true })
  })

  test('each folder takes its own kinds, and no other folder takes any', async () => {
    const film = { name: 'a.mp4', bytes: bytesOf('\0\0\0\x18ftypisom\0\0\0\0') }
    expect(await uploadFile(target(), film, 'members/')).toMatchObject({ type: 'video/mp4', pageCount: null })
    for (const begin of ['\0\0\0\x18ftypheic\0\0', '\x1a\x45\xdf\xa3\x42\x82\x88matroska'])
      await expect(
        uploadFile(target(), { name: 'a.mp4', bytes: bytesOf(begin) }, 'members/'),
      ).rejects.toThrow('is not an MP4 or WebM film')
    await expect(uploadFile(target(), book, 'members/')).rejects.toThrow('is not an MP4 or WebM film')
    await expect(uploadFile(target(), film, 'images/')).rejects.toThrow('is not a PNG, JPEG')
    for (const wrong of ['', 'elsewhere/', 'public/../paid/x/', 'paid/'])
      await expect(uploadFile(target(), book, wrong)).rejects.toThrow('Files cannot go to')
  })
})

describe('content upload', () => {
  test('puts files where the buyers of a pack open them, and lists that', async () => {
    const { code, out } = await run(`upload ${book} --pack indian-polity-notes`)
    expect(code).toBe(0)
    expect(out[0]).toMatch(/: paid\/resource_indian_polity\/[0-9a-f]{20}\.pdf \(\d+ bytes, \d+ pages\)$/)
    expect((await run('history')).out.join('\n')).toMatch(/Uploaded "[^"]+\.pdf"/)
    expect((await run(`upload ${book} --pack indian-polity-notes`)).out[0]).toContain('stored already')
  })

  test('names what it refuses, and stores the rest', async () => {
    const page = join(folder, 'page.pdf')
    writeFileSync(page, '<html>')
    const { code, err, last } = await run(`upload ${page} ${book} --to images/..`)
    expect([code, last]).toEqual([1, '0 files uploaded to the local backend.'])
    expect(err).toHaveLength(2)
    const rest = await run(`upload ${page} ${book} --to public/notes`)
    expect([rest.code, rest.last]).toEqual([1, '1 file uploaded to the local backend.'])
    expect(rest.err).toEqual([
      `${page}: "page.pdf" is not a PDF or a PNG, JPEG, GIF, WebP or SVG picture or an MP4 or WebM film.`,
    ])
    expect((await run(`upload ${book} --pack none`)).err).toEqual([
      'There is no pack "none". Save the pack first.',
    ])
    expect((await run(`upload ${book}`)).code).toBe(2)
  })
})
