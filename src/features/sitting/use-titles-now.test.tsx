import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { quizzesQuery } from '@/content/quizzes/queries'
import { quizSummarySchema } from '@/content/quizzes/schema'
import { readAlready } from '../../../tests/testing/read-already'
import { useTitlesNow } from './use-titles-now'

const quiz = quizSummarySchema.parse({
  id: 'rivers',
  title: { en: 'Rivers of India', te: 'భారతదేశ నదులు' },
  published: true,
})
const client = readAlready([[quizzesQuery(null).queryKey, [quiz]]])
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

test('a quiz that was taken in Telugu has its English title on an English page; what is no quiz keeps its own', () => {
  const stored = [
    { testKey: 'quiz/rivers', title: 'భారతదేశ నదులు' },
    { testKey: 'quiz/gone', title: 'గణితం' },
    { testKey: 'mock/m1', title: 'Mock 1' },
    { testKey: 'quiz/rivers', title: null },
  ]
  const { result } = renderHook(() => useTitlesNow(stored), { wrapper })
  expect(result.current.map(({ title }) => title)).toEqual([
    'Rivers of India',
    'గణితం',
    'Mock 1',
    'Rivers of India',
  ])
})
