import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { lazyPage } from '@/loading/lazy-page'
import { OnApproach } from '@/loading/on-approach'
import { PricesNote, PricesWaiting } from './list-frames'
import { productKinds } from './product-kinds'
import { SectionLink } from './section-link'

const PriceList = lazyPage(
  () => import('./landing-live'),
  'PriceList',
  () => (
    <PricesNote
      text={t('The prices could not be loaded just now.')}
      action={t('All prices')}
      to={paths.pricing}
    />
  ),
)

/** What is bought, with the price that is paid. */
export function Prices() {
  return (
    <section className="page-column mt-20 lg:mt-30">
      <h2 className="text-section lg:text-section-wide">{t('Pay once, for what you need')}</h2>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-8 text-muted">
        <p>{t('No subscription. The price you see is the price you pay.')}</p>
        <SectionLink to={paths.pricing}>{t('All prices')}</SectionLink>
      </div>
      <div className="mt-8 grid gap-5 lg:grid-cols-2">
        {(['testSeries', 'packs'] as const).map((kind) => {
          const { title, text, action, to } = productKinds[kind]
          return (
            <div key={kind} className="rounded-card border border-line bg-surface p-5 sm:p-7">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-detail text-muted">{text}</p>
              <div className="mt-3">
                <OnApproach waiting={<PricesWaiting />}>
                  <PriceList kind={kind} />
                </OnApproach>
              </div>
              <div className="-mb-2 border-t border-line pt-2">
                <SectionLink to={to}>{action}</SectionLink>
              </div>
            </div>
          )
        })}
      </div>
    </section>
  )
}
