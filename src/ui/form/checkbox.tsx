import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names'

/** A checkbox whose edge can be seen while it is not ticked; the label around it is the caller's. */
export function Checkbox({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={classNames('relative inline-grid size-6 flex-none place-items-center', className)}>
      <input
        type="checkbox"
        className="peer absolute inset-0 size-6 cursor-pointer appearance-none rounded-md border-2 border-muted bg-background transition-colors checked:border-primary checked:bg-primary hover:border-text checked:hover:border-secondary aria-invalid:border-error disabled:opacity-60 forced-colors:appearance-auto"
        {...rest}
      />
      <Check
        size={16}
        strokeWidth={3.5}
        aria-hidden
        className="pointer-events-none relative text-primary-on opacity-0 peer-checked:opacity-100 forced-colors:hidden"
      />
    </span>
  )
}
