import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './testing/axe'
import { expect, heldCall, test } from './testing/desk'

const row = (...cells: string[]) => cells.map((cell) => `"${cell}"`).join(',')
const csv = (name: string) =>
  [
    row('Question', 'Option A', 'Option B', 'Option C', 'Answer', 'Explanation'),
    ...['One', 'Two'].map((one) => row(`${one} of ${name}?`, 'First', 'Second', 'Third', 'B', 'So.')),
  ].join('\n')

const file = (name: string, mimeType: string, bytes: string | Buffer) => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
})
const folder = 'seed/files/paid/resource_indian_polity'
const pdf = (name: string) => file(name, 'application/pdf', readFileSync(`${folder}/${name}`))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Publishes what is open, after its question is read. */
async function publish(page: Page, says: RegExp) {
  await button(page, 'Publish').click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(says)
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
}
const look = (page: Page, name: string, isMobile: boolean) =>
  page.screenshot({ path: `test-results/desk-${name}-${isMobile ? 390 : 1440}.png`, fullPage: true })

/** The first pieces of uploads do not arrive; they go on by themselves. @returns how many were lost */
async function loseFirst(page: Page, count: number): Promise<() => number> {
  let lost = 0
  await page.route('**/api/uploads/**', (route) => {
    if (lost >= count) return route.continue()
    lost++
    return route.abort('connectionfailed')
  })
  return () => lost
}

test('a package of three tests is put together from files, checked, published, and seen by students', async ({
  page,
  context,
  baseURL,
  startDesk,
  isMobile,
}) => {
  const title = `River Exam ${isMobile ? 'phone' : 'desk'}`
  const desk = await startDesk()
  await desk.open(page, '/packages')
  await expect(page.getByRole('link', { name: /Test package/ }).first()).toBeVisible()
  await look(page, 'packages', isMobile)
  await expectAccessible(page, 'the list of packages')
  await page.getByRole('link', { name: 'New package' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New package' })).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page
    .getByLabel('Add tests from files')
    .setInputFiles(['Krishna', 'Godavari', 'Penna'].map((name) => file(`${name}.csv`, 'text/csv', csv(name))))
  for (const name of ['Krishna', 'Godavari', 'Penna'])
    await expect(page.getByText(`Questions: ${name}.csv`)).toBeVisible()
  await page.getByLabel('Who may take test 3').selectOption('free')
  await button(page, 'Move test 3 up').click()
  await button(page, 'Move test 2 up').click()
  await expect(page.getByLabel('Title of test 1', { exact: true })).toHaveValue('Penna')
  await page.getByText('Questions and marks of test 1').click()
  await expect(page.getByText('Questions: 2. Marks: none')).toBeVisible()
  await expect(page.getByText('Two of Penna?')).toBeVisible()

  // Nothing is written before it can be sold.
  await publish(page, /package, 3 tests, free\)\?/)
  await expect(page.getByText('It has premium tests: write what the package costs.')).toBeVisible()
  await page.getByLabel('Price in rupees').fill('149')
  await button(page, 'Check without saving').click()
  await expect(page.getByRole('region', { name: 'As a student sees it' })).toContainText('Rs. 149')
  await look(page, 'package', isMobile)
  await expectAccessible(page, 'the form of a package')
  await page.reload()
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible()
  await expect(page.getByLabel('Price in rupees')).toHaveValue('149')
  await publish(page, /package, 3 tests, Rs\. 149\)\?/)
  await expect(page.getByText('Published. Students see it.')).toBeVisible()
  await expect(page).toHaveURL(/\/packages\/package\/river-exam-/)

  const student = await context.newPage()
  await student.goto(`${baseURL}/test-series/${new URL(page.url()).pathname.split('/').at(-1)}`)
  await expect(student.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const name of ['Penna', 'Krishna', 'Godavari'])
    await expect(student.getByText(name, { exact: true }).first()).toBeVisible()
  await look(student, 'package-student', isMobile)
  await student.close()
})

