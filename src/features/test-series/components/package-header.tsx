import type { TestSeriesPackage } from '@/content/categories/schema'
import type { PackageTests } from '@/content/test-series/schema'
import { counted } from '@/domain/counted'
import { DownloadPackage } from '@/features/offline'
import type { PurchaseStatus } from '@/features/payments'
import { Card } from '@/ui/card'
import { Picture } from '@/ui/picture'
import { PackagePurchase } from './package-purchase'

function countTests({ free, premium }: PackageTests): string {
  return `${counted(free.length + premium.length, 'test')}, ${free.length} free`
}

/** The card on top of a package page: picture, what it is, and the purchase panel. */
export function PackageHeader({
  item,
  tests,
  status,
}: {
  item: TestSeriesPackage
  tests: PackageTests
  status: PurchaseStatus
}) {
  return (
    <Card className="grid overflow-hidden md:grid-cols-[240px_1fr] lg:grid-cols-[280px_1fr_288px]">
      <Picture
        src={item.image}
        alt=""
        width={560}
        height={360}
        eager
        className="aspect-video h-full w-full max-md:max-h-52"
      />
      <div className="grid content-center gap-3 p-5 sm:p-7">
        <h1 className="text-2xl sm:text-3xl">{item.title}</h1>
        {item.description && <p className="text-muted">{item.description}</p>}
        <p className="text-sm font-medium tabular-nums">{countTests(tests)}</p>
        {status !== 'checking' && (
          <DownloadPackage
            item={item}
            tests={tests}
            productId={status === 'purchased' ? item.productId : null}
          />
        )}
      </div>
      {tests.premium.length > 0 && (
        <div className="grid border-line p-5 max-lg:border-t sm:p-7 md:max-lg:col-span-2 lg:border-l">
          <PackagePurchase item={item} premiumCount={tests.premium.length} status={status} />
        </div>
      )}
    </Card>
  )
}
