/**
 * How soon a book of 200 pages shows its first page over a slow 4G network on a slow phone (the goal: within 2 s), from a
 * tap in the pack, by its address with the app in the browser's store, and with everything still to be loaded. Needs a
 * served build and the local backend: `node tools/bench/reading.mjs ADDRESS [times]`.
 */
import { chromium } from '@playwright/test'

const address = process.argv[2]
if (!address) throw new Error('usage: node tools/bench/reading.mjs http://127.0.0.1:PORT [times]')
const times = Number(process.argv[3] ?? 3)

const pack = `${address}/content/paid-resources/quantitative-aptitude-notes`
const book = 'Book 5: The Drill Book'
const file = 'paid/resource_quantitative_aptitude/drill-book.pdf'
const viewer = `${address}/pdf-viewer/drill-book?title=Drill&url=${encodeURIComponent(file)}`
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const slowdown = 4

const browser = await chromium.launch({
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
})
const owner = await context.newPage()
await owner.goto(`${address}/login`)
const form = owner.getByRole('dialog', { name: 'Sign in' })
await form.getByLabel('Email').fill('student@demo.test')
await form.getByLabel('Password', { exact: true }).fill('Student@123')
await form.getByRole('button', { name: 'Sign in' }).click()
await owner.getByRole('button', { name: 'Open profile' }).waitFor()
await owner.goto(pack)
const buy = owner.getByRole('button', { name: /^Buy Now/ })
const granted = owner.getByText('Access Granted!')
await buy.or(granted).waitFor()
if (await buy.isVisible()) {
  await buy.click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await granted.waitFor()
}
await owner.close()

/** A tab with the slow network, which notes when something of the first page is seen; `bytes` counts what came. */
async function slowTab() {
  const page = await context.newPage()
  await page.addInitScript(() => {
    // Milliseconds since the page or the press began.
    globalThis.seen = { from: 0 }
    document.addEventListener('click', () => (globalThis.seen.from = performance.now()), true)
    const look = () => {
      const { seen } = globalThis
      const now = performance.now() - seen.from
      const poster = document.querySelector('main img')
      if (!seen.poster && poster?.naturalWidth > 0 && location.pathname.startsWith('/pdf-viewer'))
        seen.poster = now
      if (!seen.page && document.querySelector('section[data-drawn="true"]')) seen.page = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const tab = { page, devtools, bytes: { file: 0, all: 0, requests: [] } }
  const ours = new Set()
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.includes('drill-book.pdf')) {
      ours.add(requestId)
      tab.bytes.requests.push(response.headers['content-range'] ?? response.headers['Content-Range'])
    }
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    tab.bytes.all += encodedDataLength
    if (ours.has(requestId)) tab.bytes.file += encodedDataLength
  })
  return tab
}

async function slowDown({ devtools, bytes }) {
  Object.assign(bytes, { file: 0, all: 0, requests: [] })
  await devtools.send('Network.emulateNetworkConditions', slow4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

async function finish({ page, bytes }) {
  await page.locator('section[data-page="1"][data-drawn="true"]').waitFor({ timeout: 60_000 })
  const seen = await page.evaluate(() => globalThis.seen)
  const counted = { ...bytes, requests: [...bytes.requests] }
  await page.close()
  return { ...seen, ...counted }
}

/** The pack with all that it loads ahead; nothing of the book is on the phone. */
async function lookAtPack({ page, devtools }) {
  await devtools.send('Network.clearBrowserCache')
  await page.goto(pack)
  const link = page.getByRole('link', { name: book })
  await link.waitFor()
  await page.waitForTimeout(5000)
  return link
}

async function openByAddress(tab) {
  await slowDown(tab)
  await tab.page.goto(viewer, { waitUntil: 'commit' })
  return finish(tab)
}

const kinds = {
  /** The student looks at the pack for some seconds and taps the title. */
  async 'from the pack'() {
    const tab = await slowTab()
    const link = await lookAtPack(tab)
    await slowDown(tab)
    await link.tap()
    return finish(tab)
  },
  /** The app is in the browser's store from an earlier visit. */
  async 'by address, app stored'() {
    const earlier = await slowTab()
    await lookAtPack(earlier)
    await earlier.page.close()
    return openByAddress(await slowTab())
  },
  /** Nothing of the app is on the phone. */
  async 'by address, nothing stored'() {
    const tab = await slowTab()
    await tab.devtools.send('Network.clearBrowserCache')
    return openByAddress(tab)
  },
}

for (const [kind, measure] of Object.entries(kinds)) {
  for (let time = 1; time <= times; time++) {
    const { page, poster, file: fileBytes, all, requests } = await measure()
    const seconds = (milliseconds) =>
      milliseconds === undefined ? '-' : `${(milliseconds / 1000).toFixed(2)} s`
    console.log(
      `${kind.padEnd(28)} first page ${seconds(page)}, its picture ${seconds(poster)}, ` +
        `${Math.round(fileBytes / 1024)} KiB of the book in ${requests.length} answers, ${Math.round(all / 1024)} KiB in all`,
    )
    if (process.env.RANGES) console.log(requests.join('  '))
  }
}
await browser.close()
