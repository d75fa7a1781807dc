import { ChevronRight } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names'
import { showFocused } from './show-focused'

/** Pixels at the end that hold no child. */
const endSpace = 40

/** Whether a child beyond the end of the row is out of sight. */
const hidesMore = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) =>
  scrollLeft + clientWidth < scrollWidth - endSpace

/** Brings the row's current child (`aria-current`) into its middle; the page stays still. */
function showCurrent(row: HTMLElement): void {
  const child = row.querySelector<HTMLElement>('[aria-current]')
  if (!child) return
  const before = child.getBoundingClientRect().left - row.getBoundingClientRect().left
  row.scrollLeft += before - (row.clientWidth - child.clientWidth) / 2
}

/** From a tablet's width on there is room for all of it: several rows, nothing hidden. */
const wrapClass = 'md:flex-wrap md:overflow-visible md:pr-1 md:[mask-image:none]'

/**
 * One row that scrolls sideways where it does not fit, without a visible bar; its end fades, and from 640 px on an arrow
 * shows there while more can be scrolled to.
 * @param current names the current child, '' when there is none; a change scrolls it into view.
 * @param wraps true for a row that becomes several instead, from 768 px on.
 */
export function ScrollRow({
  current,
  wraps = false,
  className,
  ...rest
}: ComponentProps<'ul'> & { current: string; wraps?: boolean }) {
  const ref = useRef<HTMLUListElement>(null)
  const [hasMore, setMore] = useState(false)
  useEffect(() => {
    const row = ref.current
    if (!row) return
    if (current) showCurrent(row)
    setMore(hidesMore(row))
  }, [current])
  return (
    <div className="relative">
      <ul
        ref={ref}
        className={classNames(
          'flex scroll-px-10 overflow-x-auto overscroll-x-contain [scrollbar-width:none] [&::-webkit-scrollbar]:hidden',
          'pr-10 [mask-image:linear-gradient(to_right,black_calc(100%-40px),transparent)]',
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
          className="pointer-events-none absolute top-1/2 right-0 -translate-y-1/2 max-sm:hidden"
        />
      )}
    </div>
  )
}
