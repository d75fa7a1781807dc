import { useQuery } from '@tanstack/react-query'
import { packagesQuery } from '@/content/categories/queries'
import { toAppError } from '@/lib/app-error'
import { PageTitle } from '@/ui/page-title'
import { EmptyPanel, ErrorPanel } from '@/ui/panels'
import { PackageCard } from '../components/package-card'
import { PackageGridSkeleton } from '../components/skeletons'

function PackageList() {
  const packages = useQuery(packagesQuery)
  if (packages.isPending) return <PackageGridSkeleton />
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
  return (
    <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {packages.data.map((item, index) => (
        <li key={item.id}>
          <PackageCard item={item} eager={index < 3} />
        </li>
      ))}
    </ul>
  )
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
      <p className="mt-3 text-muted">
        Full tests on the real exam screen. Each package has free tests to begin with.
      </p>
      <PackageList />
    </div>
  )
}
