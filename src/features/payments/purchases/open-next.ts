import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'

/** Names this load of the app: the browser's history, and with it the router's state, outlives a reload. */
const thisLoad = performance.timeOrigin

const schema = z.object({ opensNext: z.literal(thisLoad) })

/** Router state of Open in My purchases: the page of the product goes straight on to its next test or book, once. */
export const openNext: z.infer<typeof schema> = { opensNext: thisLoad }

/** The history entries that went on, or could have. */
const followed = new Set<string>()

/** Whether this page was opened with `openNext`; not again after Back or a reload. */
export function useOpensNext(): boolean {
  const { state, key } = useLocation()
  const [opens] = useState(() => schema.safeParse(state).success && !followed.has(key))
  useEffect(() => void followed.add(key), [key])
  return opens
}
