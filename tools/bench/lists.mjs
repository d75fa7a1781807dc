import { changeAnswers, openPhone, openTab, repeated } from './harness.mjs'
import { quantile } from './table.mjs'

const path = '/content/current-affairs'
const cardCount = 100

/** Whether a section of a hundred cards, its own over again, scrolls from end to end without frames of more than 50 ms. */
export async function lists(site) {
  const phone = await openPhone()
  const { page, slowProcessor } = await openTab(phone)
  await changeAnswers(page, /:runQuery/, (body) => {
    const found = body.filter((entry) => entry.document)
    if (found.length < 10) return body
    return repeated(found, cardCount, (entry, index) => {
      entry.document.name += `-${index}`
    })
  })
  await page.goto(site + path)
  await page.waitForFunction((count) => document.querySelectorAll('main ul > li').length >= count, cardCount)
  await slowProcessor()
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
  await phone.close()
  const [half, worst] = [0.5, 1].map((part) => quantile(frames, part).toFixed(1))
  const slow = frames.filter((time) => time > 50).length
  return [
    [
      `${path}, ${cardCount} cards`,
      `${frames.length} frames, median ${half} ms, worst ${worst} ms, ${slow} above 50 ms`,
    ],
  ]
}
