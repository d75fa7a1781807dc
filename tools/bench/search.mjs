import { changeAnswers, openPhone, openTab } from './harness.mjs'
import { quantile } from './table.mjs'

const entryCount = 5000
export const queries = [
  'c',
  'co',
  'constitution',
  'const day',
  'poltiy',
  'constituton',
  'rajyangam',
  'రాజ్యాంగం',
  'संविधान',
  'zxqwvy',
]

/** A word that few entries have: names of people and places make the words of a real catalogue as many. */
function nameOf(number) {
  const syllables = ['ka', 'ri', 'mo', 'tu', 'ne', 'sha', 'vi', 'pal', 'go', 'de', 'ru', 'ban']
  const digits = (number * 7919).toString(12).split('').slice(-4)
  return digits.map((digit) => syllables[Number.parseInt(digit, 12)]).join('')
}

/** The seed's entries over and over, each with names of its own. */
export function manyEntries([synonyms, ...entries]) {
  const many = Array.from({ length: entryCount }, (_, number) => {
    const entry = structuredClone(entries[number % entries.length])
    const add = (text) => `${text} ${nameOf(number)} ${nameOf(number + entryCount)}`
    entry.id = `${entry.id}-${number}`
    entry.title =
      typeof entry.title === 'string' ? add(entry.title) : { ...entry.title, en: add(entry.title.en) }
    return entry
  })
  return [synonyms, ...many]
}

/** How long a search in 5,000 entries takes from the letter to the results on the screen, and what building the index blocks. */
export async function search(site) {
  const phone = await openPhone()
  const { page, slowProcessor } = await openTab(phone)
  let bytes = 0
  await changeAnswers(page, /:batchGet/, (body) => {
    for (const { found } of body) {
      if (!found?.name.endsWith('/catalogues/search')) continue
      found.fields.documents.stringValue = JSON.stringify(
        manyEntries(JSON.parse(found.fields.documents.stringValue)),
      )
      bytes = Buffer.byteLength(found.fields.documents.stringValue)
    }
    return body
  })
  await page.goto(`${site}/content/jobs`)
  await page.locator('main article').first().waitFor()
  await slowProcessor()
  await page.evaluate(() => {
    globalThis.longTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  await page.getByRole('button', { name: 'Search' }).click()
  const began = performance.now()
  await page.getByRole('searchbox').fill('constitution')
  await page.locator('dialog mark').first().waitFor()
  const ready = performance.now() - began
  const blocked = await page.evaluate(() => Math.max(0, ...globalThis.longTasks))
  const rows = [
    [
      `search in ${entryCount} entries, until it is ready`,
      `${ready.toFixed(0)} ms, ${(bytes / 1024).toFixed(0)} KiB`,
    ],
    ['the longest that a press waits meanwhile', `${blocked.toFixed(0)} ms`],
  ]
  for (const query of queries) {
    const times = []
    for (let run = 0; run < 5; run++)
      times.push(
        await page.evaluate(async (text) => {
          const field = document.querySelector('dialog input')
          const write = (value) => {
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value)
            field.dispatchEvent(new Event('input', { bubbles: true }))
          }
          write('')
          await globalThis.painted(() => !document.querySelector('dialog section li'))
          await new Promise((resolve) => setTimeout(resolve, 200))
          const start = performance.now()
          write(text)
          await globalThis.painted(
            () =>
              document.querySelector('dialog section li') ||
              /Nothing found/.test(document.querySelector('dialog').textContent),
          )
          return performance.now() - start
        }, query),
      )
    rows.push([
      query,
      `median ${quantile(times, 0.5).toFixed(0)} ms, worst ${quantile(times, 1).toFixed(0)} ms`,
    ])
  }
  await phone.close()
  return rows
}
