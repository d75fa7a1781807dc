import { isLanguage, type Language, language } from './languages'
import { addMessages, type Messages, messagesUrl } from './text'

/** The cache that src/loading/head.js reads. */
const cacheName = 'language'

/**
 * Stores the whole catalogue of a language on the device, and removes others. Nothing for English.
 * @throws TypeError when it cannot be fetched
 */
export async function storeCatalogue(wanted: Language): Promise<void> {
  if (wanted === 'en' || !('caches' in globalThis)) return
  const url = messagesUrl('/assets/text/all', wanted)
  const cache = await caches.open(cacheName).catch(() => null)
  // Some private windows refuse it; the page then fetches what it needs.
  if (!cache) return
  if (!(await cache.match(url))) await cache.add(url)
  for (const request of await cache.keys()) {
    if (!request.url.endsWith(url)) await cache.delete(request)
  }
}

/** Stores the catalogue of the page's language, and adds it, so that code which runs later needs no network for it. */
export async function storeOwnCatalogue(): Promise<void> {
  await storeCatalogue(language)
  if (language === 'en' || globalThis.hasAllMessages || !('caches' in globalThis)) return
  const stored = await caches.match(messagesUrl('/assets/text/all', language)).catch(() => undefined)
  if (!stored) return
  addMessages((await stored.json()) as Messages)
  globalThis.hasAllMessages = true
}

/** Where the device stores the chosen language, for src/loading/head.js. */
const key = 'language'
/** The owner whose account does not have the choice yet. */
const pendingKey = 'language-pending'

/** The language that was chosen on this device, and for whom the account is still to get it. Never throws. */
export function chosenLanguage(): { chosen: Language | null; pendingFor: string | null } {
  try {
    const chosen = localStorage.getItem(key)
    return { chosen: isLanguage(chosen) ? chosen : null, pendingFor: localStorage.getItem(pendingKey) }
  } catch {
    return { chosen: null, pendingFor: null }
  }
}

/**
 * Stores the language for the next start.
 * @param pendingFor the owner whose account is still to get it
 * @returns whether the device stored it
 */
export function storeLanguage(chosen: Language, pendingFor: string | null): boolean {
  try {
    localStorage.setItem(key, chosen)
    if (pendingFor === null) localStorage.removeItem(pendingKey)
    else localStorage.setItem(pendingKey, pendingFor)
    return true
  } catch {
    return false
  }
}

/**
 * Starts the page again in another language, when its texts are on the device.
 * @param owner whose choice it is
 * @throws when they cannot be fetched, or when the device stores nothing; the page then stays as it is
 */
export async function chooseLanguage(chosen: Language, owner: string | null): Promise<void> {
  await storeCatalogue(chosen)
  if (!storeLanguage(chosen, owner)) throw new Error('The device stores no choice')
  location.reload()
}
