import { useQuery } from '@tanstack/react-query'
import { CloudDownload } from 'lucide-react'
import { useState } from 'react'
import { paths } from '@/config/paths'
import { counted } from '@/domain/counted'
import { freeSpace } from '@/lib/device/free-space'
import { visitor } from '@/lib/device/visitor'
import { formatFileSize } from '@/lib/file-size'
import { useOwner } from '@/session'
import { Button, ButtonLink } from '@/ui/button'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { MessagePanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { KeptRow } from '../components/kept-row'
import { keptItemsQuery } from '../device/kept-items'
import { removeKept } from '../keep/keeper'
import { keeperOf } from '../keep/keeper-of'
import type { ListedItem } from '../model/kept-item'

const skeleton = (
  <LoadingRegion label="Loading what is kept">
    <div className="grid gap-3">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-36 rounded-card" />
      ))}
    </div>
  </LoadingRegion>
)

const nothingKept = (
  <MessagePanel
    icon={<CloudDownload size={26} aria-hidden />}
    title="Nothing kept yet"
    role="status"
    actions={
      <>
        <ButtonLink to={paths.testSeries} look="primary">
          Test Series
        </ButtonLink>
        <ButtonLink to={paths.contentQuizzes}>Quizzes</ButtonLink>
      </>
    }
  >
    Press “Keep for offline” at a test series, a test, a quiz or a PDF, and it opens here without a network.
  </MessagePanel>
)

function Space({ items }: { items: readonly ListedItem[] }) {
  const total = items.reduce((sum, { loaded }) => sum + loaded, 0)
  const { data: free } = useQuery({
    queryKey: ['free-space', total],
    queryFn: freeSpace,
    networkMode: 'always',
  })
  return (
    <p className="text-muted tabular-nums">
      {[
        `${counted(items.length, 'item')}, ${formatFileSize(total) ?? '0 KB'}.`,
        free ? `${formatFileSize(free)} free for this app.` : '',
      ].join(' ')}
    </p>
  )
}

function RemoveAll({ items }: { items: readonly ListedItem[] }) {
  const [state, setState] = useState<'quiet' | 'asking' | 'failed'>('quiet')
  const removeAll = async () => {
    setState('quiet')
    try {
      for (const item of items) await removeKept(keeperOf(item.kind), item.owner, item)
    } catch {
      setState('failed')
    }
  }
  if (state !== 'asking')
    return (
      <div className="mt-6">
        <Button onClick={() => setState('asking')}>Remove all</Button>
        {state === 'failed' && (
          <p role="alert" className="mt-2 text-sm text-error">
            Not all of it could be removed. Please try again.
          </p>
        )}
      </div>
    )
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <p className="basis-full">Remove all of it from this device? Your results stay.</p>
      <Button look="danger" onClick={() => void removeAll()}>
        Remove all
      </Button>
      <Button look="quiet" onClick={() => setState('quiet')}>
        Cancel
      </Button>
    </div>
  )
}

function Kept({ owner }: { owner: string }) {
  const { data: items } = useQuery(keptItemsQuery(owner))
  if (!items) return skeleton
  if (items.length === 0) return nothingKept
  return (
    <>
      <p className="mb-1">
        {items.every((item) => item.owner === visitor)
          ? 'These open without a network, on this device.'
          : 'These open without a network, on this device, until you log out.'}
      </p>
      <Space items={items} />
      <ul className="mt-5 grid gap-3">
        {items.map((item) => (
          <KeptRow key={item.id} item={item} stays={item.owner !== owner} />
        ))}
      </ul>
      <RemoveAll items={items} />
    </>
  )
}

/** /offline: what is kept on this device on purpose, with its space and a way to remove it. */
export function OfflinePage() {
  const owner = useOwner()
  return (
    <div className="page-column min-h-dvh py-7 sm:py-9">
      <PageTitle title="Kept for offline" />
      <NoIndex />
      <div className="max-w-3xl">
        <h1 className="mb-3 text-page sm:text-page-wide">Kept for offline</h1>
        {owner ? <Kept key={owner} owner={owner} /> : skeleton}
      </div>
    </div>
  )
}
