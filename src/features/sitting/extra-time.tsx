import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import type { ExtraTime } from '@/domain/sitting/extra-time'
import { whenIdle } from '@/loading/when-idle'
import { preferencesOnDevice } from '@/own/preferences/device'

const extraTimeQuery = (owner: string) =>
  queryOptions({
    queryKey: ['preferences', owner, 'extra-time'],
    queryFn: async (): Promise<ExtraTime> => (await preferencesOnDevice(owner)).extraTime?.value ?? 'none',
    // What is kept may have changed since another page asked.
    staleTime: 0,
    gcTime: 0,
  })

/** The extra time that a new sitting of `owner` is given, as the device knows it; null for the moment that it is asked. */
export function useExtraTime(owner: string): ExtraTime | null {
  return useQuery(extraTimeQuery(owner)).data ?? null
}

/**
 * The choice of extra time where something is about to begin. It comes behind the page: what has been chosen before holds
 * without it.
 * @param minutes without extra time
 */
export function ExtraTimeLine({ minutes, className }: { minutes: number; className?: string }) {
  const [Select, setSelect] = useState<ComponentType<{ minutes: number }> | null>(null)
  useEffect(() => {
    whenIdle()
      .then(() => import('@/features/preferences'))
      .then(({ ExtraTimeSelect }) => setSelect(() => ExtraTimeSelect))
      .catch(() => undefined)
  }, [])
  return (
    <div className={className}>
      <div className="min-h-11">{Select && <Select minutes={minutes} />}</div>
    </div>
  )
}
