import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'

/** One square control of the viewer; its label is also its tooltip. */
export function ControlButton({
  label,
  disabled = false,
  pressed,
  className,
  onClick,
  children,
}: {
  label: string
  disabled?: boolean
  /** For a control that switches something on and off. */
  pressed?: boolean
  className?: string
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      disabled={disabled}
      onClick={onClick}
      className={classNames(
        'grid size-11 flex-none place-items-center rounded-control hover:bg-raised disabled:opacity-40',
        pressed ? 'bg-raised text-secondary' : 'text-text',
        className,
      )}
    >
      {children}
    </button>
  )
}
