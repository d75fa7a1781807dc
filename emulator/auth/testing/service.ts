/** An Auth service on a free port with a clock to move, and the real SDK connected to it, for tests. */
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth'
import { isJsonObject, type JsonObject } from '../../request-fields'
import { type AuthSettings, type AuthState, createAuthState } from '../auth-state'
import { startAuth } from '../server'

export interface TestService {
  readonly state: AuthState
  readonly url: string
  /** Lines that the service logged. */
  readonly lines: string[]
  /** Moves the service's clock. */
  passMinutes(minutes: number): void
  /** A separate browser: another session on the same service. */
  connect(): Auth
  /** A plain call; `path` follows `/identitytoolkit.googleapis.com/` unless it begins with a slash. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: JsonObject }>
  /** A call as administrator on `projects/demo-pariksha/{path}`. */
  admin(path: string, body: unknown): Promise<{ status: number; body: JsonObject }>
  close(): Promise<void>
}

let apps = 0

export async function startTestService(
  options: { settings?: Partial<AuthSettings> } = {},
): Promise<TestService> {
  let shift = 0
  const state = createAuthState({
    projectId: 'demo-pariksha',
    now: () => Date.now() + shift,
    settings: options.settings ?? {},
  })
  const lines: string[] = []
  const service = await startAuth({
    host: '127.0.0.1',
    port: 0,
    state,
    log: (line) => lines.push(line),
  })
  const url = `http://127.0.0.1:${service.port}`
  const started: FirebaseApp[] = []

  const call: TestService['call'] = async (method, path, body, headers = {}) => {
    const address = path.startsWith('/') ? path : `/identitytoolkit.googleapis.com/${path}?key=demo-key`
    const response = await fetch(`${url}${address}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    return { status: response.status, body: isJsonObject(answer) ? answer : { answer } }
  }

  return {
    state,
    url,
    lines,
    passMinutes: (minutes) => {
      shift += minutes * 60_000
    },
    connect: () => {
      apps += 1
      const app = initializeApp({ projectId: 'demo-pariksha', apiKey: 'demo-key' }, `auth-${apps}`)
      started.push(app)
      const auth = initializeAuth(app, { persistence: inMemoryPersistence })
      connectAuthEmulator(auth, url, { disableWarnings: true })
      return auth
    },
    call,
    admin: (path, body) =>
      call('POST', `v1/projects/demo-pariksha/${path}`, body, { authorization: 'Bearer owner' }),
    close: async () => {
      await Promise.all(started.map((app) => deleteApp(app)))
      await service.close()
    },
  }
}

/** The message of a refusal in the service's JSON. */
export function messageOf(body: JsonObject): unknown {
  return isJsonObject(body.error) ? body.error.message : undefined
}

export const PASSWORD = 'Student@123'

let students = 0

/** An address that no test before has used. */
export function newEmail(): string {
  students += 1
  return `student-${students}@example.com`
}
