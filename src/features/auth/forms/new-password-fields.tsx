import { Check, Dot } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type Control, type FieldValues, type Path, type PathValue, useWatch } from 'react-hook-form'
import { t } from '@/language/text'
import type { Field } from '@/ui/form/field'
import { PasswordField } from './password-field'
import { type PasswordPolicy, policyParts, withOwnRules } from './password-policy'

type Bound = Omit<ComponentProps<typeof Field>, 'label'>

/** A new password with its rules, which tick as they are met, and its repetition. */
export function NewPasswordFields<Values extends FieldValues & { password: string }>({
  control,
  bind,
  policy,
  label = t('Password'),
}: {
  control: Control<Values>
  bind: (name: 'password' | 'confirmPassword') => Bound
  /** The service's demands; null until it has refused a password. */
  policy: PasswordPolicy | null
  label?: string
}) {
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        enterKeyHint="next"
        hint={<LivePolicyList control={control} policy={withOwnRules(policy)} />}
        {...bind('password')}
        messageClass="min-h-13"
      />
      <PasswordField
        label={t('Confirm password')}
        autoComplete="new-password"
        enterKeyHint="done"
        {...bind('confirmPassword')}
      />
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

/** The rules for a password, each with whether the typed one meets it. */
function PolicyList({ policy, password }: { policy: PasswordPolicy; password: string }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5 py-1">
      {policyParts(policy, password).map(({ text, met }) => {
        const Icon = met ? Check : Dot
        return (
          <li key={text} className={met ? 'flex items-center gap-1 text-success' : 'flex items-center gap-1'}>
            <Icon size={16} strokeWidth={met ? 3 : 4} aria-hidden className="flex-none" />
            {text}
            <span className="sr-only">{met ? ` ${t('(met)')}` : ` ${t('(missing)')}`}</span>
          </li>
        )
      })}
    </ul>
  )
}
