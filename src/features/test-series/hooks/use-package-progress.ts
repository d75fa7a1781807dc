import { useQuery } from '@tanstack/react-query'
import { listAttempts, testOfKey } from '@/features/attempts'
import { useSession } from '@/features/auth'
import { visitor } from '@/lib/visitor'
import { progressOf, type TestProgress } from '../model/test-progress'

/**
 * The progress of each test of a package from the attempts on this device, by test id; null until it is known. A test
 * that is not in it has not been started. Read anew whenever the page is shown.
 */
export function usePackageProgress(packageId: string): ReadonlyMap<string, TestProgress> | null {
  const session = useSession()
  const owner =
    session.status === 'loading' ? null : session.status === 'signed-in' ? session.user.id : visitor
  const { data } = useQuery({
    queryKey: ['package-progress', owner, packageId],
    enabled: owner !== null,
    queryFn: async () => {
      const attempts = await listAttempts(owner === visitor ? null : owner)
      const byTest = new Map<string, typeof attempts>()
      for (const attempt of attempts) {
        const ref = testOfKey(attempt.testKey)
        if (ref?.kind !== 'series' || ref.packageId !== packageId) continue
        byTest.set(ref.testId, [...(byTest.get(ref.testId) ?? []), attempt])
      }
      return new Map([...byTest].map(([test, own]) => [test, progressOf(own, Date.now())]))
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })
  return data ?? null
}
