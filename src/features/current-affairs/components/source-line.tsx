import { unknownSource } from '@/content/current-affairs/schema'

/** Where an article comes from; nothing where nobody knows. */
export function SourceLine({ source }: { source: string }) {
  return source.toLowerCase() === unknownSource.toLowerCase() ? null : <span>Source: {source}</span>
}
