import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names'

const controlClass = classNames(
  // With the label above it when the focus brings it into view.
  'scroll-mt-12 w-full min-h-12 rounded-control border bg-background px-4 text-base text-text placeholder:text-muted/70',
  'border-edge/70 hover:border-edge aria-invalid:border-error disabled:opacity-60',
)

interface FieldFrame {
  label: string
  error?: string | undefined
  hint?: ReactNode
  /**
   * Height of a place that is kept for hint or error, so that nothing moves when an error appears. The form then tells
   * of its errors itself (`FormFrame` of the account forms), and the field is silent until it has the focus.
   */
  messageClass?: string | undefined
}

/** Joins label, control, hint and error: `aria-invalid` and `aria-describedby` point at what is there. */
function useFieldIds({ error, hint, messageClass }: Pick<FieldFrame, 'error' | 'hint' | 'messageClass'>) {
  const id = useId()
  const hintId = hint && !(messageClass && error) ? `${id}-hint` : undefined
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
  messageClass,
  ids,
  children,
}: FieldFrame & { ids: ReturnType<typeof useFieldIds>; children: ReactNode }) {
  const hintLine = hint && (
    <div id={ids.hintId} className="text-sm text-muted">
      {hint}
    </div>
  )
  const errorLine = error && (
    <p id={ids.errorId} role={messageClass ? undefined : 'alert'} className="text-sm text-error">
      {error}
    </p>
  )
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={ids.control.id} className="text-sm font-medium">
        {label}
      </label>
      {children}
      {messageClass ? (
        // Nearer to its own control than to the next label.
        <div className={classNames('-mt-1 mb-1 text-sm', messageClass)}>{errorLine || hintLine}</div>
      ) : (
        <>
          {hintLine}
          {errorLine}
        </>
      )}
    </div>
  )
}

/** A labelled text input with its message; spread react-hook-form's `register(...)` into it. */
export function Field({
  label,
  error,
  hint,
  messageClass,
  trailing,
  className,
  ...input
}: FieldFrame & ComponentProps<'input'> & { trailing?: ReactNode }) {
  const message = { error, hint, messageClass }
  const ids = useFieldIds(message)
  return (
    <Frame label={label} {...message} ids={ids}>
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
  messageClass,
  className,
  ...input
}: FieldFrame & ComponentProps<'textarea'>) {
  const message = { error, hint, messageClass }
  const ids = useFieldIds(message)
  return (
    <Frame label={label} {...message} ids={ids}>
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
