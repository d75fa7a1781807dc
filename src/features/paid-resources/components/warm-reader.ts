import { paths } from '@/config/paths'
import { likelyNext } from '@/lib/likely-next'
import { loadPdfCode } from '@/lib/pdf/load-pdfjs'
import { savesData } from '@/lib/saves-data'
import { usePreload } from '@/lib/use-preload'

async function loadReader(): Promise<void> {
  if (savesData()) return
  // Whatever the book, the page that shows it is the same.
  likelyNext.load(paths.pdfViewer('book'))
  await loadPdfCode()
}

/** Beside an owned pack: the code that reads its PDFs comes while the student looks at the list. */
export function WarmReader(): null {
  usePreload(loadReader)
  return null
}
