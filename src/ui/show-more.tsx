import type { Page } from '@/lib/firebase/documents'
import { type PagedList, useShowMore } from '@/lib/use-show-more'
import { Button } from './button'

/**
 * The foot of a list that is read ten by ten: the next ten, or that these were all.
 * @param page what its query holds.
 */
export function ShowMore<Item extends { id: string }>({
  list,
  page,
}: {
  list: PagedList<Item>
  page: Page<Item> | undefined
}) {
  const { state, showMore } = useShowMore(list)
  if (!page || (page.next === null && state === 'idle')) return null
  const told = {
    idle: null,
    reading: null,
    failed: 'The next ones could not be loaded.',
    done: page.next === null ? `All ${page.items.length} are shown.` : `${page.items.length} are shown.`,
  }[state]
  return (
    <div className="mt-7 grid justify-items-center gap-3">
      {/* The button may be gone after its press: the reading goes on here. */}
      <p
        role="status"
        tabIndex={-1}
        ref={(line) => {
          if (state === 'done' && page.next === null) line?.focus()
        }}
        className={state === 'failed' ? 'text-error' : 'text-sm text-muted'}
      >
        {told}
      </p>
      {page.next !== null && (
        <Button className="min-w-44" aria-disabled={state === 'reading'} onClick={() => void showMore()}>
          {state === 'reading' ? 'Loading...' : state === 'failed' ? 'Try Again' : 'Show more'}
        </Button>
      )}
    </div>
  )
}
