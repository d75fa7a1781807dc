import type { Language } from './languages'
import { messagesUrl } from './text'

const cacheName = 'language'

/**
 * Keeps the whole catalogue of a language on the device, where the service worker finds it (tools/build/pwa-options.ts),
 * and drops others. Nothing for English.
 * @throws TypeError when it cannot be fetched
 */
export async function keepCatalogue(language: Language): Promise<void> {
  if (language === 'en') return
  const url = messagesUrl('/assets/text/all', language)
  if (!('caches' in globalThis)) {
    await fetch(url)
    return
  }
  const cache = await caches.open(cacheName)
  if (await cache.match(url)) return
  await cache.add(url)
  for (const request of await cache.keys()) {
    if (!request.url.endsWith(url)) await cache.delete(request)
  }
}

/** Where the device stores the chosen language, for src/loading/head.js. */
const key = 'language'
/** Set until the account has the choice too. */
const isNewKey = 'language-is-new'

/** @returns the language that was chosen on this device, and whether the account does not have it yet. Never throws */
export function chosenLanguage(): { chosen: string | null; isNew: boolean } {
  try {
    return { chosen: localStorage.getItem(key), isNew: localStorage.getItem(isNewKey) !== null }
  } catch {
    return { chosen: null, isNew: false }
  }
}

/** Stores the language for the next start; `isNew` when the account is still to get it. @throws DOMException when the device stores nothing */
export function storeLanguage(language: Language, isNew: boolean): void {
  localStorage.setItem(key, language)
  if (isNew) localStorage.setItem(isNewKey, '1')
  else localStorage.removeItem(isNewKey)
}

/**
 * Starts the page again in another language, when its texts are on the device.
 * @throws when they cannot be fetched, or when the device stores nothing; the page then stays as it is
 */
export async function chooseLanguage(language: Language): Promise<void> {
  await keepCatalogue(language)
  storeLanguage(language, true)
  location.reload()
}
