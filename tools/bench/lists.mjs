/**
 * Whether a section of a hundred cards scrolls without a stutter on a slow phone (4x CPU slowdown): frames of more than
 * 50 ms while it is scrolled from end to end. `npm run bench` runs it on a build of its own; on a served one:
 * `node tools/bench/lists.mjs ADDRESS [path]`. The list is made from the section's own documents.
 */
import { chromium } from '@playwright/test'

const address = process.argv[2]
if (!address) throw new Error('usage: node tools/bench/lists.mjs http://127.0.0.1:PORT [path]')
const path = process.argv[3] ?? '/content/current-affairs'
const itemCount = 100

const browser = await chromium.launch({
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
const devtools = await page.context().newCDPSession(page)

// The backend's own answer, with its documents repeated until there are a hundred.
await page.route(/:runQuery/, async (route) => {
  const response = await route.fetch()
  const body = await response.json().catch(() => null)
  const found = Array.isArray(body) ? body.filter((entry) => entry.document) : []
  if (found.length < 10) return route.fulfill({ response })
  const json = Array.from({ length: itemCount }, (_, index) => {
    const entry = structuredClone(found[index % found.length])
    entry.document.name += `-${index}`
    return entry
  })
  return route.fulfill({ response, json })
})
await page.goto(address + path)
await page.waitForFunction((count) => document.querySelectorAll('main ul > li').length >= count, itemCount)
await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })

const frames = await page.evaluate(async () => {
  const times = []
  let last = performance.now()
  const end = document.documentElement.scrollHeight - innerHeight
  for (let place = 0; place < end; place += 60) {
    scrollTo(0, place)
    await new Promise(requestAnimationFrame)
    const now = performance.now()
    times.push(now - last)
    last = now
  }
  return times
})
const slow = frames.filter((time) => time > 50)
const sorted = frames.toSorted((a, b) => a - b)
console.log(
  `${path}: ${itemCount} cards, ${frames.length} frames, median ${sorted[Math.floor(sorted.length / 2)].toFixed(1)} ms, worst ${sorted.at(-1).toFixed(0)} ms, ${slow.length} above 50 ms`,
)
await browser.close()
