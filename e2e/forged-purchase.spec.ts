import { database } from './testing/addresses'
import { expect, test } from './testing/journey'
import { ownToken, register } from './testing/student'

const documents = `${database}/v1/projects/demo-pariksha/databases/(default)/documents`
const root = 'projects/demo-pariksha/databases/(default)/documents'
const premium = 'test_series/appsc-group-2-screening'

/** What a student could type into the console of their own browser, with their own token. */
test('a student who forges a purchase is refused and opens nothing', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await register(page)
  const { uid, idToken } = await ownToken(page)
  const asStudent = { authorization: `Bearer ${idToken}` }
  const commit = (writes: unknown[]) =>
    request
      .post(`${documents}:commit`, { headers: asStudent, data: { writes } })
      .then((answer) => answer.status())

  const addName = {
    update: {
      name: `${root}/users/${uid}`,
      fields: { lastProductId: { stringValue: 'testseries_appsc_group2' } },
    },
    updateMask: { fieldPaths: ['lastProductId'] },
    updateTransforms: [
      {
        fieldPath: 'purchase',
        appendMissingElements: { values: [{ stringValue: 'APPSC Group II Screening' }] },
      },
      { fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' },
    ],
    currentDocument: { exists: true },
  }
  const forgeRecord = {
    update: {
      name: `${root}/user_purchases/${uid}_testseries_appsc_group2`,
      fields: {
        userId: { stringValue: uid },
        productId: { stringValue: 'testseries_appsc_group2' },
        productName: { stringValue: 'APPSC Group II Screening' },
        isActive: { booleanValue: true },
      },
    },
  }

  expect(await commit([addName]), 'adding the name alone').toBe(403)
  expect(await commit([forgeRecord]), 'writing the record alone').toBe(403)
  expect(await commit([forgeRecord, addName]), 'both in one batch').toBe(403)

  await page.goto('/test-series/appsc-group-2-screening')
  await expect(page.getByRole('button', { name: /Buy Now/ })).toBeVisible()
  await expect(page.getByText('Premium Member')).toBeHidden()

  const list = await request.post(`${documents}/${premium}:runQuery`, {
    headers: asStudent,
    data: { structuredQuery: { from: [{ collectionId: 'tests' }], limit: 100 } },
  })
  expect(list.status(), 'reading the premium questions by query').toBe(403)
  const group = await request.post(`${documents}:runQuery`, {
    headers: asStudent,
    data: { structuredQuery: { from: [{ collectionId: 'tests', allDescendants: true }], limit: 100 } },
  })
  expect(group.status(), 'reading them by collection group').toBe(403)
})
