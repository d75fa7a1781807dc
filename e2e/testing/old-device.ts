import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { putDevice } from '../../tests/frozen/put-device'
import type { FrozenAccount, FrozenDevice } from '../../tests/frozen/thaw'
import { database, identityService } from './addresses'

const operator = { authorization: 'Bearer owner' }
const identity = `${identityService}/identitytoolkit.googleapis.com/v1`
const documents = `${database}/v1/projects/demo-pariksha/databases/(default)/documents`

/** Puts an account into the local backend; one that is there already gets its frozen documents again. */
export async function bringAccount(request: APIRequestContext, account: FrozenAccount) {
  const made = await request.post(`${identity}/projects/demo-pariksha/accounts?key=demo-key`, {
    headers: operator,
    data: account.identity,
  })
  expect(made.ok() || (await made.text()).includes('DUPLICATE_LOCAL_ID')).toBe(true)
  for (const [path, document] of Object.entries(account.documents)) {
    const put = await request.patch(`${documents}/${path}`, { headers: operator, data: document })
    expect(put.status(), path).toBe(200)
  }
}

/** The tokens of the old backend mean nothing to this one: gives the identity service's own entry new ones. */
async function renewTokens(request: APIRequestContext, device: FrozenDevice, account: FrozenAccount) {
  const { email, password } = account.identity
  const answer = await request.post(`${identity}/accounts:signInWithPassword?key=demo-key`, {
    data: { email, password, returnSecureToken: true },
  })
  expect(answer.status()).toBe(200)
  const { idToken, refreshToken } = await answer.json()
  const stsTokenManager = { accessToken: idToken, refreshToken, expirationTime: Date.now() + 3_600_000 }
  const stores = device.databases.find(({ name }) => name === 'firebaseLocalStorageDb')?.stores ?? []
  const entries = stores.flatMap((store) => store.entries)
  expect(entries).toHaveLength(1)
  for (const [, entry] of entries) Object.assign(Object(entry).value, { stsTokenManager })
}

/**
 * Makes this browser the old device, before any page of the app has been opened in it.
 * @param signedIn the account that the device is signed in to; it is in the backend already
 */
export async function bringDevice(page: Page, device: FrozenDevice, signedIn?: FrozenAccount) {
  if (signedIn) await renewTokens(page.request, device, signedIn)
  await page.goto('/robots.txt')
  await page.evaluate(putDevice, device)
}
