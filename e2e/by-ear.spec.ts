/**
 * The ways of docs/by-ear.md, walked by what Chromium tells a screen reader: roles, names and states in their order, what
 * is announced, and where the focus is.
 */
import { expectAccessible } from './testing/axe'
import { focusedLine, heard, listen, readByEar, readOnly } from './testing/by-ear'
import { beginTest, expectQuestion } from './testing/exam'
import { expect, test } from './testing/journey'
import { fillRegistration, haveStudent, newStudent } from './testing/student'

const plainTest = '/test-series/appsc-group-2-screening/test/free-mock-1'
const pack = '/content/paid-resources/indian-polity-notes'

test.beforeEach(({ page }) => listen(page))

test('registering: every field has its name and its fault, each sending is told once, and the next page is said', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click()
  const form = page.getByRole('dialog', { name: 'Create account' })
  await expect(form.getByLabel('First name')).toBeFocused()
  const rules = ['At least 8 characters', 'Number', 'Uppercase letter', 'Lowercase letter']
  const hint = rules.map((rule) => `${rule} (missing)`).join(' ')
  expect(await readByEar(page)).toEqual([
    'dialog "Create account"',
    'heading "Create account" level 2',
    'button "Close"',
    'form',
    'textbox "First name" focused',
    'textbox "Last name"',
    'textbox "Email"',
    'textbox "Phone Number"',
    `textbox "Password" (${hint})`,
    'button "Show password"',
    'textbox "Confirm password"',
    'button "Show password"',
    'checkbox "I am 18 or older, or my parent or guardian agrees. I agree to the Terms and the Privacy Policy"',
    'link "Terms"',
    'link "Privacy Policy"',
    'button "Create account"',
    'link "Sign in"',
  ])

  await heard(page)
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByLabel('First name')).toBeFocused()
  expect(await heard(page)).toEqual(['Creating account...', 'Check 7 fields below.'])
  expect(await readOnly(page, 'textbox', 'checkbox')).toEqual([
    'textbox "First name" invalid focused (First name is required)',
    'textbox "Last name" invalid (Last name is required)',
    'textbox "Email" invalid (Email is required)',
    'textbox "Phone Number" invalid (Phone number is required)',
    'textbox "Password" invalid (Password is required)',
    'textbox "Confirm password" invalid (Please confirm your password)',
    'checkbox "I am 18 or older, or my parent or guardian agrees. I agree to the Terms and the Privacy Policy" invalid (You must agree to the terms and conditions)',
  ])

  // Mending one fault after the other is silent: the typing is not talked over.
  const student = newStudent()
  await form.getByLabel('First name').fill(student.firstName)
  await form.getByLabel('Last name').fill(student.lastName)
  expect(await heard(page)).toEqual([])

  await fillRegistration(page, { ...student, email: 'student@demo.test' })
  await expect(form.getByLabel('Email')).toBeFocused()
  expect(await heard(page)).toEqual(['Creating account...', 'An account with this email already exists.'])

  await fillRegistration(page, student)
  const welcome = page.getByRole('heading', { name: `Welcome, ${student.firstName}` })
  await expect(welcome).toBeFocused()
  expect((await heard(page))[0]).toBe('Creating account...')
})

test('a link to another page, and Back: its heading is where reading goes on', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.goto('/content/test-series')
  await page.getByRole('main').getByRole('link', { name: 'Mock Tests' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mock Tests' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Test Series' })).toBeFocused()
})

