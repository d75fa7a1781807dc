import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { questionIndexQuery } from '@/content/question-index/queries'
import { encountersOf } from '@/domain/learning/encounters'
import { mayReadWith, testKeyOfRef } from '@/domain/learning/indexed-question'
import { bookOf } from '@/domain/learning/mistake-book'
import { useOwned } from '@/features/payments'
import { visitor } from '@/lib/device/visitor'
import { useNetworkState } from '@/lib/hooks/use-network-state'
import { useAnswerSheets } from '@/own/attempts'
import { useMarkedCards } from '@/own/cards/use-marked-cards'
import { testsOnDevice } from '@/own/papers/papers-of-tests'
import type { QuestionPool } from '../model/question-pool'

export type PoolState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; pool: QuestionPool }

/** What `owner` has done with questions; null until it is known. */
function useDone(owner: string): Pick<QuestionPool, 'encounters' | 'bookRefs' | 'starRefs'> | null {
  const sheets = useAnswerSheets(owner)
  const cards = useMarkedCards(owner)
  return useMemo(() => {
    if (sheets === null || cards === null) return null
    const book = bookOf(sheets, cards).filter(({ inBook }) => inBook)
    const starred = [...cards.values()].filter(({ star }) => star?.value)
    return {
      encounters: encountersOf(sheets, cards),
      bookRefs: new Set(book.map(({ ref }) => ref)),
      starRefs: new Set(starred.map(({ ref }) => ref)),
    }
  }, [sheets, cards])
}

/** The tests on this device, while the network is away; null while it is there, or until they are known. */
function useAtHand(owner: string): { isOffline: boolean; tests: ReadonlySet<string> | null } {
  const network = useNetworkState()
  const isOffline = network.status === 'offline'
  const { data } = useQuery({
    queryKey: ['tests-at-hand', owner],
    queryFn: () => testsOnDevice(owner),
    enabled: isOffline,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })
  return { isOffline, tests: (isOffline && data) || null }
}

function useCurrentPool(owner: string): PoolState {
  const { data: index, isError, refetch } = useQuery(questionIndexQuery)
  const sells = useMemo(() => index?.some(({ access }) => access.kind === 'product') ?? false, [index])
  const owned = useOwned(sells)
  const done = useDone(owner)
  const { isOffline, tests } = useAtHand(owner)
  const { owns } = owned
  const pool = useMemo((): QuestionPool | null => {
    if (!index || !done) return null
    if (isOffline && tests === null) return null
    return {
      ...done,
      isOffline,
      index: tests ? index.filter(({ ref }) => tests.has(testKeyOfRef(ref))) : index,
      // What the student was given once is on the device for them alone.
      mayRead: (access) => isOffline || mayReadWith(access, { signedIn: owner !== visitor, owns }),
    }
  }, [index, done, isOffline, tests, owner, owns])
  if (!index && isError) return { status: 'failed', retry: () => void refetch() }
  if (!pool || (owned.isPending && !isOffline)) return { status: 'loading' }
  return { status: 'ready', pool }
}

/**
 * Every question that `owner` can practise now; without a network, those of the tests on this device. A pool stays until
 * there is another, so that what has been chosen stands while the network goes and comes back.
 * @param owner the same for as long as the component lives
 */
export function useQuestionPool(owner: string): PoolState {
  const now = useCurrentPool(owner)
  const [last, setLast] = useState(now)
  const pool = now.status === 'ready' ? now.pool : null
  if (pool !== null && (last.status !== 'ready' || last.pool !== pool)) setLast(now)
  return pool === null && last.status === 'ready' ? last : now
}
