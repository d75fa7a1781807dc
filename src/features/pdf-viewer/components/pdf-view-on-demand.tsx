import { Suspense } from 'react'
import { lazyPage, preloadPage } from '@/ui/lazy-page'
import type { FileViewProps } from './file-view'
import { OpeningPdf } from './opening-pdf'

const PdfView = lazyPage(() => import('./pdf-view'), 'PdfView')

// From the moment the viewer's page is loaded, which a touched link starts: nearly all files are PDFs.
preloadPage(PdfView)

/** The reader stands apart from the page, so that its controls are there before it. */
export function PdfViewOnDemand(props: FileViewProps) {
  return (
    <Suspense fallback={<OpeningPdf {...props} />}>
      <PdfView {...props} />
    </Suspense>
  )
}
