import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isOnlyLookedAt, type TestRef, testKey } from '@/domain/sitting/test-ref'
import { visitor } from '@/lib/device/visitor'
import { useTimePassed } from '@/lib/hooks/use-time-passed'
import { inTime } from '@/lib/time-limit'
import { attemptSync, type Fetched } from '@/own/attempts/account/attempt-sync'
import type { Attempt, AttemptScope } from '@/own/attempts/attempt'
import { attemptStore } from '@/own/attempts/device/attempt-store'
import type { ClockReading } from '@/own/attempts/device/sitting-clock'

/** Milliseconds that a screen waits for the account before it shows what the device knows. */
const lookFirst = 2000
/** Milliseconds that the account has to answer behind that screen. */
const lookOn = 60_000

interface Found {
  attempt: Attempt
  /** The last reading of its clock. */
  reading: ClockReading | null
}

interface OnDevice {
  /** An attempt with an answer. */
  begun: Found | null
  /** A quiz without an answer, whose clock runs: another device may have done more. */
  idle: Found | null
}

async function readDevice(owner: string, key: string, scope: AttemptScope): Promise<OnDevice> {
  const load = async (id: string | undefined): Promise<Found | null> => {
    const attempt = id === undefined ? null : await attemptStore.load(owner, id)
    return attempt && { attempt, reading: await attemptStore.reading(owner, attempt.id) }
  }
  const all = await attemptStore.list(owner)
  const running = all.filter(
    (attempt) => attempt.testKey === key && attempt.status === 'running' && attempt.scope === scope,
  )
  for (const { id, deadline } of running.filter(isOnlyLookedAt)) {
    // Its time is over, and it has no answer.
    if (deadline <= Date.now()) await attemptStore.forget(owner, id).catch(() => undefined)
  }
  return {
    begun: await load(running.find((attempt) => !isOnlyLookedAt(attempt))?.id),
    idle: await load(running.find((attempt) => isOnlyLookedAt(attempt) && attempt.deadline > Date.now())?.id),
  }
}

/** @param visit differs for each visit to a quiz, so that each reads the device again */
function onDeviceQuery(owner: string, ref: TestRef, scope: AttemptScope, visit: string) {
  return queryOptions({
    queryKey: ['running-attempt', owner, testKey(ref), scope, visit],
    queryFn: () => readDevice(owner, testKey(ref), scope),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

async function askAccount(owner: string, ref: TestRef, scope: AttemptScope): Promise<Fetched> {
  if (owner === visitor || !navigator.onLine) return null
  return inTime(attemptSync.fetchRunning(owner, ref, scope), lookOn).catch(() => null)
}

/**
 * The attempt that another device has begun and that still runs; `changed` when its questions are others now, null when
 * there is none, nobody is signed in or the account does not say so within a minute.
 */
export function elsewhereQuery(owner: string, ref: TestRef, scope: AttemptScope, visit = '') {
  return queryOptions({
    queryKey: ['attempt-elsewhere', owner, testKey(ref), scope, visit],
    queryFn: () => askAccount(owner, ref, scope),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

export type RunningAttempt =
  /** `asksAccount`: the device knows of none, so the account is being asked. */
  | { status: 'looking'; asksAccount: boolean }
  | ({ status: 'found'; fromAccount: boolean; onTakeOver: (() => void) | null } & Found)
  /** Another device has one whose questions are others now. */
  | { status: 'changed'; onAnew: () => void }
  /** `onTakeOver`: the account has told of one after all; a screen that stands may offer it. */
  | { status: 'none'; onTakeOver: (() => void) | null }

/**
 * How long the account is asked before the screen goes on without it: not at all, for what was made on this page; as long
 * as it takes, where there is nothing to go on with.
 */
export type Asking = 'not' | 'briefly' | 'patiently'

/**
 * The attempt to go on with: this device's, else one that the account tells of within two seconds. One that comes later
 * is only offered: it never takes away the screen that is shown.
 */
export function useRunningAttempt(
  owner: string,
  ref: TestRef,
  scope: AttemptScope,
  visit = '',
  asking: Asking = 'briefly',
): RunningAttempt {
  const device = useQuery(onDeviceQuery(owner, ref, scope, visit))
  const asks = asking !== 'not' && device.data !== undefined && device.data.begun === null
  const elsewhere = useQuery({ ...elsewhereQuery(owner, ref, scope, visit), enabled: asks })
  const isLate = useTimePassed(lookFirst)
  const [choice, setChoice] = useState<'there' | 'changed' | 'here' | null>(null)
  if (!device.data) return { status: 'looking', asksAccount: false }
  const { begun, idle } = device.data
  if (begun) return { status: 'found', fromAccount: false, onTakeOver: null, ...begun }
  const there = elsewhere.data ?? null
  if (choice === null) {
    if (asks && elsewhere.isPending && ((asking === 'patiently' && !idle) || !isLate))
      return { status: 'looking', asksAccount: true }
    setChoice(there === null ? 'here' : there === 'changed' ? 'changed' : 'there')
  }
  if (choice === 'changed') return { status: 'changed', onAnew: () => setChoice('here') }
  const found = there === 'changed' ? null : there
  if (choice === 'there' && found) return { status: 'found', fromAccount: true, onTakeOver: null, ...found }
  const onTakeOver = found && (() => setChoice('there'))
  return idle ? { status: 'found', fromAccount: false, onTakeOver, ...idle } : { status: 'none', onTakeOver }
}
