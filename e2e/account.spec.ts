import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './testing/axe'
import { expect, goBack, test } from './testing/journey'
import {
  acknowledge,
  demoStudent,
  haveAccount,
  haveStudent,
  logIn,
  logOut,
  mailedLink,
  newStudent,
} from './testing/student'

test('a visitor registers with the keyboard alone, logs out and signs in again', { tag: '@desktop' }, async ({
  page,
}) => {
  const student = newStudent()
  await page.goto('/register')
  const form = page.getByRole('dialog', { name: 'Create account' })
  await expect(form.getByLabel('First name')).toBeFocused()
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await type(student.firstName)
  await type(student.lastName)
  await type(student.email)
  await type(student.phone)
  await type(student.password)
  // Past the button that shows the password.
  await page.keyboard.press('Tab')
  await type(student.password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Welcome, Lakshmi' })).toBeVisible()

  await page.getByRole('button', { name: 'Open profile' }).click()
  const profile = page.getByRole('dialog', { name: 'Profile' })
  await expect(profile).toContainText('Lakshmi Devi Rao')
  await expect(profile).toContainText(student.phone)
  await profile.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toBeVisible()

  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeFocused()
  await type(`  ${student.email} `)
  await page.keyboard.type(student.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Welcome, Lakshmi' })).toBeVisible()
})

test('a phone shows the whole registration form without scrolling', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/register')
  const form = page.getByRole('dialog', { name: 'Create account' })
  await expect(form.getByRole('textbox', { name: 'First name' })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Create account' })).toBeInViewport({ ratio: 1 })
  await expect(form.getByRole('link', { name: 'Sign in' })).toBeInViewport({ ratio: 1 })
})

test('a session ends in every tab', { tag: '@phone' }, async ({ page, context }) => {
  await haveStudent(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome, Lakshmi' })).toBeVisible()

  const otherTab = await context.newPage()
  await otherTab.goto('/')
  await expect(otherTab.getByRole('heading', { name: 'Welcome, Lakshmi' })).toBeVisible()
  await logOut(otherTab)
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toBeVisible()
})

test('wrong entries are named at their fields, and a refused sign-in says why', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/login')
  const form = page.getByRole('dialog', { name: 'Sign in' })
  await form.getByRole('button', { name: 'Sign in' }).click()
  await expect(form.getByText('Email is required')).toBeVisible()
  await expect(form.getByText('Password is required')).toBeVisible()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expectAccessible(page, 'wrong fields')
  const before = await form.boundingBox()
  await form.getByLabel('Email').fill(demoStudent.email)
  await expect(form.getByText('Email is required')).toBeHidden()
  await form.getByLabel('Password', { exact: true }).fill('not the one')
  await form.getByRole('button', { name: 'Sign in' }).click()
  await expect(form.getByRole('alert')).toHaveText('Invalid email or password.')
  await expect(form.getByLabel('Password', { exact: true })).toBeFocused()
  expect(await form.boundingBox(), 'nothing has moved').toEqual(before)
  await expectAccessible(page, 'refused')
})

test('a changed name is shown and kept', { tag: '@phone' }, async ({ page }) => {
  await haveStudent(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open profile' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Edit Profile' }).click()
  await dialog.getByLabel('First Name').fill('')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText('First name is required')).toBeVisible()
  await dialog.getByLabel('First Name').fill('లక్ష్మి')
  await dialog.getByLabel('Phone Number').fill('')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toContainText('లక్ష్మి Devi Rao')
  await expect(dialog).toContainText('Not provided')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome, లక్ష్మి' })).toBeVisible()
})

test('a forgotten password: the typed address goes along, the link sets a new one, once', {
  tag: '@phone',
}, async ({ page }) => {
  const student = await haveAccount(page.request)
  await page.goto('/login?redirect=/content/videos')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Please login to access paid videos')
  await dialog.getByLabel('Email').fill(student.email)
  await dialog.getByRole('link', { name: 'Forgot your password?' }).click()
  const email = page.getByLabel('Email')
  await expect(email).toHaveValue(student.email)
  // Whether an account exists is never told.
  for (const address of ['nobody@demo.test', student.email]) {
    await email.fill(address)
    await page.getByRole('button', { name: 'Send reset email' }).click()
    await expect(page.getByRole('dialog', { name: 'Check your email' })).toContainText(address)
    if (address === student.email) continue
    await page.getByRole('button', { name: 'Try with different email' }).click()
    await expect(email).toHaveValue('')
  }
  await expectAccessible(page, 'check your email')

  const link = await mailedLink(page, student.email)
  await page.goto(link)
  await expect(page.getByRole('dialog', { name: 'Choose a new password' })).toContainText(student.email)
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
  await page.keyboard.type('short')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await expectAccessible(page, 'new password')
  await page.getByLabel('New password', { exact: true }).fill('Spaces stay 1 ')
  await page.getByLabel('Confirm password').fill('Spaces stay 1 ')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Your password is changed' }).getByRole('link').click()
  await expect(page.getByLabel('Email')).toHaveValue(student.email)
  await page.getByLabel('Password', { exact: true }).fill('Spaces stay 1 ')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Welcome, Lakshmi' })).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('alert')).toHaveText('This link has expired or was already used.')
  await expectAccessible(page, 'dead link')
})

