import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, PackageX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import { loginMessages } from '@/config/login-messages'
import { paths } from '@/config/paths'
import { categoryQuery } from '@/content/packs/queries'
import { type PaidCategory, routerCategorySchema } from '@/content/packs/schema'
import { useSession } from '@/features/auth'
import { ButtonLink } from '@/ui/button'
import { PageTitle } from '@/ui/page-title'
import { ErrorPanel, MessagePanel } from '@/ui/panels'
import { CategoryDetail } from '../components/category-detail'
import { LoginPanel } from '../components/login-panel'
import { CategorySkeleton } from '../components/skeletons'

const toGrid = (
  <ButtonLink to={paths.paidResources} look="primary">
    All Paid PDFs
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

/** The category that the grid handed over, if it is this one. */
function useKnownCategory(id: string): PaidCategory | null {
  const parsed = routerCategorySchema.safeParse(useLocation().state)
  return parsed.success && parsed.data.category.id === id ? parsed.data.category : null
}

function LoadedCategory({ id, userId }: { id: string; userId: string }) {
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
  if (session.status === 'signed-in') return <LoadedCategory id={id} userId={session.user.id} />
  return (
    <>
      {plainTitle}
      <LoginPanel title="Login Required" headingLevel="h1">
        {loginMessages.paidPdfs}
      </LoginPanel>
    </>
  )
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
