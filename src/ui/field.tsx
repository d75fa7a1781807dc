import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names'

const controlClass = classNames(
  'w-full min-h-12 rounded-control border bg-background px-4 text-base text-text placeholder:text-muted/70',
  'border-edge/70 hover:border-edge aria-invalid:border-error disabled:opacity-60',
)

interface FieldFrame {
  label: string
  error?: string | undefined
  hint?: ReactNode
}

/** Joins label, control, hint and error: `aria-invalid` and `aria-describedby` point at what is there. */
function useFieldIds({ error, hint }: Pick<FieldFrame, 'error' | 'hint'>) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const control = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
  }
  return { control, hintId, errorId }
}

function Frame({
  label,
  error,
  hint,
  ids,
  children,
}: FieldFrame & { ids: ReturnType<typeof useFieldIds>; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={ids.control.id} className="text-sm font-medium">
        {label}
      </label>
      {children}
      {hint && (
        <p id={ids.hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={ids.errorId} role="alert" className="text-sm text-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** A labelled text input with its message; spread react-hook-form's `register(...)` into it. */
export function Field({
  label,
  error,
  hint,
  trailing,
  className,
  ...input
}: FieldFrame & ComponentProps<'input'> & { trailing?: ReactNode }) {
  const ids = useFieldIds({ error, hint })
  return (
    <Frame label={label} error={error} hint={hint} ids={ids}>
      <div className="relative">
        <input
          {...ids.control}
          className={classNames(controlClass, trailing ? 'pr-14' : '', className)}
          {...input}
        />
        {trailing}
      </div>
    </Frame>
  )
}

export function TextAreaField({
  label,
  error,
  hint,
  className,
  ...input
}: FieldFrame & ComponentProps<'textarea'>) {
  const ids = useFieldIds({ error, hint })
  return (
    <Frame label={label} error={error} hint={hint} ids={ids}>
      <textarea
        {...ids.control}
        className={classNames(controlClass, 'min-h-32 py-3', className)}
        {...input}
      />
    </Frame>
  )
}

export function SelectField({
  label,
  error,
  hint,
  className,
  ...input
}: FieldFrame & ComponentProps<'select'>) {
  const ids = useFieldIds({ error, hint })
  return (
    <Frame label={label} error={error} hint={hint} ids={ids}>
      <div className="relative">
        <select
          {...ids.control}
          className={classNames(controlClass, 'appearance-none pr-11', className)}
          {...input}
        />
        <ChevronDown
          size={18}
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-muted"
        />
      </div>
    </Frame>
  )
}
