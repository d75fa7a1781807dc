import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link, Navigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { toAppError } from '@/lib/app-error'
import { registerForm } from '../account-forms'
import { AuthOverlay } from '../components/auth-overlay'
import { RegisterFields } from '../components/register-fields'
import { registerStudent } from '../register-student'
import { useReturnState } from '../return-state'
import { useSession, useStartSession } from '../session/use-session'

/** /register (spec sections 2, 5 and 8). */
export function RegisterPage() {
  useStartSession('always')
  const session = useSession()
  const { returnTo, message, state } = useReturnState()
  const form = useForm({
    resolver: zodResolver(registerForm),
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      password: '',
      confirmPassword: '',
      agreesToTerms: false,
    },
  })

  if (session.status === 'signed-in' && !form.formState.isSubmitting)
    return <Navigate to={returnTo} replace />

  const onSubmit = form.handleSubmit(async (values) => {
    try {
      await registerStudent(values)
    } catch (error) {
      form.setError('root', {
        message: toAppError(error).message || 'Registration failed. Please try with a different email.',
      })
    }
  })
  return (
    <AuthOverlay
      title="Create account"
      intro={message ?? 'Free tests and daily current affairs from the first minute.'}
      closeTo={paths.home}
    >
      <form noValidate onSubmit={(event) => void onSubmit(event)}>
        <RegisterFields form={form} />
      </form>
      <p className="mt-5 text-center text-sm text-muted">
        Already have an account?{' '}
        <Link to={paths.login} state={state} className="font-semibold text-secondary hover:underline">
          Sign in
        </Link>
      </p>
    </AuthOverlay>
  )
}