test('a pack of two PDFs at Rs. 99 is uploaded over a broken connection, published, and seen by students', async ({
  page,
  context,
  baseURL,
  startDesk,
  isMobile,
}) => {
  const title = `River Book ${isMobile ? 'phone' : 'desk'}`
  const desk = await startDesk()
  await desk.open(page, '/packages/new-pack')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Price in rupees').fill('99')
  const lost = await loseFirst(page, 2)
  await page
    .getByLabel('Add files')
    .setInputFiles([pdf('making-and-basis.pdf'), pdf('rights-and-duties.pdf')])
  await expect(page.getByText(/^Uploaded · \d+ pages? · /)).toHaveCount(2, { timeout: 60_000 })
  expect(lost()).toBe(2)
  await expect(page.getByRole('img', { name: 'First page of file 2' })).toBeVisible()
  await page.getByLabel('Title of file 1', { exact: true }).fill('Making')
  await page.getByLabel('Title of file 2', { exact: true }).fill('Rights')
  // The order is the teacher's, by keyboard.
  await button(page, 'Move file 2 up').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title of file 1', { exact: true })).toHaveValue('Rights')
  await button(page, 'Check without saving').click()
  await expect(page.getByRole('region', { name: 'As a student sees it' })).toContainText('2 PDFs; Rs. 99')
  await look(page, 'pack', isMobile)
  await expectAccessible(page, 'the form of a pack')
  let saves = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/call/savePack')) saves++
  })
  await publish(page, /pack, 2 files, Rs\. 99\)\?/)
  await expect(page.getByText('Published. Students see it.')).toBeVisible()
  await expect(page).toHaveURL(/\/packages\/pack\/river-book-/)
  expect(saves).toBe(1)

  const student = await context.newPage()
  await student.goto(`${baseURL}/content/paid-resources/${new URL(page.url()).pathname.split('/').at(-1)}`)
  await expect(student.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const rights = student.getByText('Rights', { exact: true })
  await expect(rights.first()).toBeVisible()
  const places = await Promise.all(
    [rights, student.getByText('Making', { exact: true })].map((one) => one.first().boundingBox()),
  )
  expect(places[0]?.y).toBeLessThan(places[1]?.y ?? 0)
  await expect(student.getByText(/Rs\.\s?99/).first()).toBeVisible()
  await look(student, 'pack-student', isMobile)
  await student.close()
})

test('a job, and a film that is sent over a broken connection, are scheduled: no student sees them before', async ({
  page,
  context,
  baseURL,
  startDesk,
  isMobile,
}) => {
  const title = `River guard ${isMobile ? 'phone' : 'desk'}`
  const desk = await startDesk()
  await desk.open(page, '/articles/jobs')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Publish on (India time)').fill('2035-03-09T10:00')
  await button(page, 'Schedule').click()
  await expect(page.getByText(/^Scheduled\. Students see it from 9 Mar 2035/)).toBeVisible()
  await look(page, 'scheduled', isMobile)
  await page.reload()
  await expect(page.getByLabel('Publish on (India time)')).toHaveValue('2035-03-09T10:00')
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Articles' }).first().click()
  await page.getByLabel('Find by title').fill(title)
  await expect(page.getByRole('link', { name: new RegExp(`${title}.*Scheduled`) })).toBeVisible()

  const student = await context.newPage()
  await student.goto(`${baseURL}/content/jobs`)
  await expect(student.getByText('Example Railway Zone').first()).toBeVisible()
  await expect(student.getByText(title)).toHaveCount(0)

  await page.goto(`${desk.origin}/articles/videos`)
  await page.getByLabel('Title', { exact: true }).fill(`${title} film`)
  const lost = await loseFirst(page, 2)
  const film = readFileSync('seed/files/public/videos/three-lists.webm')
  await page.getByLabel('Upload a file').setInputFiles(file('guard.webm', 'video/webm', film))
  await expect(page.getByLabel('Film', { exact: true })).toHaveValue(/^public\/.+\.webm$/)
  expect(lost()).toBe(2)
  await page.getByLabel('Publish on (India time)').fill('2035-03-09T10:00')
  await button(page, 'Schedule').click()
  await expect(page.getByText(/^Scheduled\. Students see it from 9 Mar 2035/)).toBeVisible()
  await student.goto(`${baseURL}/content/videos`)
  await expect(student.getByText('Three lists: who may make which law').first()).toBeVisible()
  await expect(student.getByText(title)).toHaveCount(0)
  await student.close()
})

