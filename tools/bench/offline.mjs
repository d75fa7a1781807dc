/**
 * What keeping for offline costs and gives: bytes of a package of 25 tests of 100 questions, the time to keep it at
 * 1 Mbit/s, and a cold start of the browser without a network until the instructions of a test and until the question of
 * one that runs stand there (wanted: under 3 s at 4x CPU slowdown). `npm run bench` runs it on a build of its own; on a
 * served one: `FIRESTORE_URL=http://127.0.0.1:PORT node tools/bench/offline.mjs ADDRESS`. The package is made from a
 * free test.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

const address = process.argv[2]
const database = process.env.FIRESTORE_URL
if (!address || !database)
  throw new Error('usage: FIRESTORE_URL=http://127.0.0.1:PORT node tools/bench/offline.mjs ADDRESS')
const [testCount, questionCount, slowdown] = [25, 100, 4]

const documents = `${database}/v1/projects/demo-pariksha/databases/(default)/documents`
const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
async function ask(path, body) {
  const answer = await fetch(`${documents}/${path}`, {
    headers,
    ...(body ? { method: 'PATCH', body: JSON.stringify({ fields: body }) } : {}),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()).fields
}
const text = (value) => ({ stringValue: value })
const number = (value) => ({ integerValue: String(value) })
const no = { booleanValue: false }
const list = (values) => ({ arrayValue: { values } })

const source = await ask('test_series/appsc-group-2-screening/tests/free-mock-1')
const questions = Array.from({ length: questionCount }, (_, index) => {
  const { values } = source.questions.arrayValue
  const question = structuredClone(values[index % values.length])
  question.mapValue.fields.id = text(`q${index}`)
  return question
})
const name = 'Bench Package'
await ask('categories/bench-offline', {
  name: text(name),
  section_type: text('Test_Series'),
  isActive: { booleanValue: true },
})
const summaries = []
for (let index = 1; index <= testCount; index++) {
  const title = text(`Bench Test ${index}`)
  summaries.push({
    mapValue: {
      fields: {
        id: text(`t${index}`),
        title,
        totalQuestions: number(questionCount),
        duration: number(100),
        isPaid: no,
      },
    },
  })
  await ask(`test_series/bench-offline/tests/t${index}`, {
    ...source,
    title,
    isPaid: no,
    questions: list(questions),
  })
}
await ask('test_series/bench-offline', {
  category: text(name),
  categoryName: text(name),
  isPaid: no,
  tests: list(summaries),
})

const profile = mkdtempSync(join(tmpdir(), 'pariksha-bench-'))
const start = () =>
  chromium.launchPersistentContext(profile, {
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  })

try {
  const first = await start()
  const page = await first.newPage()
  await page.goto(`${address}/test-series/bench-offline`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50))
  })
  const keep = page.getByRole('button', { name: /^Keep for offline/ })
  await keep.waitFor()
  const devtools = await first.newCDPSession(page)
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 125_000,
    uploadThroughput: 125_000,
  })
  const begin = performance.now()
  await keep.click()
  const kept = page.getByText(/Kept for offline ·/)
  await kept.waitFor({ timeout: 600_000 })
  const seconds = (performance.now() - begin) / 1000
  console.log(`a package of ${testCount} tests, ${questionCount} questions each: ${await kept.textContent()}`)
  console.log(
    `kept in ${seconds.toFixed(1)} s at 1 Mbit/s, ${(bytes / 1_000_000).toFixed(2)} MB over the network`,
  )
  await first.close()

  /** Milliseconds from the opening of the address until `isThere` is, in a browser that has just started. */
  const coldStart = async (what, isThere, then = async () => undefined) => {
    const context = await start()
    await context.setOffline(true)
    const opened = await context.newPage()
    const tools = await context.newCDPSession(opened)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const from = performance.now()
    await opened.goto(`${address}/test-series/bench-offline/test/t7`, { waitUntil: 'commit' })
    await isThere(opened).waitFor()
    console.log(
      `cold start without a network at ${slowdown}x: ${what} after ${((performance.now() - from) / 1000).toFixed(2)} s`,
    )
    await then(opened)
    await context.close()
  }
  const question = (opened) => opened.getByText(`Question 1 of ${questionCount}`).filter({ visible: true })
  await coldStart(
    'the instructions',
    (opened) => opened.getByRole('checkbox', { name: /I have read/ }),
    async (opened) => {
      await opened.getByRole('checkbox', { name: /I have read/ }).check()
      const from = performance.now()
      await opened.getByRole('button', { name: 'I am ready to begin' }).click()
      await question(opened).waitFor()
      console.log(
        `from there to the first question ${((performance.now() - from) / 1000).toFixed(2)} s, with the notice of full screen`,
      )
    },
  )
  await coldStart('the question of a test that runs', question)
} finally {
  rmSync(profile, { recursive: true, force: true })
}
