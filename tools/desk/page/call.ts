/** The page's way to the desk's actions and files. */
import type { actions } from '../actions'

type Actions = typeof actions
export type ActionName = keyof Actions
export type InputOf<Name extends ActionName> = NonNullable<Actions[Name]['input']>
export type OutputOf<Name extends ActionName> = Awaited<ReturnType<Actions[Name]['run']>>

/** What the desk answers to a request that it refuses, or that it cannot carry out; the message is for the operator. */
class DeskError extends Error {
  constructor(
    message: string,
    /** `closed`: this window has no token. `gone`: the desk's program does not answer. */
    readonly kind: 'refused' | 'closed' | 'gone',
  ) {
    super(message)
  }
}

const tokenPlace = 'desk.token'

async function request(path: string, init: RequestInit): Promise<Response> {
  const token = sessionStorage.getItem(tokenPlace) ?? ''
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  try {
    return await fetch(path, { headers, ...init })
  } catch {
    const message = 'The desk does not answer. Is it still running in the terminal?'
    throw new DeskError(message, 'gone')
  }
}

async function readJson(response: Response): Promise<Record<string, unknown>> {
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>
  if (response.ok) return body
  const message = typeof body.error === 'string' ? body.error : `The desk answered ${response.status}.`
  throw new DeskError(message, response.status === 401 ? 'closed' : 'refused')
}

/**
 * Opens this window with the code of its address, which works once; a reload keeps the window open.
 * @throws DeskError when the address was used already
 */
export async function openWindow(): Promise<void> {
  const [, code] = /^#code=([\w-]+)$/.exec(location.hash) ?? []
  if (!code) return
  history.replaceState(null, '', location.pathname)
  const { token } = await readJson(
    await request('/api/open', { method: 'POST', body: JSON.stringify({ code }) }),
  )
  sessionStorage.setItem(tokenPlace, String(token))
}

/** Whether this window was opened; the desk may have ended since. */
export const isOpen = () => sessionStorage.getItem(tokenPlace) !== null

/** Lines of a streamed answer. */
async function* linesOf(response: Response): AsyncGenerator<Record<string, unknown>> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
    const lines = (rest + (value ?? '')).split('\n')
    rest = done ? '' : (lines.pop() ?? '')
    for (const line of lines) if (line) yield JSON.parse(line) as Record<string, unknown>
    if (done) return
  }
}

/**
 * Runs an action.
 * @param onLine told what the action says while it runs
 * @throws DeskError with a sentence for the operator
 */
export async function call<Name extends ActionName>(
  name: Name,
  input: InputOf<Name>,
  onLine: (line: string) => void = () => undefined,
): Promise<OutputOf<Name>> {
  const response = await request(`/api/call/${name}`, { method: 'POST', body: JSON.stringify(input) })
  if (!response.ok) await readJson(response)
  try {
    for await (const message of linesOf(response)) {
      if (typeof message.line === 'string') onLine(message.line)
      if (typeof message.error === 'string') throw new DeskError(message.error, 'refused')
      if ('result' in message) return message.result as OutputOf<Name>
    }
  } catch (error) {
    if (error instanceof DeskError) throw error
  }
  throw new DeskError('The desk stopped before the end. Look at the terminal, then try again.', 'gone')
}

/** Bytes of one piece of a file. */
const pieceSize = 4_000_000
/** Waits before a piece is sent again, in milliseconds: about two minutes in all. */
const waits = [500, 1000, 2000, 5000, 10_000, 20_000, 30_000, 60_000]

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Sends a file to the desk, in pieces; a lost connection goes on where it stopped.
 * @param onProgress told the part that has arrived, from 0 to 1
 * @returns the id by which actions name the file
 */
export async function sendFile(
  file: File,
  onProgress: (part: number) => void = () => undefined,
): Promise<string> {
  const begun = await request('/api/uploads', {
    method: 'POST',
    body: JSON.stringify({ name: file.name, size: file.size }),
  })
  const id = String((await readJson(begun)).id)
  let sent = 0
  let failures = 0
  while (sent < file.size) {
    try {
      const answer = await request(`/api/uploads/${id}?offset=${sent}`, {
        method: 'POST',
        body: file.slice(sent, sent + pieceSize),
      })
      sent = Number((await readJson(answer)).received)
      failures = 0
      onProgress(sent / file.size)
    } catch (error) {
      const pause = waits[failures++]
      if (!(error instanceof DeskError && error.kind === 'gone') || pause === undefined) throw error
      await wait(pause)
    }
  }
  return id
}
