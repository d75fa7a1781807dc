/** `npm start`: local backend (seeded), order/verify endpoint and Vite; Ctrl-C stops all of it. */
import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { localEnv, takenPorts } from './local-env.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const env = localEnv()
const args = process.argv.slice(2)
const data = args.includes('--data') ? args[args.indexOf('--data') + 1] : '.local'
const started = Date.now()

const taken = await takenPorts(env)
if (taken.length > 0) {
  console.error(taken.join('\n'))
  process.exit(1)
}

const bin = (name) => `${root}node_modules/.bin/${name}${process.platform === 'win32' ? '.cmd' : ''}`
// In this Node itself, not through tsx's own process: half a second less at each start.
const typescript = (...script) => ({ command: process.execPath, args: ['--import', 'tsx/esm', ...script] })
const services = [
  { name: 'backend', ...typescript('emulator/main.ts', '--seed', 'seed', '--data', data) },
  { name: 'endpoint', ...typescript('api/main.ts') },
  {
    name: 'app',
    command: bin('vite'),
    args: ['--port', env.APP_PORT, '--logLevel', 'warn', '--clearScreen', 'false'],
  },
]

let stopping = false
const children = services.map(({ name, command, args: serviceArgs }) => {
  const child = spawn(command, serviceArgs, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  child.on('exit', (code) => {
    if (stopping) return
    console.error(`The ${name} stopped (exit code ${code}); stopping the rest.`)
    stop(1)
  })
  return child
})

function stop(code) {
  stopping = true
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null)
  for (const child of running) child.kill('SIGTERM')
  void Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve)))).then(() =>
    // The backend ends with 1 when it could not store everything.
    process.exit(code || (children[0]?.exitCode ?? 0)),
  )
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))

/** Resolves when somebody listens on the port. */
function listening(port) {
  return new Promise((resolve) => {
    const attempt = () => {
      const socket = connect(Number(port), '127.0.0.1')
      socket.once('connect', () => {
        socket.destroy()
        resolve(undefined)
      })
      socket.once('error', () => setTimeout(attempt, 100))
    }
    attempt()
  })
}

await Promise.all(
  [env.APP_PORT, env.FIRESTORE_PORT, env.AUTH_PORT, env.STORAGE_PORT, env.API_PORT].map(listening),
)
// A database that was seeded weeks ago has no daily quiz for today any more, and a new one has no catalogues.
for (const command of ['daily', 'index']) {
  spawn(process.execPath, ['--import', 'tsx/esm', 'tools/content/main.ts', command], {
    cwd: root,
    env,
    stdio: 'ignore',
  })
}
console.log(`
  Pariksha Academy is up after ${((Date.now() - started) / 1000).toFixed(1)} s

    App               http://127.0.0.1:${env.APP_PORT}
    Order endpoint    ${env.VITE_API_BASE_URL}
    Local backend     Firestore ${env.FIRESTORE_PORT}, Auth ${env.AUTH_PORT}, Storage ${env.STORAGE_PORT} (data in ${data}/)

    student@demo.test / Student@123   no purchases
    member@demo.test  / Member@123    owns one PDF pack and one test series

  Ctrl-C stops all of it.
`)
