/**
 * How quickly an answer shows in a long test on a slow phone (wanted: under 50 ms to the next paint in a
 * test of 200 questions at 4x CPU slowdown), what memory it takes, and how long the results take to show. `npm run bench`
 * runs it on a build of its own; on a served one: `node tools/bench/exam.mjs ADDRESS [questions] [answers]`. The paper
 * is made from the questions of a free test.
 */
import { chromium } from '@playwright/test'

const address = process.argv[2]
if (!address) throw new Error('usage: node tools/bench/exam.mjs http://127.0.0.1:PORT')
const test = '/test-series/appsc-group-2-screening/test/free-mock-1'
const questionCount = Number(process.argv[3] ?? 200)
const answerCount = Math.min(questionCount, Number(process.argv[4] ?? questionCount))
const slowdown = 4

const browser = await chromium.launch({
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info', '--js-flags=--expose-gc'],
})
const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
const devtools = await page.context().newCDPSession(page)

// The backend's own answer, with its questions repeated until there are two hundred.
await page.route(/\/documents(:batchGet|:runQuery)|BatchGetDocuments/, async (route) => {
  const response = await route.fetch()
  const body = await response.json().catch(() => null)
  for (const entry of Array.isArray(body) ? body : []) {
    const questions = entry.found?.fields?.questions?.arrayValue?.values
    if (!questions) continue
    const all = Array.from({ length: questionCount }, (_, index) => {
      const question = structuredClone(questions[index % questions.length])
      if (question.mapValue.fields.id) question.mapValue.fields.id = { stringValue: `bench-${index}` }
      return question
    })
    entry.found.fields.questions.arrayValue.values = all
  }
  await route.fulfill({ response, json: body })
})

await page.goto(address + test)
await page.getByRole('checkbox').check()
await page.getByRole('button', { name: 'I am ready to begin' }).click()
await page.getByText(`Question 1 of ${questionCount}`).filter({ visible: true }).waitFor()
await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

/** Milliseconds from the press until the option is drawn as chosen: the frame after the change, painted. */
const answer = (option) =>
  page.evaluate(async (index) => {
    const radio = document.querySelectorAll('input[type=radio]')[index]
    const begin = performance.now()
    radio.click()
    while (!document.querySelectorAll('input[type=radio]')[index]?.checked)
      await new Promise((resolve) => setTimeout(resolve, 0))
    const shown = performance.now()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    return { shown: shown - begin, painted: performance.now() - begin }
  }, option)

const shown = []
const painted = []
for (let number = 1; number <= answerCount; number++) {
  const times = await answer(number % 4)
  shown.push(times.shown)
  painted.push(times.painted)
  if (number === answerCount) break
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page
    .getByText(`Question ${number + 1} of ${questionCount}`)
    .filter({ visible: true })
    .waitFor()
}

const report = (name, values) => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1)
  console.log(`${name.padEnd(34)} median ${at(0.5)} ms, 95 % ${at(0.95)} ms, worst ${at(1)} ms`)
}
report('press to state shown', shown)
report('press to next paint', painted)
await devtools.send('HeapProfiler.collectGarbage')
const { usedSize } = await devtools.send('Runtime.getHeapUsage')
console.log(
  `memory after ${answerCount} answers            ${(usedSize / 1024 / 1024).toFixed(1)} MiB of JavaScript heap`,
)

// From the press that submits until the first screen of results is painted, and what the page is busy with after it.
await page.getByRole('button', { name: 'Submit Test' }).click()
await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).waitFor()
const results = await page.evaluate(async () => {
  const tasks = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
    {
      entryTypes: ['longtask'],
    },
  )
  const begin = performance.now()
  const buttons = [...document.querySelectorAll('dialog button')]
  buttons.find(({ textContent }) => textContent === 'Submit Test').click()
  while (!document.querySelector('#review')) await new Promise((resolve) => setTimeout(resolve, 0))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
  const painted = performance.now() - begin
  await new Promise((resolve) => setTimeout(resolve, 4000))
  return {
    painted,
    longest: Math.max(0, ...tasks),
    questions: document.querySelectorAll('#review ~ ol > li').length,
  }
})
console.log(
  `results of ${questionCount} questions           painted after ${results.painted.toFixed(0)} ms, longest task ${results.longest.toFixed(0)} ms, ${results.questions} in the review`,
)
await browser.close()
