import { Route } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/ui/lazy-page'

const AboutPage = lazyPage(() => import('./pages/about-page'), 'AboutPage')
const ContactPage = lazyPage(() => import('./pages/contact-page'), 'ContactPage')
const TermsPage = lazyPage(() => import('./pages/terms-page'), 'TermsPage')
const PrivacyPage = lazyPage(() => import('./pages/privacy-page'), 'PrivacyPage')

export const sitePagesRoutes = (
  <>
    <Route path={paths.about} element={<AboutPage />} />
    <Route path={paths.contact} element={<ContactPage />} />
    <Route path={paths.terms} element={<TermsPage />} />
    <Route path={paths.privacy} element={<PrivacyPage />} />
  </>
)
