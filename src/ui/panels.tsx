import { CircleAlert, Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { useNetworkState } from '@/lib/hooks/use-network-state'
import { Button, ButtonLink } from './button'

/** One message in the middle of the space that content would take: empty, error, not found, please log in. */
export function MessagePanel({
  icon,
  title,
  children,
  actions,
  role,
  headingLevel: Heading = 'h2',
}: {
  icon?: ReactNode
  title: string
  children?: ReactNode
  actions?: ReactNode
  role?: 'alert' | 'status'
  headingLevel?: 'h1' | 'h2'
}) {
  return (
    <div
      role={role}
      className="mx-auto grid max-w-lg grid-cols-1 justify-items-center gap-3 px-4 py-16 text-center"
    >
      {icon && (
        <div className="mb-1 grid size-14 place-items-center rounded-full bg-raised text-muted">{icon}</div>
      )}
      <Heading className="text-xl wrap-anywhere">{title}</Heading>
      {children && <div className="text-balance text-muted">{children}</div>}
      {actions && (
        <div className="mt-3 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:max-w-xs max-sm:*:grow">
          {actions}
        </div>
      )}
    </div>
  )
}

export function EmptyPanel({
  title,
  children,
  actions,
}: {
  title: string
  children?: ReactNode
  actions?: ReactNode
}) {
  return (
    <MessagePanel icon={<Inbox size={26} aria-hidden />} title={title} actions={actions} role="status">
      {children}
    </MessagePanel>
  )
}

/**
 * An error with its sentence, a retry where one can help, and any other way out. Without a network it leads to what is on
 * the device, and says that the student is offline where the browser says so too: else the server may be what is gone.
 */
export function ErrorPanel({
  title,
  message,
  onRetry,
  retryLabel = t('Try Again'),
  actions,
  headingLevel,
}: {
  title: string
  message?: string | undefined
  onRetry?: () => void
  retryLabel?: string
  actions?: ReactNode
  headingLevel?: 'h1' | 'h2'
}) {
  const isOffline = useNetworkState().status === 'offline' && onRetry !== undefined
  return (
    <MessagePanel
      icon={<CircleAlert size={26} aria-hidden className="text-error" />}
      title={isOffline && !navigator.onLine ? t('You are offline') : title}
      role="alert"
      {...(headingLevel ? { headingLevel } : {})}
      actions={
        <>
          {onRetry && (
            <Button look="primary" onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {isOffline && <ButtonLink to={paths.offline}>{t('Downloads')}</ButtonLink>}
          {actions}
        </>
      }
    >
      {isOffline ? t('It loads when you are online.') : message}
    </MessagePanel>
  )
}
