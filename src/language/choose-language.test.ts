// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messageId } from './message-id'

const address = (lang: string) => `/assets/text/all.${lang}-dev.json`
const stored = new Map<string, string>()
const cache = {
  match: async (url: string) => (stored.has(url) ? new Response(stored.get(url)) : undefined),
  add: async (url: string) => {
    const response = await fetch(url)
    if (!response.ok) throw new TypeError(url)
    stored.set(url, await response.text())
  },
  keys: async () => [...stored.keys()].map((url) => ({ url })),
  delete: async ({ url }: { url: string }) => stored.delete(url),
}

async function inLanguage(lang: string) {
  document.documentElement.lang = lang
  vi.resetModules()
  return { ...(await import('./choose-language')), ...(await import('./text')) }
}

beforeEach(() => {
  vi.stubGlobal('caches', { open: async () => cache, match: cache.match })
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ [messageId('Start test')]: 'టెస్ట్ ప్రారంభించండి' })),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.hasAllMessages = undefined
  document.documentElement.lang = 'en-IN'
  localStorage.clear()
  stored.clear()
})

describe('the catalogue of a language', () => {
  it('is stored once, and takes the place of older ones and other languages', async () => {
    stored.set('/assets/text/all.hi-old.json', '{}').set(address('te'), '{}')
    const { storeCatalogue } = await inLanguage('en-IN')
    await storeCatalogue('te')
    expect([...stored]).toEqual([[address('te'), '{}']])
    await storeCatalogue('en')
    expect([...stored.keys()]).toEqual([address('te')])
  })

  it('of the page is added to it, for code that runs later', async () => {
    const { storeOwnCatalogue, t } = await inLanguage('te')
    expect(t('Start test')).toBe('Start test')
    await storeOwnCatalogue()
    expect(t('Start test')).toBe('టెస్ట్ ప్రారంభించండి')
    expect(globalThis.hasAllMessages).toBe(true)
  })
})

describe('a choice', () => {
  it('is stored with whose account is to get it', async () => {
    const { chosenLanguage, storeLanguage } = await inLanguage('en-IN')
    expect(chosenLanguage()).toEqual({ chosen: null, pendingFor: null })
    expect(storeLanguage('hi', 'student')).toBe(true)
    expect(chosenLanguage()).toEqual({ chosen: 'hi', pendingFor: 'student' })
    storeLanguage('hi', null)
    expect(chosenLanguage()).toEqual({ chosen: 'hi', pendingFor: null })
  })

  it('that cannot be fetched or stored changes nothing', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
    const { chooseLanguage, chosenLanguage } = await inLanguage('en-IN')
    await expect(chooseLanguage('te', null)).rejects.toThrow(TypeError)
    expect(chosenLanguage().chosen).toBeNull()
    vi.stubGlobal('localStorage', undefined)
    expect(chosenLanguage().chosen).toBeNull()
    await expect(chooseLanguage('en', null)).rejects.toThrow('The device stores no choice')
  })
})
