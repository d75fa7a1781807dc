import { Route } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/ui/lazy-page'

const AboutPage = lazyPage(() => import('./pages/about-page'), 'AboutPage')
const ContactPage = lazyPage(() => import('./pages/contact-page'), 'ContactPage')
const PricingPage = lazyPage(() => import('./pages/pricing-page'), 'PricingPage')
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

/** Its prices are read, so it stands where the data is. */
export const pricingRoutes = <Route path={paths.pricing} element={<PricingPage />} />
