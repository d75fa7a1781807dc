import { useDeferredValue } from 'react'
import { useInBrowser } from '@/lib/hooks/use-in-browser'

/** False while a page is prerendered and while that page is hydrated; what it changes then is drawn in slices. */
export const useIsInBrowser = (): boolean => useDeferredValue(useInBrowser(() => true, false))
