import { paths } from '@/config/paths'
import { siteUrl } from '@/config/site'
import type { CurrentAffair } from '@/content/current-affairs/schema'
import { PageTitle } from '@/ui/page-title'
import { StructuredData } from '@/ui/structured-data'
import { articleData } from '../model/article-data'

/** Title and description of an article, its one address among two, its picture, and what it is for search engines. */
export function ArticleHead({ article }: { article: CurrentAffair }) {
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
