/** Pictures of first pages, for those who have not bought the book and for the moment before it is open. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'

const pdfjs = join(import.meta.dirname, '../../node_modules/pdfjs-dist/build')
const site = 'http://localhost/'

/** A page in which pdf.js is at hand; localhost is never asked, every answer is given here. */
async function pageWithPdfjs(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.route(`${site}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    if (name === '') return route.fulfill({ contentType: 'text/html', body: '' })
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(pdfjs, name)) })
  })
  await page.goto(site)
  return page
}

/** Draws the first page of a PDF, 640 pixels wide, as WebP. */
export async function createFirstPages(browser: Browser): Promise<(pdf: Buffer) => Promise<Buffer>> {
  const page = await pageWithPdfjs(browser)
  return async (pdf) => {
    // As text, because what runs in the page must not be touched by the compiler that runs this file.
    const picture: string = await page.evaluate(`(async () => {
      const pdfjs = await import('${site}pdf.min.mjs')
      pdfjs.GlobalWorkerOptions.workerSrc = '${site}pdf.worker.min.mjs'
      const bytes = Uint8Array.from(atob('${pdf.toString('base64')}'), (sign) => sign.charCodeAt(0))
      const file = await pdfjs.getDocument({ data: bytes }).promise
      const first = await file.getPage(1)
      const viewport = first.getViewport({ scale: 640 / first.getViewport({ scale: 1 }).width })
      const canvas = document.createElement('canvas')
      canvas.width = 640
      canvas.height = Math.round(viewport.height)
      await first.render({ canvas, viewport }).promise
      return canvas.toDataURL('image/webp', 0.6).split(',')[1]
    })()`)
    return Buffer.from(picture, 'base64')
  }
}
