import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * A new page begins at its top, with the focus in its content, as it would after a load. Back leads to where it was.
 * @returns for the element that has the content of all pages
 */
export function useNewPage<Content extends HTMLElement>() {
  const { pathname } = useLocation()
  const way = useNavigationType()
  const content = useRef<Content>(null)
  const last = useRef(pathname)
  useEffect(() => {
    // A form that has got its address keeps the focus and its place.
    const isWithin = content.current?.contains(document.activeElement) ?? false
    const isNew = last.current !== pathname && !isWithin
    last.current = pathname
    if (!isNew) return
    content.current?.focus({ preventScroll: true })
    if (way !== NavigationType.Pop) window.scrollTo(0, 0)
  }, [pathname, way])
  return content
}
