/**
 * Draws public/og.png, the picture of a shared link, from tools/build/share-picture/picture.html:
 * `node tools/build/draw-share-picture.mjs`. Run it again when the name, the tagline or the colours change.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../../scripts/ensure-browser.mjs'
import { withPalette } from './palette-png.mjs'

const file = (path) => fileURLToPath(new URL(path, import.meta.url))

const WIDTH = 1200
const HEIGHT = 630

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
})
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  await page.goto(new URL('share-picture/picture.html', import.meta.url).href)
  await page.evaluate(() => document.fonts.ready)
  const drawn = await page.screenshot()
  const png = await withPalette(page, drawn)
  writeFileSync(file('../../public/og.png'), png)
  console.log(
    `public/og.png: ${(png.length / 1024).toFixed(0)} KiB (as drawn: ${(drawn.length / 1024).toFixed(0)})`,
  )
} finally {
  await browser.close()
}
