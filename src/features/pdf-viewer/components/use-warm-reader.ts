import { useEffect } from 'react'
import { loadPdfCode } from '@/lib/pdf/load-pdfjs'

/** Starts to load pdf.js while it is still asked who may read; where it fails, opening tells. */
export function useWarmReader(wanted: boolean): void {
  useEffect(() => {
    if (wanted) loadPdfCode().catch(() => undefined)
  }, [wanted])
}
