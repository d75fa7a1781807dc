/** `/emulator/action`: where the links of the mails lead. Browsers get pages; other clients the official suite's JSON. */
import { type Call, HttpError, sendJson } from '../http'
import { messagePage, passwordPage } from './action-page'
import { applyOobCode } from './apply-oob-code'
import type { AuthState } from './auth-state'
import type { OperationContext } from './operation'
import { resetPassword } from './reset-password'

interface Outcome {
  status: number
  html: string
  /** `authEmulator` of the JSON form. */
  json: Record<string, unknown>
}

const DONE: Record<string, string> = {
  resetPassword: 'The password has been successfully updated.',
  verifyEmail: 'The email has been successfully verified.',
  verifyAndChangeEmail: 'The email has been successfully changed.',
}

function send({ request, response }: Call, { status, html, json }: Outcome): void {
  if (!request.headers.accept?.includes('text/html')) {
    sendJson(response, status, { authEmulator: json })
    return
  }
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  })
  response.end(html)
}

function refused(error: string, instructions: string): Outcome {
  return { status: 400, html: messagePage('This link does not work', error), json: { error, instructions } }
}

async function postedPassword(call: Call): Promise<string | null> {
  if (call.method !== 'POST') return null
  return new URLSearchParams((await call.body(16 * 1024)).toString('utf8')).get('newPassword')
}

/** What the policy said, without the service's code in front. */
function sentence(error: HttpError): string {
  const text = error.message.split(' : ').slice(1).join(' : ')
  return text || error.message
}

async function perform(call: Call, state: AuthState, context: OperationContext): Promise<Outcome | null> {
  const mode = call.url.searchParams.get('mode') ?? ''
  const oobCode = call.url.searchParams.get('oobCode') ?? ''
  if (mode !== 'resetPassword') {
    applyOobCode(state, oobCode)
    return null
  }
  const { email, requestType } = resetPassword(state, { oobCode }, context)
  if (requestType !== 'PASSWORD_RESET') throw new HttpError(400, 'INVALID_OOB_CODE')
  const password = (await postedPassword(call)) ?? call.url.searchParams.get('newPassword')
  const form = (problem?: string): Outcome => ({
    status: problem ? 400 : 200,
    html: passwordPage(String(email), problem),
    json: { error: problem ?? 'missing newPassword query parameter' },
  })
  if (!password) return form()
  try {
    resetPassword(state, { oobCode, newPassword: password }, context)
    return null
  } catch (error) {
    if (error instanceof HttpError && /^(WEAK_PASSWORD|PASSWORD_DOES)/.test(error.message)) {
      return form(sentence(error))
    }
    throw error
  }
}

/** Uses the code of the link; afterwards leads to `continueUrl`, or says how it went. */
export async function handleAction(call: Call, state: AuthState, context: OperationContext): Promise<void> {
  const done = DONE[call.url.searchParams.get('mode') ?? '']
  if (!done) {
    send(call, refused('Invalid mode', 'The link must name one of the modes that mails use.'))
    return
  }
  try {
    const outcome = await perform(call, state, context)
    const next = call.url.searchParams.get('continueUrl')
    if (outcome) send(call, outcome)
    else if (next && /^https?:\/\//.test(next))
      call.response.writeHead(303, { location: encodeURI(decodeURI(next)) }).end()
    else send(call, { status: 200, html: messagePage('Done', done), json: { success: done } })
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const text = 'The request has expired or the link has already been used.'
    send(call, refused(text, 'Ask for a new mail and open the link in it.'))
  }
}
