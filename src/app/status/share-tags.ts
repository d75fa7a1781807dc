import { academy } from '@/config/academy'
import { paths } from '@/config/paths'

/** What a page says of itself. */
interface PageFacts {
  /** As in the tab. */
  title: string
  /** null: the page has none of its own. */
  description: string | null
  /** As in the address bar, without its query. */
  path: string
}

/** One tag of the head by its key: `canonical` is a link, `og:…` has a property, everything else a name. */
export type HeadTags = Readonly<Record<string, string>>

/** The picture of a shared link, in public/. */
const sharePicture = '/og.png'

/** Screens that stand under two addresses: the one that search engines should keep. */
const aliases: Readonly<Record<string, string>> = {
  [paths.content]: paths.contentTestSeries,
  [paths.quizList]: paths.contentQuizzes,
}

function canonicalPath(path: string): string {
  const plain = path.replace(/\/+$/, '') || '/'
  return (aliases[plain] ?? plain).replace(/^\/videos\//, '/video/')
}

/**
 * The tags by which search engines and messengers know a page, beside its title.
 * @param site origin of the site; without it nothing is said that needs a whole address
 */
export function shareTags({ title, description, path }: PageFacts, site: string | undefined): HeadTags {
  const address = site && site + canonicalPath(path)
  return {
    ...(description === null && { description: academy.description }),
    ...(address && { canonical: address, 'og:url': address, 'og:image': site + sharePicture }),
    'og:title': title,
    'og:description': description ?? academy.description,
    'og:type': 'website',
    'og:site_name': academy.name,
    'twitter:card': 'summary_large_image',
  }
}

/** The element's name and the attributes that make it the tag `key`. */
export function tagParts(key: string): { element: 'link' | 'meta'; attribute: string; content: string } {
  if (key === 'canonical') return { element: 'link', attribute: 'rel', content: 'href' }
  return { element: 'meta', attribute: key.startsWith('og:') ? 'property' : 'name', content: 'content' }
}
