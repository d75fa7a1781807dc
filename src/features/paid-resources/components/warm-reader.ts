import { paths } from '@/config/paths'
import { savesData } from '@/lib/device/saves-data'
import { loadPdfCode } from '@/lib/pdf/load-pdfjs'
import { loadAhead } from '@/loading/route-code'
import { useLoadBehind } from '@/loading/when-idle'

async function loadReader(): Promise<void> {
  if (savesData()) return
  // The same page shows every book.
  loadAhead(paths.pdfViewer('book'))
  await loadPdfCode()
}

/** Beside an owned pack: the code that reads its PDFs comes while the student looks at the list. */
export function WarmReader(): null {
  useLoadBehind(loadReader)
  return null
}
