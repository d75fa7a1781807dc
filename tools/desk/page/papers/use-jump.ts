/** Pages of questions, and where the focus goes in them. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { nextStop, type Stop, stopsOf } from './next-problem'
import { type Item, keyOf, type ShownProblem } from './shown-problems'

/** Questions that are drawn at once: they may have formulas, tables and pictures. */
export const pageSize = 20

/** Puts the focus on an element once it is drawn. */
function useFocus() {
  // Draws the page again when it stays the same one.
  const [, setFocused] = useState(0)
  const target = useRef<{ id: string; block: ScrollLogicalPosition } | null>(null)
  useEffect(() => {
    const found = target.current && document.getElementById(target.current.id)
    if (!found || !target.current) return
    found.scrollIntoView({ block: target.current.block })
    found.focus({ preventScroll: true })
    target.current = null
  })
  return useMemo(
    () => (id: string, block: ScrollLogicalPosition) => {
      target.current = { id, block }
      setFocused((before) => before + 1)
    },
    [],
  )
}

export function useJump(items: readonly Item[]) {
  const [page, setPage] = useState(0)
  const focus = useFocus()
  const last = useRef<Stop | null>(null)
  /** @returns where it went; undefined when there is nowhere to go */
  const jump = (among: readonly ShownProblem[]): Stop | undefined => {
    const stop = nextStop(stopsOf(among, items), last.current)
    last.current = stop ?? null
    const item = stop?.at === null || !stop ? undefined : items[stop.at]
    if (!stop || stop.at === null || !item) return stop
    setPage(Math.floor(stop.at / pageSize))
    focus(keyOf(item), 'start')
    return stop
  }
  const pages = Math.max(1, Math.ceil(items.length / pageSize))
  return { page: Math.min(page, pages - 1), setPage, jump, focus }
}
