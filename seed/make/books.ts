/**
 * Prints every book of seed/make/books as an A4 PDF to the same path under seed/files, and notes its size in the documents.
 * Run: npx tsx seed/make/books.ts [part of a path] (CHROME_PATH names another Chromium)
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { bookFooter, bookPage } from './book-page'
import { type BookSize, noteSizes, pageCount } from './book-sizes'

const books = join(import.meta.dirname, 'books')
const files = join(import.meta.dirname, '../files')
const css = readFileSync(join(books, 'book.css'), 'utf8')
const wanted = process.argv[2] ?? ''
const sizes = new Map<string, BookSize>()

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
for (const source of readdirSync(books, { recursive: true, encoding: 'utf8' }).sort()) {
  if (!source.endsWith('.html') || !source.includes(wanted)) continue
  const { title, html } = bookPage(readFileSync(join(books, source), 'utf8'), css)
  await page.setContent(html)
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: bookFooter(title),
    outline: true,
    tagged: true,
  })
  const path = source.replace(/html$/, 'pdf')
  const target = join(files, path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, pdf)
  sizes.set(path, { sizeBytes: pdf.length, pageCount: pageCount(pdf) })
  console.info(`${path}: ${pageCount(pdf)} pages, ${pdf.length} bytes`)
}
await browser.close()
noteSizes(join(import.meta.dirname, '../documents'), sizes)
