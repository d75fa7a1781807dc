import { useEffect } from 'react'
import { tellCards } from '../cards/card-query'

/** Tells the account what was changed on a screen when the screen, or the whole page, is left. */
export function useTellCards(owner: string): void {
  useEffect(() => {
    const tell = () => void tellCards(owner)
    const onHidden = () => document.visibilityState === 'hidden' && tell()
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      tell()
    }
  }, [owner])
}
