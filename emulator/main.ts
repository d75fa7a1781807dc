/** `tsx emulator/main.ts [--data DIR] [--seed DIR] [--quiet]`: the local backend as a process (see README.md). */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isJsonObject, numberField, objectField } from './request-fields'
import { startBackend } from './server'

const { values } = parseArgs({
  options: { data: { type: 'string' }, seed: { type: 'string' }, quiet: { type: 'boolean', default: false } },
})

const variables = { firestore: 'FIRESTORE_PORT', auth: 'AUTH_PORT', storage: 'STORAGE_PORT' } as const
type Service = keyof typeof variables

/** The port of firebase.json, unless the service's variable names another. */
function portOf(service: Service): number {
  const config: unknown = JSON.parse(readFileSync('firebase.json', 'utf8'))
  const emulators = isJsonObject(config) ? objectField(config, 'emulators') : undefined
  const preset = emulators && numberField(objectField(emulators, service) ?? {}, 'port')
  return Number(process.env[variables[service]] ?? preset ?? 0)
}

function explain(error: unknown, ports: Record<Service, number>): string {
  if (!(error instanceof Error)) return String(error)
  const { code, port } = { code: null, port: null, ...error }
  if (code !== 'EADDRINUSE') return error.message
  const taken = (Object.keys(variables) as Service[]).find((service) => ports[service] === port)
  return `Port ${port} is taken; stop what uses it or choose another with ${taken ? variables[taken] : 'its variable'}=<port>.`
}

const ports = { firestore: portOf('firestore'), auth: portOf('auth'), storage: portOf('storage') }
const log = (line: string) => {
  if (!values.quiet) console.log(line)
}

try {
  const backend = await startBackend({
    ports,
    projectId: process.env.FIREBASE_PROJECT_ID ?? 'demo-pariksha',
    bucket: process.env.FIREBASE_STORAGE_BUCKET ?? 'demo-pariksha.appspot.com',
    rulesDir: '.',
    watchRules: true,
    log,
    ...(values.data !== undefined && { dataDir: values.data }),
    ...(values.seed !== undefined && { seedDir: values.seed }),
    ...(process.env.AUTH_ACTION_URL && { resetPageUrl: process.env.AUTH_ACTION_URL }),
  })
  const { firestore, auth, storage } = backend.ports
  const ms = Math.round(performance.now())
  console.log(`Local backend ready after ${ms} ms: Firestore ${firestore}, Auth ${auth}, Storage ${storage}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void backend.close().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(explain(error, ports))
  process.exit(1)
}
