import type { APIRequestContext, Page } from '@playwright/test'
import { database } from './testing/addresses'
import { expectAccessible } from './testing/axe'
import { keptOnDevice } from './testing/device'
import { beginTest, choose, expectQuestion, submitTest } from './testing/exam'
import { appOnDevice, killed } from './testing/installed'
import { expect, test, touch } from './testing/journey'
import { demoMember, haveStudent, logOut, ownToken, signIn } from './testing/student'

test.use({ serviceWorkers: 'allow' })
test.skip(({ isMobile }) => !isMobile, 'the same at any size')

const downloadButton = (page: Page) => page.getByRole('button', { name: /^Download for offline/ })

const documents = `${database}/v1/projects/demo-pariksha/databases/(default)/documents`

interface StoredAttempt {
  fields: Record<string, { integerValue?: string }>
}

interface StoredQuestion {
  mapValue: { fields: Record<string, unknown> }
}

/** No other journey opens it. */
const railways = 'rrb-ntpc-cbt-1'

/** Makes the second free test of that package one of 100 questions: its own 25, four times. */
async function publishHundred(request: APIRequestContext) {
  const headers = { authorization: 'Bearer owner' }
  const address = `${documents}/test_series/${railways}/tests/free-mock-2`
  const { fields } = await (await request.get(address, { headers })).json()
  const own: StoredQuestion[] = fields.questions.arrayValue.values.slice(0, 25)
  const values = Array.from({ length: 100 }, (_, index) => {
    const question = own[index % 25]
    return index < 25
      ? question
      : { mapValue: { fields: { ...question?.mapValue.fields, id: { stringValue: `hundred-${index}` } } } }
  })
  const answer = await request.patch(`${address}?updateMask.fieldPaths=questions`, {
    headers,
    data: { fields: { questions: { arrayValue: { values } } } },
  })
  expect(answer.status()).toBe(200)
}

