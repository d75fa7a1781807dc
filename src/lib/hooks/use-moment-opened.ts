import { useState } from 'react'
import { editionMoment } from '../edition'
import { useInBrowser } from './use-in-browser'

/** When the screen was opened. While a page that came as HTML is taken over, when that was made: it must say the same. */
export function useMomentOpened(): Date {
  const [opened] = useState(() => new Date())
  const made = editionMoment()
  return useInBrowser(() => true, false) || made === null ? opened : new Date(made)
}
