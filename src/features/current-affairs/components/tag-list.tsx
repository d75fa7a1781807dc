import { Chip } from '@/ui/chip'

export function TagList({
  tags,
  title,
  heading: Heading,
}: {
  tags: readonly string[]
  title: string
  /** The level that follows the article's title. */
  heading: 'h2' | 'h3'
}) {
  if (tags.length === 0) return null
  return (
    <section className="mt-7">
      <Heading className="font-sans text-sm font-semibold tracking-normal text-muted">{title}</Heading>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <Chip>{tag}</Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
