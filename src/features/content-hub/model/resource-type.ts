import { type ResourceType, resourceTypes } from '@/content/resources/schema'

/** The type that the URL asks for; null for all of them. */
export function chosenType(search: URLSearchParams): ResourceType | null {
  const asked = search.get('type')?.trim().toLowerCase()
  return resourceTypes.find((type) => type === asked) ?? null
}

/** The query string with another type in it; null for all of them. */
export function withType(search: URLSearchParams, type: ResourceType | null): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('type')
  if (type !== null) next.set('type', type)
  return next
}

/** A type as a student reads it: `PDF`, `Link`. */
export const typeLabel = (type: string) =>
  type === 'pdf' ? 'PDF' : type.charAt(0).toUpperCase() + type.slice(1)
