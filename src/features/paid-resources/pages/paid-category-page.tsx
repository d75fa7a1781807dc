import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, useLocation, useParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { paths } from '@/config/paths'
import { siteUrl } from '@/config/site'
import { packOffer } from '@/content/offer'
import { categoryQuery, categoryResourcesQuery } from '@/content/packs/queries'
import type { PaidCategory } from '@/content/packs/schema'
import { languageOf } from '@/domain/text-language'
import { offerData, usePurchase } from '@/features/payments'
import { languageCodes } from '@/language/languages'
import { t } from '@/language/text'
import { useSession } from '@/session'
import { ButtonLink } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { ItemHead } from '@/ui/item/item-head'
import { PageProblem } from '@/ui/page-problem'
import { PageTitle } from '@/ui/page-title'
import { Picture } from '@/ui/picture'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { PackForVisitor, PackPurchase } from '../components/pack-purchase'
import { ResourceList } from '../components/resource-list'
import { packSentence } from '../model/resource-facts'

/** The picture is above the title on a phone, and beside it from a tablet's width on. */
const headClass = 'grid items-center gap-5 md:grid-cols-[240px_1fr]'

function LoadingCategory() {
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[1fr_340px]">
      <PageTitle title={t('Paid PDFs')} />
      <LoadingRegion label={t('Loading pack')}>
        <div className={headClass}>
          <Skeleton className="aspect-video w-full rounded-card max-md:max-h-32" />
          <Skeleton className="h-9 w-72 max-w-full" />
        </div>
        <Skeleton className="mt-4 h-5 w-full" />
        <Skeleton className="mt-2 h-5 w-3/4" />
      </LoadingRegion>
      <Skeleton className="h-56 rounded-card" />
    </div>
  )
}

/**
 * A pack: what it is, what it costs, what is in it. An empty one is not on sale, as in the lists.
 * @param userId null for a visitor, who is asked to log in
 */
function CategoryDetail({ category, userId }: { category: PaidCategory; userId: string | null }) {
  const { status } = usePurchase(category.productId)
  const resources = useQuery(categoryResourcesQuery(useQueryClient(), category))
  const offered: PaidCategory =
    resources.data?.length === 0 ? { ...category, price: { kind: 'paid' } } : category
  const address = paths.paidCategory(category.id)
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[1fr_340px] lg:items-start">
      <ItemHead
        kind="pack"
        title={category.title}
        description={category.description ?? packSentence(resources.data ?? [])}
        path={address}
        image={category.image}
        under={[{ name: t('Paid PDFs'), path: paths.paidResources }]}
        data={offerData(packOffer(offered), address, siteUrl)}
      />
      <div className={headClass}>
        <Picture
          src={category.image}
          alt=""
          width={1120}
          height={630}
          eager
          className="aspect-video w-full rounded-card border border-line max-md:max-h-32"
        />
        <h1 lang={languageOf(category.title)} className="text-2xl sm:text-4xl">
          {category.title}
        </h1>
      </div>
      <div className="lg:sticky lg:top-[94px] lg:row-span-2">
        {userId === null ? (
          <PackForVisitor category={offered} />
        ) : (
          <PackPurchase category={offered} ownerId={userId} status={status} />
        )}
      </div>
      <section aria-label={t('In this pack')}>
        {category.description && (
          <p
            lang={languageOf(category.description)}
            className={classNames('mb-6 max-w-prose text-muted', status === 'purchased' && 'line-clamp-2')}
          >
            {category.description}
          </p>
        )}
        <h2 className="mb-4 text-xl">{t('In this pack')}</h2>
        <ResourceList category={category} ownerId={status === 'purchased' ? userId : null} />
      </section>
    </div>
  )
}

const toGrid = <ButtonLink to={paths.paidResources}>{t('All paid PDFs')}</ButtonLink>

/** The category that the grid hands to the detail page in router state. */
const routerCategorySchema = z.object({
  category: z.object({
    id: z.string(),
    name: z.string(),
    title: z.string(),
    description: z.nullable(z.string()),
    image: z.nullable(z.string()),
    price: z.union([
      z.object({ kind: z.enum(['free', 'paid', 'unreadable']) }),
      z.object({ kind: z.literal('price'), rupees: z.number() }),
    ]),
    productId: z.string(),
    isActive: z.boolean(),
    languages: z.exactOptional(z.array(z.enum(languageCodes))),
    order: z.exactOptional(z.array(z.string())),
  }),
})

/** The category that the grid handed over, if it is this one. */
function useKnownCategory(id: string): PaidCategory | null {
  const parsed = routerCategorySchema.safeParse(useLocation().state)
  return parsed.success && parsed.data.category.id === id ? parsed.data.category : null
}

function LoadedCategory({ id, userId }: { id: string; userId: string | null }) {
  const category = useQuery(categoryQuery(id, useKnownCategory(id)))
  if (category.isPending) return <LoadingCategory />
  if (category.data) return <CategoryDetail category={category.data} userId={userId} />
  return category.isError ? (
    <PageProblem
      title={t('Failed to load paid resources')}
      onRetry={() => void category.refetch()}
      actions={toGrid}
    />
  ) : (
    <PageProblem title={t('Category not found')} actions={toGrid} />
  )
}

/** /content/paid-resources/{categoryId} (spec section 2, paid category detail). */
export function PaidCategoryPage() {
  const id = useParams().categoryId?.trim() ?? ''
  const session = useSession()
  return (
    <div className="page-column py-6 sm:py-10">
      <Link
        to={paths.paidResources}
        className="-ml-2 mb-3 inline-flex min-h-11 items-center gap-2 rounded-lg px-2 text-detail font-medium text-muted hover:text-text"
      >
        <ArrowLeft size={18} aria-hidden />
        {t('Paid PDFs')}
      </Link>
      {id === '' ? (
        <PageProblem title={t('No category specified')} actions={toGrid} />
      ) : session.status === 'loading' ? (
        <LoadingCategory />
      ) : (
        <LoadedCategory id={id} userId={session.status === 'signed-in' ? session.user.id : null} />
      )}
    </div>
  )
}
