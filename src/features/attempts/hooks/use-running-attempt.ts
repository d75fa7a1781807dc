import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTimePassed } from '@/lib/use-time-passed'
import { isWorthWriting } from '../account/attempt-sync'
import { fromAccount } from '../account/from-account'
import { attemptStore } from '../device/attempt-store'
import type { ClockReading } from '../device/sitting-clock'
import type { Attempt, AttemptScope } from '../model/attempt'
import { type TestRef, testKey } from '../model/test-ref'

/** Milliseconds that a screen waits for the account before it shows what the device knows. */
const lookFirst = 2000
/** Milliseconds that the account has to say more behind that screen. */
const lookOn = 60_000

interface Found {
  attempt: Attempt
  /** The last reading of its clock. */
  reading: ClockReading | null
}

/** The attempt that runs for `owner` on this device; null when there is none. Each screen reads it anew. */
function onDeviceQuery(owner: string, ref: TestRef, scope: AttemptScope) {
  return queryOptions({
    queryKey: ['running-attempt', owner, testKey(ref), scope],
    queryFn: async (): Promise<Found | null> => {
      const attempt = await attemptStore.latest(owner, testKey(ref), 'running', scope)
      if (!attempt) return null
      const { sitting } = attempt
      if (!isWorthWriting(attempt) && sitting.deadline <= Date.now()) {
        // A quiz that was only looked at, and whose time is over, begins anew.
        await attemptStore.forget(owner, attempt.id).catch(() => undefined)
        return null
      }
      return { attempt, reading: await attemptStore.reading(owner, attempt.id) }
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/**
 * The attempt that another device has begun and that still runs; `changed` when its questions are others now, null when
 * there is none, nobody is signed in or the account does not say so within a minute.
 */
export function elsewhereQuery(owner: string, ref: TestRef, scope: AttemptScope) {
  return queryOptions({
    queryKey: ['attempt-elsewhere', owner, testKey(ref), scope],
    queryFn: () => fromAccount(owner, (sync) => sync.fetchRunning(owner, ref, scope), lookOn),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

export type RunningAttempt =
  /** `asksAccount`: the device knows of none, so the account is being asked. */
  | { status: 'looking'; asksAccount: boolean }
  | ({ status: 'found'; fromAccount: boolean } & Found)
  /** Another device has one whose questions are others now. */
  | { status: 'changed'; onAnew: () => void }
  /** `onTakeOver`: the account has told of one after all; a screen that stands may offer it. */
  | { status: 'none'; onTakeOver: (() => void) | null }

/**
 * The attempt of a test that goes on: this device's, else one that the account tells of within two seconds. What has
 * been answered stays: no screen is taken away later, but it may offer what came late.
 */
export function useRunningAttempt(owner: string, ref: TestRef, scope: AttemptScope): RunningAttempt {
  const device = useQuery(onDeviceQuery(owner, ref, scope))
  const elsewhere = useQuery({ ...elsewhereQuery(owner, ref, scope), enabled: device.data === null })
  const isLate = useTimePassed(lookFirst)
  const [choice, setChoice] = useState<'there' | 'changed' | 'anew' | null>(null)
  if (device.isPending) return { status: 'looking', asksAccount: false }
  if (device.data) return { status: 'found', fromAccount: false, ...device.data }
  const there = elsewhere.data ?? null
  if (choice === null) {
    if (elsewhere.isPending && !isLate) return { status: 'looking', asksAccount: true }
    setChoice(there === null ? 'anew' : there === 'changed' ? 'changed' : 'there')
  }
  if (choice === 'changed') return { status: 'changed', onAnew: () => setChoice('anew') }
  const found = there === 'changed' ? null : there
  if (choice === 'there' && found) return { status: 'found', fromAccount: true, ...found }
  return { status: 'none', onTakeOver: found && (() => setChoice('there')) }
}
