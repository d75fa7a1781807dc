import { Route } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const loadPages = () => import('./pages')
const LoginPage = lazyPage(loadPages, 'LoginPage')
const RegisterPage = lazyPage(loadPages, 'RegisterPage')
const MailedLinkPage = lazyPage(loadPages, 'MailedLinkPage')
const AccountPage = lazyPage(() => import('./pages/account-page'), 'AccountPage')
const ForgotPasswordPage = lazyPage(loadPages, 'ForgotPasswordPage')

/** The account overlays; the route table shows them over the landing page. */
export const authRoutes = (
  <>
    <Route path={paths.login} element={<LoginPage />} />
    <Route path={paths.register} element={<RegisterPage />} />
    <Route path={paths.forgotPassword} element={<ForgotPasswordPage />} />
    <Route path={paths.resetPassword} element={<MailedLinkPage />} />
  </>
)

export const accountRoutes = <Route path={paths.account} element={<AccountPage />} />
