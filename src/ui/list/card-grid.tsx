import { memo, type ReactNode, startTransition, useEffect, useState } from 'react'
import { useInBrowser } from '@/lib/hooks/use-in-browser'
import { Skeleton } from '../skeleton'

const gridClass = 'grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 lg:gap-5'

/** As many cards as a first screen shows: one column of them on a phone, three on a desktop. */
const firstCards = () => (window.innerWidth < 640 ? 5 : 12)
/** A page that came as HTML has two rows of a desktop: a phone must take over each of its cards. */
const firstInHtml = 6
/** Cards that are added at a time: drawing them holds a weak phone for no longer than a frame or two. */
const step = 12

/** So few more come with the first ones: what stands below a short list never moves. */
const fewMore = 3

/** What a student does first with a page, or what a screen reader does for one. */
const uses = ['scroll', 'click', 'keydown', 'focusin'] as const
/** Milliseconds after which a page that stands is taken to be read, by whatever means. */
const patience = 10_000

let isUsed = false

/**
 * False until the page has been touched, scrolled or reached by a key, or has stood for a while: what lies out of sight
 * may wait for that.
 */
function useIsUsed(): boolean {
  const [isUsedNow, setUsedNow] = useState(isUsed)
  useEffect(() => {
    if (isUsedNow) return undefined
    const onUse = () => {
      // Nothing moves under a finger: the click that follows is a use too.
      if (document.querySelector(':active')) return
      isUsed = true
      setUsedNow(true)
    }
    const timer = setTimeout(onUse, patience)
    for (const use of uses) addEventListener(use, onUse, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const use of uses) removeEventListener(use, onUse, { capture: true })
    }
  }, [isUsedNow])
  return isUsedNow
}

/** How many of `total` to draw now: what the first screen shows at once, the rest step by step once the page is used. */
function useSteps(total: number): number {
  const first = useInBrowser(firstCards, firstInHtml)
  const [added, setAdded] = useState(0)
  const isUsed = useIsUsed()
  const most = first + added
  const isAll = total <= most + fewMore
  useEffect(() => {
    if (isUsed && !isAll) startTransition(() => setAdded(added + step))
  }, [isUsed, isAll, added])
  return isAll ? total : most
}

/** Drawn once, however often the grid grows. */
const Card = memo(function Card<Item>({ item, draw }: { item: Item; draw: (item: Item) => ReactNode }) {
  return draw(item)
}) as <Item>(props: { item: Item; draw: (item: Item) => ReactNode }) => ReactNode

/** A card that is not drawn yet has the first one's height. */
function measureCard(list: HTMLUListElement | null) {
  list?.style.setProperty('--card', `${list.firstElementChild?.clientHeight}px`)
}

/**
 * A list of cards. The first screen's come at once, the rest in steps, so that a weak phone answers a finger in between.
 * Each has its place from the start, so that the page keeps its length. It does not use `content-visibility`: a card that
 * the browser skips is missing from the accessibility tree, and nobody finds it by its heading or link.
 */
export function CardGrid<Item extends { id: string }>({
  items,
  children,
}: {
  items: readonly Item[]
  children: (item: Item) => ReactNode
}) {
  const drawn = useSteps(items.length)
  return (
    <ul ref={measureCard} className={gridClass}>
      {items.map((item, index) => (
        <li
          key={item.id}
          className="min-w-0"
          style={index < drawn ? undefined : { minHeight: 'var(--card, 13rem)' }}
        >
          {index < drawn && <Card item={item} draw={children} />}
        </li>
      ))}
    </ul>
  )
}

/** What stands above a list, as grey bars: the line with the count, or the filters. */
function AboveSkeleton({ above }: { above: 'count' | 'filters' }) {
  if (above === 'count') return <Skeleton className="mt-0.5 mb-4.5 h-4.5 w-64" />
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <div className="ml-auto flex gap-3 max-sm:w-full">
        <Skeleton className="h-11 rounded-control max-sm:flex-1 sm:w-44" />
        <Skeleton className="h-11 rounded-control max-sm:flex-1 sm:w-36" />
      </div>
    </div>
  )
}

/**
 * The list's shape while it loads: cards with a picture, or plain ones.
 * @param above what stands between the categories and the cards; left out when nothing does.
 */
export function CardGridSkeleton({
  picture,
  above,
}: {
  picture: boolean
  above?: 'count' | 'filters' | undefined
}) {
  return (
    <>
      {above && <AboveSkeleton above={above} />}
      <div className={gridClass}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
          <div
            key={card}
            className="flex overflow-hidden rounded-card border border-line bg-surface sm:flex-col"
          >
            {picture && (
              <Skeleton className="flex-none max-sm:my-4 max-sm:ml-4 max-sm:size-22 sm:aspect-video sm:rounded-none" />
            )}
            <div className="grid flex-1 content-start gap-2.5 p-4 sm:p-4.5">
              <Skeleton className="h-5 w-full" />
              <Skeleton className="h-5 w-3/5" />
              {!picture && <Skeleton className="mt-2 h-4 w-full" />}
              <Skeleton className="mt-3 h-4 w-2/5" />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
