import { changeAnswers, openPhone, openTab, repeated } from './harness.mjs'
import { quantile } from './table.mjs'

const test = '/test-series/appsc-group-2-screening/test/free-mock-1'

const spread = (values) => {
  const [half, most, worst] = [0.5, 0.95, 1].map((part) => quantile(values, part).toFixed(1))
  return `median ${half} ms, 95 % ${most} ms, worst ${worst} ms`
}

/** Milliseconds from the press until the option is chosen, and until the frame after that is painted. */
const answer = (page, option) =>
  page.evaluate(async (index) => {
    const radio = () => document.querySelectorAll('input[type=radio]')[index]
    const begin = performance.now()
    radio().click()
    while (!radio()?.checked) await new Promise((resolve) => setTimeout(resolve, 0))
    const shown = performance.now() - begin
    await globalThis.painted()
    return { shown, painted: performance.now() - begin }
  }, option)

/** From the press that submits until the first screen of results is painted, and what the page is busy with after it. */
const submit = (page) =>
  page.evaluate(async () => {
    const tasks = []
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ entryTypes: ['longtask'] })
    const begin = performance.now()
    const buttons = [...document.querySelectorAll('dialog button')]
    buttons.find(({ textContent }) => textContent === 'Submit Test').click()
    await globalThis.painted(() => document.querySelector('#review'))
    const painted = performance.now() - begin
    await new Promise((resolve) => setTimeout(resolve, 4000))
    return {
      painted,
      longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
      questions: document.querySelectorAll('[aria-labelledby=review] > ol > li').length,
    }
  })

/** One test: the questions of a free test, repeated. */
async function sit(site, questionCount, answerCount) {
  const phone = await openPhone()
  const { page, devtools, slowProcessor } = await openTab(phone)
  await changeAnswers(page, /\/documents(:batchGet|:runQuery)|BatchGetDocuments/, (body) => {
    for (const { found } of body) {
      const list = found?.fields?.questions?.arrayValue
      if (!list) continue
      list.values = repeated(list.values, questionCount, ({ mapValue: { fields } }, index) => {
        if (fields.id) fields.id = { stringValue: `bench-${index}` }
      })
    }
    return body
  })
  const shows = (number) =>
    page.getByText(`Question ${number} of ${questionCount}`).filter({ visible: true }).waitFor()

  await page.goto(site + test)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'I am ready to begin' }).click()
  await shows(1)
  await slowProcessor()
  const times = []
  for (let number = 1; number <= answerCount; number++) {
    times.push(await answer(page, number % 4))
    if (number === answerCount) break
    await page.getByRole('button', { name: 'Save & Next' }).click()
    await shows(number + 1)
  }
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await page.getByRole('button', { name: 'Submit Test' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).waitFor()
  const results = await submit(page)
  await phone.close()
  const of = `of ${questionCount} questions`
  return [
    [`press to state shown, ${of}`, spread(times.map(({ shown }) => shown))],
    [`press to next paint, ${of}`, spread(times.map(({ painted }) => painted))],
    [`JavaScript heap after ${answerCount} answers`, `${(usedSize / 1024 / 1024).toFixed(1)} MiB`],
    [
      `results ${of}`,
      `painted after ${results.painted.toFixed(0)} ms, longest task ${results.longest.toFixed(0)} ms, ` +
        `${results.questions} in the review`,
    ],
  ]
}

/**
 * How quickly an answer shows in a long test (wanted: under 50 ms to the next paint in a test of 200 questions), what
 * memory it takes, and how long the results take to show.
 */
export const exam = async (site) => [...(await sit(site, 200, 200)), ...(await sit(site, 500, 20))]
