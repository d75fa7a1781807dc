import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link, Navigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { toAppError } from '@/lib/app-error'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { PasswordField } from '@/ui/password-field'
import { loginForm } from '../account-forms'
import { authRepository } from '../auth-repository'
import { AuthOverlay } from '../components/auth-overlay'
import { FormError } from '../components/form-error'
import { useReturnState } from '../return-state'
import { useSession, useStartSession } from '../session/use-session'

/** /login (spec sections 2, 5 and 8). */
export function LoginPage() {
  useStartSession('always')
  const session = useSession()
  const { returnTo, message, state } = useReturnState()
  const form = useForm({ resolver: zodResolver(loginForm), defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const busy = isSubmitting || (isSubmitSuccessful && !errors.root)

  if (session.status === 'signed-in') return <Navigate to={returnTo} replace />

  const onSubmit = form.handleSubmit(async ({ email, password }) => {
    try {
      await authRepository.signIn(email, password)
    } catch (error) {
      form.setError('root', {
        message: toAppError(error).message || 'Login failed. Please check your credentials.',
      })
      // The fields were locked and lost the focus; they are free again after this render.
      setTimeout(() => form.setFocus('password'))
    }
  })
  return (
    <AuthOverlay
      title="Sign in"
      intro={message ?? 'Welcome back. Pick up where you left off.'}
      closeTo={paths.home}
    >
      <form noValidate onSubmit={(event) => void onSubmit(event)}>
        <fieldset disabled={busy} className="grid gap-4">
          <FormError message={errors.root?.message} />
          <Field
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="username"
            error={errors.email?.message}
            {...form.register('email')}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password')}
          />
          <Link
            to={paths.forgotPassword}
            className="flex min-h-11 items-center justify-self-start text-sm text-secondary hover:underline"
          >
            Forgot your password?
          </Link>
          <Button type="submit" look="primary">
            {busy ? 'Signing in...' : 'Sign in'}
          </Button>
        </fieldset>
      </form>
      <p className="mt-5 text-center text-sm text-muted">
        New here?{' '}
        <Link to={paths.register} state={state} className="font-semibold text-secondary hover:underline">
          Sign up
        </Link>
      </p>
    </AuthOverlay>
  )
}
