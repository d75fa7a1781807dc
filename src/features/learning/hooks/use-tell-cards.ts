import { useEffect } from 'react'
import { sendCards } from '@/own/cards/query'

/** Tells the account what was changed on a screen when the screen, or the whole page, is left. */
export function useTellCards(owner: string): void {
  useEffect(() => {
    const tell = () => void sendCards(owner)
    const onHidden = () => document.visibilityState === 'hidden' && tell()
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      tell()
    }
  }, [owner])
}
