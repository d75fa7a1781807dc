import { queryOptions } from '@tanstack/react-query'
import { pinsOf } from '@/own/papers/shelf'
import { keptItemsQuery } from './kept-items'

/** The tests and quizzes whose papers are kept on purpose, by key and title; read again whenever the list changes. */
export const keptTestsQuery = (owner: string) =>
  queryOptions({
    queryKey: [...keptItemsQuery(owner).queryKey, 'tests'],
    queryFn: async () => [...(await pinsOf(owner))].map(([key, { title }]) => ({ key, title })),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
