/**
 * Prints every book as an A4 PDF under seed/files, arranged for slow networks, with a picture of the first page of those
 * of the packs, and notes their sizes in the documents.
 * Run: npx tsx seed/make/books.ts [part of a path] (needs qpdf and the Noto fonts; CHROME_PATH names another Chromium)
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { bookFooter, bookPage } from './book-page'
import { type BookSize, noteSizes, pageCount } from './book-sizes'
import { bookSources, drillBookPath } from './book-sources'
import { drillChapters } from './drills/drill-book'
import { createFirstPages } from './first-page'
import { linearise } from './linearise'
import type { Chapter } from './page-tree'
import { scannedNotebook } from './scan/scan'

const files = join(import.meta.dirname, '../files')
const css = readFileSync(join(import.meta.dirname, 'books/book.css'), 'utf8')
const wanted = process.argv[2] ?? ''
const sizes = new Map<string, BookSize>()

function write(path: string, bytes: Buffer): void {
  const target = join(files, path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, bytes)
}

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
const firstPage = await createFirstPages(browser)

async function keep(path: string, printed: Buffer, chapters: readonly Chapter[] = []): Promise<void> {
  const pdf = linearise(printed, chapters)
  write(path, pdf)
  if (path.startsWith('paid/')) {
    write(path.replace(/^paid\/(.*)\.pdf$/, 'images/first-pages/$1.webp'), await firstPage(pdf))
  }
  sizes.set(path, { sizeBytes: pdf.length, pageCount: pageCount(pdf) })
  console.info(`${path}: ${pageCount(pdf)} pages, ${printed.length} then ${pdf.length} bytes`)
}

for (const [path, source] of bookSources()) {
  if (!path.includes(wanted)) continue
  const { title, html } = bookPage(source, css)
  await page.setContent(html)
  const printed = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: bookFooter(title),
    outline: true,
    // Tags double a book of hundreds of tables, and nobody reads tables of squares aloud.
    tagged: path !== drillBookPath,
  })
  await keep(path, printed, path === drillBookPath ? drillChapters() : [])
}
const picturePath = 'paid/resource_general_science/rays-through-a-lens.jpg'
const scan = 'paid/resource_general_science/scanned-notebook.pdf'
if (scan.includes(wanted)) {
  const { pdf, firstPage: picture } = await scannedNotebook(browser)
  await keep(scan, pdf)
  write(picturePath, picture)
  sizes.set(picturePath, { sizeBytes: picture.length, pageCount: 1 })
}
await browser.close()
noteSizes(join(import.meta.dirname, '../documents'), sizes)
