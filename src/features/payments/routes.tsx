import { Route } from 'react-router-dom'
import { paths, patterns } from '@/config/paths'
import { needIdentity } from '@/lib/identity-needed'
import { lazyPage } from '@/loading/lazy-page'

// Both show nothing before the student is known: that need not wait for their code.
const loadIdentity = () => void needIdentity().catch(() => undefined)
const PurchasesPage = lazyPage(() => {
  loadIdentity()
  return import('./purchases/pages/purchases-page')
}, 'PurchasesPage')
const ReceiptPage = lazyPage(() => {
  loadIdentity()
  return import('./purchases/pages/receipt-page')
}, 'ReceiptPage')

/** My purchases. */
export const purchasesRoutes = <Route path={paths.purchases} element={<PurchasesPage />} />

/** A receipt, alone on its page, so that it prints as it looks. */
export const receiptRoutes = <Route path={patterns.receipt} element={<ReceiptPage />} />
