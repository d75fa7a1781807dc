import { queryOptions, useQuery } from '@tanstack/react-query'
import { type IndiaDay, indiaDayOf, startOfIndiaDay } from '@/domain/india-day'
import { queryClient } from '@/lib/query-client'
import { serverTime } from '@/lib/server-time'

/** Milliseconds that the server has to answer. */
const patience = 1500

export interface Today {
  /** The day in India, by the server's time where it answers. */
  readonly today: IndiaDay
  /** The day by the device's clock, when that is another one; else null. */
  readonly deviceDay: IndiaDay | null
  /** How far the device's clock is ahead of the server's, in milliseconds; 0 when the server does not answer. */
  readonly ahead: number
}

export const todayQuery = queryOptions({
  queryKey: ['today-in-india'],
  queryFn: async (): Promise<Today> => {
    const server = await serverTime(patience)
    const now = Date.now()
    const [today, deviceDay] = [indiaDayOf(server ?? now), indiaDayOf(now)]
    return {
      today,
      deviceDay: deviceDay === today ? null : deviceDay,
      ahead: server === null ? 0 : now - server,
    }
  },
  networkMode: 'always',
  retry: false,
  staleTime: 60_000,
  // The next day begins while the page is open.
  refetchInterval: ({ state: { data } }) =>
    data ? Math.max(1000, startOfIndiaDay(data.today + 1) + data.ahead - Date.now()) : false,
})

/** The day in India; null until the server has answered or its time is over. */
export function useToday(): Today | null {
  return useQuery(todayQuery).data ?? null
}

/** The day in India by the server's time; by the device's when the server does not answer. Never throws. */
export async function todayInIndia(): Promise<IndiaDay> {
  // Fresh enough for the several questions of one sync.
  return (await queryClient.fetchQuery({ ...todayQuery, staleTime: 5000 })).today
}
