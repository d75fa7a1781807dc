/** The environment of the local stack: ports of the moment, and the app's variables that follow from them. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

// No URL: a bundler takes one for a file of the app.
const file = (name) => join(import.meta.dirname, '..', name)
const read = (name) => (existsSync(file(name)) ? parseEnv(readFileSync(file(name), 'utf8')) : {})

/** Ports of `npm start`: the official suite's, from firebase.json; each can be changed by its variable. */
function defaultPorts() {
  const { emulators } = JSON.parse(readFileSync(file('firebase.json'), 'utf8'))
  return {
    APP_PORT: 5173,
    FIRESTORE_PORT: emulators.firestore.port,
    AUTH_PORT: emulators.auth.port,
    STORAGE_PORT: emulators.storage.port,
    API_PORT: 8787,
  }
}

/**
 * All variables for the local stack: `.env.example`, then `.env`, then the shell, then what follows from the ports.
 * @param {Record<string, number | string>} [ports] ports to use whatever the shell says; without them the shell's, or the defaults.
 * @returns {Record<string, string>}
 */
export function localEnv(ports = {}) {
  const env = { ...read('.env.example'), ...read('.env'), ...process.env }
  const port = (name) => ports[name] ?? Number(process.env[name] ?? defaultPorts()[name])
  const local = (name) => `http://127.0.0.1:${port(name)}`
  return {
    ...env,
    ...Object.fromEntries(Object.keys(defaultPorts()).map((name) => [name, String(port(name))])),
    VITE_USE_LOCAL_BACKEND: 'true',
    VITE_LOCAL_FIRESTORE_PORT: String(port('FIRESTORE_PORT')),
    VITE_LOCAL_AUTH_PORT: String(port('AUTH_PORT')),
    VITE_LOCAL_STORAGE_PORT: String(port('STORAGE_PORT')),
    VITE_API_BASE_URL: `${local('API_PORT')}/api`,
    VITE_CHECKOUT_SCRIPT_URL: `${local('API_PORT')}/checkout.js`,
    // A real provider does not sell from the local backend, whatever .env says for a deployment.
    PAYMENT_PROVIDER: 'local',
    FIRESTORE_URL: local('FIRESTORE_PORT'),
    AUTH_URL: local('AUTH_PORT'),
    AUTH_ACTION_URL: `${local('APP_PORT')}/reset-password`,
    ALLOWED_ORIGINS: `${local('APP_PORT')},http://localhost:${port('APP_PORT')}`,
  }
}

/** @returns {Promise<boolean>} whether nobody listens on the port. */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** Ports beside those of `npm start`: of the stack's control, of a browser's debugger, of a backend that a test stops. */
const testPorts = [
  'CONTROL_PORT',
  'DEBUG_PORT',
  'SPARE_FIRESTORE_PORT',
  'SPARE_AUTH_PORT',
  'SPARE_STORAGE_PORT',
]

/**
 * The environment of e2e/testing/stack.ts on free ports. They are below those that systems assign by themselves, so that
 * no outgoing connection takes one before it is used.
 * @returns {Promise<Record<string, string>>}
 */
export async function freeEnv() {
  const names = [...Object.keys(defaultPorts()), ...testPorts]
  const found = new Set()
  while (found.size < names.length) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    if (await isFree(port)) found.add(port)
  }
  const ports = Object.fromEntries([...found].map((port, index) => [names[index], String(port)]))
  return { ...localEnv(ports), ...ports }
}

/** One sentence for each taken port, naming it and the variable that changes it. */
export async function takenPorts(env) {
  const names = Object.keys(defaultPorts())
  const free = await Promise.all(names.map((name) => isFree(Number(env[name]))))
  return names
    .filter((_, index) => !free[index])
    .map((name) => `Port ${env[name]} is taken; stop what uses it or choose another with ${name}=<port>.`)
}
