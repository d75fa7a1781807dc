import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ownTest, testKey } from '@/domain/sitting/test-ref'
import { begunWith, paperOf } from '@/domain/testing/sitting-samples'
import { queryClient } from '@/lib/query-client'
import { attemptSync } from '@/own/attempts/account/attempt-sync'
import { attemptStore } from '@/own/attempts/device/attempt-store'
import { attemptOf } from '@/own/attempts/testing/attempt-samples'
import { setSignedIn, student } from '../../../../tests/testing/signed-in'
import { useRunningAttempt } from './use-running-attempt'

function Providers({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  setSignedIn(false)
  vi.restoreAllMocks()
})

test('a practice that was begun here and not answered goes on, however long the account takes', async () => {
  setSignedIn(true)
  vi.spyOn(attemptSync, 'fetchRunning').mockReturnValue(new Promise(() => undefined))
  const ref = ownTest('p1')
  const paper = paperOf(2)
  const sitting = { ...begunWith(paper), startedAt: Date.now(), deadline: Date.now() + 600_000 }
  await attemptStore.save(student.id, { ...attemptOf(paper, sitting, 'idle'), testKey: testKey(ref) })
  const { result } = renderHook(() => useRunningAttempt(student.id, ref, 'all', '', 'patiently'), {
    wrapper: Providers,
  })
  await waitFor(() => expect(result.current).toEqual({ status: 'looking', asksAccount: true }))
  await waitFor(() => expect(result.current.status).toBe('found'), { timeout: 3000 })
})
