import { useQuery } from '@tanstack/react-query'
import type { RevisionLeft } from '@/domain/study/suggest'
import { useAnswerSheets } from '@/own/attempts'
import { preferencesQuery } from '@/own/preferences/query'
import { useDeviceDay } from '@/ui/use-device-day'
import { useRevisionLeft } from './use-study-facts'

/** Today's revision of `owner`; null when there is nothing to revise at all, undefined while it is not known. */
export function useRevisionToday(owner: string): RevisionLeft | null | undefined {
  const { data: preferences } = useQuery(preferencesQuery(owner))
  return useRevisionLeft(owner, useAnswerSheets(owner), useDeviceDay(), preferences)
}
