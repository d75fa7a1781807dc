import { useMemo, useState } from 'react'
import { testOfKey } from '@/domain/sitting/test-ref'
import { useAttempts } from '@/own/attempts'
import { useOwner } from '@/session'
import { progressOf, type TestProgress } from '../model/test-progress'

/**
 * The progress of each test of a package by test id, from the attempts on this device and in the account; null until it
 * is known. A test that is not in it has not been started. Read anew whenever the page is shown.
 */
export function usePackageProgress(packageId: string): ReadonlyMap<string, TestProgress> | null {
  const attempts = useAttempts(useOwner())
  const [now] = useState(() => Date.now())
  return useMemo(() => {
    if (!attempts) return null
    const byTest = new Map<string, typeof attempts>()
    for (const attempt of attempts) {
      const ref = testOfKey(attempt.testKey)
      if (ref?.kind !== 'series' || ref.packageId !== packageId) continue
      byTest.set(ref.testId, [...(byTest.get(ref.testId) ?? []), attempt])
    }
    return new Map([...byTest].map(([test, own]) => [test, progressOf(own, now)]))
  }, [attempts, packageId, now])
}
