import { type ReactNode, useId } from 'react'
import { Checkbox } from '@/ui/form/checkbox'

/** A checkbox with its words. */
export function Ticked({
  checked,
  children,
  onChange,
}: {
  checked: boolean
  children: ReactNode
  onChange: (checked: boolean) => void
}) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-3">
      <Checkbox id={id} checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <label htmlFor={id}>{children}</label>
    </div>
  )
}
