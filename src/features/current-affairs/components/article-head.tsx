import { getEnv } from '@/config/env'
import { paths } from '@/config/paths'
import { PageTitle } from '@/ui/page-title'
import { StructuredData } from '@/ui/structured-data'
import type { CurrentAffair } from '../current-affair-schema'
import { articleData } from '../model/article-data'

/** Title and description of an article, its one address among two, its picture, and what it is for search engines. */
export function ArticleHead({ article }: { article: CurrentAffair }) {
  const site = getEnv().VITE_SITE_URL
  const description = article.summary ?? article.content
  const address = site && site + paths.currentAffairArticle(article.title, article.id)
  return (
    <>
      <PageTitle title={article.title} {...(description ? { description } : {})} />
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      {article.imageUrl && <meta property="og:image" content={article.imageUrl} />}
      <meta property="og:type" content="article" />
      <StructuredData data={articleData(article, site)} />
    </>
  )
}
