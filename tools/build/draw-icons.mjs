/**
 * Draws the app's icons into public/ from public/logo.svg and the icons of the app's own buttons:
 * `node tools/build/draw-icons.mjs`. Run it again when the logo or the colours change. What names them: index.html and
 * tools/build/pwa-options.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { CalendarCheck, Newspaper, Play } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ensureBrowser } from '../../scripts/ensure-browser.mjs'

const file = (path) => fileURLToPath(new URL(`../../public/${path}`, import.meta.url))
const logo = readFileSync(file('logo.svg'), 'utf8')
const [letter] = /<path [^>]*\/>/.exec(logo) ?? []
const [, gold] = /<rect [^>]*fill="(#\w+)"/.exec(logo) ?? []
if (!letter || !gold) throw new Error('public/logo.svg has another form than this script knows.')
const dark = '#1A2233'

const drawing = (content) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">${content}</svg>`

/** The logo on a square that its viewer cuts to a shape: the letter stays within the middle four fifths. */
const cutByOthers = drawing(
  `<rect width="28" height="28" fill="${gold}"/><g transform="translate(2.8 2.8) scale(.8)">${letter}</g>`,
)
/** iPhones round the corners a little and cut nothing else. */
const rounded = drawing(`<rect width="28" height="28" fill="${gold}"/>${letter}`)
/** Its viewer takes the shape alone and gives it a colour. */
const shape = drawing(
  `<g transform="translate(2.8 2.8) scale(.8)">${letter.replace(/fill="#\w+"/, 'fill="#fff"')}</g>`,
)
/** An icon of the app on a disc, for a shortcut. */
const onDisc = (icon) => {
  const mark = renderToStaticMarkup(
    createElement(icon, { x: 7.5, y: 7.5, width: 13, height: 13, color: gold }),
  )
  return drawing(`<circle cx="14" cy="14" r="14" fill="${dark}"/>${mark}`)
}

const pictures = [
  ['icons/icon-192.png', 192, logo],
  ['icons/icon-512.png', 512, logo],
  ['icons/icon-maskable-192.png', 192, cutByOthers],
  ['icons/icon-maskable-512.png', 512, cutByOthers],
  ['icons/icon-monochrome-512.png', 512, shape],
  ['icons/apple-touch-icon.png', 180, rounded],
  ['icons/continue-96.png', 96, onDisc(Play)],
  ['icons/daily-96.png', 96, onDisc(CalendarCheck)],
  ['icons/current-affairs-96.png', 96, onDisc(Newspaper)],
]

/** An .ico of PNGs: a head, a line for each picture, then the pictures. */
function icoOf(pngs) {
  const head = Buffer.alloc(6 + 16 * pngs.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pngs.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pngs.entries()) {
    const line = 6 + 16 * index
    head.set([size, size, 0, 0, 1, 0, 32, 0], line)
    head.writeUInt32LE(png.length, line + 8)
    head.writeUInt32LE(offset, line + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pngs.map(({ png }) => png)])
}

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage()
  const draw = async (svg, size) => {
    await page.setViewportSize({ width: size, height: size })
    const address = `data:image/svg+xml,${encodeURIComponent(svg)}`
    await page.setContent(
      `<body style="margin:0"><img src="${address}" style="display:block;width:${size}px;height:${size}px">`,
    )
    await page.locator('img').evaluate((image) => image.decode())
    return page.screenshot({ omitBackground: true })
  }
  const write = (path, bytes) => {
    writeFileSync(file(path), bytes)
    console.log(`public/${path}: ${(bytes.length / 1024).toFixed(1)} KiB`)
  }
  for (const [path, size, svg] of pictures) write(path, await draw(svg, size))
  const small = []
  for (const size of [16, 32, 48]) small.push({ size, png: await draw(logo, size) })
  write('favicon.ico', icoOf(small))
} finally {
  await browser.close()
}
