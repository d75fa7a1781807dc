import { useEffect, useState } from 'react'

/** `elsewhere`: another tab has it; when that tab goes, or is killed, this one gets it without a word. */
type Holding = 'asking' | 'ours' | 'elsewhere'

/** Milliseconds after which a lock that did not come belongs to another tab. */
const patience = 300

/**
 * One tab at a time for what `name` names, by the browser's own locks, which a killed tab gives back too. Where there
 * are none (older phones) it is always ours.
 */
export function useSoleTab(name: string): { holding: Holding; takeOver: () => void } {
  const exists = 'locks' in navigator
  const [holding, setHolding] = useState<Holding>(exists ? 'asking' : 'ours')
  // A new object is a new request, also when it asks for the same.
  const [request, setRequest] = useState({ steal: false })
  useEffect(() => {
    if (!exists) return
    const waiting = new AbortController()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const timer = setTimeout(() => setHolding('elsewhere'), patience)
    const onLock = () => {
      clearTimeout(timer)
      setHolding('ours')
      return held
    }
    navigator.locks
      .request(name, request.steal ? { steal: true } : { signal: waiting.signal }, onLock)
      .catch(() => {
        // Given up by this page itself; else another tab took it over.
        if (waiting.signal.aborted) return
        setHolding('elsewhere')
        setRequest({ steal: false })
      })
    return () => {
      clearTimeout(timer)
      waiting.abort()
      release()
    }
  }, [exists, name, request])
  return { holding, takeOver: () => setRequest({ steal: true }) }
}
