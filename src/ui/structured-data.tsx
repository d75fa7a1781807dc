import { jsonInHtml } from '@/lib/json-in-html'

/**
 * What a page is about, for search engines (schema.org as JSON-LD). Browsers do not execute it.
 */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  const json = jsonInHtml(JSON.stringify({ '@context': 'https://schema.org', ...data }))
  return <script type="application/ld+json">{json}</script>
}
