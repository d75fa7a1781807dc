import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { toAppError } from '@/lib/app-error'
import { Button, ButtonLink } from '@/ui/button'
import { Field } from '@/ui/field'
import { forgotPasswordForm } from '../account-forms'
import { authRepository } from '../auth-repository'
import { AuthOverlay } from '../components/auth-overlay'
import { FormError } from '../components/form-error'

function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({ resolver: zodResolver(forgotPasswordForm), defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState
  const onSubmit = form.handleSubmit(async ({ email }) => {
    try {
      await authRepository.sendPasswordReset(email)
      onSent(email)
    } catch (error) {
      form.setError('root', {
        message: toAppError(error).message || 'Failed to send reset email. Check your email address.',
      })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)}>
      <fieldset disabled={isSubmitting} className="grid gap-4">
        <FormError message={errors.root?.message} />
        <Field
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Button type="submit" look="primary">
          {isSubmitting ? 'Sending reset email...' : 'Send reset email'}
        </Button>
      </fieldset>
    </form>
  )
}

function EmailSent({ email, onRestart }: { email: string; onRestart: () => void }) {
  return (
    <>
      <p role="status">
        If an account exists for <strong className="font-semibold">{email}</strong>, the reset email was sent
        to it.
      </p>
      <ul className="mt-4 mb-6 list-disc space-y-1 pl-5 text-muted">
        <li>Check your spam or junk folder.</li>
        <li>Check that the address is spelled correctly.</li>
        <li>It may take a few minutes to arrive.</li>
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button className="flex-1" onClick={onRestart}>
          Try with different email
        </Button>
        <ButtonLink to={paths.login} look="primary" className="flex-1">
          Back to sign in
        </ButtonLink>
      </div>
    </>
  )
}

/** /forgot-password: entering the e-mail, then the confirmation (spec sections 2 and 4). */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo) {
    return (
      <AuthOverlay title="Check your email" closeTo={paths.login}>
        <EmailSent email={sentTo} onRestart={() => setSentTo(null)} />
      </AuthOverlay>
    )
  }
  return (
    <AuthOverlay
      title="Forgot your password?"
      intro="Enter your email and we will send you a link to choose a new one."
      closeTo={paths.login}
    >
      <EmailForm onSent={setSentTo} />
      <p className="mt-5 text-center text-sm">
        <Link to={paths.login} className="font-semibold text-secondary hover:underline">
          Back to sign in
        </Link>
      </p>
    </AuthOverlay>
  )
}
