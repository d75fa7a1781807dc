import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newEmail, PASSWORD, startTestService, type TestService } from './testing/service'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.close())

const BROWSER = { accept: 'text/html,application/xhtml+xml' }

async function mailTo(send: 'reset' | 'verify', continueUrl?: string) {
  const auth = service.connect()
  const email = newEmail()
  const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD)
  const settings = continueUrl === undefined ? undefined : { url: continueUrl }
  if (send === 'reset') await sendPasswordResetEmail(auth, email, settings)
  else await sendEmailVerification(user, settings)
  return { email, link: service.state.codes.all().at(-1)?.oobLink ?? '' }
}

async function open(link: string, init: RequestInit = {}) {
  const response = await fetch(link, { redirect: 'manual', headers: BROWSER, ...init })
  return { response, text: await response.text() }
}

const typed = (newPassword: string): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams({ newPassword }),
})

test('asks a browser for the new password, refuses a weak one with a reason, and takes a good one', async () => {
  const { email, link } = await mailTo('reset')
  const first = await open(link)
  expect(first.response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(first.text).toContain(`for ${email}`)
  expect(first.text).toMatch(
    /<label for="password">New password<\/label>\s*<input id="password" name="newPassword" type="password"/,
  )

  const weak = await open(link, typed('12345'))
  expect(weak.response.status).toBe(400)
  expect(weak.text).toContain('role="alert" id="problem">Password should be at least 6 characters<')

  const good = await open(link, typed('Typed@123'))
  expect(good.response.status).toBe(200)
  expect(good.text).toContain('The password has been successfully updated.')
  await signInWithEmailAndPassword(service.connect(), email, 'Typed@123')

  const used = await open(link)
  expect(used.response.status).toBe(400)
  expect(used.text).toContain('already been used')
})

test('goes on to the app afterwards', async () => {
  const target = 'http://127.0.0.1:5173/login?from=mail&name=%E0%B0%A4'
  const { link } = await mailTo('reset', target)
  const { response } = await open(link, typed('Typed@123'))
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(target)
})

test('does not lead to an address that is no page', async () => {
  const { link } = await mailTo('reset')
  const { response } = await open(`${link}&continueUrl=javascript:alert(1)`, typed('Typed@123'))
  expect(response.status).toBe(200)
  expect(response.headers.get('location')).toBeNull()
})

test('sets a password given in the address, and answers other clients as the official suite does', async () => {
  const { email, link } = await mailTo('reset')
  const { response, text } = await open(`${link}&newPassword=InTheUrl%40123`, { headers: {} })
  expect(response.status).toBe(200)
  expect(JSON.parse(text)).toEqual({
    authEmulator: { success: 'The password has been successfully updated.' },
  })
  await signInWithEmailAndPassword(service.connect(), email, 'InTheUrl@123')
})

test('verifies an address on opening', async () => {
  const { email, link } = await mailTo('verify')
  const { text } = await open(link)
  expect(text).toContain('The email has been successfully verified.')
  const { user } = await signInWithEmailAndPassword(service.connect(), email, PASSWORD)
  expect(user.emailVerified).toBe(true)
})

test.each(['', '?mode=resetPassword', '?mode=verifyEmail&oobCode=made-up', '?mode=recoverEmail&oobCode=x'])(
  'refuses a link with "%s"',
  async (query) => {
    const { response, text } = await open(`${service.url}/emulator/action${query}`)
    expect(response.status).toBe(400)
    expect(text).toContain('This link does not work')
  },
)

test('shows addresses as text, whatever they hold', async () => {
  service.state.accounts.add({ email: '<b>"x"</b>@example.com', passwordHash: 'x' })
  await service.admin('accounts:sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: '<b>"x"</b>@example.com',
  })
  const { text } = await open(service.state.codes.all().at(-1)?.oobLink ?? '')
  expect(text).toContain('for &lt;b&gt;&quot;x&quot;&lt;/b&gt;@example.com')
})
