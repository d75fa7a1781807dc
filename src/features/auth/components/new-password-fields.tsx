import type { ComponentProps } from 'react'
import { type Control, type FieldValues, type Path, type PathValue, useWatch } from 'react-hook-form'
import type { Field } from '@/ui/form/field'
import type { PasswordPolicy } from '../model/password-policy'
import { PasswordField } from './password-field'
import { PolicyList } from './policy-list'

type Bound = Omit<ComponentProps<typeof Field>, 'label'>

/** A new password and its repetition; what the service demands is listed once it has refused one. */
export function NewPasswordFields<Values extends FieldValues & { password: string }>({
  control,
  bind,
  policy,
  label = 'Password',
}: {
  control: Control<Values>
  bind: (name: 'password' | 'confirmPassword') => Bound
  policy: PasswordPolicy | null
  label?: string
}) {
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
        {...bind('password')}
        messageClass="min-h-16 sm:min-h-11"
      />
      {policy && <LivePolicyList control={control} policy={policy} />}
      <PasswordField label="Confirm password" autoComplete="new-password" {...bind('confirmPassword')} />
    </>
  )
}

function LivePolicyList<Values extends FieldValues & { password: string }>({
  control,
  policy,
}: {
  control: Control<Values>
  policy: PasswordPolicy
}) {
  // Every form with these fields has `password`; the library's type cannot see it through the type parameter.
  const name = 'password' as Path<Values>
  const password: PathValue<Values, Path<Values>> = useWatch({ control, name })
  return <PolicyList policy={policy} password={String(password)} />
}
