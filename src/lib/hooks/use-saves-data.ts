import { useSyncExternalStore } from 'react'
import { savesData } from '../device/saves-data'

const never = () => () => undefined

/** Whether data is to be saved; a prerendered page, which is the same for everybody, says no until it is taken over. */
export function useSavesData(): boolean {
  return useSyncExternalStore(never, savesData, () => false)
}
