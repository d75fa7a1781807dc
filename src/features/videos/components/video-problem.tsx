import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { ButtonLink } from '@/ui/button'
import { PageProblem } from '@/ui/page-problem'

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
    <PageProblem
      title={title}
      message={children}
      {...(onRetry ? { onRetry } : {})}
      actions={<ButtonLink to={paths.contentVideos}>{t('Back to Videos')}</ButtonLink>}
    />
  )
}
