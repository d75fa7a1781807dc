import { useId } from 'react'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { PasswordField } from '@/ui/password-field'
import type { RegisterForm } from '../account-forms'
import { FormError } from './form-error'

export function RegisterFields({ form }: { form: UseFormReturn<RegisterForm> }) {
  const { errors, isSubmitting } = useFormState({ control: form.control })
  return (
    <fieldset disabled={isSubmitting} className="grid gap-4">
      <FormError message={errors.root?.message} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <Field
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
      </div>
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Field
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
        error={errors.password?.message}
        {...form.register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <TermsCheckbox form={form} error={errors.agreesToTerms?.message} />
      <Button type="submit" look="primary">
        {isSubmitting ? 'Creating account...' : 'Create account'}
      </Button>
    </fieldset>
  )
}

function TermsCheckbox({ form, error }: { form: UseFormReturn<RegisterForm>; error: string | undefined }) {
  const errorId = useId()
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 text-sm text-muted">
        <input
          type="checkbox"
          className="size-5 flex-none accent-primary"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...form.register('agreesToTerms')}
        />
        <span>
          I agree to the{' '}
          <Link to={paths.terms} className="text-secondary underline" target="_blank">
            Terms
          </Link>{' '}
          and the{' '}
          <Link to={paths.privacy} className="text-secondary underline" target="_blank">
            Privacy Policy
          </Link>
        </span>
      </label>
      {error && (
        <p id={errorId} role="alert" className="text-sm text-error">
          {error}
        </p>
      )}
    </div>
  )
}
