import type { ReactNode } from 'react'
import { Route } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const AboutPage = lazyPage(() => import('./pages/about-page'), 'AboutPage')
const ContactPage = lazyPage(() => import('./pages/contact-page'), 'ContactPage')
const PricingPage = lazyPage(() => import('./pages/pricing-page'), 'PricingPage')
const PriceLists = lazyPage(() => import('./components/price-lists'), 'PriceLists')
const PrivacyPage = lazyPage(() => import('./pages/privacy-page'), 'PrivacyPage')
const RefundPolicyPage = lazyPage(() => import('./pages/refund-policy-page'), 'RefundPolicyPage')
const TermsPage = lazyPage(() => import('./pages/terms-page'), 'TermsPage')

export const sitePagesRoutes = (
  <>
    <Route path={paths.about} element={<AboutPage />} />
    <Route path={paths.contact} element={<ContactPage />} />
    <Route path={paths.terms} element={<TermsPage />} />
    <Route path={paths.privacy} element={<PrivacyPage />} />
    <Route path={paths.refundPolicy} element={<RefundPolicyPage />} />
  </>
)

/**
 * The page is prerendered; its prices are read inside it.
 * @param dataLayout what everything with data needs
 */
export function pricingRoutes(dataLayout: ReactNode) {
  return (
    <Route path={paths.pricing} element={<PricingPage />}>
      <Route element={dataLayout}>
        <Route index element={<PriceLists />} />
      </Route>
    </Route>
  )
}
