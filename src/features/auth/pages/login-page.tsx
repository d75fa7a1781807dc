import { type Control, useWatch } from 'react-hook-form'
import { Link, Navigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { authRepository } from '@/session/auth-repository'
import { useFollowAccount, useSession } from '@/session/use-session'
import { Field } from '@/ui/form/field'
import { type LoginForm, loginForm } from '../forms/account-forms'
import { FormFrame } from '../forms/form-frame'
import { emailInput } from '../forms/inputs'
import { PasswordField } from '../forms/password-field'
import { SubmitButton } from '../forms/submit-button'
import { useAccountForm } from '../forms/use-account-form'
import { AuthOverlay } from '../sign-in/auth-overlay'
import { OtherPageLine } from '../sign-in/other-page-line'
import { useReturnState } from '../sign-in/return-state'

/** Takes the address along, so that it is typed once. */
function ForgotLink({ control, state }: { control: Control<LoginForm>; state: object }) {
  const email = useWatch({ control, name: 'email' })
  return (
    <Link
      to={paths.forgotPassword}
      state={{ ...state, email }}
      className="-mt-1 mb-1 flex min-h-11 items-center justify-self-start text-sm text-secondary hover:underline"
    >
      {t('Forgot your password?')}
    </Link>
  )
}

/** /login (spec sections 2, 5 and 8). */
export function LoginPage() {
  useFollowAccount()
  const session = useSession()
  const { returnTo, message, email, state } = useReturnState()
  const { form, bind, busy, problem, faults, onSubmit } = useAccountForm({
    schema: loginForm,
    defaultValues: { email, password: '' },
    submit: (values) => authRepository.signIn(values.email, values.password),
    fallback: t('Login failed. Please check your credentials.'),
    onRefused: () => 'password',
    // Locked until the session has arrived and leads away from here.
    staysBusy: true,
  })

  if (session.status === 'signed-in') return <Navigate to={returnTo} replace />

  return (
    <AuthOverlay
      title={t('Sign in')}
      intro={message ?? t('Welcome back. Pick up where you left off.')}
      problem={problem}
      closeTo={paths.home}
    >
      <FormFrame busy={busy} faults={faults} onSubmit={onSubmit}>
        <Field label={t('Email')} {...emailInput} enterKeyHint="next" {...bind('email')} />
        <PasswordField
          label={t('Password')}
          autoComplete="current-password"
          enterKeyHint="go"
          {...bind('password')}
        />
        <ForgotLink control={form.control} state={state} />
        <SubmitButton busy={busy} label={t('Sign in')} busyLabel={t('Signing in...')} />
      </FormFrame>
      <OtherPageLine question={t('New here?')} label={t('Sign up')} to={paths.register} state={state} />
    </AuthOverlay>
  )
}
