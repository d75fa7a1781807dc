import { holdCode } from './testing/hold-code'
import { expect, test } from './testing/journey'
import { acknowledge, demoMember, haveStudent, logIn } from './testing/student'

test('what a page shows first does not wait for the identity service, and logging out does', {
  tag: '@phone',
}, async ({ page }) => {
  const student = await haveStudent(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome, Lakshmi' })).toBeVisible()

  const bringIdentity = await holdCode(page, 'src/session/identity.ts')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome back, Lakshmi' })).toBeVisible()
  await page.goto('/content/current-affairs')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  await page.goto('/content/test-series')
  await expect(page.getByRole('heading', { name: 'APPSC Group II Screening' })).toBeVisible()
  await page.goto('/quiz/rivers-of-india')
  await page.getByText('Devprayag').click()
  await expect(page.getByRole('button', { name: 'Submit (1)' })).toBeEnabled()
  await page.goto('/mock-test/railway-ntpc-stage-1')
  await expect(page.getByRole('button', { name: 'I am ready to begin' })).toBeVisible()
  await page.goto('/about')

  await page.getByRole('button', { name: 'Open profile' }).click()
  await bringIdentity()
  const profile = page.getByRole('dialog', { name: 'Profile' })
  await expect(profile).toContainText(student.email)
  await profile.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await page.unrouteAll()
  // Nobody is left behind who could be found again without a password.
  await page.goto('/login')
  await expect(page.getByRole('dialog', { name: 'Sign in' }).getByLabel('Email')).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('a session that has died on the device ends with a word, and the page is come back to', {
  tag: '@phone',
}, async ({ page }) => {
  const guarded = '/pdf-viewer/x?url=paid/resource_indian_polity/making-and-basis.pdf'
  // No page of the app, which would see the copy and end its session there.
  await page.goto('/robots.txt')
  // What a phone may be left with that has lost the service's own storage.
  const copy = {
    id: 'member-demo',
    email: demoMember.email,
    firstName: 'Arjun',
    lastName: 'Reddy',
    phone: '',
  }
  await page.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), copy)
  await page.goto(guarded)
  await acknowledge(page, 'You are signed out on this device. Log in again to continue.')
  const form = page.getByRole('dialog', { name: 'Sign in' })
  await form.getByLabel('Email').fill(demoMember.email)
  await form.getByLabel('Password', { exact: true }).fill(demoMember.password)
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(guarded)
})

test('a visitor’s pages never load the identity code; signing in in another tab is seen', {
  tag: '@phone',
}, async ({ page, context }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/identity-[^/]*\.js$/.test(request.url())) asked.push(page.url())
  })
  for (const path of ['/', '/pricing', '/content/current-affairs', '/content/test-series', '/quiz-list']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(asked).toEqual([])
  const other = await context.newPage()
  await logIn(other, demoMember.email, demoMember.password)
  await expect(page.getByRole('button', { name: 'Open profile' })).toBeVisible()
  expect(new Set(asked).size).toBe(1)
})
