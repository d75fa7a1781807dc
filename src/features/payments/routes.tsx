import { Route } from 'react-router-dom'
import { paths, patterns } from '@/config/paths'
import { needIdentity } from '@/lib/identity-needed'
import { lazyPage } from '@/loading/lazy-page'

const loadPages = () => {
  // Both show nothing before the account has been asked: that need not wait for their code.
  needIdentity().catch(() => undefined)
  return import('./purchases/pages')
}
const PurchasesPage = lazyPage(loadPages, 'PurchasesPage')
const ReceiptPage = lazyPage(loadPages, 'ReceiptPage')

/** My purchases. */
export const purchasesRoutes = <Route path={paths.purchases} element={<PurchasesPage />} />

/** A receipt, alone on its page, so that it prints as it looks. */
export const receiptRoutes = <Route path={patterns.receipt} element={<ReceiptPage />} />
