import { paths } from '@/config/paths'
import { ButtonLink } from '@/ui/button'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { ErrorPanel } from '@/ui/panels'

/** The video page's error and not-found screens, with Back to Videos. */
export function VideoProblem({
  title,
  onRetry,
  children,
}: {
  title: string
  onRetry?: () => void
  children: string
}) {
  return (
    <>
      <PageTitle title={title} />
      <NoIndex />
      <ErrorPanel
        headingLevel="h1"
        title={title}
        message={children}
        {...(onRetry ? { onRetry } : {})}
        actions={<ButtonLink to={paths.contentVideos}>Back to Videos</ButtonLink>}
      />
    </>
  )
}
