import { Suspense } from 'react'
import { lazyPage } from '@/ui/lazy-page'
import type { FileViewProps } from './file-view'
import { OpeningPdf } from './opening-pdf'

/** For `useWarmReader` too. */
export const PdfView = lazyPage(() => import('./pdf-view'), 'PdfView')

/** The reader comes together with the code of pdf.js: a picture needs neither. */
export function PdfViewOnDemand(props: FileViewProps) {
  return (
    <Suspense fallback={<OpeningPdf {...props} />}>
      <PdfView {...props} />
    </Suspense>
  )
}
