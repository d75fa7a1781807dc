import { useQuery } from '@tanstack/react-query'
import { packagesQuery } from '@/content/categories/queries'
import { ProductCard } from '@/features/payments'
import { toAppError } from '@/lib/app-error'
import { CardGrid, CardGridSkeleton } from '@/ui/list/card-grid'
import { PageTitle } from '@/ui/page-title'
import { EmptyPanel, ErrorPanel } from '@/ui/panels'
import { LoadingRegion } from '@/ui/skeleton'

function PackageList() {
  const packages = useQuery(packagesQuery)
  if (packages.isPending) {
    return (
      <LoadingRegion label="Loading test series">
        <CardGridSkeleton picture />
      </LoadingRegion>
    )
  }
  if (packages.isError) {
    const reason = toAppError(packages.error).message
    return (
      <ErrorPanel
        title={`Failed to load test series data: ${reason}`}
        onRetry={() => void packages.refetch()}
      />
    )
  }
  if (packages.data.length === 0) {
    return (
      <EmptyPanel title="No content available yet">
        New test series are on the way. Check back later.
      </EmptyPanel>
    )
  }
  return <CardGrid items={packages.data}>{(item) => <ProductCard item={item} />}</CardGrid>
}

/** /test-series: every package, as a way to its page. */
export function PackagesPage() {
  return (
    <div className="page-column py-10 sm:py-14">
      <PageTitle
        title="Test Series"
        description="Full-length test series on the real exam screen, each with free trial tests."
      />
      <h1 className="text-3xl sm:text-4xl">Test Series</h1>
      <p className="mt-3 mb-8 text-muted">
        Full tests on the real exam screen. Each package has free tests to begin with.
      </p>
      <PackageList />
    </div>
  )
}
