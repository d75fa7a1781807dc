import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { loginMessages } from '@/config/login-messages'
import { paths } from '@/config/paths'
import type { Video } from '@/content/videos/schema'
import { isTestSeriesProduct } from '@/domain/purchase/product'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { ButtonLink } from '@/ui/button'
import { PageTitle } from '@/ui/page-title'
import { MessagePanel } from '@/ui/panels'

function Premium({ video, action, children }: { video: Video; action: ReactNode; children: ReactNode }) {
  return (
    <>
      <PageTitle title={video.name} description={video.description} />
      <MessagePanel
        headingLevel="h1"
        icon={<Lock size={26} aria-hidden />}
        title={t('Premium Content')}
        actions={
          <>
            {action}
            <ButtonLink to={paths.contentVideos}>{t('Back to Videos')}</ButtonLink>
          </>
        }
      >
        <p className="font-medium text-text" lang={languageOf(video.name)}>
          {video.name}
        </p>
        <p className="mt-1">{children}</p>
      </MessagePanel>
    </>
  )
}

/** A paid video for somebody who is signed out (spec sections 2 and 8). */
export function LoginForVideo({ video }: { video: Video }) {
  const { pathname } = useLocation()
  const action = (
    <ButtonLink to={paths.login} state={{ from: pathname, message: loginMessages.paidVideos }} look="primary">
      {t('Login')}
    </ButtonLink>
  )
  return (
    <Premium video={video} action={action}>
      {loginMessages.paidVideo}
    </Premium>
  )
}

/** A video of a product that the signed-in student does not own: the way to where it is sold. */
export function BuyForVideo({ video }: { video: Video }) {
  const isTestSeries = isTestSeriesProduct(video.productId ?? '')
  return (
    <Premium
      video={video}
      action={
        <ButtonLink to={isTestSeries ? paths.contentTestSeries : paths.paidResources} look="primary">
          {isTestSeries ? t('See the test series') : t('See the packs')}
        </ButtonLink>
      }
    >
      {isTestSeries
        ? t('To watch this video, buy the test series it belongs to.')
        : t('To watch this video, buy the pack it belongs to.')}
    </Premium>
  )
}
