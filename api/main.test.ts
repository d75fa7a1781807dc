/** The program itself, as `npm start -w api` starts it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

function start(env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { PATH: process.env.PATH, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  return { child, output: () => output }
}

test('it serves, and SIGTERM stops it', async () => {
  const { child, output } = start({ API_PORT: '0' })
  await expect.poll(output, { timeout: 40_000 }).toMatch(/endpoint on http:\/\/127\.0\.0\.1:\d+\/api/)
  const address = /http:\S+\/api/.exec(output())?.[0] ?? ''
  expect(await (await fetch(`${address}/health`)).json()).toEqual({ status: 'ok' })
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(output()).toContain('  PAYMENT_KEY_SECRET: set, 16 characters\n')
  expect(output()).not.toContain('local_key_secret')
}, 60_000)

test('a taken port is one sentence that names it and the variable', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  // An IP server's address is always an AddressInfo.
  const { port } = blocker.address() as AddressInfo
  const { child, output } = start({ API_PORT: String(port) })
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(output()).toBe(
    `Port ${port} is taken: stop the program that uses it, or set API_PORT to a free port.\n`,
  )
  blocker.close()
}, 60_000)

test('bad settings are listed and nothing starts', async () => {
  const { child, output } = start({ API_PORT: 'x', AUTH_URL: 'https://identitytoolkit.googleapis.com' })
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(output()).toContain('API_PORT must be a port number')
}, 60_000)
