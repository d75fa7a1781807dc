import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const name = 'canParse'
const own = Object.getOwnPropertyDescriptor(URL, name)

beforeEach(() => {
  Reflect.deleteProperty(URL, name)
  vi.resetModules()
})

afterEach(() => {
  if (own) Object.defineProperty(URL, name, own)
})

it('a browser without it gets one that knows an address from other text', async () => {
  expect(name in URL).toBe(false)
  const { canParse } = await import('./url-can-parse')
  expect(Reflect.get(URL, name)).toBe(canParse)
  expect(URL.canParse('https://pariksha.example/a')).toBe(true)
  expect(URL.canParse('/a', 'https://pariksha.example')).toBe(true)
  expect(URL.canParse('/a')).toBe(false)
  expect(URL.canParse('https://')).toBe(false)
})

it("a browser's own is left alone", async () => {
  const browsers = vi.fn()
  Object.defineProperty(URL, name, { value: browsers, configurable: true })
  await import('./url-can-parse')
  expect(Reflect.get(URL, name)).toBe(browsers)
})
