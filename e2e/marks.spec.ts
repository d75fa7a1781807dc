import type { Browser, Page } from '@playwright/test'
import { accountHears } from './testing/account-hears'
import { expectAccessible } from './testing/axe'
import { expect, test } from './testing/journey'
import { buyPack, haveStudent, signIn } from './testing/student'

const shelf = '/content/paid-resources/indian-polity-notes'
const drawn = (page: Page, number: number) =>
  page.locator(`section[aria-label="Page ${number}"][data-drawn="true"]`)
const pageField = (page: Page) => page.getByLabel('Page, 1 to 5')
const bookmarked = (page: Page) => page.getByRole('button', { name: 'Bookmark this page' })

async function openBook(page: Page, first: number) {
  await page.goto(shelf)
  await page.getByRole('link', { name: 'Book 3: The Union Government' }).click()
  await expect(drawn(page, first)).toBeVisible()
  await expect(pageField(page)).toHaveValue(String(first))
}

async function anotherDevice(browser: Browser, student: { email: string; password: string }) {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, student.email, student.password)
  return page
}

test('place, bookmarks and notes of a book meet on two devices, by keyboard too, and night colours stay', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const student = await haveStudent(page)
  await buyPack(page, 'indian-polity-notes')
  await openBook(page, 1)

  // Key by key: a page on, a bookmark, a note.
  await page.keyboard.press('n')
  await expect(pageField(page)).toHaveValue('2')
  await page.keyboard.press('b')
  await expect(bookmarked(page)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('n')
  await expect(pageField(page)).toHaveValue('3')
  await page.keyboard.press('a')
  const note = page.getByRole('dialog', { name: 'Note on page 3' })
  await note.getByLabel('Your note').fill('Money Bills: 14 days.')
  await expect(note.getByText('479 characters left')).toBeVisible()
  await expectAccessible(page, 'a note at a page')
  await note.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Your note on page 3' })).toBeVisible()

  await page.keyboard.press('d')
  await expect(page.locator('main')).toHaveAttribute('data-night', 'true')
  await page.keyboard.press('/')
  await page.getByLabel('Find in this document').fill('budget')
  await expect(page.locator('[data-match="current"]').first()).toBeInViewport()
  await expectAccessible(page, 'a book at night')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.locator('main')).toHaveAttribute('data-night', 'true')
  await expect(drawn(page, 3)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your note on page 3' })).toBeVisible()

  await page.keyboard.press('End')
  await expect(pageField(page)).toHaveValue('5')
  // The write with this page: an earlier one may still be on its way.
  await accountHears(page, '"page":{"integerValue":"5"}', () =>
    page.getByRole('button', { name: 'Close', exact: true }).click(),
  )

  // Elsewhere it opens where it was left, with the marks; night colours are each device's own.
  const other = await anotherDevice(browser, student)
  await openBook(other, 5)
  await expect(other.locator('main')).not.toHaveAttribute('data-night')
  await other.keyboard.press('m')
  const marks = other.getByRole('dialog', { name: 'Bookmarks and notes' })
  await expect(marks.getByRole('listitem')).toHaveCount(2)
  await expect(marks.getByText('Saved in your account')).toBeVisible()
  await expectAccessible(other, 'the marks of a book')
  await marks.getByRole('button', { name: 'Delete the bookmark on page 2' }).click()
  await marks.getByRole('button', { name: 'Restore the bookmark on page 2' }).click()
  await marks.getByRole('button', { name: 'Delete the bookmark on page 2' }).click()
  await marks.getByRole('button', { name: 'Edit the note on page 3' }).click()
  const edited = other.getByRole('dialog', { name: 'Note on page 3' })
  await edited.getByLabel('Your note').fill('Money Bills: 14 days, advice only.')
  await edited.getByRole('button', { name: 'Done' }).click()
  // Keys are the dialog's until it has gone.
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await other.keyboard.press('b')
  await expect(bookmarked(other)).toHaveAttribute('aria-pressed', 'true')
  // The write with the bookmark at page 5, the second line of bookmarks; that of the note may still be on its way.
  await accountHears(other, '\\n5 1', () => other.getByRole('button', { name: 'Close', exact: true }).click())
  await other.context().close()

  await openBook(page, 5)
  await expect(bookmarked(page)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('m')
  const met = page.getByRole('dialog', { name: 'Bookmarks and notes' })
  await expect(met.getByRole('listitem')).toHaveText([
    /^Page 3Money Bills: 14 days, advice only\./,
    /^Page 5/,
  ])
  await met.getByRole('button', { name: /^Page 3/ }).click()
  await expect(pageField(page)).toHaveValue('3')
})

test('two pages stand side by side on a wide screen, and paper bears the reader’s name', {
  tag: '@desktop',
}, async ({ page }) => {
  const student = await haveStudent(page)
  await buyPack(page, 'indian-polity-notes')
  await openBook(page, 1)
  await page.keyboard.press('s')
  await expect(page.getByRole('button', { name: 'Two pages side by side' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('ArrowRight')
  await expect(drawn(page, 2)).toBeInViewport()
  await expect(drawn(page, 3)).toBeInViewport()
  await expect(pageField(page)).toHaveValue('2')
  await page.keyboard.press('ArrowRight')
  await expect(pageField(page)).toHaveValue('4')
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await page.keyboard.press('ArrowLeft')
  await expect(pageField(page)).toHaveValue('2')
  await pageField(page).fill('5')
  await page.keyboard.press('Enter')
  // One page again, and the right one of the two is still the one that is read.
  await page.getByRole('button', { name: 'Two pages side by side' }).click()
  await expect(pageField(page)).toHaveValue('5')
  await expect(page.getByRole('button', { name: 'Two pages side by side' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )

  const mark = page.locator('[data-page="5"] [data-reader-mark] p')
  await expect(mark).toContainText(student.email)
  await expect(mark).toBeHidden()
  // What is on the paper while it is printed.
  await page.evaluate(() => {
    const display = (part: string) => {
      const element = document.querySelector(part)
      return element && getComputedStyle(element).display
    }
    matchMedia('print').addEventListener('change', ({ matches }) => {
      if (matches)
        window.name = ['[data-page="5"] [data-reader-mark] p', 'main header', '[role=toolbar]']
          .map(display)
          .join(' ')
    })
  })
  // Not an empty sheet: a page is a picture of some size. It is drawn again after the change to one page.
  await expect(drawn(page, 5)).toBeInViewport()
  await expect.poll(async () => (await page.pdf({ format: 'A4' })).length).toBeGreaterThan(20_000)
  expect(await page.evaluate(() => window.name)).toBe('block none none')
})

test('a Telugu word is found in a Telugu book, and where it cannot be the student is told', {
  tag: '@desktop',
}, async ({ page }) => {
  await haveStudent(page)
  await buyPack(page, 'indian-history-notes')
  await page.getByRole('link', { name: 'Book 4: Andhra and Telangana, in Telugu' }).click()
  await expect(drawn(page, 1)).toBeVisible()
  await page.keyboard.press('/')
  for (const word of ['తెలంగాణ', 'చరిత్ర', 'రాష్ట్రాల']) {
    await page.getByLabel('Find in this document').fill(word)
    await expect(page.getByText(/^1 of \d+$/), word).toBeVisible()
    await expect(page.locator('[data-match="current"]').first(), word).toBeInViewport()
  }
  await page.goto('/pdf-viewer/x?title=Rivers&url=public/sheets/rivers-and-dams.pdf')
  await expect(drawn(page, 1)).toBeVisible()
  await page.keyboard.press('/')
  await page.getByLabel('Find in this document').fill('నది')
  await expect(page.getByText(/^You cannot search this file in Telugu\./)).toBeVisible()
  await expectAccessible(page, 'a search without an outcome')
})
