import type { Page } from '@playwright/test'
import { accountHears } from './testing/account-hears'
import { database } from './testing/addresses'
import { expectAccessible } from './testing/axe'
import { content } from './testing/content'
import { beginTest, choose, expectQuestion, submitTest } from './testing/exam'
import { appOnDevice } from './testing/installed'
import { expect, test } from './testing/journey'
import { haveStudent } from './testing/student'
import { textsIn } from './testing/texts'

test.use({ serviceWorkers: 'allow' })

/** No other journey sits it. Two sections; a wrong answer costs a quarter of a mark. */
const mockTestId = 'ibps-po-data-and-reading'
const mockTest = `/mock-test/${mockTestId}`
const documents = `${database}/v1/projects/demo-pariksha/databases/(default)/documents`
const headers = { authorization: 'Bearer owner' }

type Fields = Record<string, { stringValue?: string }>

/** Others have sat the test too: the student's own attempt, with other answers. */
async function haveOthers({ request }: Page, count: number) {
  const structuredQuery = {
    from: [{ collectionId: 'attempts', allDescendants: true }],
    where: {
      fieldFilter: {
        field: { fieldPath: 'testKey' },
        op: 'EQUAL',
        value: { stringValue: `mock/${mockTestId}` },
      },
    },
  }
  const found = await request.post(`${documents}:runQuery`, { headers, data: { structuredQuery } })
  const [own] = (await found.json()) as Array<{ document: { fields: Fields } }>
  const fields = own?.document.fields ?? {}
  const questions = (fields.options?.stringValue ?? '').split(',').length
  const writes = Array.from({ length: count }, (_, student) => {
    const options = Array.from({ length: questions }, (__, place) => (place <= student ? place % 4 : ''))
    const times = Array.from({ length: questions }, (__, place) => (10 + place + student) * 1000)
    const name = `${documents.slice(documents.indexOf('projects/'))}/users/other-${student}/attempts/a${student}`
    const other = {
      options: { stringValue: options.join(',') },
      milliseconds: { stringValue: times.join(',') },
    }
    return { update: { name, fields: { ...fields, ...other } } }
  })
  expect((await request.post(`${documents}:commit`, { headers, data: { writes } })).status()).toBe(200)
}

test('a result shows the rank once the test is ranked, also offline, after a corrected key, and in Telugu', {
  tag: '@desktop',
}, async ({ page }) => {
  await haveStudent(page)
  await page.goto(mockTest)
  await beginTest(page)
  for (const number of [1, 2]) {
    await choose(page, number)
    await page.getByRole('button', { name: 'Save & Next', exact: true }).click()
    await expectQuestion(page, number + 1)
  }
  await accountHears(page, '"submitted"', () => submitTest(page))
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your rank' })).toHaveCount(0)

  await haveOthers(page, 19)
  await content('rank', `mock/${mockTestId}`)
  await page.reload()
  const panel = page.getByRole('region', { name: 'Your rank' })
  await expect(panel).toContainText(/\d+ of 20/)
  await expect(panel).toContainText('Among the first attempts of 20 students.')
  await expect(panel.getByRole('table', { name: 'Rank by section' }).getByRole('row')).toHaveCount(3)
  await expectAccessible(page, 'a result with its rank')
  await page.getByRole('tab', { name: 'Time' }).click()
  await expect(page.getByText('Median of all students')).toBeVisible()
  await expectAccessible(page, 'times with medians')
  await page.getByRole('tab', { name: 'Summary' }).click()

  await content(
    'correct',
    `mock_tests/${mockTestId}`,
    '#1',
    '--full-marks',
    '--reason',
    'Two are right.',
    '--yes',
  )
  await page.reload()
  await expect(panel).toContainText(/Updated for an answer key that was corrected on \d+ \w+ \d{4}\./)

  await appOnDevice(page)
  await page.context().setOffline(true)
  await page.reload()
  await expect(panel).toContainText(/\d+ of 20/)
  await page.context().setOffline(false)

  await page.evaluate(() => localStorage.setItem('language', 'te'))
  await page.reload()
  const te = await textsIn('te')
  await expect(page.getByRole('region', { name: te('Your rank') })).toContainText('/ 20')
  await expectAccessible(page, 'a result with its rank in Telugu')
})
