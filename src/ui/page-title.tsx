import { academy } from '@/config/academy'
import { seoDescriptionLength } from '@/config/limits'

/** The page's title and description (cut to 160 characters, spec section 5); React hoists both into the head. */
export function PageTitle({ title, description }: { title?: string; description?: string }) {
  const text = title ? `${title} · ${academy.name}` : `${academy.name} · ${academy.tagline}`
  return (
    <>
      <title>{text}</title>
      {description && <meta name="description" content={description.slice(0, seoDescriptionLength)} />}
    </>
  )
}
