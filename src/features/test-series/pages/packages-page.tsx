import { useQuery } from '@tanstack/react-query'
import { packagesQuery } from '@/content/categories/queries'
import { ProductCard, useOwnedFirst } from '@/features/payments'
import { t } from '@/language/text'
import { toAppError } from '@/lib/app-error'
import { CardGrid } from '@/ui/list/card-grid'
import { SectionList } from '@/ui/list/section-list'
import { PageTitle } from '@/ui/page-title'

/** /test-series: every package, as a way to its page. */
export function PackagesPage() {
  const packages = useQuery(packagesQuery)
  const ownedFirst = useOwnedFirst(packages.data)
  return (
    <div className="page-column py-10 sm:py-14">
      <PageTitle
        title={t('Test Series')}
        description={t('Full-length test series on the real exam screen, each with free trial tests.')}
      />
      <h1 className="text-3xl sm:text-4xl">{t('Test Series')}</h1>
      <p className="mt-3 mb-8 text-muted">
        {t('Full tests on the real exam screen. Each package has free tests.')}
      </p>
      <SectionList
        read={{ data: ownedFirst, error: packages.error }}
        onRetry={() => void packages.refetch()}
        category={null}
        errorMessage={t('Failed to load test series data: {reason}', {
          reason: toAppError(packages.error).message,
        })}
      >
        {(items) => <CardGrid items={items}>{(item) => <ProductCard item={item} />}</CardGrid>}
      </SectionList>
    </div>
  )
}
