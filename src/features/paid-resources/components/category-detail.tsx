import { useQuery, useQueryClient } from '@tanstack/react-query'
import { categoryResourcesQuery } from '@/content/packs/queries'
import type { PaidCategory } from '@/content/packs/schema'
import { usePurchase } from '@/features/payments'
import { Picture } from '@/ui/picture'
import { PackForVisitor, PackPurchase } from './pack-purchase'
import { ResourceList } from './resource-list'

/**
 * A pack: what it is, what it costs, what is in it. An empty one is not on sale, as in the lists.
 * @param userId null for a visitor, who is asked to log in
 */
export function CategoryDetail({ category, userId }: { category: PaidCategory; userId: string | null }) {
  const { status } = usePurchase(category.productId)
  const resources = useQuery(categoryResourcesQuery(useQueryClient(), category))
  const offered: PaidCategory =
    resources.data?.length === 0 ? { ...category, price: { kind: 'paid' } } : category
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_340px] lg:items-start lg:gap-12">
      <div className="grid gap-5">
        <Picture
          src={category.image}
          alt=""
          width={1120}
          height={630}
          eager
          className="aspect-video w-full rounded-card border border-line lg:aspect-[5/2]"
        />
        <h1 className="text-3xl sm:text-4xl">{category.name}</h1>
        {category.description && <p className="max-w-prose text-muted">{category.description}</p>}
      </div>
      <div className="lg:sticky lg:top-[94px] lg:row-span-2">
        {userId === null ? (
          <PackForVisitor category={offered} />
        ) : (
          <PackPurchase category={offered} status={status} />
        )}
      </div>
      <section aria-label="In this pack">
        <h2 className="mb-4 text-xl">In this pack</h2>
        <ResourceList category={category} ownerId={status === 'purchased' ? userId : null} />
      </section>
    </div>
  )
}
