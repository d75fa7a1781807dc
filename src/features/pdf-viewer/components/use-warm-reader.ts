import { useEffect } from 'react'
import { loadPdfCode } from '@/lib/pdf/load-pdfjs'
import { preloadPage } from '@/ui/lazy-page'
import { PdfView } from './pdf-view-on-demand'

/** Starts to load the reader and pdf.js while it is still asked who may read; where it fails, opening tells. */
export function useWarmReader(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return
    preloadPage(PdfView)
    loadPdfCode().catch(() => undefined)
  }, [wanted])
}
