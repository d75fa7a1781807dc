import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const name = 'withResolvers'
const own = Object.getOwnPropertyDescriptor(Promise, name)

beforeEach(() => {
  Reflect.deleteProperty(Promise, name)
  vi.resetModules()
})

afterEach(() => {
  if (own) Object.defineProperty(Promise, name, own)
})

it('a browser without it gets one that settles a promise from outside', async () => {
  const { withResolvers } = await import('./promise-with-resolvers')
  expect(Reflect.get(Promise, name)).toBe(withResolvers)
  const kept = withResolvers<string>()
  kept.resolve('read')
  await expect(kept.promise).resolves.toBe('read')
  const broken = withResolvers<string>()
  broken.reject(new Error('gone'))
  await expect(broken.promise).rejects.toThrow('gone')
})

it("a browser's own is left alone", async () => {
  const browsers = vi.fn()
  Object.defineProperty(Promise, name, { value: browsers, configurable: true })
  await import('./promise-with-resolvers')
  expect(Reflect.get(Promise, name)).toBe(browsers)
})
