import { loadPdfCode } from '@/lib/pdf/load-pdfjs'
import { usePreload } from '@/lib/use-preload'

/** Beside an owned pack: the code that reads its PDFs comes while the student looks at the list. */
export function WarmReader(): null {
  usePreload(loadPdfCode)
  return null
}
