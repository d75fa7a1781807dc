import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { classNames } from './class-names'

/** `primary` is for the one thing to do next; `outline` for the others; `quiet` where a frame would be too much. */
export type ButtonLook = 'primary' | 'outline' | 'quiet' | 'danger'

const looks: Record<ButtonLook, string> = {
  primary: 'bg-primary text-primary-on hover:bg-secondary',
  outline: 'border border-edge/70 text-text hover:border-edge hover:bg-raised',
  quiet: 'text-muted hover:text-text hover:bg-raised',
  danger: 'border border-error-line text-error hover:bg-error-tint',
}

/** The look of a button; `ExternalActionLink` stands in a file of its own. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return classNames(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 text-detail font-semibold sm:px-5',
    'text-center transition-colors disabled:opacity-50 aria-disabled:opacity-50',
    looks[look],
    className,
  )
}

export function Button({
  look = 'outline',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />
}

/** A button that is a sign alone; `aria-label` names it. */
export function IconButton({ className, ...rest }: ComponentProps<'button'> & { 'aria-label': string }) {
  return (
    <button
      type="button"
      className={classNames(
        'grid size-11 flex-none place-items-center rounded-control text-muted hover:bg-raised hover:text-text',
        className,
      )}
      {...rest}
    />
  )
}

/** A link that looks like a button: it goes somewhere, and so opens in a new tab like any link. */
export function ButtonLink({ look = 'outline', className, ...rest }: LinkProps & { look?: ButtonLook }) {
  return (
    <Link className={buttonClass(look, typeof className === 'string' ? className : undefined)} {...rest} />
  )
}
