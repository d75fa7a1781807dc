/** The desk of a journey: its own process, on the local backend of this run. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { APIRequestContext, Page } from '@playwright/test'
import { deskPageDir } from './desk-page-dir'
import { expect, test as journey } from './journey'

const startTimeoutMs = 200_000
/** Each address opens one window; the desk prints the next one as soon as one is used. */
const addressPattern = /http:\/\/127\.0\.0\.1:(\d+)\/#code=[\w-]+/g

export interface Desk {
  /** `http://127.0.0.1:5180` */
  origin: string
  /** Opens a window of the desk. @param path of the page to see: `/papers` */
  open: (page: Page, path?: string) => Promise<void>
  /** Ends the program, as Ctrl+C does. */
  stop: () => Promise<void>
}

interface DeskOptions {
  /** Who works there, for the audit list. */
  operator?: string
  /** 0: a free one. What the page keeps on the device belongs to its port. */
  port?: number
}

/** The first one that needs it waits for the build. */
async function buildOnce(request: APIRequestContext): Promise<void> {
  const answer = await request.get(`http://127.0.0.1:${process.env.CONTROL_PORT}/desk/build`)
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function startDesk({ operator = 'asha', port = 0 }: DeskOptions): Promise<Desk> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx/esm', 'tools/desk/main.ts', '--port', String(port), '--page', deskPageDir()],
    { env: { ...process.env, OPERATOR: operator } },
  )
  let said = ''
  const listen = (chunk: Buffer) => {
    said += chunk.toString()
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const addresses = () => said.match(addressPattern) ?? []
  await expect
    .poll(() => addresses().length > 0 || child.exitCode !== null, { timeout: startTimeoutMs })
    .toBe(true)
    .catch(() => end(child))
  const [first] = addresses()
  if (!first) throw new Error(`The desk did not start: ${said}`)
  return {
    origin: new URL(first).origin,
    async open(page, path = '/') {
      const known = addresses().length
      const address = new URL(addresses()[known - 1] ?? first)
      address.pathname = path
      await page.goto(address.href)
      await expect.poll(() => addresses().length).toBeGreaterThan(known)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
    stop: () => end(child),
  }
}

/** Holds the answers of an action until the returned function is called. */
export async function heldCall(page: Page, action: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/api/call/${action}`, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** A journey that works at the desk too. Its desks end with it. */
export const test = journey.extend<{ startDesk: (options?: DeskOptions) => Promise<Desk> }>({
  startDesk: async ({ request }, use) => {
    const desks: Desk[] = []
    await buildOnce(request)
    await use(async (options = {}) => {
      const desk = await startDesk(options)
      desks.push(desk)
      return desk
    })
    await Promise.all(desks.map((desk) => desk.stop()))
  },
})

export { expect }
