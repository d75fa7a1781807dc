import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { quizzesQuery } from '@/content/quizzes/queries'
import { testKey } from '@/domain/sitting/test-ref'
import { scriptOf } from '@/domain/text-language'
import { language } from '@/language/languages'

/**
 * Attempts or questions with the current titles of their quizzes, in the language of the page: a stored title is in the
 * language of the attempt. The list of quizzes is read only if a title is in another language.
 */
export function useTitlesNow<Item extends { readonly testKey: string; readonly title: string | null }>(
  items: readonly Item[],
): readonly Item[] {
  const isForeign = ({ title }: Item) => title !== null && scriptOf(title) !== language
  const { data: quizzes } = useQuery({ ...quizzesQuery(null), enabled: items.some(isForeign) })
  return useMemo(() => {
    if (!quizzes) return items
    const titles = new Map(quizzes.map(({ id, title }) => [testKey({ kind: 'quiz', quizId: id }), title]))
    return items.map((item) => ({ ...item, title: titles.get(item.testKey) ?? item.title }))
  }, [items, quizzes])
}
