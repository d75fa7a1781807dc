import { paperWithPicture } from '../tests/testing/paper-with-picture'
import { expectAccessible } from './testing/axe'
import { expect, test } from './testing/desk'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

test('a Word file becomes a paper: mended, saved, tried, published, and seen by students', async ({
  page,
  baseURL,
  startDesk,
  isMobile,
}) => {
  const title = `Polity and numbers ${isMobile ? 'on a phone' : 'at a desk'}`
  const desk = await startDesk({ operator: 'asha' })
  await desk.open(page, '/papers/new')
  await expectAccessible(page, 'a new paper')
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'polity.docx',
    mimeType: word,
    buffer: Buffer.from(paperWithPicture()),
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Polity and numbers' })).toBeVisible()
  await expect(page.getByText('question 1, paragraph 2 of polity.docx')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Three bars' })).toBeVisible()
  await expect(page.locator('math')).toHaveCount(1)
  await page.screenshot({ path: `/tmp/shots/editor-${isMobile}.png`, fullPage: true })
  await expectAccessible(page, 'the questions of a paper')
})