test('a new address counts once its link is opened', { tag: '@phone' }, async ({ page }) => {
  const student = await haveStudent(page)
  await page.goto('/')
  const changed = newStudent().email
  await page.getByRole('button', { name: 'Open profile' }).click()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const profile = page.getByRole('dialog')
  await expect(profile.getByLabel('First Name')).toBeFocused()
  await profile.getByLabel('Email').fill(changed)
  await profile.getByRole('button', { name: 'Save Changes' }).click()
  await expect(profile.getByText(`We sent a link to ${changed}`)).toBeVisible()
  await expectAccessible(page, 'profile with a link sent')

  await page.goto(await mailedLink(page, student.email))
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByRole('dialog', { name: 'Your email is changed' }).getByRole('link').click()
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Open profile' }).click()
  await expect(page.getByRole('dialog', { name: 'Profile' })).toContainText(changed)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Me', exact: true }).click()
  await page.getByRole('link', { name: 'Account settings' }).click()
  await page.getByText('Email', { exact: true }).click()
  await expect(page.getByText('Your email is confirmed.')).toBeVisible()
})

/** Keys of what the device stores for a student. */
const storedFor = (page: Page, uid: string): Promise<string[]> =>
  page.evaluate(
    (id) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('pariksha')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const keys = opening.result.transaction('kept').objectStore('kept').getAllKeys()
          keys.addEventListener('success', () => {
            opening.result.close()
            const texts = Object.keys(localStorage).filter((name) => localStorage.getItem(name)?.includes(id))
            resolve([...keys.result.map(String).filter((key) => key.includes(id)), ...texts])
          })
        })
      }),
    uid,
  )

/** A second device on which the student is signed in, with things of theirs on it. */
async function anotherDevice(browser: Browser, email: string, password: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await logIn(page, email, password)
  const { id } = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '') as { id: string }
  await expect.poll(async () => (await storedFor(page, id)).length).toBeGreaterThan(1)
  return {
    page,
    expectForgotten: async () => {
      await page.reload()
      await acknowledge(page, 'You are signed out on this device. Log in again to continue.')
      await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toBeVisible()
      await expect.poll(() => storedFor(page, id)).toEqual([])
      await context.close()
    },
  }
}

test('a student changes the password, and deletes the account in the end', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const student = await haveStudent(page)
  await page.goto('/account')
  await expect(page.getByText('Not confirmed')).toBeVisible()
  await expectAccessible(page, 'account settings')
  const email = page.getByText('Email', { exact: true })
  await email.click()
  await expect(page.getByText('Your email is not confirmed yet.')).toBeVisible()
  const password = page.getByText('Password', { exact: true })
  await password.click()
  await expect(page.getByText('Your email is not confirmed yet.'), 'one row is open').toBeHidden()
  await expectAccessible(page, 'account settings with an open row')
  const change = page.getByRole('group').filter({ has: password })
  await change.getByLabel('Current password').fill('Wrong@123')
  await change.getByLabel('New password').fill('Changed@123')
  await change.getByLabel('Confirm password').fill('Changed@123')
  await page.keyboard.press('Enter')
  await expect(change.getByRole('alert')).toHaveText('Invalid email or password.')
  await change.getByLabel('Current password').fill(student.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expect(change.locator('summary')).toBeFocused()
  await expect(change.getByLabel('Current password')).toBeHidden()

  const other = await anotherDevice(browser, student.email, 'Changed@123')
  await page.getByText('Delete my account').click()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const leaving = page.getByRole('dialog', { name: 'Delete my account' })
  await expect(leaving).toContainText('You can no longer open what you bought')
  await expectAccessible(page, 'delete my account')
  await leaving.getByLabel('Current password').fill('Changed@123')
  await leaving.getByRole('button', { name: 'Delete my account' }).click()
  await acknowledge(page, 'Your account has been deleted.')
  await expect(page).toHaveURL('/')
  await other.expectForgotten()
  await page.goto('/login')
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill('Changed@123')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Invalid email or password.')
})

test('a student takes their data along, and signs out everywhere', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const student = await haveStudent(page)
  const lost = await anotherDevice(browser, student.email, student.password)
  await page.goto('/account')
  await page.getByText('Download my data').click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^pariksha-academy-my-data-\d{4}-\d\d-\d\d\.json$/)
  await expect(page.getByText('Saved as pariksha-academy-my-data-')).toBeVisible()

  await page.getByText('Your devices').click()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const asking = page.getByRole('dialog', { name: 'Sign out everywhere' })
  await expectAccessible(page, 'sign out everywhere')
  await asking.getByRole('button', { name: 'Sign out everywhere' }).click()
  await acknowledge(page, 'You are signed out on every device.')
  await expect(page).toHaveURL('/')
  await lost.expectForgotten()
  // A sign-in afterwards counts at once.
  await logIn(page, student.email, student.password)
  await page.goto('/plan')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a guarded page is kept for after the sign-in, and left for home by logging out', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/account')
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await expect(dialog).toContainText('Please login to see your account settings')
  await dialog.getByLabel('Email').fill(demoStudent.email)
  await dialog.getByLabel('Password', { exact: true }).fill(demoStudent.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible()
  await expect(page).toHaveURL('/account')
  await logOut(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('overlays close to where the spec says, and a user made by hand is ignored', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('user', '{"id": 7, "firstName": "<b>Mallory</b>"'))
  await page.goto('/about')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('user', '{"id": 7, "firstName": "<b>Mallory</b>"'))
  await page.goto('/forgot-password')
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click()
  await expect(page.getByRole('dialog', { name: 'Create account' })).toBeVisible()
  await goBack(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})
