import { useEffect } from 'react'
import { loadPdfCode } from './load-pdfjs'

/**
 * Loads the code that reads PDFs before the first file is opened.
 * @param when `idle`: while the device has nothing else to do; `now`: a file is about to be opened.
 */
export function useWarmPdfCode(wanted: boolean, when: 'idle' | 'now'): void {
  useEffect(() => {
    if (!wanted) return
    // Where it fails now, opening a file tries again and tells.
    const warm = () => void loadPdfCode().catch(() => undefined)
    if (when === 'now') {
      warm()
      return
    }
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(warm, 1000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(warm, { timeout: 4000 })
    return () => cancelIdleCallback(idle)
  }, [wanted, when])
}
