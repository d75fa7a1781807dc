import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'

const schema = z.object({ opensNext: z.literal(true) })

/** Router state of Open in My purchases: the page of the product goes straight on to its next test or book. */
export const openNext: z.infer<typeof schema> = { opensNext: true }

export const useOpensNext = (): boolean => schema.safeParse(useLocation().state).success
