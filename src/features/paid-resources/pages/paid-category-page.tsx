import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, PackageX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { paths } from '@/config/paths'
import { categoryQuery } from '@/content/packs/queries'
import type { PaidCategory } from '@/content/packs/schema'
import { useSession } from '@/session'
import { ButtonLink } from '@/ui/button'
import { PageTitle } from '@/ui/page-title'
import { ErrorPanel, MessagePanel } from '@/ui/panels'
import { CategoryDetail } from '../components/category-detail'
import { CategorySkeleton } from '../components/skeletons'

const toGrid = (
  <ButtonLink to={paths.paidResources} look="primary">
    All paid PDFs
  </ButtonLink>
)

const plainTitle = <PageTitle title="Paid PDFs" />

function NoCategory({ title }: { title: string }) {
  return (
    <>
      {plainTitle}
      <MessagePanel
        icon={<PackageX size={26} aria-hidden />}
        title={title}
        headingLevel="h1"
        role="alert"
        actions={toGrid}
      />
    </>
  )
}

function LoadingCategory() {
  return (
    <>
      {plainTitle}
      <CategorySkeleton />
    </>
  )
}

/** The category that the grid hands to the detail page in router state. */
const routerCategorySchema = z.object({
  category: z.object({
    id: z.string(),
    name: z.string(),
    description: z.nullable(z.string()),
    image: z.nullable(z.string()),
    price: z.union([
      z.object({ kind: z.enum(['free', 'paid', 'unreadable']) }),
      z.object({ kind: z.literal('price'), rupees: z.number() }),
    ]),
    productId: z.string(),
    isActive: z.boolean(),
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
  if (category.data) {
    return (
      <>
        <PageTitle title={category.data.name} description={category.data.description ?? ''} />
        <CategoryDetail category={category.data} userId={userId} />
      </>
    )
  }
  if (category.isError) {
    return (
      <>
        {plainTitle}
        <ErrorPanel
          title="Failed to load paid resources"
          headingLevel="h1"
          onRetry={() => void category.refetch()}
        />
      </>
    )
  }
  return <NoCategory title="Category not found" />
}

function content(id: string, session: ReturnType<typeof useSession>): ReactNode {
  if (id === '') return <NoCategory title="No category specified" />
  if (session.status === 'loading') return <LoadingCategory />
  return <LoadedCategory id={id} userId={session.status === 'signed-in' ? session.user.id : null} />
}

/** /content/paid-resources/{categoryId} (spec section 2, paid category detail). */
export function PaidCategoryPage() {
  const { categoryId } = useParams()
  const session = useSession()
  return (
    <div className="page-column py-6 sm:py-10">
      <Link
        to={paths.paidResources}
        className="-ml-2 mb-3 inline-flex min-h-11 items-center gap-2 rounded-lg px-2 text-detail font-medium text-muted hover:text-text"
      >
        <ArrowLeft size={18} aria-hidden />
        Paid PDFs
      </Link>
      {content(categoryId?.trim() ?? '', session)}
    </div>
  )
}
