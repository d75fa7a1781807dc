import { type ComponentProps, useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Trans } from '@/language/trans'
import { Checkbox } from '@/ui/form/checkbox'

/** Padding that makes the link 44 px high to a finger without making the line higher. */
const linkClass = '-my-3 inline-block py-3 text-secondary underline'

/** Agree to terms (spec section 2, register); both pages open in a tab of their own, so that nothing typed is lost. */
export function TermsCheckbox({
  error,
  messageClass,
  ...input
}: ComponentProps<typeof Checkbox> & { error?: string | undefined; messageClass: string }) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 text-sm text-muted">
        <Checkbox
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...input}
        />
        <span>
          <Trans
            message={
              'I am 18 or older, or my parent or guardian agrees. I agree to the <terms>Terms</terms> and the <privacy>Privacy Policy</privacy>'
            }
            parts={{
              terms: <Link to={paths.terms} className={linkClass} target="_blank" />,
              privacy: <Link to={paths.privacy} className={linkClass} target="_blank" />,
            }}
          />
        </span>
      </label>
      <p id={errorId} className={`text-sm text-error ${messageClass}`}>
        {error}
      </p>
    </div>
  )
}
