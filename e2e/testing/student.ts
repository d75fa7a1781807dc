import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { database, identityService } from './addresses'

/** A student that no other journey knows. */
export function newStudent() {
  const mark = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
  return {
    firstName: 'Lakshmi',
    lastName: 'Devi Rao',
    email: `lakshmi.${mark}@demo.test`,
    phone: '+91 90000 00123',
    password: 'Student@123',
  }
}

/** Fills the registration that is open, and sends it. */
export async function fillRegistration(page: Page, student: ReturnType<typeof newStudent>) {
  const form = page.getByRole('dialog', { name: 'Create account' })
  await form.getByLabel('First name').fill(student.firstName)
  await form.getByLabel('Last name').fill(student.lastName)
  await form.getByLabel('Email').fill(student.email)
  await form.getByLabel('Phone Number').fill(student.phone)
  await form.getByLabel('Password', { exact: true }).fill(student.password)
  await form.getByLabel('Confirm password').fill(student.password)
  await form.getByRole('checkbox', { name: /I agree/ }).check()
  await form.getByRole('button', { name: 'Create account' }).click()
}

const authorization = 'Bearer owner'
const documents = `${database}/v1/projects/demo-pariksha/databases/(default)/documents`
const accounts = `${identityService}/identitytoolkit.googleapis.com/v1`

/** Makes account and record of a student that no other journey knows, without the form. */
export async function haveAccount(request: APIRequestContext) {
  const student = newStudent()
  const name = `${student.firstName} ${student.lastName}`
  const made = await request.post(`${accounts}/accounts:signUp?key=demo`, {
    data: { email: student.email, password: student.password, displayName: name },
  })
  expect(made.status()).toBe(200)
  const { localId, email } = (await made.json()) as { localId: string; email: string }
  const record = await request.patch(`${documents}/users/${localId}`, {
    headers: { authorization },
    data: {
      fields: {
        name: { stringValue: name },
        email: { stringValue: email },
        phone: { stringValue: '' },
        isActive: { booleanValue: true },
        purchase: { arrayValue: {} },
        Resource: { arrayValue: {} },
      },
    },
  })
  expect(record.status()).toBe(200)
  return student
}

/** What the identity service answers to a password. */
interface SignedIn {
  localId: string
  email: string
  displayName: string
  idToken: string
  refreshToken: string
}

/** Stores the session on the device, as the sign-in form does; no page of the app is open afterwards. */
export async function signIn(page: Page, email: string, password: string) {
  const answer = await page.request.post(`${accounts}/accounts:signInWithPassword?key=demo`, {
    data: { email, password, returnSecureToken: true },
  })
  expect(answer.status()).toBe(200)
  const account: SignedIn = await answer.json()
  await page.goto('/robots.txt')
  await page.evaluate(storeSession, [account, process.env.VITE_FIREBASE_API_KEY ?? ''] as const)
}

/** Runs in the page: stores what the app and the identity service's SDK store for a signed-in student. */
function storeSession([account, apiKey]: readonly [SignedIn, string]): Promise<void> {
  const { localId: uid, email, displayName, idToken: accessToken, refreshToken } = account
  const [firstName = '', ...others] = displayName.split(' ')
  localStorage.setItem(
    'user',
    JSON.stringify({ id: uid, email, firstName, lastName: others.join(' '), phone: '' }),
  )
  return new Promise((resolve, reject) => {
    const open = indexedDB.open('firebaseLocalStorageDb', 1)
    open.addEventListener('error', () => reject(open.error))
    open.addEventListener('upgradeneeded', () =>
      open.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
    )
    open.addEventListener('success', () => {
      const transaction = open.result.transaction('firebaseLocalStorage', 'readwrite')
      transaction.objectStore('firebaseLocalStorage').put({
        fbase_key: `firebase:authUser:${apiKey}:[DEFAULT]`,
        value: {
          uid,
          email,
          displayName,
          emailVerified: false,
          isAnonymous: false,
          providerData: [],
          stsTokenManager: { accessToken, refreshToken, expirationTime: Date.now() + 3_600_000 },
          apiKey,
          appName: '[DEFAULT]',
        },
      })
      transaction.addEventListener('error', () => reject(transaction.error))
      transaction.addEventListener('complete', () => {
        open.result.close()
        resolve()
      })
    })
  })
}

/** A student that no other journey knows is signed in; no page of the app is open yet. */
export async function haveStudent(page: Page) {
  const student = await haveAccount(page.request)
  await signIn(page, student.email, student.password)
  return student
}

/** Signs in by the form on /login, and waits until the header shows the student. */
export async function logIn(page: Page, email: string, password: string) {
  await page.goto('/login')
  const form = page.getByRole('dialog', { name: 'Sign in' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Open profile' })).toBeVisible()
}

export const demoStudent = { email: 'student@demo.test', password: 'Student@123' }
export const demoMember = { email: 'member@demo.test', password: 'Member@123' }

/** OK on the in-app alert with exactly this text. */
export async function acknowledge(page: Page, text: string | RegExp) {
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText(text)
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(alert).toBeHidden()
}

/** Buys a pack on its page, and stays there. */
export async function buyPack(page: Page, slug: string) {
  await page.goto(`/content/paid-resources/${slug}`)
  await page.getByRole('button', { name: /^Buy Now/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).click()
  await acknowledge(page, /Payment verified successfully/)
}

/** The signed-in student's ID token and uid, as anybody finds them in their own browser. */
export async function ownToken(page: Page): Promise<{ uid: string; idToken: string }> {
  return page.evaluate(
    () =>
      new Promise<{ uid: string; idToken: string }>((resolve, reject) => {
        const open = indexedDB.open('firebaseLocalStorageDb')
        open.addEventListener('error', () => reject(new Error('no auth database')))
        open.addEventListener('success', () => {
          const read = open.result
            .transaction('firebaseLocalStorage')
            .objectStore('firebaseLocalStorage')
            .getAll()
          read.addEventListener('success', () => {
            // A page that starts writes an entry of its own there for a moment, to try whether it can.
            const kept = read.result.find(({ fbase_key: key }) => key.startsWith('firebase:authUser:'))
            if (kept) resolve({ uid: kept.value.uid, idToken: kept.value.stsTokenManager.accessToken })
            else reject(new Error('nobody is signed in'))
          })
        })
      }),
  )
}

/** The newest link that the identity service has mailed to an address. */
export async function mailedLink(page: Page, email: string): Promise<string> {
  const answer = await page.request.get(`${identityService}/emulator/v1/projects/demo-pariksha/oobCodes`)
  const { oobCodes }: { oobCodes: Array<{ email: string; oobLink: string }> } = await answer.json()
  const link = oobCodes.findLast((code) => code.email === email)?.oobLink
  if (!link) throw new Error(`nothing was mailed to ${email}`)
  return link
}

/** Logs out by the profile, wherever the page has a header. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open profile' }).click()
  await page.getByRole('dialog', { name: 'Profile' }).getByRole('button', { name: 'Logout' }).click()
}
