// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadCheckout } from './checkout-script'

function addedScripts(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll('script')]
}

function finish(type: 'load' | 'error'): void {
  addedScripts().at(-1)?.dispatchEvent(new Event(type))
}

// Only its identity matters here; nobody opens it.
function Provider() {}

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(window, 'Razorpay')
  document.head.replaceChildren()
})

const failure = 'Failed to load payment provider script'

describe('loadCheckout', () => {
  it('loads the script once, however often it is asked for', async () => {
    const both = Promise.all([
      loadCheckout('https://pay.test/once.js'),
      loadCheckout('https://pay.test/once.js'),
    ])
    Reflect.set(window, 'Razorpay', Provider)
    finish('load')
    expect(await both).toEqual([Provider, Provider])
    expect(await loadCheckout('https://pay.test/once.js')).toBe(Provider)
    expect(addedScripts().map((script) => script.src)).toEqual(['https://pay.test/once.js'])
  })

  it('tries again after a script that was blocked', async () => {
    const first = loadCheckout('https://pay.test/blocked.js')
    finish('error')
    await expect(first).rejects.toThrow(failure)
    expect(addedScripts()).toEqual([])

    const second = loadCheckout('https://pay.test/blocked.js')
    Reflect.set(window, 'Razorpay', Provider)
    finish('load')
    expect(await second).toBe(Provider)
  })

  it('fails when the script brings no checkout', async () => {
    const load = loadCheckout('https://pay.test/empty.js')
    finish('load')
    await expect(load).rejects.toThrow(failure)
  })

  it('gives up on a script that never answers', async () => {
    vi.useFakeTimers()
    const load = loadCheckout('https://pay.test/silent.js')
    const outcome = load.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await outcome).toMatchObject({ message: failure })
  })
})
