import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const script = readFileSync('src/loading/head.js', 'utf8')

let listeners: [string, (event: Event) => void][] = []
const listen = (type: string, listener: (event: Event) => void) => {
  listeners.push([type, listener])
  addEventListener(type, listener)
}

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <a href="/about">About</a> <a href="/about" target="_blank">In a new tab</a> <a href="/file" download>File</a>
      <a href="https://elsewhere.example/">Elsewhere</a> <a href="#place">Place</a> <a href="mailto:a@b.example">Mail</a>
      <a href="/app">Of the app</a> <a href="/about#place">Place elsewhere</a> <button>Button</button>
    </main>`
  runInNewContext(script, {
    addEventListener: listen,
    document: {
      currentScript: { dataset: {} },
      documentElement: { dataset: {} },
      body: document.body,
      createElement: (tag: string) => document.createElement(tag),
      querySelector: (selector: string) => document.querySelector(selector),
      querySelectorAll: (selector: string) => document.querySelectorAll(selector),
    },
    location,
    localStorage: { removeItem: () => undefined },
    navigator: { languages: [] },
    setTimeout: (done: () => void, wait: number) => setTimeout(done, wait),
    clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
  })
  // The app prevents what it follows itself, before the script hears of it.
  document.querySelector('[href="/app"]')?.addEventListener('click', (event) => event.preventDefault())
  // jsdom goes nowhere.
  listen('click', (event) => event.preventDefault())
})

afterEach(() => {
  for (const [type, listener] of listeners) removeEventListener(type, listener)
  listeners = []
  document.body.innerHTML = ''
})

const isCovered = () => document.querySelector('[data-leaving]') !== null
const isBusy = () => screen.getByRole('main').ariaBusy === 'true'

test.each(['About', 'Place elsewhere'])('a press on the link "%s" covers the page at once', async (name) => {
  await userEvent.click(screen.getByRole('link', { name }))
  expect([isCovered(), isBusy()]).toEqual([true, true])
})

test.each(['In a new tab', 'File', 'Elsewhere', 'Place', 'Mail', 'Of the app'])(
  'a press on the link "%s", which does not leave the page, covers nothing',
  async (name) => {
    await userEvent.click(screen.getByRole('link', { name }))
    expect([isCovered(), isBusy()]).toEqual([false, false])
  },
)

test.each(['Control', 'Meta', 'Shift', 'Alt'])('nor does one with %s', async (key) => {
  const user = userEvent.setup()
  await user.keyboard(`{${key}>}`)
  await user.click(screen.getByRole('link', { name: 'About' }))
  expect(isCovered()).toBe(false)
})

test('nor a press on a button', async () => {
  await userEvent.click(screen.getByRole('button'))
  expect(isCovered()).toBe(false)
})

test('the page is back when Back finds it again, or the next one has not come for ten seconds', async () => {
  const press = () => screen.getByRole('link', { name: 'About' }).click()
  press()
  dispatchEvent(new Event('pagehide'))
  expect([isCovered(), isBusy()]).toEqual([false, false])
  vi.useFakeTimers()
  press()
  vi.advanceTimersByTime(9_999)
  expect(isCovered()).toBe(true)
  vi.advanceTimersByTime(1)
  expect([isCovered(), isBusy()]).toEqual([false, false])
  vi.useRealTimers()
})
