/** The account overlays, in one piece: whoever opens one may go on to another. */
export { ForgotPasswordPage } from './forgot-password-page'
export { LoginPage } from './login-page'
export { MailedLinkPage } from './mailed-link-page'
export { RegisterPage } from './register-page'
