import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { dropGuardEntry } from '@/lib/navigation/guard-entry'

/**
 * Leads to the results, which take the sitting's place in the history: Back from them leads to where it was come from.
 * @param waiting what shows until they are there
 */
export function ToResults({ to, waiting }: { to: string; waiting: ReactNode }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  useEffect(() => {
    let goes = true
    void dropGuardEntry().then(() => {
      if (goes) void navigate(to, { replace: true, state })
    })
    return () => {
      goes = false
    }
  }, [to, state, navigate])
  return waiting
}
