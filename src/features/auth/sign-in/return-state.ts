import { useLocation, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { safeReturnPath } from '@/config/return-path'
import { reasonToSignIn } from './reason-to-sign-in'

const text = z.optional(z.string())
const stateSchema = z.object({ from: text, message: text, email: text })

/** What one account page hands to the next: where to go afterwards, why, and the address typed so far. */
interface CarriedState {
  from: string
  message?: string
  email?: string
}

/**
 * Where to go after sign-in and why the student was sent here: router state `{ from, message }`, or `?redirect=`.
 * Only paths of this site count (spec section 2).
 */
export function useReturnState(): {
  returnTo: string
  message: string | undefined
  /** Typed on the page before. */
  email: string
  state: CarriedState
} {
  const { state } = useLocation()
  const [search] = useSearchParams()
  const parsed = stateSchema.safeParse(state)
  const carried = parsed.success ? parsed.data : {}
  const redirect = search.get('redirect')
  const returnTo = safeReturnPath(carried.from ?? redirect)
  const message = carried.message ?? (redirect === null ? undefined : reasonToSignIn(returnTo))
  const email = carried.email ?? ''
  return { returnTo, message, email, state: { from: returnTo, ...(message && { message }) } }
}
