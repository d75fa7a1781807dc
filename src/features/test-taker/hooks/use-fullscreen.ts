import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

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

/** Leaves full screen, if the page is in it. */
export function leaveFullscreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Leaves full screen when the component goes: at the end of a test, however it ends. */
export function useFullscreenUntilEnd(): void {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // Strict mode takes the component away and brings it back at once: that is no end.
    clearTimeout(leaving.current)
    return () => {
      leaving.current = setTimeout(leaveFullscreen)
    }
  }, [])
}

/** Whether the page is in full screen; `onExit` is called each time the student comes out of it. */
export function useFullscreen(onExit: () => void): boolean {
  const active = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const onChange = useEffectEvent(() => {
    if (document.fullscreenElement === null) onExit()
  })
  useEffect(() => subscribe(() => onChange()), [])
  return active
}
