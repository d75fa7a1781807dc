import type { ReactNode } from 'react'
import { Route } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/ui/lazy-page'

const AboutPage = lazyPage(() => import('./pages/about-page'), 'AboutPage')
const ContactPage = lazyPage(() => import('./pages/contact-page'), 'ContactPage')
const PricingPage = lazyPage(() => import('./pages/pricing-page'), 'PricingPage')
const PriceLists = lazyPage(() => import('./components/price-lists'), 'PriceLists')
const PolicyPage = lazyPage(() => import('./pages/policy-page'), 'PolicyPage')

export const sitePagesRoutes = (
  <>
    <Route path={paths.about} element={<AboutPage />} />
    <Route path={paths.contact} element={<ContactPage />} />
    {[paths.terms, paths.privacy, paths.refundPolicy].map((path) => (
      <Route key={path} path={path} element={<PolicyPage />} />
    ))}
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
