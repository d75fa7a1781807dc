import { accountHears } from './testing/account-hears'
import { expectAccessible } from './testing/axe'
import { expect, goBack, test, touch } from './testing/journey'
import { haveAccount } from './testing/student'

test('a visitor finds an article by keyboard, saves it, signs in and finds it under Saved', {
  tag: '@desktop',
}, async ({ page }) => {
  // Its own, because it looks into the whole list.
  const student = await haveAccount(page.request)
  await page.goto('/contact')
  // The page listens to keys when it is no longer only its HTML: a link that leads on inside it has told that.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('constitution birth')
  const found = dialog.getByRole('link', { name: /Constitution Day/ })
  await expect(found).toBeVisible()
  await expectAccessible(page, 'search')
  await page.keyboard.press('ArrowDown')
  await expect(found).toBeFocused()
  await page.keyboard.press('Enter')

  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { level: 1 })).toContainText('Constitution Day')
  const star = article.getByRole('button', { name: 'Save for later' })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Saved' }).click()
  const saved = page.getByRole('main').getByRole('link', { name: /Constitution Day/ })
  await expect(saved).toBeVisible()
  await expectAccessible(page, 'saved')
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  const form = page.getByRole('dialog', { name: 'Sign in' })
  await form.getByLabel('Email').fill(student.email)
  await form.getByLabel('Password', { exact: true }).fill(student.password)
  await form.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Saved' })).toBeVisible()
  await expect(saved).toBeVisible()
  // No longer the visitor's: it is in the account, and may be taken off there.
  await expect(page.getByText('Saved on this device.')).toBeHidden()
  await accountHears(page, '/saved/', () => page.getByRole('button', { name: /^Save for later/ }).click())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
})

test('Back to a list comes back to its place after the list has loaded', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/content/jobs')
  await touch(page)
  await expect(page.getByRole('main').getByRole('article').nth(7)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 500))
  // Until the place is kept, and no longer the one before it.
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.entries(sessionStorage).some(
          ([name, place]) => name.startsWith('scroll:') && Math.abs(Number(place) - scrollY) < 2,
        ),
      ),
    )
    .toBe(true)
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(200)
  await page.goto('/about')
  await goBack(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 40)
})
