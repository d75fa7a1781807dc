import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'

const openedHere = z.object({ openedHere: z.literal(true) })

/**
 * Which item of a list is open in its modal, kept in the URL: Back closes it, a shared link opens it.
 * `show` from a closed list adds a history entry, from an open one (previous, next) replaces it; `close` takes the entry
 * away again, so that Back afterwards does not open the item a second time.
 */
export function useOpenItem(parameter: string): {
  openId: string | null
  /** The item that the address names at this moment, which a fast key press may be ahead of what is drawn. */
  newestId: () => string | null
  show: (id: string) => void
  close: () => void
} {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const openId = search.get(parameter)
  const hasOwnEntry = openedHere.safeParse(state).success

  const write = (id: string | null, own: boolean, replace: boolean) => {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (id === null) next.delete(parameter)
        else next.set(parameter, id)
        return next
      },
      { replace, state: own ? { openedHere: true } : null },
    )
  }
  return {
    openId,
    newestId: () => new URLSearchParams(window.location.search).get(parameter),
    show: (id) => write(id, openId === null || hasOwnEntry, openId !== null),
    close: () => {
      if (hasOwnEntry) void navigate(-1)
      else write(null, false, true)
    },
  }
}
