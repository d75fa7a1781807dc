import { language } from '@/language/languages'
import { addMessages, type Messages, messagesUrl } from '@/language/text'

/**
 * How the app's code is fetched after its start. A browser may keep a module that could not be loaded as failed for the
 * life of the page: Chromium does, for the module and for all that import it; Firefox and Safari ask again
 * (docs/decisions/028). `fetch` keeps no failure, so each file is fetched first and imported when its bytes are here,
 * where the import finds them in the browser's cache. A build puts `fetchCode` around every `import()` (tools/build/fetch-code-first.ts).
 */

/** Code could not be loaded. */
export class CodeError extends Error {
  override name = 'CodeError'
  /** True when asking again cannot help in this page: the browser remembers the failure, or a new version is out. */
  needsReload: boolean

  constructor(message: string, { needsReload, cause }: { needsReload: boolean; cause?: unknown }) {
    super(message, { cause })
    this.needsReload = needsReload
  }
}

const reloadedKey = 'reloaded-for-missing-code'

/** An old tab misses a file after a new deployment: it reloads, once. */
function reloadOnce(): void {
  try {
    // Without storage nothing would remember the reload, and it could go round in circles.
    if (sessionStorage.getItem(reloadedKey) !== null) return
    sessionStorage.setItem(reloadedKey, '1')
    location.reload()
  } catch {
    // The page then offers the reload.
  }
}

async function fetchFile(url: string): Promise<void> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new CodeError(`${url} could not be fetched`, { needsReload: false, cause })
  })
  if (!response.ok) {
    if (response.status === 404) reloadOnce()
    throw new CodeError(`${url} is missing`, { needsReload: response.status === 404 })
  }
  await response.arrayBuffer().catch((cause: unknown) => {
    throw new CodeError(`${url} broke off`, { needsReload: false, cause })
  })
}

async function fetchScript(url: string): Promise<void> {
  await Promise.all([fetchFile(url), bringMessages(url)])
}

function addStyles(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new CodeError(`${url} could not be fetched`, { needsReload: false }))
    })
    document.head.append(link)
  })
}

/**
 * Adds the translations of a file that is about to run; nothing in English. Without them its texts are English, which is
 * better than no page.
 */
async function bringMessages(url: string): Promise<void> {
  if (language === 'en' || globalThis.hasAllMessages || !url.includes('/text/')) return
  try {
    const response = await fetch(messagesUrl(url.replace(/\.js$/, '')))
    if (response.ok) addMessages((await response.json()) as Messages)
  } catch {
    // Without a network, or from a network that answers with its own page.
  }
}

const files = new Map<string, Promise<void>>()

/** Brings one file once; a failure is forgotten, so that the next call asks again. */
function bring(url: string): Promise<void> {
  const known = files.get(url)
  if (known) return known
  const inPage = document.querySelector(`link[href="${url}"], script[src="${url}"]`)
  const coming = inPage ? Promise.resolve() : url.endsWith('.css') ? addStyles(url) : fetchScript(url)
  files.set(url, coming)
  coming.catch(() => files.delete(url))
  return coming
}

/** Addresses of the code that has come since the page began. */
export const fetchedCode = (): string[] => [...files.keys()]

/**
 * Imports a module when all its files are here.
 * @param load the import itself
 * @param paths the module's files and those of all its imports, below the site's root
 * @throws CodeError
 */
export async function fetchCode<Module>(
  load: () => Promise<Module>,
  paths: readonly string[] = [],
): Promise<Module> {
  await Promise.all(paths.map((path) => bring(`/${path}`)))
  return load().catch((cause: unknown) => {
    // A file that the page's head was still loading can fail here. Offline, a reload would not help either.
    throw new CodeError('Code could not be run', { needsReload: navigator.onLine, cause })
  })
}
