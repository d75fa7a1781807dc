import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { startTransition, useState } from 'react'
import { t } from '@/language/text'
import { Button } from '../button'

/** A list that is read ten by ten, and how far it has been read. */
export interface More {
  /** Reads the next ten into the list's query. */
  readMore: (client: QueryClient) => Promise<void>
  /** On the screen now. */
  count: number
  hasMore: boolean
}

type State = 'idle' | 'reading' | 'failed' | 'done'

/** One read at a time, however often it is pressed. */
function useReadMore(readMore: More['readMore']) {
  const client = useQueryClient()
  const [state, setState] = useState<State>('idle')
  const read = async () => {
    if (state === 'reading') return
    setState('reading')
    try {
      await readMore(client)
      // With the longer list, which is drawn in slices.
      startTransition(() => setState('done'))
    } catch {
      setState('failed')
    }
  }
  return { state, read }
}

const focusOn = (line: HTMLElement | null) => line?.focus()

/** The foot of such a list: the next ten, or that these were all. */
export function ShowMore({ readMore, count, hasMore }: More) {
  const { state, read } = useReadMore(readMore)
  if (!hasMore && state === 'idle') return null
  const told = {
    idle: null,
    reading: null,
    failed: t('The next ones could not be loaded.'),
    done: t('{count} are shown.', { count }),
  }[state]
  return (
    <div className="mt-7 grid justify-items-center gap-3">
      <p
        role="status"
        tabIndex={-1}
        // The button is gone after its last press: reading goes on here.
        ref={!hasMore && state === 'done' ? focusOn : null}
        className={state === 'failed' ? 'text-error' : 'text-sm text-muted'}
      >
        {told}
      </p>
      {hasMore && (
        <Button className="min-w-44" aria-disabled={state === 'reading'} onClick={() => void read()}>
          {state === 'reading' ? t('Loading...') : state === 'failed' ? t('Try Again') : t('Show more')}
        </Button>
      )}
    </div>
  )
}
