import { openPhone, openTab, signIn } from './harness.mjs'
import { quantile, seconds } from './table.mjs'

const pack = '/content/paid-resources/quantitative-aptitude-notes'
const book = 'Book 5: The Drill Book'
const file = 'paid/resource_quantitative_aptitude/drill-book.pdf'
const viewer = `/pdf-viewer/drill-book?title=Drill&url=${encodeURIComponent(file)}`
const times = 3

/** Buys the pack for the demo student. */
async function buyPack(phone, site) {
  const page = await phone.newPage()
  await signIn(page, site)
  await page.goto(site + pack)
  const buy = page.getByRole('button', { name: /^Buy Now/ })
  const granted = page.getByText('Access Granted!')
  await buy.or(granted).waitFor()
  if (await buy.isVisible()) {
    await buy.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await granted.waitFor()
  }
  await page.close()
}

/** A tab that notes when the first page and its picture are seen since the page or the press began. */
async function readerTab(phone) {
  const tab = await openTab(phone)
  await tab.page.addInitScript(() => {
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
  return tab
}

/** Slows the tab down, opens the book with `open`, and counts what comes until its first page is drawn. */
async function firstPage({ page, devtools, slowNetwork, slowProcessor }, open) {
  const ofBook = new Set()
  const bytes = { book: 0, all: 0 }
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.includes('drill-book.pdf')) ofBook.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength
    if (ofBook.has(requestId)) bytes.book += encodedDataLength
  })
  // Slow 4G.
  await slowNetwork(210, 96)
  await slowProcessor()
  await open()
  await page.locator('section[data-page="1"][data-drawn="true"]').waitFor({ timeout: 60_000 })
  const seen = await page.evaluate(() => globalThis.seen)
  await page.close()
  return { ...seen, bytes, answers: ofBook.size }
}

/** The pack with all that it loads ahead; nothing of the book is on the phone. @returns the link to the book */
async function lookAtPack({ page, devtools }, site) {
  await devtools.send('Network.clearBrowserCache')
  await page.goto(site + pack)
  const link = page.getByRole('link', { name: book })
  await link.waitFor()
  await page.waitForTimeout(5000)
  return link
}

const byAddress = (tab, site) => firstPage(tab, () => tab.page.goto(site + viewer, { waitUntil: 'commit' }))

const ways = {
  /** The student looks at the pack for some seconds and taps the title. */
  async 'from the pack'(phone, site) {
    const tab = await readerTab(phone)
    const link = await lookAtPack(tab, site)
    return firstPage(tab, () => link.tap())
  },
  /** The app is in the browser's store from an earlier visit. */
  async 'by address, app stored'(phone, site) {
    const earlier = await readerTab(phone)
    await lookAtPack(earlier, site)
    await earlier.page.close()
    return byAddress(await readerTab(phone), site)
  },
  /** Nothing of the app is on the phone. */
  async 'by address, nothing stored'(phone, site) {
    const tab = await readerTab(phone)
    await tab.devtools.send('Network.clearBrowserCache')
    return byAddress(tab, site)
  },
}

/** How soon a book of 200 pages shows its first page over slow 4G (the goal: within 2 s), the median of some times. */
export async function reading(site) {
  const phone = await openPhone({ deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  await buyPack(phone, site)
  const rows = []
  for (const [way, measure] of Object.entries(ways)) {
    const found = []
    for (let time = 1; time <= times; time++) found.push(await measure(phone, site))
    const of = (pick) => quantile(found.map(pick), 0.5)
    const kib = (pick) => `${Math.round(of(pick) / 1024)} KiB`
    rows.push([
      way,
      `first page ${seconds(of(({ page }) => page))}, its picture ${seconds(of(({ poster }) => poster))}, ` +
        `${kib(({ bytes }) => bytes.book)} of the book in ${of(({ answers }) => answers)} answers, ` +
        `${kib(({ bytes }) => bytes.all)} in all`,
    ])
  }
  await phone.close()
  return rows
}
