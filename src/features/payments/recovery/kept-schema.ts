import type * as z from 'zod/mini'

/** The readable items of a stored list, in its order; anything but a list is an empty one. */
export function parseKept<T>(text: string | null, schema: z.ZodMiniType<T>): T[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.flatMap((item) => {
      const parsed = schema.safeParse(item)
      return parsed.success ? [parsed.data] : []
    })
  } catch {
    return []
  }
}
