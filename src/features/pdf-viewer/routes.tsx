import { Route } from 'react-router-dom'
import { patterns } from '@/config/paths'
import { needIdentity } from '@/lib/identity-needed'
import { lazyPage } from '@/loading/lazy-page'

// Of a paid file nothing shows before the purchase has been looked up: that need not wait for this page's code.
const PdfViewerPage = lazyPage(() => {
  needIdentity().catch(() => undefined)
  return import('./pages/pdf-viewer-page')
}, 'PdfViewerPage')

/** Full screen, without header. */
export const pdfViewerRoutes = <Route path={patterns.pdfViewer} element={<PdfViewerPage />} />
