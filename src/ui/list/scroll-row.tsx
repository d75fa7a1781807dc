import { ChevronRight } from 'lucide-react'
import { type ComponentProps, type FocusEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names'

/** Brings the row's current child (`aria-current`) into its middle whenever `current` changes; the page stays still. */
function useCurrentInView(current: string) {
  const ref = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = ref.current
    const child = current ? row?.querySelector<HTMLElement>('[aria-current]') : null
    if (!row || !child) return
    const before = child.getBoundingClientRect().left - row.getBoundingClientRect().left
    row.scrollLeft += before - (row.clientWidth - child.clientWidth) / 2
  }, [current])
  return ref
}

/** Shows all of what a key has come to: browsers leave it where a part of it is in sight. For a row's `onFocus`. */
export function showFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Pixels at the end that hold no child. */
const endSpace = 40

/** Whether a child beyond the end of the row is out of sight. */
const hidesMore = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) =>
  scrollLeft + clientWidth < scrollWidth - endSpace

/** From a tablet's width on there is room for all of it: several rows, nothing hidden. */
const wrapClass = 'md:flex-wrap md:overflow-visible md:pr-1 md:[mask-image:none]'

/**
 * One row that scrolls sideways where it does not fit, without a visible bar; its end fades, and an arrow stands there while
 * there is more.
 * @param current names the current child, '' when there is none; a change scrolls it into view.
 * @param wraps true for a row that becomes several instead, from 768 px on.
 */
export function ScrollRow({
  current,
  wraps = false,
  className,
  ...rest
}: ComponentProps<'ul'> & { current: string; wraps?: boolean }) {
  const ref = useCurrentInView(current)
  const [hasMore, setMore] = useState(false)
  // After each render, because children may have come.
  useEffect(() => {
    if (ref.current) setMore(hidesMore(ref.current))
  })
  return (
    <div className="relative">
      <ul
        ref={ref}
        className={classNames(
          'flex scroll-px-10 overflow-x-auto overscroll-x-contain [scrollbar-width:none] [&::-webkit-scrollbar]:hidden',
          'pr-10 [mask-image:linear-gradient(to_right,black_calc(100%-40px),transparent_calc(100%-20px))]',
          wraps && wrapClass,
          className,
        )}
        onFocus={showFocused}
        onScroll={({ currentTarget }) => setMore(hidesMore(currentTarget))}
        {...rest}
      />
      {hasMore && (
        <ChevronRight
          size={20}
          aria-hidden
          className={classNames(
            'pointer-events-none absolute top-1/2 right-0 -translate-y-1/2',
            wraps && 'md:hidden',
          )}
        />
      )}
    </div>
  )
}
