/** Photographs pages as a flat-bed scanner would: a little askew, grey paper, JPEG; nothing of the text is left as text. */
import type { Browser } from '@playwright/test'
import { notebook, notebookCss } from './pages'

/** Degrees by which the paper lies askew, page by page. */
const askew = [-0.5, 0.4, -0.3]

/** The pages as JPEG, A4 at about 130 dots to the inch. */
async function photographs(browser: Browser): Promise<Buffer[]> {
  const page = await browser.newPage({ viewport: { width: 760, height: 1075 }, deviceScaleFactor: 1.4 })
  const pictures: Buffer[] = []
  for (const [number, html] of notebook.entries()) {
    const turn = `rotate(${askew[number % askew.length]}deg) scale(1.012)`
    await page.setContent(
      `<style>html{background:#d8d4c8}${notebookCss}body{transform:${turn};filter:contrast(.92) sepia(.12)}</style>${html}`,
    )
    pictures.push(await page.screenshot({ type: 'jpeg', quality: 58 }))
  }
  await page.close()
  return pictures
}

/** A PDF of nothing but pictures, one a page, and the first of them by itself. */
export async function scannedNotebook(browser: Browser): Promise<{ pdf: Buffer; firstPage: Buffer }> {
  const pictures = await photographs(browser)
  const page = await browser.newPage()
  const images = pictures.map((bytes) => `<img src="data:image/jpeg;base64,${bytes.toString('base64')}">`)
  await page.setContent(
    `<style>@page{size:A4;margin:0}body{margin:0}img{display:block;width:210mm;height:297mm;break-after:page}img:last-child{break-after:auto}</style><title>Drawings for science, a scanned notebook</title>${images.join('')}`,
  )
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  await page.close()
  const [firstPage] = pictures
  if (!firstPage) throw new Error('the notebook has no page')
  return { pdf, firstPage }
}
