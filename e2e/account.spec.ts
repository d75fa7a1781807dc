import { expect, test } from './journey'
import { demoStudent, newStudent, register, signIn } from './student'

test('a visitor registers with the keyboard alone, logs out and signs in again', async ({ page }) => {
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
  await expect(page.getByRole('heading', { name: 'Welcome back, Lakshmi' })).toBeVisible()

  await page.getByRole('button', { name: 'Open profile' }).click()
  const profile = page.getByRole('dialog', { name: 'Profile' })
  await expect(profile).toContainText('Lakshmi Devi Rao')
  await expect(profile).toContainText(student.phone)
  await profile.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toBeVisible()

  await signIn(page, student.email, student.password)
  await expect(page.getByRole('heading', { name: 'Welcome back, Lakshmi' })).toBeVisible()
})

test('a session survives a reload and ends in every tab', async ({ page, context }) => {
  await register(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome back, Lakshmi' })).toBeVisible()

  const otherTab = await context.newPage()
  await otherTab.goto('/')
  await expect(otherTab.getByRole('heading', { name: 'Welcome back, Lakshmi' })).toBeVisible()
  await otherTab.getByRole('button', { name: 'Open profile' }).click()
  await otherTab.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toBeVisible()
})

test('wrong entries are named at their fields, and a refused sign-in says why', async ({ page }) => {
  await page.goto('/login')
  const form = page.getByRole('dialog', { name: 'Sign in' })
  await form.getByRole('button', { name: 'Sign in' }).click()
  await expect(form.getByText('Email is required')).toBeVisible()
  await expect(form.getByText('Password is required')).toBeVisible()
  await expect(form.getByLabel('Email')).toBeFocused()
  await form.getByLabel('Email').fill(demoStudent.email)
  await expect(form.getByText('Email is required')).toBeHidden()
  await form.getByLabel('Password', { exact: true }).fill('not the one')
  await form.getByRole('button', { name: 'Sign in' }).click()
  await expect(form.getByRole('alert')).toHaveText('Invalid email or password.')
})

test('an address that has an account is not registered twice', async ({ page }) => {
  await page.goto('/register')
  const form = page.getByRole('dialog', { name: 'Create account' })
  await form.getByLabel('First name').fill('Second')
  await form.getByLabel('Last name').fill('Student')
  await form.getByLabel('Email').fill(demoStudent.email)
  await form.getByLabel('Phone Number').fill('9000000123')
  await form.getByLabel('Password', { exact: true }).fill('Student@123')
  await form.getByLabel('Confirm password').fill('Student@123')
  await form.getByRole('checkbox', { name: /I agree/ }).check()
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByRole('alert')).toHaveText('An account with this email already exists.')
})

test('a changed name is shown and kept', async ({ page }) => {
  await register(page)
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
  await expect(page.getByRole('heading', { name: 'Welcome back, లక్ష్మి' })).toBeVisible()
})

test('asking for a reset e-mail never tells whether an account exists', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody@demo.test')
  await page.getByRole('button', { name: 'Send reset email' }).click()
  await expect(page.getByRole('dialog', { name: 'Check your email' })).toContainText('nobody@demo.test')
  await page.getByRole('button', { name: 'Try with different email' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('')
})
