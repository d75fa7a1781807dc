import { paths } from '@/config/paths'

/** As many ids as one query may ask for by name. */
const maxCandidates = 30

/**
 * The document ids that a readable address can mean: slug, hyphen, id. Slugs and ids may both contain hyphens, so it is
 * every ending that follows a hyphen, the shortest first, and the whole text.
 */
export function candidateIds(slugId: string): string[] {
  const parts = slugId.split('-')
  return parts
    .map((_, index) => parts.slice(parts.length - 1 - index).join('-'))
    .filter((id) => id !== '')
    .slice(0, maxCandidates)
}

/** Slug, hyphen and id of an article, as its address ends. */
function slugIdOf({ id, title }: { id: string; title: string }): string {
  const address = paths.currentAffairArticle(title, id)
  return decodeURIComponent(address.slice(address.lastIndexOf('/') + 1))
}

/** The article whose own address this is; failing that (a changed title), the one with the longest id. */
export function addressed<Article extends { id: string; title: string }>(
  slugId: string,
  found: readonly Article[],
): Article | null {
  const exact = found.find((article) => slugIdOf(article) === slugId)
  return exact ?? [...found].sort((a, b) => b.id.length - a.id.length)[0] ?? null
}
