import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { Button } from '@/ui/button'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import type { useMailedLink } from '../mailed-links/use-mailed-link'
import { AuthOverlay } from './auth-overlay'

/** A mailed link that is being checked, cannot be reached or is dead; `wayOut` is what helps with a dead one. */
export function MailedLinkProblem({
  title,
  link,
  retry,
  wayOut,
}: {
  title: string
  link: Exclude<ReturnType<typeof useMailedLink>['link'], { status: 'ready' }>
  retry: () => void
  wayOut: ReactNode
}) {
  if (link.status === 'checking') {
    return (
      <AuthOverlay title={title} intro="Checking the link..." closeTo={paths.home}>
        <LoadingRegion label="Checking the link">
          <Skeleton className="h-12 w-full" />
        </LoadingRegion>
      </AuthOverlay>
    )
  }
  return (
    <AuthOverlay title={title} intro="" problem={link.message} closeTo={paths.home}>
      {link.status === 'unreachable' ? (
        <Button look="primary" className="w-full" onClick={retry}>
          Try Again
        </Button>
      ) : (
        wayOut
      )}
    </AuthOverlay>
  )
}
