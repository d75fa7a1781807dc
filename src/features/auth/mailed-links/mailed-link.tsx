import { type ReactNode, useEffect, useState } from 'react'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { toAppError } from '@/lib/app-error'
import { Button } from '@/ui/button'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { AuthOverlay } from '../sign-in/auth-overlay'

/**
 * | from        | event                              | to          |
 * |-------------|------------------------------------|-------------|
 * | checking    | the service knows the code         | ready       |
 * | checking    | expired, used or made up; no code  | dead        |
 * | checking    | no network                         | unreachable |
 * | unreachable | retry                              | checking    |
 */
type LinkState =
  | { status: 'checking' }
  | { status: 'ready'; email: string }
  | { status: 'dead' | 'unreachable'; message: string }

/**
 * Checks a mailed link before it is used, and shows `children` with the address that it is about.
 * @param read asks the service for that address; the same function at each render
 * @param wayOut helps with a link that no longer works
 */
export function MailedLink({
  title,
  code,
  read,
  wayOut,
  children,
}: {
  title: string
  code: string
  read: (code: string) => Promise<string>
  wayOut: ReactNode
  children: (email: string) => ReactNode
}) {
  const [link, setLink] = useState<LinkState>({ status: 'checking' })
  const isChecking = link.status === 'checking'
  useEffect(() => {
    if (!isChecking) return undefined
    let current = true
    read(code).then(
      (email) => current && setLink({ status: 'ready', email }),
      (error: unknown) => {
        const { code: reason, message } = toAppError(error)
        const status = reason === 'network-request-failed' ? 'unreachable' : 'dead'
        if (current) setLink({ status, message })
      },
    )
    return () => {
      current = false
    }
  }, [isChecking, code, read])

  if (link.status === 'ready') return children(link.email)
  if (link.status === 'checking') {
    return (
      <AuthOverlay title={title} intro={t('Checking the link...')} closeTo={paths.home}>
        <LoadingRegion label={t('Checking the link')}>
          <Skeleton className="h-12 w-full" />
        </LoadingRegion>
      </AuthOverlay>
    )
  }
  return (
    <AuthOverlay title={title} intro="" problem={link.message} closeTo={paths.home}>
      {link.status === 'dead' ? (
        wayOut
      ) : (
        <Button look="primary" className="w-full" onClick={() => setLink({ status: 'checking' })}>
          {t('Try Again')}
        </Button>
      )}
    </AuthOverlay>
  )
}
