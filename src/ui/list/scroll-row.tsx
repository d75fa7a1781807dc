import { type ComponentProps, type FocusEvent, useEffect, useRef } from 'react'
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

/** From a tablet's width on there is room for all of it: several rows, nothing hidden. */
const wrapClass = 'md:flex-wrap md:overflow-visible md:pr-1 md:[mask-image:none]'

/**
 * One row that scrolls sideways where it does not fit, without a visible bar; its end fades to show that there is more.
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
  return (
    <ul
      ref={ref}
      className={classNames(
        'flex scroll-px-10 overflow-x-auto overscroll-x-contain [scrollbar-width:none] [&::-webkit-scrollbar]:hidden',
        'pr-10 [mask-image:linear-gradient(to_right,black_calc(100%-40px),transparent)]',
        wraps && wrapClass,
        className,
      )}
      onFocus={showFocused}
      {...rest}
    />
  )
}
