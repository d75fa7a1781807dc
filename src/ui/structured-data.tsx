/**
 * What a page is about, for search engines (schema.org as JSON-LD). A block of data, which no browser executes; it is a
 * text of the element, so `<` in it would end nothing, and is escaped all the same.
 */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json">{json}</script>
}
