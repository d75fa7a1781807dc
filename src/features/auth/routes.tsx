import { Route } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/ui/lazy-page'

const LoginPage = lazyPage(() => import('./pages/login-page'), 'LoginPage')
const RegisterPage = lazyPage(() => import('./pages/register-page'), 'RegisterPage')
const ForgotPasswordPage = lazyPage(() => import('./pages/forgot-password-page'), 'ForgotPasswordPage')

/** The account overlays; the route table shows them over the landing page. */
export const authRoutes = (
  <>
    <Route path={paths.login} element={<LoginPage />} />
    <Route path={paths.register} element={<RegisterPage />} />
    <Route path={paths.forgotPassword} element={<ForgotPasswordPage />} />
  </>
)
