import type { PaidCategory } from '@/content/packs/schema'
import { usePurchase } from '@/features/payments'
import { Picture } from '@/ui/picture'
import { PackPurchase } from './pack-purchase'
import { ResourceList } from './resource-list'

/** A pack: what it is, what it costs, what is in it. */
export function CategoryDetail({ category, userId }: { category: PaidCategory; userId: string }) {
  const { status } = usePurchase(category.productId)
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_340px] lg:items-start lg:gap-12">
      <div className="grid gap-5">
        <Picture
          src={category.image}
          alt=""
          width={1120}
          height={630}
          eager
          className="aspect-[16/9] w-full rounded-card border border-line lg:aspect-[5/2]"
        />
        <h1 className="text-3xl sm:text-4xl">{category.name}</h1>
        {category.description && <p className="max-w-prose text-muted">{category.description}</p>}
      </div>
      <div className="lg:sticky lg:top-[94px] lg:row-span-2">
        <PackPurchase category={category} status={status} />
      </div>
      <section aria-label="In this pack">
        <h2 className="mb-4 text-xl">In this pack</h2>
        <ResourceList category={category} userId={userId} owned={status === 'purchased'} />
      </section>
    </div>
  )
}
