import { Route } from 'react-router-dom'
import { paths, patterns } from '@/config/paths'
import { needIdentity } from '@/lib/identity-needed'
import { lazyPage } from '@/ui/lazy-page'

// Both show nothing before the account has been asked: that need not wait for their code.
const PurchasesPage = lazyPage(() => {
  needIdentity()
  return import('./pages/purchases-page')
}, 'PurchasesPage')
const ReceiptPage = lazyPage(() => {
  needIdentity()
  return import('./pages/receipt-page')
}, 'ReceiptPage')

/** My purchases. */
export const purchasesRoutes = <Route path={paths.purchases} element={<PurchasesPage />} />

/** A receipt, alone on its page, so that it prints as it looks. */
export const receiptRoutes = <Route path={patterns.receipt} element={<ReceiptPage />} />
