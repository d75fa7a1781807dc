/**
 * Draws the pictures of shared links from tools/build/share-picture/pictures.html: public/og.png, and one for each kind of
 * item in public/share/: `node tools/build/draw-share-picture.mjs`. Run it again when the name, a text or the colours change.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../../scripts/ensure-browser.mjs'
import { withPalette } from './palette-png.mjs'

const kib = (bytes) => (bytes.length / 1024).toFixed(0)

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await page.goto(new URL('share-picture/pictures.html', import.meta.url).href)
  await page.evaluate(() => document.fonts.ready)
  for (const picture of await page.locator('[data-file]').all()) {
    const file = `public/${await picture.getAttribute('data-file')}.png`
    const drawn = await picture.screenshot()
    const png = await withPalette(page, drawn)
    const path = fileURLToPath(new URL(`../../${file}`, import.meta.url))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, png)
    console.log(`${file}: ${kib(png)} KiB (as drawn: ${kib(drawn)})`)
  }
} finally {
  await browser.close()
}
