/** What buyers could not see or open is told before it is sold. */
import { expect, test } from 'vitest'
import { sentenceOf, shownOf } from './shown'
import { toStored } from './stored-form'

const bucket = 'academy.app'
const now = new Date('2026-11-25T06:00:00Z')
const pack = { name: 'P', price: 49, productId: 'resource_p' }
const book = { title: 'B', categoryName: 'P', type: 'pdf', isPaid: true, productId: 'resource_p' }
const sold = { name: 'C', section_type: 'Test_Series', productId: 'testseries_c', price: 99 }
const series = { name: 'S', category: 'C', isPaid: true, tests: [{ id: 't', title: 'T', isPaid: true }] }
const questions = { isPaid: true, questions: [] }
const whole = `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/paid%2Fresource_p%2Fb.pdf?alt=media`

/** @param stored files of Storage @param begin what they begin with */
async function shown(
  documents: Readonly<Record<string, Record<string, unknown>>>,
  stored: readonly string[] = [],
  begin = '%PDF-1.7',
) {
  const written = Object.entries(documents).map(([path, fields]) => ({
    path,
    fields: toStored(path, fields, 'projects/p/databases/(default)/documents', now),
  }))
  const files = {
    bucket,
    has: async (path: string) => stored.includes(path),
    begin: async () => Buffer.from(begin),
  }
  return shownOf(written, null, files)
}

const missing = async (...asked: Parameters<typeof shown>) => {
  const found = await shown(...asked)
  return [...found.wrong, ...found.missing].map(sentenceOf)
}

test.each([
  [
    'a package without a section',
    { 'categories/c': { name: 'C', productId: 'testseries_c', price: 99 } },
    'categories/c: students would see 0 tests',
  ],
  [
    'a package with another count of free tests',
    {
      'categories/c': { name: 'C', productId: 'testseries_c', price: 99, freeTests: 2 },
      'test_series/s': { category: 'C', productId: 'testseries_c', tests: [{ id: 't', title: 'T' }] },
      'test_series/s/tests/t': { title: 'T', questions: [] },
    },
    'categories/c: freeTests says 2, and 1 of its tests can be opened for free.',
  ],
  [
    'a film that is not uploaded',
    {
      'paid_resource_categories/p': pack,
      'resources/b': { ...book, type: 'video' },
      'resources/b/private/access': { url: 'paid/resource_p/x.webm' },
    },
    'resources/b/private/access: its file "paid/resource_p/x.webm" is not in Storage',
  ],
  [
    'a PDF by its whole address',
    { 'paid_resource_categories/p': pack, 'resources/b': { ...book, pdfUrl: whole } },
    'resources/b: its file "paid/resource_p/b.pdf" is not in Storage',
  ],
  [
    'a PDF below another product',
    {
      'paid_resource_categories/p': pack,
      'resources/b': { ...book, pdfUrl: whole.replace('resource_p', 'resource_q') },
    },
    'its file "paid/resource_q/b.pdf" does not lie under paid/resource_p/',
  ],
  [
    'a PDF that does not say it is paid',
    {
      'paid_resource_categories/p': pack,
      'resources/b': { title: 'B', categoryName: 'P', type: 'pdf', pdfUrl: 'paid/resource_p/b.pdf' },
    },
    'resources/b: its file "paid/resource_p/b.pdf" is not in Storage',
  ],
  [
    'a resource that does not say it is paid, without an address',
    { 'paid_resource_categories/p': pack, 'resources/b': { title: 'B', categoryName: 'P', type: 'video' } },
    'resources/b: it has no address',
  ],
  [
    'a resource of another product',
    {
      'paid_resource_categories/p': pack,
      'resources/b': { ...book, productId: 'resource_q', pdfUrl: 'https://x.in/a.pdf' },
    },
    'resources/b: its productId is "resource_q", and its pack "P" is sold as "resource_p"',
  ],
  [
    'a series of another product',
    {
      'categories/c': sold,
      'test_series/s': { ...series, productId: 'testseries_d' },
      'test_series/s/tests/t': { ...questions, productId: 'testseries_c' },
    },
    'test_series/s: its productId is "testseries_d", and its package "C" is sold as "testseries_c"',
  ],
  [
    'a test of another product',
    {
      'categories/c': sold,
      'test_series/s': series,
      'test_series/s/tests/t': { ...questions, productId: 'testseries_d' },
    },
    'test_series/s/tests/t: its productId is "testseries_d"',
  ],
  [
    'a free PDF that is not uploaded',
    { 'pdfs/x': { title: 'X', url: 'public/none.pdf' } },
    'pdfs/x: its file "public/none.pdf" is not in Storage',
  ],
  [
    'an address that nothing opens',
    { 'pdfs/x': { title: 'X', url: 'ftp://x.in/none.pdf' } },
    'pdfs/x: "ftp://x.in/none.pdf" is neither a file of Storage nor',
  ],
])('%s is told of', async (_, documents, sentence) => {
  expect(await missing(documents)).toEqual([expect.stringContaining(sentence)])
})

test.each([
  [
    'a resource that names its pack as its subject',
    {
      'paid_resource_categories/p': pack,
      'resources/b': {
        title: 'B',
        subject: 'P',
        type: 'pdf',
        isPaid: true,
        productId: 'resource_p',
        pdfUrl: 'https://x.in/a.pdf',
      },
    },
  ],
  [
    'a PDF by its whole address',
    { 'paid_resource_categories/p': pack, 'resources/b': { ...book, pdfUrl: whole } },
  ],
  [
    'a package with its tests',
    {
      'categories/c': sold,
      'test_series/s': { ...series, productId: 'testseries_c' },
      'test_series/s/tests/t': { ...questions, productId: 'testseries_c' },
    },
  ],
  ['a category of another section', { 'categories/c': { name: 'C', section_type: 'Jobs' } }],
])('%s that is there is fine', async (_, documents) => {
  expect(await missing(documents, ['paid/resource_p/b.pdf'])).toEqual([])
})

test('a file that is not a PDF is found before it is sold', async () => {
  const documents = {
    'paid_resource_categories/p': pack,
    'resources/b': { ...book, pdfUrl: 'paid/resource_p/b.pdf' },
  }
  expect(await missing(documents, ['paid/resource_p/b.pdf'], '<html>')).toEqual([
    'resources/b: its file "paid/resource_p/b.pdf" is not a PDF: upload it again.',
  ])
})

test('a package with premium tests names its price', async () => {
  const { price: _, ...unpriced } = sold
  const documents = {
    'categories/c': unpriced,
    'test_series/s': { ...series, productId: 'testseries_c' },
    'test_series/s/tests/t': { ...questions, productId: 'testseries_c' },
  }
  expect(await missing(documents)).toEqual([
    'categories/c: it has no price, and would be sold for Rs. 130: write its price.',
  ])
})

test('the student sees how many tests there are, what they cost and which ones a visitor opens', async () => {
  const tests = [
    { id: 'a', title: 'One', isPaid: false },
    { id: 'b', title: 'Two', isPaid: true },
  ]
  const documents = {
    'categories/c': sold,
    'test_series/s': { name: 'S', category: 'C', productId: 'testseries_c', tests },
    'test_series/s/tests/a': { ...questions, isPaid: false },
    'test_series/s/tests/b': { ...questions, productId: 'testseries_c' },
  }
  expect((await shown(documents)).told).toEqual([
    'categories/c: students will see: 2 tests, 1 free; Rs. 99; opens for visitors: One.',
  ])
})