test('an article is written in two languages; the second operator is told who was faster', async ({
  page,
  browser,
  context,
  baseURL,
  startDesk,
  isMobile,
}) => {
  const title = `A barrage is opened ${isMobile ? 'phone' : 'desk'}`
  const [asha, ravi] = [await startDesk({ operator: 'asha' }), await startDesk({ operator: 'ravi' })]
  await asha.open(page, '/articles')
  await expect(page.getByRole('link', { name: /Published/ }).first()).toBeVisible()
  await look(page, 'articles', isMobile)
  await expectAccessible(page, 'the list of articles')
  await page.getByLabel('Kind').selectOption('Job')
  await expect(page.getByRole('link', { name: /Junior Assistant/ })).toBeVisible()
  await page.getByRole('link', { name: 'New article' }).click()
  await button(page, 'Save draft').click()
  await expect(page.getByText('Write a title.')).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByText('Title in Telugu and Hindi').click()
  await page.getByLabel('Title, Telugu').fill('కొత్త బ్యారేజీ ప్రారంభం')
  await page.getByLabel('Text', { exact: true }).fill('It stands on the Krishna.')
  await page
    .getByLabel('Upload a picture')
    .setInputFiles(file('bars.png', 'image/png', readFileSync('tests/fixtures/questions/bars.png')))
  await expect(page.getByRole('img', { name: 'Picture' })).toBeVisible()
  await page.getByRole('tab', { name: 'Telugu' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'కొత్త బ్యారేజీ ప్రారంభం' })).toBeVisible()
  await look(page, 'article', isMobile)
  await expectAccessible(page, 'the form of an article')
  await button(page, 'Save draft').click()
  await expect(page.getByText('Saved as a draft. Students do not see it.')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await ravi.open(other, new URL(page.url()).pathname)
  await button(page, 'Publish').click()
  await expect(page.getByText('Published. Students see it.')).toBeVisible()
  await other.getByLabel('Text', { exact: true }).fill('It stands on the Godavari.')
  await button(other, 'Save draft').click()
  const told = other.getByRole('alert').filter({ hasText: 'Somebody else has changed this' })
  await expect(told).toContainText('asha')
  await expectAccessible(other, 'a form that somebody else has changed')
  await button(other, 'Show theirs, put mine aside').click()
  const text = other.getByLabel('Text', { exact: true })
  await expect(text).toHaveValue('It stands on the Krishna.')
  await button(other, 'Show my version').click()
  await expect(text).toHaveValue('It stands on the Godavari.')
  // What is typed while a save runs is neither saved nor lost.
  const release = await heldCall(other, 'saveArticle')
  await button(other, 'Save changes').click()
  await text.fill('It stands on the Godavari, near Rajahmundry.')
  release()
  await expect(other.getByText('What you typed meanwhile is not saved yet.')).toBeVisible()
  await expect(text).toHaveValue('It stands on the Godavari, near Rajahmundry.')
  await button(other, 'Save changes').click()
  await expect(other.getByText('Published. Students see it.', { exact: true })).toBeVisible()
  await other.context().close()

  const student = await context.newPage()
  await student.goto(`${baseURL}/content/current-affairs`)
  await expect(student.getByText(title).first()).toBeVisible()
  await student.close()
})
