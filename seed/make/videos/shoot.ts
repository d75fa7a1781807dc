/** Makes the films of the seed with Chromium's own encoder. Run: npx tsx seed/make/videos/shoot.ts [part of a path] */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { film } from './film'
import { STORYBOARDS } from './storyboards'
import { webm } from './webm'

const files = join(import.meta.dirname, '../../files')
const wanted = process.argv[2] ?? ''
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
// Encoding is offered to secure pages only; a page of localhost is one, and no server is needed to answer for it.
await page.route('http://localhost/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
await page.goto('http://localhost/')
// tsx marks functions with this name when it compiles them; the page has to know it.
await page.evaluate('globalThis.__name = (value) => value')
for (const { path, slides } of STORYBOARDS.filter((board) => board.path.includes(wanted))) {
  const { frames, duration } = await page.evaluate(film, slides)
  const decoded = frames.map(({ time, key, data }) => ({ time, key, data: Buffer.from(data, 'base64') }))
  const target = join(files, path)
  mkdirSync(dirname(target), { recursive: true })
  const bytes = webm(decoded, { width: 854, height: 480, duration })
  writeFileSync(target, bytes)
  console.info(`${path}: ${duration / 1000} s, ${bytes.length} bytes`)
}
await browser.close()
