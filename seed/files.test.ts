import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { textsOf } from '@/domain/stored-fields'
import { pageCount } from './make/book-sizes'
import {
  allDocuments,
  filesFolder,
  readCollections,
  type SeedDocument,
  storedFiles,
  valuesIn,
} from './read-seed'

const stored = storedFiles()
const referred = allDocuments().flatMap(({ path, document }) =>
  valuesIn(document).flatMap(({ value }) =>
    typeof value === 'string' && /^(?:images|public|members|paid|Carousel)\/\S+$/.test(value)
      ? [{ path, file: value }]
      : [],
  ),
)
const resources = Object.entries(readCollections().get('resources') ?? {})
const packItems = resources.filter(([, { isPaid }]) => isPaid === true)
const books = packItems.filter(([, { type }]) => type === 'pdf')

describe('files of the seed', () => {
  it('are there for every path that a document names', () => {
    expect(referred.length).toBeGreaterThan(50)
    expect(referred.filter(({ file }) => !stored.includes(file))).toEqual([])
  })

  it('are all named by a document, but for the carousel', () => {
    const named = new Set(referred.map(({ file }) => file))
    const unused = stored.filter((file) => !named.has(file) && !file.startsWith('Carousel/'))
    expect(unused).toEqual([])
    expect(stored.filter((file) => file.startsWith('Carousel/'))).toHaveLength(5)
  })

  it('are light enough for a repository', () => {
    const bytes = stored.reduce((sum, file) => sum + statSync(join(filesFolder, file)).size, 0)
    expect(bytes).toBeLessThan(15_000_000)
  })

  it.each(stored)('%s is small and what its name says', (file) => {
    const bytes = readFileSync(join(filesFolder, file))
    const start: Record<string, string> = {
      pdf: '%PDF-',
      svg: '<svg ',
      webm: '\x1aE\xdf\xa3',
      webp: 'RIFF',
      jpg: '\xff\xd8\xff',
    }
    const begins = start[file.split('.').at(-1) ?? '']
    // Two hundred pages and photographs may weigh more.
    const limit = /drill-book|scanned/.test(file) ? 1300 : 300
    expect(bytes.length).toBeLessThan(limit * 1024)
    expect(begins).toBeDefined()
    expect(bytes.toString('latin1', 0, begins?.length)).toBe(begins)
  })
})

describe('books and items of the paid packs', () => {
  const pdfs = resources.filter(([, resource]) => 'sizeBytes' in resource)
  const sheets = Object.entries(readCollections().get('pdfs') ?? {})

  it.each(pdfs)('%s gives the size and the page count of its file', (_, resource) => {
    const file = join(filesFolder, String(resource.pdfUrl ?? resource.url))
    expect(resource.sizeBytes).toBe(statSync(file).size)
    expect(resource.pageCount).toBe(file.endsWith('.pdf') ? pageCount(readFileSync(file)) : 1)
  })

  it.each(sheets)('sheet %s gives the size of its file', (_, sheet) => {
    expect(sheet.size).toBe(statSync(join(filesFolder, String(sheet.url))).size)
  })

  it.each(books)('%s is a book of its pack with a picture of its first page', (_, item) => {
    expect(item.pdfUrl).toMatch(new RegExp(`^paid/${String(item.productId)}/[a-z-]+\\.pdf$`))
    expect(item.previewUrl).toBe(
      String(item.pdfUrl).replace(/^paid\/(.*)\.pdf$/, 'images/first-pages/$1.webp'),
    )
    expect(item.pageCount).toBeGreaterThanOrEqual(3)
  })

  it('are one of two hundred pages, one scan without any text, and one in Telugu', () => {
    const longest = books.toSorted(([, a], [, b]) => Number(b.pageCount) - Number(a.pageCount))[0]
    expect(longest?.[1].pageCount).toBe(200)
    const hasFont = (name: string) =>
      readFileSync(join(filesFolder, `paid/resource_general_science/${name}.pdf`)).includes('/Length1')
    expect([hasFont('physics'), hasFont('scanned-notebook')]).toEqual([true, false])
    expect(books.filter(([, { title }]) => String(title).endsWith('in Telugu'))).toHaveLength(1)
  })

  it.each(packItems.filter(([, { type }]) => type === 'video' || type === 'link'))(
    '%s keeps its address for owners',
    (id, item) => {
      expect(item).not.toHaveProperty('url')
      expect(item).not.toHaveProperty('pdfUrl')
      const access = readCollections().get(`resources/${id}/private`)?.access
      expect(Object.keys(access ?? {})).toEqual(['url'])
      expect(access?.url).toMatch(new RegExp(`^(?:https://|paid/${String(item.productId)}/)`))
    },
  )

  it('belong to a pack that is sold, each with four books or more', () => {
    const packs = Object.values(readCollections().get('paid_resource_categories') ?? {})
    const homeless = packItems.filter(
      ([, { categoryName, productId }]) =>
        !packs.some((pack) => textsOf(pack.name, 'en')[0] === categoryName && pack.productId === productId),
    )
    const booksOf = (pack: SeedDocument) =>
      packItems.filter(([, item]) => item.productId === pack.productId && item.type === 'pdf')
    expect(homeless).toEqual([])
    expect(packs).toHaveLength(6)
    expect(packs.filter((pack) => booksOf(pack).length < 4)).toEqual([])
    const kindsOf = (pack: SeedDocument) =>
      new Set(packItems.flatMap(([, item]) => (item.productId === pack.productId ? [item.type] : [])))
    expect(packs.filter((pack) => !kindsOf(pack).has('video') || !kindsOf(pack).has('link'))).toEqual([])
  })
})

describe('videos that need login', () => {
  const videos = Object.entries(readCollections().get('videos') ?? {})
  const paid = videos.filter(([, { isPaid }]) => isPaid === true)

  it.each(paid)('%s keeps its address, and its film, for students', (id, video) => {
    for (const field of ['url', 'youtubeUrl', 'youtubeId']) expect(video).not.toHaveProperty(field)
    const access = readCollections().get(`videos/${id}/private`)?.access
    expect(Object.keys(access ?? {})).toEqual(['url'])
    const folder = 'productId' in video ? `paid/${String(video.productId)}/` : 'members/videos/'
    expect(String(access?.url).startsWith(folder)).toBe(true)
  })

  it('are of both kinds, and no free video has anything to hide', () => {
    expect(new Set(paid.map(([, { productId }]) => productId === undefined))).toEqual(new Set([true, false]))
    const free = videos.filter(([, { isPaid }]) => isPaid !== true)
    expect(free.filter(([id]) => readCollections().has(`videos/${id}/private`))).toEqual([])
    expect(free.filter(([, { url }]) => !String(url).startsWith('public/'))).toEqual([])
  })
})
