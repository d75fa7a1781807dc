import { useLocation, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { safeReturnPath } from '@/config/paths'

const stateSchema = z.object({ from: z.optional(z.string()), message: z.optional(z.string()) })

/**
 * Where to go after sign-in and why the student was sent here: router state `{ from, message }`, or `?redirect=`.
 * Only paths of this site count (spec section 2; design.md section 6).
 */
export function useReturnState(): { returnTo: string; message: string | undefined; state: unknown } {
  const { state } = useLocation()
  const [search] = useSearchParams()
  const parsed = stateSchema.safeParse(state)
  const carried = parsed.success ? parsed.data : {}
  const returnTo = safeReturnPath(carried.from ?? search.get('redirect'))
  return { returnTo, message: carried.message, state: { ...carried, from: returnTo } }
}
