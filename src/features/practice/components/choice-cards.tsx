import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

/** One of a few, each with a word on what it means: radio buttons. Spread react-hook-form's `register(...)` into it. */
export function ChoiceCards({
  legend,
  choices,
  ...input
}: {
  legend: string
  choices: ReadonlyArray<{ value: string; label: string; hint: string }>
} & Partial<UseFormRegisterReturn>) {
  const id = useId()
  return (
    <fieldset>
      <legend className="font-heading text-lg font-semibold">{legend}</legend>
      <div className="mt-3 grid gap-2.5 sm:grid-cols-3">
        {choices.map(({ value, label, hint }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line px-4 py-3 has-checked:border-primary has-checked:bg-primary-tint hover:border-edge has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-secondary"
          >
            <input
              type="radio"
              value={value}
              aria-labelledby={`${id}-${value}`}
              aria-describedby={`${id}-${value}-hint`}
              className="mt-1 size-4.5 flex-none accent-primary"
              {...input}
            />
            <span className="min-w-0">
              <span id={`${id}-${value}`} className="block text-detail font-semibold">
                {label}
              </span>
              <span id={`${id}-${value}-hint`} className="block text-sm text-muted">
                {hint}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
