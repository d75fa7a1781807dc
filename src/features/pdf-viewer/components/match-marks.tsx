import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { classNames } from '@/ui/class-names'
import type { TextMatch } from '../model/text-search'

/** A rectangle in parts of the page, so that it holds at any zoom. */
interface Mark {
  match: TextMatch
  left: number
  top: number
  width: number
  height: number
}

function rangeOf(elements: readonly HTMLElement[], { from, to }: TextMatch): Range | null {
  const first = elements[from.run]?.firstChild
  const last = elements[to.run]?.firstChild
  if (!first || !last) return null
  const range = document.createRange()
  range.setStart(first, Math.min(from.offset, first.textContent?.length ?? 0))
  range.setEnd(last, Math.min(to.offset, last.textContent?.length ?? 0))
  return range
}

function marksOf(
  sheet: HTMLElement,
  elements: readonly HTMLElement[],
  matches: readonly TextMatch[],
): Mark[] {
  const page = sheet.getBoundingClientRect()
  return matches.flatMap((match) =>
    [...(rangeOf(elements, match)?.getClientRects() ?? [])]
      .filter((rect) => rect.width > 0 && rect.height > 0)
      .map((rect) => ({
        match,
        left: (rect.left - page.left) / page.width,
        top: (rect.top - page.top) / page.height,
        width: rect.width / page.width,
        height: rect.height / page.height,
      })),
  )
}

const percent = (part: number) => `${part * 100}%`

/** What was found on a page, over its letters; the one that is gone to stands out. */
export function MatchMarks({
  sheet,
  elements,
  matches,
  current,
  onPlace,
}: {
  sheet: RefObject<HTMLElement | null>
  elements: readonly HTMLElement[]
  matches: readonly TextMatch[]
  current: TextMatch | null
  /** Told where the current match stands, in parts of the page's height. */
  onPlace: (top: number) => void
}) {
  const [marks, setMarks] = useState<readonly Mark[]>([])
  useLayoutEffect(() => {
    if (sheet.current) setMarks(marksOf(sheet.current, elements, matches))
  }, [sheet, elements, matches])
  const at = marks.find(({ match }) => match === current)?.top ?? null
  const tell = useEffectEvent(onPlace)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another match may stand at the same height of another page.
  useLayoutEffect(() => {
    if (at !== null) tell(at)
  }, [at, current])
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 mix-blend-multiply">
      {marks.map(({ match, left, top, width, height }) => (
        <span
          key={`${left} ${top}`}
          data-match={match === current ? 'current' : 'other'}
          className={classNames('absolute', match === current ? 'bg-primary' : 'bg-secondary/60')}
          style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
        />
      ))}
    </div>
  )
}
