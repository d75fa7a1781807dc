/**
 * What the measurements in a browser share: the production build with the local backend and the endpoint, on free ports,
 * and a Chromium that can be as slow as a cheap phone. Nothing is asserted, because timings belong to a machine.
 */
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../../scripts/ensure-browser.mjs'
import { freeEnv } from '../../scripts/local-env.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Waits until somebody answers at the address. @throws {Error} after twenty seconds */
async function untilAnswers(url) {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await fetch(url).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}

/**
 * Builds the app, and serves it with the local backend while `measure` runs.
 * @param {(site: string, port: number) => Promise<void>} measure gets the app's address, and a free port for a debugger
 */
export async function withStack(measure) {
  const env = {
    ...(await freeEnv()),
    OUT_DIR: 'dist-test',
    PATH: `${root}node_modules/.bin:${process.env.PATH}`,
  }
  const build = spawnSync('vite', ['build', '--logLevel', 'warn'], { cwd: root, env, stdio: 'inherit' })
  if (build.status !== 0) throw new Error('The build failed.')
  const stdio = ['ignore', 'ignore', 'inherit']
  const stack = spawn('tsx', ['e2e/testing/stack.ts'], { cwd: root, env, stdio })
  try {
    await untilAnswers(`http://127.0.0.1:${env.CONTROL_PORT}/ready`)
    await measure(`http://127.0.0.1:${env.APP_PORT}`, Number(env.DEBUG_PORT))
  } finally {
    stack.kill('SIGTERM')
  }
}

/**
 * Starts a browser of the size of a phone.
 * @param {object} [options] more of Playwright's
 */
export async function openPhone({ args = [], ...options } = {}) {
  return chromium.launchPersistentContext('', {
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', ...args],
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    ...options,
  })
}

/** How many times slower a cheap phone is than this machine. */
export const slowdown = 4

/** A new tab of the browser, with the protocol that slows it down and counts. */
export async function openTab(phone) {
  const page = await phone.newPage()
  await page.addInitScript(() => {
    /** Checks without a pause until `isTrue`, then waits for the next frame to be painted. */
    globalThis.painted = async (isTrue = () => true) => {
      while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 0))
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    }
  })
  const devtools = await phone.newCDPSession(page)
  await devtools.send('Network.enable')
  return {
    page,
    devtools,
    slowProcessor: () => devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown }),
    /** @param {number} down kilobytes a second @param {number} up likewise */
    slowNetwork: (down, up) =>
      devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: down * 1000,
        uploadThroughput: up * 1000,
      }),
  }
}

/** Signs the demo student in. */
export async function signIn(page, site) {
  await page.goto(`${site}/login`)
  const form = page.getByRole('dialog', { name: 'Sign in' })
  await form.getByLabel('Email').fill('student@demo.test')
  await form.getByLabel('Password', { exact: true }).fill('Student@123')
  await form.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Open profile' }).waitFor()
}

/** Changes the lists that the backend answers with; other answers stay. */
export const changeAnswers = (page, pattern, change) =>
  page.route(pattern, async (route) => {
    const response = await route.fetch()
    const body = await response.json().catch(() => null)
    await route.fulfill(Array.isArray(body) ? { response, json: change(body) } : { response })
  })

/** So many copies of the items, one after the other and over again, each made different by `rename`. */
export const repeated = (items, count, rename) =>
  Array.from({ length: count }, (_, index) => {
    const copy = structuredClone(items[index % items.length])
    rename(copy, index)
    return copy
  })
