import type { Page } from '@playwright/test'
import { accountHears } from './testing/account-hears'
import { endpoint } from './testing/addresses'
import { expectAccessible } from './testing/axe'
import { keptOnDevice } from './testing/device'
import { choose } from './testing/exam'
import { expect, test } from './testing/journey'
import { demoMember, signIn } from './testing/student'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })

test.describe('where the app is installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an article, a job, a result and the purchases that were read open again without a network', {
    tag: '@phone',
  }, async ({ page, context }) => {
    await signIn(page, demoMember.email, demoMember.password)
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)

    const read: Array<[address: string, title: string]> = []
    const dialog = (on: Page) => on.getByRole('dialog')
    /** What only the document itself says. */
    const texts: string[] = []
    for (const list of ['/content/current-affairs', '/content/jobs']) {
      await page.goto(list)
      await main(page).getByRole('article').first().getByRole('link').first().click()
      await expect(page).not.toHaveURL(list)
      const title = dialog(page).getByRole('heading').first()
      await expect(title).toBeVisible()
      const text = dialog(page).locator('p.whitespace-pre-line').first()
      await expect(text).toBeVisible()
      read.push([page.url(), (await title.textContent()) ?? ''])
      texts.push((await text.textContent()) ?? '')
      await expect.poll(() => keptOnDevice(page, 'reads')).toContain(texts.at(-1)?.slice(0, 40))
    }
    await page.goto('/purchases')
    const bought = main(page).getByRole('listitem').first()
    await expect(bought).toBeVisible()
    read.push(['/purchases', (await bought.getByRole('heading').first().textContent()) ?? ''])

    await page.goto('/quiz/rivers-of-india')
    await choose(page, 1)
    await page.getByRole('button', { name: 'Submit (1)' }).click()
    await accountHears(page, '"submitted"', () => page.getByRole('button', { name: 'Submit Quiz' }).click())
    await expect(heading(page)).toHaveText('Quiz Results')
    const results = page.url()
    // What is kept is written behind what is shown.
    await expect.poll(() => keptOnDevice(page, 'purchases')).not.toBe('[]')

    await context.setOffline(true)
    const later = await context.newPage()
    for (const [index, [address, title]] of read.entries()) {
      await later.goto(address)
      await expect(later.getByRole('heading', { name: title }).first()).toBeVisible()
      if (texts[index]) await expect(dialog(later)).toContainText(texts[index])
    }
    await expect(later.getByText(/You are offline/)).toBeVisible()
    await later.goto(results)
    await expect(heading(later)).toHaveText('Quiz Results')
  })
})

test('a slow network is told apart from none, and what was typed stays', { tag: '@phone' }, async ({
  page,
}) => {
  let answerComes = () => {}
  const untilThen = new Promise<void>((resolve) => {
    answerComes = resolve
  })
  const slow = page.getByText('The network is slow. Still loading.')
  await page.goto('/contact')
  const form = main(page).locator('form')
  await form.getByLabel('Name').fill('Lakshmi')
  await form.getByLabel('Email').fill('lakshmi@demo.test')
  await form.getByLabel('Subject').fill('A question')
  await form.getByLabel('Message').fill('When does the next test begin?')
  await page.route(`${endpoint}/api/contact`, async (route) => {
    await untilThen
    await route.continue()
  })
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(slow).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeHidden()
  await expect(form.getByLabel('Message')).toHaveValue('When does the next test begin?')
  await expectAccessible(page, 'a slow network')
  answerComes()
  await expect(slow).toBeHidden()
  await expect(form.getByLabel('Message')).toHaveValue('')
})
