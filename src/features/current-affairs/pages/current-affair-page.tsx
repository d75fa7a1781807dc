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
import { ItemHead } from '@/ui/item/item-head'
import { ItemPage } from '@/ui/item/item-page'
import { PageProblem } from '@/ui/page-problem'
import { LoadingPage, Skeleton } from '@/ui/skeleton'
import { Article, Breadcrumbs, NextArticle, RelatedArticles, sectionsOf } from '../components/article'
import { ArticleQuestion } from '../components/article-question'
import { articleData } from '../model/article-data'

function ArticleHead({ article }: { article: CurrentAffair }) {
  return (
    <ItemHead
      kind="article"
      title={article.title}
      description={article.summary ?? article.content}
      path={paths.currentAffairArticle(article.title, article.id)}
      image={article.imageUrl}
      under={sectionsOf(article)}
      data={articleData(article, siteUrl)}
    />
  )
}

function ArticleSkeleton() {
  return (
    <LoadingPage label={t('Loading article')}>
      <Skeleton className="mt-3 h-5 w-64 max-w-full" />
      <Skeleton className="mt-6 h-10 w-full" />
      <Skeleton className="mt-3 h-10 w-3/5" />
      <Skeleton className="mt-4 h-6 w-40 rounded-full" />
      <Skeleton className="mt-5 h-40 w-full" />
      <Skeleton className="mt-6 h-40 w-full rounded-card sm:h-64" />
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
      <div className="grid gap-8">
        <div>
          <div className="flex items-start">
            <ButtonLink to={paths.contentCurrentAffairs} look="quiet" className="-ml-4 flex-none sm:-ml-5">
              <ArrowLeft size={18} aria-hidden />
              <span className="sr-only">{t('Back to Current Affairs')}</span>
            </ButtonLink>
            <Breadcrumbs article={data} />
          </div>
          <Article article={data} />
          <ArticleQuestion article={data} />
        </div>
        <NextArticle article={data} />
      </div>
      <RelatedArticles article={data} />
    </>
  )
}

/** /current-affair/{id} and /current-affairs/{slug-id} (spec section 2, current affair page). */
export function CurrentAffairPage() {
  return (
    <ItemPage>
      <ArticleContent />
    </ItemPage>
  )
}

CurrentAffairPage.readAhead = (params: Params) => {
  const reference = referenceOf(params)
  if (reference) void queryClient.prefetchQuery(currentAffairQuery(reference))
}
