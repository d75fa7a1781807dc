import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { loginMessages } from '@/config/login-messages'
import { paths } from '@/config/paths'
import { RequireSession, type SessionUser } from '@/features/auth'
import { usePurchase } from '@/features/payments'

function PurchaseGate({
  productId,
  loading,
  children,
}: {
  productId: string
  loading: ReactNode
  children: ReactNode
}) {
  const { status } = usePurchase(productId)
  if (status === 'unknown' || status === 'checking') return loading
  return status === 'purchased' ? children : <Navigate to={paths.paidResources} replace />
}

/**
 * Shows a paid file to its owner; sends visitors to /login and everybody else to the packs (spec section 5,
 * purchasing).
 * @param productId null for a paid file of no known product, which nobody can own.
 */
export function PaidGate({
  productId,
  loading,
  children,
}: {
  productId: string | null
  loading: ReactNode
  children: (user: SessionUser) => ReactNode
}) {
  return (
    <RequireSession message={loginMessages.paidPdfs} loading={loading}>
      {(user) =>
        productId === null ? (
          <Navigate to={paths.paidResources} replace />
        ) : (
          <PurchaseGate productId={productId} loading={loading}>
            {children(user)}
          </PurchaseGate>
        )
      }
    </RequireSession>
  )
}
