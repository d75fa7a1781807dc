import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from '../button'

/** A button-like link out of the site; always with noopener. */
export function ExternalActionLink({
  look = 'outline',
  className,
  children,
  ...rest
}: ComponentProps<'a'> & { href: string; look?: ButtonLook }) {
  return (
    <a className={buttonClass(look, className)} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  )
}
