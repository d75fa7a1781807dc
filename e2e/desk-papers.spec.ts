import type { Locator, Page } from '@playwright/test'
import { paperWithPicture } from '../tests/testing/paper-with-picture'
import { expectAccessible } from './testing/axe'
import { type Desk, expect, heldCall, test } from './testing/desk'
import { beginTest, choose, submitTest } from './testing/exam'
import { haveStudent } from './testing/student'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const tab = (page: Page, name: RegExp | string) => page.getByRole('tab', { name })
const card = (page: Page, number: number) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Question ${number}`, exact: true }) })
const option = (page: Page, number: number, place: number) => card(page, number).getByRole('radio').nth(place)

async function addFile(page: Page, name: string, bytes: Uint8Array | string, mimeType = 'text/csv') {
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) })
}

const row = (...cells: string[]) => cells.map((cell) => `"${cell}"`).join(',')
const head = row('Question', 'Option A', 'Option B', 'Option C', 'Answer', 'Explanation')
const sheet = (rows: readonly string[]) => [head, ...rows].join('\n')

/** Saving makes the lists anew, which takes a while on a busy machine. */
const expectSaved = (page: Page, text: RegExp | string = 'Saved. Students do not see it.') =>
  expect(page.getByText(text)).toBeVisible({ timeout: 60_000 })

/** Publishes what is open, after what it means for students is read. */
async function publish(page: Page, says: RegExp, name: 'Publish' | 'Schedule' = 'Publish') {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(says)
  await expectAccessible(page, 'the question before publishing')
  await dialog.getByRole('button', { name, exact: true }).click()
}

/** A moment as a form takes it, in India's time. @param hours from now */
const typedHour = (hours: number) =>
  new Date(Date.now() + (hours + 5.5) * 3_600_000).toISOString().slice(0, 16)

/** A new mock test of two questions, saved as a draft. */
async function saveSmallPaper(desk: Desk, page: Page, title: string) {
  await desk.open(page, '/papers/new')
  const rows = ['One', 'Two'].map((name) =>
    row(`${name} of ${title}?`, 'First', 'Second', 'Third', 'B', 'So.'),
  )
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'small.csv', { type: 'text/csv' }))
    return transfer
  }, sheet(rows))
  await page
    .getByRole('region', { name: 'File of questions' })
    .dispatchEvent('drop', { dataTransfer: dropped })
  await tab(page, 'Test').click()
  await page.getByLabel('Title, English').fill(title)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expectSaved(page)
  // The address of the draft on this device becomes that of the stored paper.
  await expect(page).toHaveURL(/\/papers\/mock_tests\//)
}

test('a Word file becomes a paper: mended, saved, tried, published, and seen by students', async ({
  page,
  baseURL,
  context,
  startDesk,
  isMobile,
}) => {
  const title = `Polity and numbers ${isMobile ? 'on a phone' : 'at a desk'}`
  const desk = await startDesk({ operator: 'asha' })
  await desk.open(page, '/papers/new')
  await expectAccessible(page, 'a new paper')
  const sample = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Word file' }).click()
  expect((await sample).suggestedFilename()).toBe('paper.docx')
  await addFile(page, 'polity.docx', paperWithPicture(), word)
  await expect(page.getByRole('heading', { level: 1, name: 'Polity and numbers' })).toBeVisible()
  await expect(page.getByText('question 1, paragraph 2 of polity.docx')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Three bars' })).toBeVisible()
  await expect(page.locator('math')).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: 'No problems' })).toBeVisible()
  await expectAccessible(page, 'the questions of a paper')

  // A key by a press, a text by its form; a formula stays while the words around it change.
  await expect(option(page, 2, 1)).toBeChecked()
  await option(page, 2, 0).locator('..').click()
  await expect(card(page, 2)).toContainText('Key: A.')
  await page.getByRole('button', { name: 'Edit question 1', exact: true }).click()
  await expectAccessible(page, 'the form of a question')
  const text = page.getByRole('textbox', { name: 'Question', exact: true })
  await text.fill((await text.inputValue()).replace('Which bar', 'Which **tall** bar'))
  await page.getByLabel('Topic').fill('Charts')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(card(page, 1).locator('strong').filter({ hasText: 'tall' })).toBeVisible()
  await expect(page.locator('math')).toHaveCount(1)

  await tab(page, 'Test').click()
  await page.getByLabel('Title, English').fill(title)
  await page.getByLabel('Title, Telugu').fill('పాలిటీ, సంఖ్యలు')
  await page.getByLabel('Category').fill('State PSC')
  await page.getByLabel('Minutes', { exact: true }).fill('10')
  await expectAccessible(page, 'the form of a test')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expectSaved(page)
  await expect(page).toHaveURL(/\/papers\/mock_tests\/polity-and-numbers-/)
  const address = page.url()

  // Tried in the exam screen itself, with the picture that is in Storage by now.
  await tab(page, /^Questions/).click()
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByRole('note')).toContainText('Trial: nothing is stored.')
  await beginTest(page)
  await expect(page.getByRole('img', { name: 'Three bars' })).toBeVisible()
  await choose(page, 1)
  await submitTest(page)
  await expect(page.getByText('Charts').first()).toBeVisible()

  await page.goto(address)
  await publish(page, /10 minutes\)\? It gives 1 mark .* Students see it at once\./)
  await expectSaved(page, /^Published\. Students see it/)
  await expect(card(page, 2)).toContainText('Correct the key')
  const student = await context.newPage()
  await student.goto(`${baseURL}/mock-test/${new URL(address).pathname.split('/').at(-1)}`)
  await beginTest(student)
  await expect(student.getByRole('img', { name: 'Three bars' })).toBeVisible()
  await expect(student.locator('math')).toHaveCount(1)
  await student.close()

  await page.goto(`${desk.origin}/papers`)
  await page.getByLabel('Find by title').fill(title)
  await expect(page.getByRole('link', { name: title })).toContainText('Published')
  await expectAccessible(page, 'the list of papers')
})

test('without a mouse: a paper and the file of its answers are chosen together, named and published', {
  tag: '@desktop',
}, async ({ page, startDesk }) => {
  const title = 'Rivers by keyboard'
  const desk = await startDesk()
  await desk.open(page, '/papers/new')
  /** Goes on with the Tab key to a control. */
  const reach = async (control: Locator) => {
    const isReached = () => control.evaluate((element) => element === document.activeElement)
    for (let presses = 0; presses < 80 && !(await isReached()); presses++) await page.keyboard.press('Tab')
    await expect(control).toBeFocused()
  }
  await reach(page.getByLabel('Choose a file'))
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  const csv = (name: string, rows: readonly string[]) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  })
  const numbers = ['1', '2', '3']
  await (await chooser).setFiles([
    csv('answers.csv', [row('Q.No', 'Answer'), ...numbers.map((number) => row(number, 'B'))]),
    csv('rivers.csv', [
      row('No', 'Question', 'A', 'B', 'C'),
      ...numbers.map((number) => row(number, `Which river is ${number}?`, 'Penna', 'Krishna', 'Musi')),
    ]),
  ])
  await expect(card(page, 3)).toContainText('Key: B.')
  await reach(tab(page, /^Questions/))
  await page.keyboard.press('ArrowRight')
  await reach(page.getByLabel('Title, English'))
  await page.keyboard.type(title)
  await reach(page.getByLabel('Category'))
  await page.keyboard.type('State PSC')
  await reach(page.getByRole('button', { name: 'Publish', exact: true }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Students see it at once.')
  await reach(dialog.getByRole('button', { name: 'Publish', exact: true }))
  await page.keyboard.press('Enter')
  await expectSaved(page, /^Published\. Students see it/)
})

test('a picture without a description is described here; the mended file takes the place of the first one', async ({
  page,
  startDesk,
}) => {
  const desk = await startDesk()
  await desk.open(page, '/papers/new')
  await addFile(page, 'polity.docx', paperWithPicture(''), word)
  await expect(card(page, 1)).toContainText('Its picture has no description')
  await expect(card(page, 1)).toContainText('Key: B.')
  await expectAccessible(page, 'a picture that is not described')
  await page.getByLabel('Description of picture 1').fill('Three bars')
  await page.getByRole('button', { name: 'Save the description' }).click()
  await expect(page.getByRole('img', { name: 'Three bars' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'No problems' })).toBeVisible()

  await page.getByLabel('Read the mended file').setInputFiles({
    name: 'polity.docx',
    mimeType: word,
    buffer: Buffer.from(paperWithPicture('Tall bars')),
  })
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(
    'Replace the questions of polity.docx with those of the new version? Your changes to them are lost.',
  )
  await expectAccessible(page, 'the question before questions are replaced')
  await dialog.getByRole('button', { name: 'Replace them' }).click()
  await expect(page.getByRole('img', { name: 'Tall bars' })).toBeVisible()
  await expect(tab(page, 'Questions (2)')).toBeVisible()
})

test('two operators: the second is told who saved, looks at theirs and keeps both', {
  tag: '@desktop',
}, async ({ page, browser, startDesk }) => {
  const title = 'A paper of two operators'
  const [asha, ravi] = [await startDesk({ operator: 'asha' }), await startDesk({ operator: 'ravi' })]
  await saveSmallPaper(asha, page, title)
  const other = await (await browser.newContext()).newPage()
  await ravi.open(other, new URL(page.url()).pathname)
  await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await tab(page, /^Questions/).click()
  await option(page, 1, 0).locator('..').click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expectSaved(page)

  await option(other, 2, 2).locator('..').click()
  await other.getByRole('button', { name: 'Save draft' }).click()
  const dialog = other.getByRole('dialog', { name: 'Somebody else has changed this paper' })
  await expect(dialog).toContainText(`asha changed “${title}”`)
  await dialog.getByRole('button', { name: 'See what differs' }).click()
  await expect(dialog.getByRole('listitem')).toHaveText(['Different: question 1', 'Different: question 2'])
  await expectAccessible(other, 'the dialog about two versions')
  await dialog.getByRole('link', { name: 'Look at theirs' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'The stored version' })).toBeVisible()
  await expectAccessible(other, 'the stored version')
  await other.getByRole('link', { name: 'Back to your version' }).click()
  await expect(option(other, 2, 2)).toBeChecked()
  await other.getByRole('button', { name: 'Save draft' }).click()
  await dialog.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(option(other, 1, 0)).toBeChecked()
  await expect(option(other, 2, 1)).toBeChecked()
  // What was kept back is a paper of its own.
  await other.goto(`${ravi.origin}/papers`)
  await other.getByRole('link', { name: 'Continue' }).click()
  await expect(option(other, 2, 2)).toBeChecked()
  await other.context().close()
})

test('what is typed while a paper is saved stays, and a retry after a lost answer is no second paper', {
  tag: '@desktop',
}, async ({ page, startDesk }) => {
  const title = 'A paper that is saved slowly'
  const desk = await startDesk()
  await desk.open(page, '/papers/new')
  await addFile(page, 'slow.csv', sheet([row('One?', 'First', 'Second', 'Third', 'B', 'So.')]))
  await tab(page, 'Test').click()
  await page.getByLabel('Title, English').fill(title)
  // The desk saves it, and its answer is lost.
  await page.route('**/api/call/savePaper', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The desk does not answer.' })).toBeVisible()
  await page.unroute('**/api/call/savePaper')
  await page.reload()
  const release = await heldCall(page, 'savePaper')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await tab(page, 'Test').click()
  const minutes = page.getByLabel('Minutes', { exact: true })
  await minutes.fill('25')
  release()
  await expect(page).toHaveURL(/\/papers\/mock_tests\/a-paper-that-is-saved-slowly$/)
  await expect(minutes).toHaveValue('25')
  await expect(minutes).toBeFocused()
  await expect(page.getByText('Unsaved changes, kept on this device')).toBeVisible()
  await page.reload()
  await tab(page, 'Test').click()
  await expect(minutes).toHaveValue('25')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expectSaved(page)
  await page.goto(`${desk.origin}/papers`)
  await page.getByLabel('Find by title').fill(title)
  await expect(page.getByRole('link', { name: title })).toHaveCount(1)
})

test('unsaved work survives a reload, a closed window and a stopped desk', { tag: '@desktop' }, async ({
  page,
  context,
  startDesk,
}) => {
  const desk = await startDesk()
  await saveSmallPaper(desk, page, 'A paper that is kept')
  const path = new URL(page.url()).pathname
  await tab(page, /^Questions/).click()
  await option(page, 1, 2).locator('..').click()
  await page.getByRole('button', { name: 'Edit question 2', exact: true }).click()
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Half a sent')
  await expect(page.getByText('Unsaved changes, kept on this device')).toBeVisible()
  await page.reload()
  await expect(option(page, 1, 2)).toBeChecked()
  await expect(page.getByText(/^Unsaved changes of .* restored\.$/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue('Half a sent')

  await desk.stop()
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Half a sentence')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The desk does not answer.' }).first()).toBeVisible()
  await page.close()
  const again = await startDesk({ port: Number(new URL(desk.origin).port) })
  const next = await context.newPage()
  await again.open(next, path)
  await expect(card(next, 2)).toContainText('Half a sentence')
  await expect(option(next, 1, 2)).toBeChecked()
  await next.getByRole('button', { name: 'Drop them' }).click()
  await next.getByRole('button', { name: 'Drop', exact: true }).click()
  await expect(option(next, 1, 1)).toBeChecked()
  await expect(card(next, 2)).toContainText('Two of A paper that is kept?')
})

test('a file with 300 problems stays usable: in groups, one after the other, beside each question', async ({
  page,
  startDesk,
}) => {
  const number = (index: number) => `Question number ${index + 1} of the file?`
  const rows = Array.from({ length: 300 }, (_, index) => {
    if (index % 3 === 0) return row(number(index), 'First', 'Second', 'Third', '', 'So.')
    if (index % 3 === 1) return row(number(index), 'Same', 'Same', 'Third', 'C', 'So.')
    return row(number(index), 'First', 'Second', 'Third', 'B', '')
  })
  const desk = await startDesk()
  await desk.open(page, '/papers/new')
  await addFile(page, 'problems.csv', sheet(rows))
  await expect(page.getByText('201 errors and 100 warnings')).toBeVisible()
  await expectAccessible(page, 'a paper with many problems')
  await page.getByRole('button', { name: 'Next: two options read the same.' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1', exact: true })).toBeFocused()
  await expect(card(page, 1)).toContainText(/two options read the same/i)
  await page.getByRole('button', { name: 'Edit question 1', exact: true }).click()
  await page.getByRole('textbox', { name: 'Option B' }).fill('Another')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(card(page, 1)).not.toContainText(/two options read the same/i)
  await expect(page.getByText('200 errors and 100 warnings')).toBeVisible()
  // The page stays where it was, and the keyboard goes on there.
  await expect(page.getByRole('button', { name: 'Edit question 1', exact: true })).toBeFocused()
  // One that could not be read is finished here; its problems go while it is typed.
  await page
    .getByRole('button', { name: /^Write the question of/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Question 1', exact: true })).toBeFocused()
  const text = page.getByRole('textbox', { name: 'Question', exact: true })
  await expect(text).toHaveValue('Question number 1 of the file?')
  await expect(page.getByRole('textbox', { name: 'Option A' })).toHaveValue('First')
  await expect(page.getByText('No option is marked as right yet.')).toBeVisible()
  await expect(card(page, 1)).toContainText(/it has no usable key/i)
  await text.fill('')
  await expect(card(page, 1)).toContainText(/it has no text\./i)
  await text.fill('Which is it?')
  await expect(card(page, 1)).not.toContainText(/it has no text\./i)
  await page.getByRole('radio', { name: 'Option B is right' }).check()
  await expect(card(page, 1)).not.toContainText(/it has no usable key/i)
  await expectAccessible(page, 'a question that could not be read')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/^199 errors/)).toBeVisible()
  // Errors before warnings: question 4 has a warning, question 5 an error.
  const next = page.getByRole('button', { name: 'Next problem' })
  await next.click()
  await expect(page.getByRole('button', { name: /^Write the question of/ }).first()).toBeVisible()
  await next.click()
  await expect(page.getByRole('heading', { name: 'Question 4', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const title = page.getByLabel('Title, English')
  await expect(title).toBeFocused()
  await expect(title).toHaveAccessibleDescription('Write a title.')
  await expectAccessible(page, 'a paper without a title')
  await title.fill('A paper of many problems')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/^99 questions of the file could not be read\./)).toBeVisible()
})

test('5,000 questions are read, looked through and edited', { tag: '@desktop' }, async ({
  page,
  startDesk,
}) => {
  const rows = Array.from({ length: 5000 }, (_, index) =>
    row(`Which is number ${index + 1}, $x^2$?`, 'First', 'Second', 'Third', 'B', 'So.'),
  )
  const desk = await startDesk()
  await desk.open(page, '/papers/new')
  const times: Record<string, number> = {}
  const timed = async (name: string, work: () => Promise<void>) => {
    const begin = Date.now()
    await work()
    times[name] = Date.now() - begin
  }
  await timed('read and shown', async () => {
    await addFile(page, 'many.csv', sheet(rows))
    await expect(card(page, 1)).toContainText('Which is number 1')
  })
  await timed('checked', () => expect(page.getByText('Checking …')).toBeHidden())
  await timed('last page', async () => {
    await page.getByLabel('Page of 250').first().selectOption('Page 250')
    await expect(card(page, 5000)).toBeVisible()
  })
  await timed('key pressed', async () => {
    await option(page, 5000, 2).locator('..').click()
    await expect(option(page, 5000, 2)).toBeChecked()
  })
  await timed('checked again', async () => {
    await expect(page.getByText('Checking …')).toBeVisible()
    await expect(page.getByText('Checking …')).toBeHidden()
  })
  await timed('reloaded', async () => {
    await page.reload()
    await expect(card(page, 1)).toBeVisible()
  })
  console.log('5,000 questions, milliseconds:', times)
})

test('a live test is made at the desk and waited for; a paper that opens later is scheduled', async ({
  page,
  context,
  baseURL,
  startDesk,
  isMobile,
}) => {
  const title = `A live test of the desk ${isMobile ? 'on a phone' : 'at a desk'}`
  const desk = await startDesk()
  await desk.open(page, '/papers/new')
  await page.getByLabel('Kind').selectOption('Live test')
  await addFile(page, 'live.csv', sheet([row('One?', 'First', 'Second', 'Third', 'B', 'So.')]))
  await tab(page, 'Test').click()
  await page.getByLabel('Title, English').fill(title)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Write all four hours' })).toBeVisible()
  await expect(page.getByLabel('Opens', { exact: true })).toBeFocused()
  await page.getByLabel('Opens', { exact: true }).fill(typedHour(24))
  await page.getByLabel('Last start').fill(typedHour(25))
  await page.getByLabel('Closes').fill(typedHour(26))
  await page.getByLabel('Results').fill(typedHour(27))
  await page.getByLabel('Minutes', { exact: true }).fill('10')
  await expectAccessible(page, 'the form of a live test')
  await expect(page.getByText('Error: ')).toHaveCount(0)
  await publish(page, /can start it from .* Results: /, 'Schedule')
  await expectSaved(page, /^Scheduled\./)
  const student = await context.newPage()
  await haveStudent(student)
  await student.goto(`${baseURL}/live/${new URL(page.url()).pathname.split('/').at(-1)}`)
  await expect(student.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(student.getByRole('button', { name: 'Add to calendar' })).toBeVisible()

  await saveSmallPaper(desk, page, `${title}, later`)
  await tab(page, 'Test').click()
  await page.getByLabel('Opens (India time)').fill(typedHour(24))
  await publish(page, /Students can open it from /, 'Schedule')
  await expectSaved(page, /^Scheduled\./)
  await student.goto(`${baseURL}/mock-test/${new URL(page.url()).pathname.split('/').at(-1)}`)
  await expect(student.getByRole('heading', { name: 'Test not found' })).toBeVisible()
  await page.goto(`${desk.origin}/papers`)
  await page.getByLabel('State').selectOption('Scheduled')
  await expect(page.getByRole('link', { name: `${title}, later` })).toContainText(/Scheduled · \d/)
})

test('a paper is compared with the exam that it is like', { tag: '@desktop' }, async ({
  page,
  startDesk,
}) => {
  const desk = await startDesk()
  await desk.open(page, '/papers/new')
  await addFile(page, 'short.csv', sheet([row('One?', 'First', 'Second', 'Third', 'B', 'So.')]))
  await tab(page, 'Test').click()
  await page.getByLabel('Title, English').fill('A short paper')
  const pattern = page.getByRole('region', { name: 'Exam pattern' })
  await pattern.getByLabel('Like the exam').selectOption('ibps-po-mains')
  const differences = pattern.getByRole('listitem')
  await expect(
    differences.filter({ hasText: /the exam has 4 \(Reasoning 40.* the test has none, and 1 question/ }),
  ).toBeVisible()
  await expectAccessible(page, 'a paper beside its exam')
  const before = await differences.count()
  await pattern.getByRole('button', { name: 'Take minutes, marks' }).click()
  await expect.poll(() => differences.count()).toBeLessThan(before)
  await expect(page.getByLabel('Minutes', { exact: true }).first()).toHaveValue('160')
})

test('where the browser stores nothing, leaving asks', { tag: '@desktop' }, async ({ page, startDesk }) => {
  const desk = await startDesk()
  await saveSmallPaper(desk, page, 'A paper without storage')
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.reload()
  await tab(page, /^Questions/).click()
  await option(page, 1, 0).locator('..').click()
  await expect(page.getByText(/^This browser stores nothing/)).toBeVisible()
  await page.getByRole('link', { name: 'Overview' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expectSaved(page)
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
})
