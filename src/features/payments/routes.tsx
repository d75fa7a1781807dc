import { Route } from 'react-router-dom'
import { paths, patterns } from '@/config/paths'
import { lazyPage } from '@/ui/lazy-page'

const PurchasesPage = lazyPage(() => import('./pages/purchases-page'), 'PurchasesPage')
const ReceiptPage = lazyPage(() => import('./pages/receipt-page'), 'ReceiptPage')

/** My purchases. */
export const purchasesRoutes = <Route path={paths.purchases} element={<PurchasesPage />} />

/** A receipt, alone on its page, so that it prints as it looks. */
export const receiptRoutes = <Route path={patterns.receipt} element={<ReceiptPage />} />