test('a test: instructions, a question, an answer, the palette, the time, the end', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(plainTest)
  await expect(page.getByRole('button', { name: 'I am ready to begin' })).toBeVisible()
  expect(await readOnly(page, 'heading')).toEqual([
    'heading "Free Mock Test 1" level 1',
    'heading "Timer" level 2',
    'heading "Colours and shapes of the palette" level 2',
    'heading "Answering" level 2',
  ])
  expect((await readOnly(page, 'checkbox', 'button')).slice(-2)).toEqual([
    'checkbox "I have read and understood the instructions."',
    'button "I am ready to begin" disabled',
  ])
  await heard(page)
  await beginTest(page)
  expect(await heard(page)).toEqual(['Entering Fullscreen Mode Free Mock Test 1'])
  expect(await focusedLine(page)).toBe('heading "Question 1" level 2 focused')

  const lines = await readByEar(page)
  const place = (start: string) => lines.findIndex((line) => line.startsWith(start))
  const options = place('radiogroup "The Nasik inscription ')
  expect(lines.slice(options + 1, options + 9)).toEqual(
    ['A', 'B', 'C', 'D'].flatMap((letter) => [
      expect.stringMatching(new RegExp(`^radio "${letter}\\. .+"$`)),
      `button "Strike out option ${letter}"`,
    ]),
  )
  // First what can be done at any time, then the question, its options, and the way on.
  const order = [
    'heading "Free Mock Test 1"',
    'main',
    'heading "Question 1"',
    'radiogroup',
    'button "Save & Next"',
  ]
  expect([...order].sort((one, other) => place(one) - place(other))).toEqual(order)
  expect(lines.filter((line) => line.startsWith('timer'))).toEqual(['timer "Time left"'])

  // By its letter an option is far from the focus, so it is said; pressed, it says itself that it is checked.
  await page.keyboard.press('b')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await expect.poll(() => heard(page)).toEqual(['B chosen'])
  await page.getByRole('radio').nth(2).locator('..').click()
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  expect(await heard(page)).toEqual([])
  const clear = page.getByRole('button', { name: 'Clear Response' }).filter({ visible: true })
  await clear.click()
  await expect(page.getByRole('radio').nth(2)).not.toBeChecked()
  await expect(clear).toBeFocused()
  expect(await heard(page)).toEqual(['No answer'])
  expect(await focusedLine(page)).toBe('button "Clear Response" disabled focused')

  // Asked for twice within a minute, the time is said twice.
  for (const _ of [1, 2]) {
    await page.keyboard.press('t')
    await expect.poll(() => heard(page)).toEqual([expect.stringMatching(/^2[45] minutes left$/)])
  }

  // Marked, and on: the next question is where reading starts.
  await page.keyboard.press('a')
  await expect(page.getByRole('radio').first()).toBeChecked()
  await page.getByRole('button', { name: 'Mark for Review & Next' }).click()
  await expectQuestion(page, 2)
  expect(await focusedLine(page)).toBe('heading "Question 2" level 2 focused')
  expect(await heard(page)).toEqual(['A chosen'])

  // The palette, on a phone a dialog: each number says its state.
  await page.getByRole('button', { name: /^All questions/ }).click()
  const palette = page.getByRole('toolbar', { name: 'Questions' })
  const cells = (await readByEar(page)).filter((line) => /^button "Question \d+,/.test(line))
  expect(cells).toHaveLength(25)
  expect(cells.slice(0, 3)).toEqual([
    'button "Question 1, answered, marked"',
    'button "Question 2, not answered"',
    'button "Question 3, not visited"',
  ])
  await palette.getByRole('button', { name: /^Question 2,/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  expect(await focusedLine(page)).toBe('button "Question 6, not visited" focused')
  await page.keyboard.press('Enter')
  await expectQuestion(page, 6)
  await expect.poll(() => focusedLine(page)).toBe('heading "Question 6" level 2 focused')

  await page.keyboard.press('s')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await readByEar(page)).toEqual([
    'dialog "Submit Test?"',
    'heading "Submit Test?" level 2',
    'button "Close" focused',
    'timer "Time left"',
    'button "Submit Test"',
    'button "Back to Test"',
  ])
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedLine(page)).toBe('heading "Question 6" level 2 focused')
  await page.keyboard.press('s')
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click()

  // The result: said by its heading, and every question of the review can be gone to.
  await expect(page.getByRole('heading', { level: 1, name: 'Test Results' })).toBeFocused()
  // The next steps come behind the result.
  await expect(page.getByRole('heading', { name: 'Details' })).toBeAttached()
  expect(await readOnly(page, 'heading', 'tab')).toEqual([
    'heading "Test Results" level 1 focused',
    'heading "After that" level 2',
    'tab "Summary" selected',
    'tab "Questions"',
    'tab "Time"',
    'heading "Details" level 2',
    'heading "By Topic" level 2',
  ])
  const table = await readOnly(page, 'table', 'columnheader', 'rowheader', 'cell')
  expect(table[0]).toBe('table "By Topic"')
  expect(table).toContain('cell "0 of 1"')
  await page.getByRole('tab', { name: 'Summary' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focusedLine(page)).toBe('tab "Questions" selected focused')
  await expect(page.getByRole('heading', { name: 'Question 25', exact: true })).toBeAttached()
  expect((await readOnly(page, 'heading')).filter((line) => line.includes('level 3'))).toEqual(
    Array.from({ length: 25 }, (_, index) => `heading "Question ${index + 1}" level 3`),
  )
  await heard(page)
  await page.getByRole('button', { name: /^Not Answered/ }).click()
  await expect.poll(() => heard(page)).toEqual(['24 questions shown'])
})

test('the time is said at ten, five and one minute, and the end by the page that follows', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install()
  await page.goto(plainTest)
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await page.getByRole('button', { name: 'I am ready to begin' }).click()
  await page.clock.runFor(3000)
  await expectQuestion(page, 1)
  await heard(page)
  for (const [forward, words] of [
    ['15:00', /^(10|9) minutes left$/],
    ['05:00', /^[54] minutes left$/],
    ['04:00', /^(1 minute|\d+ seconds) left$/],
  ] as const) {
    await page.clock.fastForward(forward)
    await page.clock.runFor(2000)
    await expect.poll(() => heard(page)).toEqual([expect.stringMatching(words)])
  }
  await page.clock.fastForward('01:00')
  await page.clock.runFor(2000)
  await expect(page.getByRole('heading', { level: 1, name: 'Test Results' })).toBeFocused()
})

