import { academy } from '@/config/academy'
import { paths } from '@/config/paths'
import type { CurrentAffair } from '@/content/current-affairs/schema'
import { languageOf } from '@/domain/text-language'

/**
 * An article as schema.org's NewsArticle.
 * @param site origin of the site; without it what needs a whole address is left out
 */
export function articleData(article: CurrentAffair, site: string | undefined) {
  const url = site && new URL(paths.currentAffairArticle(article.title, article.id), site).href
  const publisher = {
    '@type': 'EducationalOrganization',
    name: academy.name,
    ...(site && { url: site, logo: `${site}/icons/icon-512.png` }),
  }
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    ...(article.summary && { description: article.summary }),
    ...(article.date && { datePublished: article.date.toISOString() }),
    ...(article.imageUrl && { image: [article.imageUrl] }),
    ...(article.category && { articleSection: article.category }),
    ...(url && { mainEntityOfPage: url }),
    inLanguage: languageOf(article.title) ?? 'en-IN',
    isAccessibleForFree: true,
    author: publisher,
    publisher,
  }
}
