import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '../button'
import { showAlert } from '../dialog/alert-store'
import { ExternalActionLink } from './external-action-link'

/** Opens `href` in a new tab; without one it is a button that tells why nothing can be opened. */
export function ExternalAction({
  href,
  alertText,
  look = 'outline',
  className = '',
  children,
}: {
  href: string | null
  alertText: string
  look?: ButtonLook
  className?: string
  children: ReactNode
}) {
  if (href === null) {
    return (
      <Button look={look} className={className} onClick={() => void showAlert(alertText)}>
        {children}
      </Button>
    )
  }
  return (
    <ExternalActionLink href={href} look={look} className={className}>
      {children}
    </ExternalActionLink>
  )
}
