import { academy } from '@/config/academy'
import { seoDescriptionLength } from '@/config/limits'

/**
 * The page's title and description (cut to 160 characters at a word, spec section 5); React hoists both into the head,
 * and `app/status/use-share-tags.ts` makes the tags for sharing of them.
 */
export function PageTitle({ title, description }: { title?: string; description?: string | null }) {
  const text = title ? `${title} · ${academy.name}` : `${academy.name} · ${academy.tagline}`
  return (
    <>
      <title>{text}</title>
      {description && <meta name="description" content={shortened(description)} />}
    </>
  )
}

/** One line, at most 160 characters. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > seoDescriptionLength ? line.slice(0, seoDescriptionLength).replace(/ \S*$/, '…') : line
}