test('a purchase: Buy keeps the focus, each outcome is said once, and what was bought is where reading goes on', {
  tag: '@phone',
}, async ({ page }) => {
  await haveStudent(page)
  await page.goto(pack)
  const buy = page.getByRole('button', { name: /^Buy Now/ })
  await expect(buy).toBeEnabled()
  const headings = await readOnly(page, 'heading')
  expect(headings.slice(0, 3)).toEqual([
    'heading "Indian Polity Notes" level 1',
    'heading "Unlock Premium Access" level 2',
    'heading "In this pack" level 2',
  ])
  await heard(page)
  const checkout = page.getByRole('dialog')
  await buy.press('Enter')
  await checkout.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(buy).toBeFocused()

  await buy.press('Enter')
  await checkout.getByRole('button', { name: 'Test a failed payment', exact: true }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toBeVisible()
  expect(await focusedLine(page)).toBe('button "OK" focused')
  expect((await readOnly(page, 'alertdialog'))[0]).toMatch(
    /^alertdialog "Payment error: The payment was declined by the bank\./,
  )
  await alert.getByRole('button', { name: 'OK' }).press('Enter')
  await expect(buy).toBeFocused()
  expect(await heard(page)).toEqual([])

  await page.route('**/api/verify-payment', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await buy.press('Enter')
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText('Payment received, confirming')).toBeVisible()
  expect(await heard(page)).toEqual([
    'Payment received, confirming This pack opens here when your payment is confirmed. You do not need to pay again.',
  ])
  await expect(alert).toContainText('Payment verified successfully!')
  // The alert says it; what stands behind it is silent.
  expect(await heard(page)).toEqual([])
  await alert.getByRole('button', { name: 'OK' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Indian Polity Notes' })).toBeFocused()
  await expect.poll(() => readOnly(page, 'heading')).toContain('heading "Access Granted!" level 2')
  await expectAccessible(page, 'a pack that was just bought')
})
