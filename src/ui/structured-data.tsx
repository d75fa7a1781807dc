/**
 * What a page is about, for search engines (schema.org as JSON-LD). Browsers do not execute it. `<` is escaped, so that no
 * text can end the element.
 */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json">{json}</script>
}
