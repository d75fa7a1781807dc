import type { Page } from '@playwright/test'
import { expectAccessible } from './testing/axe'
import { appOnDevice } from './testing/installed'
import { expect, test } from './testing/journey'
import { haveStudent } from './testing/student'

test.skip(({ isMobile }) => !isMobile, 'the same at any size')

/** What the browser's dialog was asked, and what it is to answer. */
interface Dialog {
  shown: number
  answer: (outcome: 'accepted' | 'dismissed') => void
}

declare global {
  interface Window {
    installDialog?: Dialog
  }
}

/** The browser offers to install the app, as Chromium does, also before the page's code is there. */
async function browserOffers(page: Page) {
  await page.addInitScript(() => {
    const offer = () => {
      const event = new Event('beforeinstallprompt', { cancelable: true })
      const dialog: Dialog = { shown: 0, answer: () => undefined }
      const userChoice = new Promise<{ outcome: string }>((resolve) => {
        dialog.answer = (outcome) => resolve({ outcome })
      })
      const prompt = () => {
        dialog.shown += 1
        return dialog.shown > 1
          ? Promise.reject(new DOMException('used', 'InvalidStateError'))
          : Promise.resolve()
      }
      window.installDialog = dialog
      window.dispatchEvent(Object.assign(event, { prompt, userChoice }))
      // Its own banner does not show.
      if (!event.defaultPrevented) throw new Error('nobody keeps the offer')
    }
    // Before any module of the page has run.
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      offer()
    }).observe(document, { childList: true, subtree: true })
  })
}

const dialog = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((end) => {
    window.installDialog?.answer(end)
    return window.installDialog?.shown
  }, outcome)

/** Answers one question of a quiz, ends it, and waits for its result with what comes behind it. */
async function finishQuiz(page: Page, quizId: string) {
  await page.goto(`/quiz/${quizId}`)
  const radio = page.getByRole('radio').first()
  await radio.locator('..').click()
  await expect(radio).toBeChecked()
  await expect(card(page)).toBeHidden()
  await page.getByRole('button', { name: /^Submit/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible()
}

const card = (page: Page) => page.getByRole('region', { name: 'Install Pariksha Academy' })

test('a visitor is asked after a first result, and never again after Not now', async ({ page }) => {
  await browserOffers(page)
  await page.goto('/')
  await expect(card(page)).toBeHidden()
  await finishQuiz(page, 'rivers-of-india')
  await expect(card(page)).toContainText('even offline')
  await card(page).scrollIntoViewIfNeeded()
  await expectAccessible(page, 'a result that asks')
  await card(page).getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText(/You can install it later/)).toBeFocused()
  await expect(card(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible()
  await expect(card(page)).toBeHidden()
  await finishQuiz(page, 'ancient-and-medieval-india')
  await expect(card(page)).toBeHidden()
})

test('Install asks the browser once; the account settings keep the way after its dialog was closed', async ({
  page,
}) => {
  await haveStudent(page)
  await browserOffers(page)
  await finishQuiz(page, 'rivers-of-india')
  await card(page).getByRole('button', { name: 'Install' }).dblclick()
  expect(await dialog(page, 'dismissed')).toBe(1)
  await expect(page.getByText(/You can install it later/)).toBeVisible()
  await page.goto('/account')
  await page.getByText('Install the app').click()
  const row = page.getByRole('group').filter({ hasText: 'Install the app' })
  await row.getByRole('button', { name: 'Install' }).click()
  expect(await dialog(page, 'accepted')).toBe(1)
  await expect(row).toContainText('The app is being installed.')
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
  await expect(page.getByText('The app is being installed.')).toBeHidden()
})

test('without an offer, and inside the installed app, nothing is asked', async ({ page, context }) => {
  await finishQuiz(page, 'rivers-of-india')
  await expect(card(page)).toBeHidden()
  const app = await context.newPage()
  await browserOffers(app)
  await app.addInitScript(() => {
    const match = window.matchMedia.bind(window)
    window.matchMedia = (query) => match(query === '(display-mode: standalone)' ? 'all' : query)
  })
  await finishQuiz(app, 'ancient-and-medieval-india')
  await expect(card(app)).toBeHidden()
})

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  })
  test('the steps are told in words', async ({ page }) => {
    await finishQuiz(page, 'rivers-of-india')
    await expect(card(page).getByRole('listitem')).toHaveText([/^Tap Share/, /^Tap Add to Home Screen/])
    await expectAccessible(page, 'a result with the steps of an iPhone')
  })
})

test('Continue goes on with the quiz that a visitor has begun, and says when nothing waits', async ({
  page,
}) => {
  await page.goto('/continue')
  await expect(page.getByRole('heading', { name: 'Begin with a free test' })).toBeVisible()
  await page.goto('/quiz/rivers-of-india')
  const radio = page.getByRole('radio').first()
  await radio.locator('..').click()
  await expect(radio).toBeChecked()
  await page.goto('/continue')
  await expect(page).toHaveURL(/\/quiz\/rivers-of-india$/)
  await expect(page.getByRole('button', { name: 'Submit (1)' })).toBeVisible()
})

const share = (fields: Record<string, string>) => `/share?${String(new URLSearchParams(fields))}`

test('a shared link to this site opens its page; nothing else goes anywhere by itself', async ({
  page,
  baseURL,
}) => {
  await page.goto(share({ text: `Read this ${baseURL}/current-affair/constitution-day` }))
  await expect(page).toHaveURL(/\/current-affair\/constitution-day$/)

  for (const hostile of [
    'javascript:alert(document.domain)',
    'data:text/html,<script>alert(1)</script>',
    'https://other.example/',
    `${baseURL}@other.example/daily`,
    `${baseURL}//other.example/daily`,
    `${baseURL}/share?url=${baseURL}/share`,
  ]) {
    await page.goto(share({ url: hostile }))
    await expect(page.getByRole('heading', { name: 'Shared with this app' })).toBeVisible()
    expect(new URL(page.url()).pathname, hostile).toBe('/share')
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(/^https?:/.test(hostile) ? 1 : 0)
  }
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('rel', /noopener/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('a shared text is looked for here', async ({ page }) => {
  await page.goto(share({ title: 'Constitution Day - A Newspaper', url: 'https://news.example/a' }))
  await page.getByRole('button', { name: 'Search for it here' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('Constitution Day')
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Constitution Day/ })
    .first()
    .click()
  await expect(page).toHaveURL(/constitution-day/)
  await page.goto('/share')
  await expect(page.getByRole('heading', { name: 'Nothing was shared' })).toBeVisible()
})

test.describe('with the app kept on the device', () => {
  test.use({ serviceWorkers: 'allow' })
  test('a share opens without a network too, whatever its address ends with', async ({ page, context }) => {
    await page.goto('/about')
    await appOnDevice(page)
    await context.setOffline(true)
    await page.goto(share({ title: 'Rivers of India', url: 'https://news.example/a.html' }))
    await expect(page.getByRole('link', { name: 'Open the link' })).toHaveAttribute(
      'href',
      'https://news.example/a.html',
    )
  })
})
