/** Leads on after work that took a while, unless the operator has gone to another page meanwhile. */
import { useEffect, useRef } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router-dom'

/** @returns navigates for as long as the component that asked is shown, and does nothing afterwards */
export function useNavigateFromHere() {
  const navigate = useNavigate()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return async (to: string, options?: NavigateOptions): Promise<void> => {
    if (isHere.current) await navigate(to, options)
  }
}
