import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPhone, openTab, repeated, slowdown } from './harness.mjs'
import { seconds } from './table.mjs'

const [testCount, questionCount] = [25, 100]

const text = (value) => ({ stringValue: value })
const number = (value) => ({ integerValue: String(value) })
const no = { booleanValue: false }
const list = (values) => ({ arrayValue: { values } })

/** Makes a package of long tests, each from the same free test. */
async function makePackage(firestore) {
  const ask = async (path, fields) => {
    const answer = await fetch(
      `${firestore}/v1/projects/demo-pariksha/databases/(default)/documents/${path}`,
      {
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        ...(fields ? { method: 'PATCH', body: JSON.stringify({ fields }) } : {}),
      },
    )
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()).fields
  }
  const source = await ask('test_series/appsc-group-2-screening/tests/free-mock-1')
  const questions = repeated(source.questions.arrayValue.values, questionCount, (question, index) => {
    question.mapValue.fields.id = text(`q${index}`)
  })
  const name = text('Bench Package')
  const tests = Array.from({ length: testCount }, (_, index) => ({
    id: text(`t${index + 1}`),
    title: text(`Bench Test ${index + 1}`),
    totalQuestions: number(questionCount),
    duration: number(100),
    isPaid: no,
  }))
  await ask('categories/bench-offline', {
    name,
    section_type: text('Test_Series'),
    isActive: { booleanValue: true },
  })
  for (const { id, title } of tests) {
    const fields = { ...source, title, isPaid: no, questions: list(questions) }
    await ask(`test_series/bench-offline/tests/${id.stringValue}`, fields)
  }
  await ask('test_series/bench-offline', {
    category: name,
    categoryName: name,
    isPaid: no,
    tests: list(tests.map((fields) => ({ mapValue: { fields } }))),
  })
}

/** Keeps the package over a slow network, in a browser of this profile. */
async function keep(site, start) {
  const phone = await start()
  const { page, devtools, slowNetwork } = await openTab(phone)
  await page.goto(`${site}/test-series/bench-offline`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    await globalThis.painted(() => navigator.serviceWorker.controller)
  })
  const button = page.getByRole('button', { name: /^Download for offline/ })
  await button.waitFor()
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await slowNetwork(125, 125)
  const begin = performance.now()
  await button.click()
  const kept = page.getByText(/Downloaded ·/)
  await kept.waitFor({ timeout: 600_000 })
  const time = seconds(performance.now() - begin)
  const told = await kept.textContent()
  await phone.close()
  return [
    [`a package of ${testCount} tests, ${questionCount} questions each`, told],
    ['to keep it at 1 Mbit/s', `${time}, ${(bytes / 1_000_000).toFixed(2)} MB over the network`],
  ]
}

/** From the opening of a test's address until `isThere`, in a browser that has just started without a network. */
async function startCold(site, start, isThere, then = async () => []) {
  const phone = await start()
  await phone.setOffline(true)
  const { page, slowProcessor } = await openTab(phone)
  await slowProcessor()
  const begin = performance.now()
  await page.goto(`${site}/test-series/bench-offline/test/t7`, { waitUntil: 'commit' })
  await isThere(page).waitFor()
  const time = seconds(performance.now() - begin)
  const more = await then(page)
  await phone.close()
  return [time, ...more]
}

/**
 * What keeping for offline costs and gives: bytes and time of a package, and a cold start without a network until the
 * instructions of a test and until the question of one that runs are there (wanted: under 3 s).
 */
export async function offline({ site, firestore }) {
  await makePackage(firestore)
  const profile = mkdtempSync(join(tmpdir(), 'pariksha-bench-'))
  const start = () => openPhone({ serviceWorkers: 'allow' }, profile)
  const question = (page) => page.getByText(`Question 1 of ${questionCount}`).filter({ visible: true })
  const box = (page) => page.getByRole('checkbox', { name: /I have read/ })
  try {
    const kept = await keep(site, start)
    const [instructions, begun] = await startCold(site, start, box, async (page) => {
      await box(page).check()
      const begin = performance.now()
      await page.getByRole('button', { name: 'I am ready to begin' }).click()
      await question(page).waitFor()
      return [seconds(performance.now() - begin)]
    })
    const [running] = await startCold(site, start, question)
    const cold = `cold start without a network at ${slowdown}x`
    return [
      ...kept,
      [`${cold}, to the instructions`, instructions],
      ['from there to the first question', `${begun}, with the notice of full screen`],
      [`${cold}, to the question of a test that runs`, running],
    ]
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
