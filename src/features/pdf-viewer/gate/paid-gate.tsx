import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { loginMessages } from '@/config/login-messages'
import { paths } from '@/config/paths'
import { fileKey } from '@/features/offline'
import { RequireSession, type SessionUser } from '@/session'
import { useKeptAccess } from '../hooks/use-kept-access'
import type { ViewerFile } from '../model/viewer-file'

interface PaidFile {
  file: ViewerFile
  title: string
  loading: ReactNode
}

function PurchaseGate({
  file,
  title,
  loading,
  productId,
  userId,
  children,
}: PaidFile & { productId: string; userId: string; children: ReactNode }) {
  const access = useKeptAccess(userId, { key: fileKey(file), productId, title })
  if (access === 'wait') return loading
  return access === 'open' ? children : <Navigate to={paths.paidResources} replace />
}

/**
 * Shows a paid file to its owner, without a network from the copy on this device. Sends visitors to /login and
 * everybody else to the packs (spec section 5, purchasing).
 * @param productId null for a paid file of no known product, which nobody can own
 */
export function PaidGate({
  productId,
  children,
  ...paid
}: PaidFile & { productId: string | null; children: (user: SessionUser) => ReactNode }) {
  return (
    <RequireSession message={loginMessages.paidPdfs} loading={paid.loading}>
      {(user) =>
        productId === null ? (
          <Navigate to={paths.paidResources} replace />
        ) : (
          <PurchaseGate {...paid} productId={productId} userId={user.id}>
            {children(user)}
          </PurchaseGate>
        )
      }
    </RequireSession>
  )
}
