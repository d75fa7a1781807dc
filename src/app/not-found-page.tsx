import { Compass } from 'lucide-react'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { ButtonLink } from '@/ui/button'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { MessagePanel } from '@/ui/panels'

export function NotFoundPage() {
  return (
    <>
      <PageTitle title={t('Page not found')} />
      <NoIndex />
      <MessagePanel
        headingLevel="h1"
        icon={<Compass size={26} aria-hidden />}
        title={t('Page not found')}
        actions={
          <>
            <ButtonLink to={paths.home} look="primary">
              {t('Go Home')}
            </ButtonLink>
            <ButtonLink to={paths.content}>{t('Browse Content')}</ButtonLink>
          </>
        }
      >
        {t('The address may be old or mistyped.')}
      </MessagePanel>
    </>
  )
}
