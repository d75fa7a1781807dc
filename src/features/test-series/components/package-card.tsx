import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { TestSeriesPackage } from '@/content/categories/schema'
import { Picture } from '@/ui/picture'
import { PriceChip } from '@/ui/price-chip'

/** A package in the list: picture, name, what it is, price. */
export function PackageCard({ item, eager }: { item: TestSeriesPackage; eager: boolean }) {
  return (
    <Link
      to={paths.testSeriesPackage(item.id)}
      className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-edge"
    >
      <Picture
        src={item.image}
        alt=""
        width={640}
        height={360}
        eager={eager}
        className="aspect-[16/9] w-full"
      />
      <div className="flex flex-1 flex-col p-5">
        <h2 className="text-lg">{item.title}</h2>
        {item.description && <p className="mt-1.5 line-clamp-3 text-detail text-muted">{item.description}</p>}
        <div className="mt-auto pt-4">
          <PriceChip price={item.price} />
        </div>
      </div>
    </Link>
  )
}
