import type { Page } from '@playwright/test'
import { expectAccessible } from './testing/axe'
import { holdCode } from './testing/hold-code'
import { expect, test } from './testing/journey'
import { acknowledge } from './testing/student'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

test('prices and policies from the footer, and the skip link', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/refund-policy')
  await expect(page.getByRole('heading', { level: 1, name: 'Refund policy' })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  for (const [link, heading] of [
    ['Terms', 'Terms of use'],
    ['Privacy', 'Privacy policy'],
    ['Pricing', 'Pricing'],
  ] as const) {
    await footer.getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    // What the configuration does not know is not said.
    await expect(page.getByRole('main')).not.toContainText(/to be published|GSTIN/)
  }
  const series = page.getByRole('region', { name: 'Test series' }).getByRole('listitem')
  await expect(series.filter({ hasText: 'APPSC Group II Screening' })).toContainText('Rs. 130')
  const packs = page.getByRole('region', { name: 'PDF packs' }).getByRole('listitem')
  await expect(packs.filter({ hasText: 'Indian Polity Notes' })).toContainText('Rs. 199')

  await page.goto('/about')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the contents of a policy lead to its parts, and stay there when the page’s code comes', async ({
  page,
}) => {
  test.skip(isPhone(page), 'a phone shows no contents')
  const bringCode = await holdCode(page, 'src/features/site-pages/pages/refund-policy-page.tsx')
  const opened = page.goto('/refund-policy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const complaints = page.getByRole('heading', { name: 'Complaints' })
  await contents.getByRole('link', { name: 'Complaints' }).click()
  await expect(complaints).toBeInViewport()

  await bringCode()
  await opened
  await contents.getByRole('link', { name: 'Complaints' }).hover()
  await expect(complaints).toBeInViewport()
  await expect(page).toHaveURL('/refund-policy#complaints')
})

test('a message is kept once; without a network the page says so and loses nothing', {
  tag: '@phone',
}, async ({ page, context }) => {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/contact')) writes.push(request.url())
  })
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Send us a message' })
  await form.getByLabel('Name').fill('Lakshmi Rao')
  await form.getByLabel('Email').fill('lakshmi@demo.test')
  await form.getByLabel('Subject').fill('Payment')
  await form.getByLabel('Message').fill('Which payment id do you need?')
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByRole('alert')).toContainText('Your message was not sent.')
  await expect(form.getByLabel('Message')).toHaveValue('Which payment id do you need?')
  await expectAccessible(page, 'a message that was not sent')

  await context.setOffline(false)
  const before = writes.length
  await form.getByRole('button', { name: 'Send Message' }).dblclick()
  await acknowledge(page, 'Thank you for your message! We will get back to you soon.')
  await expect(form.getByLabel('Message')).toHaveValue('')
  expect(writes.length - before).toBe(1)
})

test('what is typed into the message form before its code has come stays', { tag: '@phone' }, async ({
  page,
}) => {
  const bringCode = await holdCode(page, 'src/features/site-pages/pages/contact-page.tsx')
  const opened = page.goto('/contact')
  const form = page.getByRole('form', { name: 'Send us a message' })
  const sends = form.getByRole('button', { name: 'Send Message' })
  await form.getByLabel('Message').fill('Which payment id do you need?')
  await expect(sends).toBeDisabled()
  await bringCode()
  await opened
  await expect(sends).toBeEnabled()
  await expect(form.getByLabel('Message')).toHaveValue('Which payment id do you need?')
  await sends.click()
  await expect(form.getByText('Name is required')).toBeVisible()
  await expect(form.getByText('Message is required')).toBeHidden()
})

test('the menu opens before any code has come, and stays open when it comes', async ({ page }) => {
  test.skip(!isPhone(page), 'a desktop shows the links themselves')
  const bringCode = await holdCode(page, 'src/main.tsx')
  const opened = page.goto('/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
  await expect(home).toBeVisible()
  await bringCode()
  await opened
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true')
  await home.click()
  await expect(page).toHaveURL('/')
  await expect(home).toBeHidden()
})

test('the menu of a phone by keyboard', async ({ page }) => {
  test.skip(!isPhone(page), 'a desktop shows the links themselves')
  await page.goto('/about')
  const button = page.getByRole('button', { name: 'Open menu' })
  await button.press('Enter')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused()
  await expectAccessible(page, 'menu')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  // Its button closes it too.
  await button.click()
  await expect(menu).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
  // So does a press on the dimmed page, which goes no further.
  await button.click()
  await page.mouse.click(200, (page.viewportSize()?.height ?? 0) - 40)
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page).toHaveURL('/about')
})
