import { Link, Navigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { useFollowAccount, useSession } from '@/session/use-session'
import { Field } from '@/ui/form/field'
import { registerStudent } from '../account/register-student'
import { registerForm } from '../forms/account-forms'
import { FormFrame } from '../forms/form-frame'
import { emailInput, familyNameInput, givenNameInput, phoneInput } from '../forms/inputs'
import { NewPasswordFields } from '../forms/new-password-fields'
import { SubmitButton } from '../forms/submit-button'
import { takenEmail, useAccountForm } from '../forms/use-account-form'
import { usePasswordPolicy } from '../forms/use-password-policy'
import { AuthOverlay } from '../sign-in/auth-overlay'
import { OtherPageLine } from '../sign-in/other-page-line'
import { useReturnState } from '../sign-in/return-state'
import { TermsCheckbox } from '../sign-in/terms-checkbox'

/** /register (spec sections 2, 5 and 8). */
export function RegisterPage() {
  useFollowAccount()
  const session = useSession()
  const { returnTo, message, email, state } = useReturnState()
  const { policy, askIfTooWeak } = usePasswordPolicy()
  const { form, bind, busy, problem, faults, onSubmit } = useAccountForm({
    schema: registerForm,
    defaultValues: {
      firstName: '',
      lastName: '',
      email,
      phone: '',
      password: '',
      confirmPassword: '',
      agreesToTerms: false,
    },
    submit: registerStudent,
    fallback: t('Registration failed. Please try with a different email.'),
    onRefused: (error) => (askIfTooWeak(error) ? 'password' : 'email'),
    staysBusy: true,
  })

  if (session.status === 'signed-in' && !form.formState.isSubmitting)
    return <Navigate to={returnTo} replace />

  return (
    <AuthOverlay
      title={t('Create account')}
      intro={message ?? t('Free tests from the first minute. All fields are required.')}
      problem={problem}
      way={
        form.formState.errors.email?.type === takenEmail && (
          <Link
            to={paths.login}
            state={{ ...state, email: form.getValues('email') }}
            className="font-semibold text-secondary hover:underline"
          >
            {t('Sign in with this email')}
          </Link>
        )
      }
      closeTo={paths.home}
    >
      <FormFrame busy={busy} faults={faults} onSubmit={onSubmit}>
        <div className="grid grid-cols-2 gap-4">
          <Field label={t('First name')} {...givenNameInput} {...bind('firstName')} />
          <Field label={t('Last name')} {...familyNameInput} {...bind('lastName')} />
        </div>
        <Field label={t('Email')} {...emailInput} enterKeyHint="next" {...bind('email')} />
        <Field {...phoneInput} {...bind('phone')} />
        <NewPasswordFields control={form.control} bind={bind} policy={policy} />
        <TermsCheckbox {...bind('agreesToTerms')} />
        <SubmitButton busy={busy} label={t('Create account')} busyLabel={t('Creating account...')} />
      </FormFrame>
      <OtherPageLine
        question={t('Already have an account?')}
        label={t('Sign in')}
        to={paths.login}
        state={state}
      />
    </AuthOverlay>
  )
}
