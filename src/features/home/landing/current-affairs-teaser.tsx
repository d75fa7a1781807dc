import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { lazyPage } from '@/loading/lazy-page'
import { OnApproach } from '@/loading/on-approach'
import { ArticlesNote, ArticlesWaiting } from './list-frames'
import { SectionLink } from './section-link'

const ArticleList = lazyPage(
  () => import('./landing-live'),
  'ArticleList',
  () => <ArticlesNote text={t('The articles could not be loaded just now.')} />,
)

/** The newest important current affairs, with date and category. */
export function CurrentAffairsTeaser() {
  return (
    <section className="page-column mt-20 grid gap-x-16 gap-y-6 lg:mt-30 lg:grid-cols-[1.2fr_.8fr]">
      <div className="lg:order-2">
        <h2 className="text-section lg:text-section-wide">
          {t('Current affairs, the important ones first')}
        </h2>
        <p className="mt-3 text-pretty text-muted">
          {t('Short reads by subject and date, written for exam questions.')}
        </p>
        <div className="mt-3">
          <SectionLink to={paths.contentCurrentAffairs}>{t('All current affairs')}</SectionLink>
        </div>
      </div>
      <OnApproach waiting={<ArticlesWaiting />}>
        <ArticleList />
      </OnApproach>
    </section>
  )
}
