/**
 * Prints every book of seed/make/books as an A4 PDF to the same path under seed/files.
 * Run: npx tsx seed/make/books.ts [part of a path] (CHROME_PATH names another Chromium)
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { bookFooter, bookPage } from './book-page'

const books = join(import.meta.dirname, 'books')
const files = join(import.meta.dirname, '../files')
const css = readFileSync(join(books, 'book.css'), 'utf8')
const wanted = process.argv[2] ?? ''

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
  const target = join(files, source.replace(/html$/, 'pdf'))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, pdf)
  // Chromium writes page objects uncompressed, so they can be counted in the file itself.
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
  console.info(`${source}: ${pages} pages, ${statSync(target).size} bytes`)
}
await browser.close()
