/** Sections of a test that its question file names: by their ids, by their names, or where the test has none of its own. */
import { isMap } from '../../src/domain/stored-fields'

/** Names are equal whatever their capitals, spaces and signs. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

const idOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')

/**
 * The questions of a file with the ids of their sections, and the sections where the test says none.
 * @param questions as they are stored
 * @param own what the test says of its sections
 */
export function withNamedSections(
  questions: readonly unknown[],
  own: unknown,
): { questions: unknown[]; sections?: unknown[] } {
  const named = questions.map((question) =>
    isMap(question) && typeof question.section === 'string' ? question.section : null,
  )
  if (named.every((name) => name === null)) return { questions: [...questions] }
  const known = Array.isArray(own) ? own.filter(isMap) : null
  const ids = new Map(
    [...new Set(named)].flatMap((name) => {
      if (name === null) return []
      if (!known) return [[name, idOf(name) || name] as const]
      const found =
        known.find(({ id }) => id === name) ??
        known.find((part) =>
          [part.id, part.name].some((one) => typeof one === 'string' && bare(one) === bare(name)),
        )
      return typeof found?.id === 'string' ? [[name, found.id] as const] : []
    }),
  )
  const filled = questions.map((question, at) => {
    const id = ids.get(named[at] ?? '')
    return isMap(question) && id !== undefined ? { ...question, section: id } : question
  })
  if (known) return { questions: filled }
  const first = new Map([...ids].reverse().map(([name, id]) => [id, name]))
  return {
    questions: filled,
    sections: [...new Set(ids.values())].map((id) => ({ id, name: first.get(id) ?? id })),
  }
}
