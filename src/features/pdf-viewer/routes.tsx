import { Route } from 'react-router-dom'
import { patterns } from '@/config/paths'
import { lazyPage } from '@/ui/lazy-page'

const PdfViewerPage = lazyPage(() => import('./pages/pdf-viewer-page'), 'PdfViewerPage')

/** Full screen, without header. */
export const pdfViewerRoutes = <Route path={patterns.pdfViewer} element={<PdfViewerPage />} />
