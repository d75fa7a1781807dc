import { Route } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const LoginPage = lazyPage(() => import('./pages/login-page'), 'LoginPage')
const RegisterPage = lazyPage(() => import('./pages/register-page'), 'RegisterPage')
const MailedLinkPage = lazyPage(() => import('./pages/mailed-link-page'), 'MailedLinkPage')
const AccountPage = lazyPage(() => import('./pages/account-page'), 'AccountPage')
const ForgotPasswordPage = lazyPage(() => import('./pages/forgot-password-page'), 'ForgotPasswordPage')

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
