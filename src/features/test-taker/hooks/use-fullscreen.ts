import { useEffect, useState, useSyncExternalStore } from 'react'

interface KeyboardLock {
  lock: (codes: string[]) => Promise<void>
}

/** Keeps the keys that lead out of a full-screen test for the page; only some desktop browsers can do so. */
async function lockKeys(): Promise<void> {
  // The Keyboard API is missing from TypeScript's DOM types.
  const { keyboard } = navigator as Navigator & { keyboard?: KeyboardLock }
  await keyboard?.lock(['Escape', 'F11', 'F12', 'AltLeft', 'AltRight', 'Tab'])
}

/** False where full screen does not exist (iPhone) or is not allowed. */
export function fullscreenExists(): boolean {
  return 'fullscreenEnabled' in document && document.fullscreenEnabled
}

/** Asks for full screen. A refusal (no recent click, not allowed) is no error: the test works without. */
export async function enterFullscreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
    await lockKeys()
  } catch {
    // The header keeps offering it.
  }
}

function leaveFullscreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Leaves full screen when the component goes: at the end of a test, however it ends. */
export function useFullscreenUntilEnd(): void {
  useEffect(() => leaveFullscreen, [])
}

/**
 * Follows full screen while a test is on. `left` is true after the student has come out of it, until they return or
 * `dismiss` it.
 */
export function useFullscreen(): { active: boolean; left: boolean; dismiss: () => void } {
  const active = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const [left, setLeft] = useState(false)
  useEffect(() => subscribe(() => setLeft(document.fullscreenElement === null)), [])
  return { active, left, dismiss: () => setLeft(false) }
}