/** The attempts of a student in the account. */
async function attemptsInAccount(page: Page): Promise<StoredAttempt[]> {
  const { uid, idToken } = await ownToken(page)
  const answer = await page.request.get(`${documents}/users/${uid}/attempts?pageSize=50`, {
    headers: { authorization: `Bearer ${idToken}` },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()).documents ?? []
}

async function answerAndGoOn(page: Page, question: number, option: number) {
  await choose(page, option)
  await page.getByRole('button', { name: 'Save & Next', exact: true }).click()
  await expectQuestion(page, question + 1)
}

/** By the palette, which is a sheet on a phone. */
async function goTo(page: Page, question: number) {
  await page.getByRole('button', { name: /^All questions/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^Question ${question},`) })
    .click()
  await expectQuestion(page, question)
}

test('a test of 100 questions that was downloaded with its package and never opened is taken, killed twice, submitted and reviewed in aeroplane mode; the account then has it once, with its own moments', async ({
  page,
  context,
  request,
}) => {
  await publishHundred(request)
  await haveStudent(page)
  await page.goto(`/test-series/${railways}`)
  await appOnDevice(page)
  await downloadButton(page).click()
  await expect(page.getByText(/Downloaded · \d+ KB/)).toBeVisible()

  await context.setOffline(true)
  let now = await killed(context, page, `/test-series/${railways}`)
  await now.getByRole('link', { name: 'Start Test Free Mock Test 2' }).click()
  await beginTest(now)
  await expect(now.getByText('Question 1 of 100').filter({ visible: true })).toBeVisible()
  const began = Date.now()
  const address = now.url()
  // Its keys are A, D, C and A; the last question's is B.
  await answerAndGoOn(now, 1, 0)
  now = await killed(context, now, address)
  await expectQuestion(now, 2)
  await answerAndGoOn(now, 2, 3)
  await goTo(now, 60)
  now = await killed(context, now, address)
  await expectQuestion(now, 60)
  await goTo(now, 3)
  await answerAndGoOn(now, 3, 0)
  await goTo(now, 100)
  await choose(now, 1)
  await submitTest(now)
  const submitted = Date.now()
  now = await killed(context, now, now.url())
  await expect(now.getByRole('heading', { name: 'Test Results' })).toBeVisible()
  // Three right, and a third of a mark off for the wrong one.
  await expect(now.getByText('2⅔ of 100 marks', { exact: true })).toBeVisible()
  await expect(now.getByText('4 of 100', { exact: true })).toBeVisible()
  const kept = now.getByText('Saved on this device. We will sync it when you are online.')
  await expect(kept).toBeVisible()
  await now.getByRole('tab', { name: 'Questions' }).click()
  await expect(now.getByRole('heading', { name: 'Answer Review' })).toBeVisible()
  await now.goBack()

  await context.setOffline(false)
  await expect(kept).toBeHidden()
  await expect(now.getByText('Saved on this device. You are online')).toBeVisible()
  await now.goto('/history')
  await expect.poll(async () => (await attemptsInAccount(now)).length).toBe(1)
  // Another start writes nothing more.
  await now.reload()
  await expect(now.getByRole('heading', { name: 'Free Mock Test 2' })).toHaveCount(1)
  await now.waitForTimeout(6000)
  const attempts = await attemptsInAccount(now)
  expect(attempts).toHaveLength(1)
  expect(Math.abs(Number(attempts[0]?.fields.startedAt?.integerValue) - began)).toBeLessThan(30_000)
  expect(Math.abs(Number(attempts[0]?.fields.submittedAt?.integerValue) - submitted)).toBeLessThan(30_000)
})

test('the pictures of a downloaded test show in aeroplane mode', async ({ page, context }) => {
  await page.goto('/content/mock-test')
  await appOnDevice(page)
  await touch(page)
  await page.getByRole('link', { name: 'SSC CGL Quantitative Mock with Formulas and Figures' }).click()
  await page.getByText('More options').click()
  await downloadButton(page).click()
  await expect(page.getByText(/Downloaded · \d+ KB/)).toBeVisible()
  // What the browser keeps of pictures by itself is not what is tried here.
  await page.evaluate(() => caches.delete('pictures'))

  await context.setOffline(true)
  const now = await killed(context, page, page.url())
  await beginTest(now)
  const { kept, broken } = await now.evaluate(async () => {
    const name = (await caches.keys()).find((cache) => cache.startsWith('kept-pictures/')) ?? ''
    const addresses = (await (await caches.open(name)).keys()).map(({ url }) => url)
    const shown = await Promise.all(
      addresses.map((url) => {
        const picture = new Image()
        picture.src = url
        return picture.decode().then(
          () => true,
          () => false,
        )
      }),
    )
    return { kept: addresses.length, broken: addresses.filter((_, index) => !shown[index]) }
  })
  expect(kept).toBeGreaterThan(5)
  expect(broken).toEqual([])
})

test('a whole package of an owner opens in aeroplane mode, from the list of downloads and from its own page, and goes at sign-out', async ({
  page,
  context,
}) => {
  await signIn(page, demoMember.email, demoMember.password)
  await page.goto('/test-series/appsc-group-2-screening')
  await appOnDevice(page)
  await expect(page.getByText('Premium Member')).toBeVisible()
  await downloadButton(page).click()
  await expect(page.getByText(/Downloaded · \d+ KB/)).toBeVisible()

  await context.setOffline(true)
  let now = await killed(context, page, '/offline')
  await now.getByText('8 tests on this device').click()
  await expectAccessible(now, 'downloads')
  await now.getByRole('link', { name: 'Full Mock Test 2' }).click()
  await expect(now.getByRole('checkbox', { name: /I have read/ })).toBeVisible()
  now = await killed(context, now, '/test-series/appsc-group-2-screening')
  await now
    .getByRole('link', { name: /Full Mock Test 1/ })
    .first()
    .click()
  await beginTest(now)
  // Its picture is for owners alone: the copy on the device shows it.
  await now.getByRole('button', { name: /^All questions/ }).click()
  await now.getByRole('button', { name: 'Question Paper' }).click()
  const figure = now.getByRole('img', { name: 'Picture for question 18' })
  await expect(figure).toHaveAttribute('src', /^data:image\/svg/)
  await figure.scrollIntoViewIfNeeded()
  await expect.poll(() => figure.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await context.setOffline(false)
  await now.goto('/')
  await logOut(now)
  await expect(now.getByRole('main').getByRole('link', { name: 'Get Started' })).toBeVisible()
  await expect.poll(() => keptOnDevice(now, '/question-papers/')).not.toContain('Full Mock')
  expect(await keptOnDevice(now, 'forgotten/member-demo/')).toBe('[]')
  expect(
    await now.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('kept-pictures/'))),
  ).toEqual([])
})

test('a full device says so, keeps what was downloaded, and resumes when there is room', async ({ page }) => {
  await page.goto('/test-series/appsc-group-2-screening')
  await expect(downloadButton(page)).toBeVisible()
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype // oxlint-disable-line typescript/unbound-method -- called on its store
    let room = 1
    IDBObjectStore.prototype.put = function full(value: unknown, key?: IDBValidKey) {
      if (typeof key === 'string' && key.includes('/question-papers/series') && room-- <= 0)
        throw new DOMException('full', 'QuotaExceededError')
      return put.call(this, value, key)
    }
    Object.assign(globalThis, {
      makeRoom: () => {
        IDBObjectStore.prototype.put = put
      },
    })
  })
  await downloadButton(page).click()
  await expect(page.getByRole('alert')).toContainText('This device is full.')
  await expect(page.getByText(/Not complete: \d+ KB so far/)).toBeVisible()

  await page.evaluate(() => (globalThis as unknown as { makeRoom: () => void }).makeRoom())
  await page.getByRole('button', { name: /^Resume/ }).click()
  await expect(page.getByText(/Downloaded · \d+ KB/)).toBeVisible()

  await page.goto('/offline')
  await page.getByRole('button', { name: /^Remove download/ }).click()
  await expect(page.getByText('No downloads yet')).toBeVisible()
  expect(await keptOnDevice(page, '/paper-pins/')).toBe('[]')
})

test('a package that is requested offline waits in the list, and downloads by itself when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/test-series/appsc-group-2-screening')
  await appOnDevice(page)
  await expect(downloadButton(page)).toBeVisible()
  await context.setOffline(true)
  await downloadButton(page).click()
  await expect(page.getByText('Waiting for the network')).toBeVisible()
  // The line about it covers nothing at the end of the page, and can be used.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const line = await page.getByRole('link', { name: 'Downloads', exact: true }).boundingBox()
  const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(line?.y ?? 0)
  await page.getByRole('link', { name: 'Downloads', exact: true }).click()
  await expect(page.getByText('Waiting for the network')).toBeVisible()
  await expectAccessible(page, 'a pending download')
  await context.setOffline(false)
  await expect(page.getByText('3 tests on this device')).toBeVisible()
  await expect(page.getByText('Waiting for the network')).toBeHidden()
  await page.getByRole('link', { name: 'Open APPSC Group II Screening' }).click()
  await expect(page).toHaveURL(/\/test-series\/appsc-group-2-screening$/)
})
