import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useDeferredValue } from 'react'
import { type Params, useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { siteUrl } from '@/config/site'
import { type ArticleReference, currentAffairQuery } from '@/content/current-affairs/queries'
import type { CurrentAffair } from '@/content/current-affairs/schema'
import { t } from '@/language/text'
import { queryClient } from '@/lib/query-client'
import { ButtonLink } from '@/ui/button'
import { PageProblem } from '@/ui/page-problem'
import { PageTitle } from '@/ui/page-title'
import { LoadingPage, Skeleton } from '@/ui/skeleton'
import { StructuredData } from '@/ui/structured-data'
import { Article, Breadcrumbs, RelatedArticles } from '../components/article'
import { ArticleQuestion } from '../components/article-question'
import { articleData } from '../model/article-data'

/** Title and description of an article, its canonical address, its picture, and its structured data. */
function ArticleHead({ article }: { article: CurrentAffair }) {
  const description = article.summary ?? article.content
  const address = siteUrl && siteUrl + paths.currentAffairArticle(article.title, article.id)
  return (
    <>
      <PageTitle title={article.title} {...(description ? { description } : {})} />
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      {article.imageUrl && <meta property="og:image" content={article.imageUrl} />}
      <meta property="og:type" content="article" />
      <StructuredData data={articleData(article, siteUrl)} />
    </>
  )
}

function ArticleSkeleton() {
  return (
    <LoadingPage label={t('Loading article')}>
      <Skeleton className="h-5 w-64 max-w-full" />
      <Skeleton className="mt-8 h-6 w-28 rounded-full" />
      <Skeleton className="mt-4 h-10 w-full" />
      <Skeleton className="mt-3 h-10 w-3/5" />
      <Skeleton className="mt-7 aspect-2/1 w-full rounded-card" />
    </LoadingPage>
  )
}

const toList = <ButtonLink to={paths.contentCurrentAffairs}>{t('Back to Current Affairs')}</ButtonLink>

function referenceOf({ id, slugId }: Params): ArticleReference | null {
  if (slugId?.trim()) return { slugId: slugId.trim() }
  return id?.trim() ? { id: id.trim() } : null
}

function ArticleContent() {
  const reference = referenceOf(useParams())
  const { data: read, isError, refetch } = useQuery(currentAffairQuery(reference))
  // Drawn in slices, between which a weak phone answers a finger.
  const data = useDeferredValue(read)
  if (reference === null) return <PageProblem title={t('Current affair ID not provided')} actions={toList} />
  if (data === undefined) {
    if (!isError) return <ArticleSkeleton />
    return (
      <PageProblem
        title={t('Failed to load current affair')}
        onRetry={() => void refetch()}
        actions={toList}
      />
    )
  }
  if (data === null) return <PageProblem title={t('Current affair not found')} actions={toList} />
  return (
    <>
      <ArticleHead article={data} />
      <ButtonLink to={paths.contentCurrentAffairs} look="quiet" className="-ml-4 sm:-ml-5">
        <ArrowLeft size={18} aria-hidden />
        {t('Back to Current Affairs')}
      </ButtonLink>
      <div className="mt-1 mb-5">
        <Breadcrumbs article={data} />
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div>
          <Article article={data} />
          <ArticleQuestion article={data} />
        </div>
        <RelatedArticles article={data} />
      </div>
    </>
  )
}

/** /current-affair/{id} and /current-affairs/{slug-id} (spec section 2, current affair page). */
export function CurrentAffairPage() {
  return (
    <div className="page-column py-5 sm:py-7">
      <ArticleContent />
    </div>
  )
}

CurrentAffairPage.readAhead = (params: Params) => {
  const reference = referenceOf(params)
  if (reference) void queryClient.prefetchQuery(currentAffairQuery(reference))
}
