import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/ui/lazy-page'

const PrivacyPage = lazyPage(() => import('./privacy-page'), 'PrivacyPage')
const RefundPolicyPage = lazyPage(() => import('./refund-policy-page'), 'RefundPolicyPage')
const TermsPage = lazyPage(() => import('./terms-page'), 'TermsPage')

/** /terms, /privacy and /refund-policy: each text by itself, and none of their addresses in the first load. */
export function PolicyPage() {
  const { pathname } = useLocation()
  if (pathname.startsWith(paths.privacy)) return <PrivacyPage />
  return pathname.startsWith(paths.refundPolicy) ? <RefundPolicyPage /> : <TermsPage />
}
