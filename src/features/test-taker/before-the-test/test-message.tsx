import type { ReactNode } from 'react'
import { t } from '@/language/text'
import { ButtonLink } from '@/ui/button'
import { PageTitle } from '@/ui/page-title'
import { ErrorPanel, MessagePanel } from '@/ui/panels'

/** Says why there is no test to take. There is always a way back, and a retry where one can help. */
export function TestMessage({
  title,
  message,
  back,
  onRetry,
  children,
}: {
  title: string
  message?: string
  back: string
  onRetry?: () => void
  /** Further ways out. */
  children?: ReactNode
}) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <PageTitle title={title} />
      <ErrorPanel
        headingLevel="h1"
        title={title}
        message={message}
        {...(onRetry ? { onRetry } : {})}
        actions={
          <>
            <ButtonLink to={back}>{t('Go Back')}</ButtonLink>
            {children}
          </>
        }
      />
    </main>
  )
}

/** A notice, not a failure: what has to happen before this test can go on. */
export function TestNotice({
  icon,
  title,
  children,
  actions,
}: {
  icon: ReactNode
  title: string
  children: ReactNode
  actions: ReactNode
}) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <PageTitle title={title} />
      <MessagePanel headingLevel="h1" icon={icon} title={title} actions={actions}>
        {children}
      </MessagePanel>
    </main>
  )
}
