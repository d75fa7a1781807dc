import { useQuery } from '@tanstack/react-query'
import { CloudDownload } from 'lucide-react'
import { useState } from 'react'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { freeSpace } from '@/lib/device/free-space'
import { visitor } from '@/lib/device/visitor'
import { formatFileSize } from '@/lib/file-size'
import { useNetworkState } from '@/lib/hooks/use-network-state'
import { useOwner } from '@/session'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { MessagePanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { DownloadRow } from '../components/download-row'
import { downloadsQuery } from '../device/download-list'
import { removeDownload } from '../downloads'
import type { ListedItem } from '../model/download-item'

const skeleton = (
  <LoadingRegion label={t('Loading downloads')}>
    <Skeleton className="h-60 rounded-card" />
  </LoadingRegion>
)

/** Says how to download something; without a network it leads to home, whose cards say what is on the device. */
function NoDownloads({ owner }: { owner: string }) {
  const isOffline = useNetworkState().status === 'offline' && owner !== visitor
  return (
    <MessagePanel
      icon={<CloudDownload size={26} aria-hidden />}
      title={t('No downloads yet')}
      role="status"
      actions={
        isOffline ? (
          <ButtonLink to={paths.home} look="primary">
            {t('Home')}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to={paths.contentTestSeries} look="primary">
              {t('Test Series')}
            </ButtonLink>
            <ButtonLink to={paths.contentQuizzes}>{t('Quizzes')}</ButtonLink>
          </>
        )
      }
    >
      {isOffline
        ? t('Home shows what you can open offline.')
        : t('Press “Download for offline” on a test series, a test, a quiz or a PDF.')}
    </MessagePanel>
  )
}

function Space({ items }: { items: readonly ListedItem[] }) {
  const total = items.reduce((sum, { loaded }) => sum + loaded, 0)
  const { data: free } = useQuery({
    queryKey: ['free-space', total],
    queryFn: freeSpace,
    networkMode: 'always',
  })
  return (
    <p className="tabular-nums">
      {[
        t('{count, plural, one {# item} other {# items}}, {size}.', {
          count: items.length,
          size: formatFileSize(total) ?? '0 KB',
        }),
        free ? t('{size} free for this app.', { size: formatFileSize(free) ?? '' }) : '',
      ].join(' ')}
    </p>
  )
}

function RemoveAll({ items }: { items: readonly ListedItem[] }) {
  const [state, setState] = useState<'quiet' | 'asking' | 'failed'>('quiet')
  const removeAll = async () => {
    setState('quiet')
    try {
      for (const item of items) await removeDownload(item.owner, item)
    } catch {
      setState('failed')
    }
  }
  if (state !== 'asking')
    return (
      <div className="mt-6">
        <Button onClick={() => setState('asking')}>{t('Remove all')}</Button>
        {state === 'failed' && (
          <p role="alert" className="mt-2 text-sm text-error">
            {t('Some downloads could not be removed. Please try again.')}
          </p>
        )}
      </div>
    )
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <p className="basis-full">{t('Remove all downloads from this device? Your results stay.')}</p>
      <Button look="danger" onClick={() => void removeAll()}>
        {t('Remove all')}
      </Button>
      <Button look="quiet" onClick={() => setState('quiet')}>
        {t('Cancel')}
      </Button>
    </div>
  )
}

function DownloadList({ owner }: { owner: string }) {
  const { data: items } = useQuery(downloadsQuery(owner))
  if (!items) return skeleton
  if (items.length === 0) return <NoDownloads owner={owner} />
  return (
    <>
      <Space items={items} />
      <p className="mt-1 text-sm text-muted">
        {items.every((item) => item.owner === visitor)
          ? t('These open offline on this device.')
          : t('These open offline on this device, until you log out.')}
      </p>
      <Card className="mt-5 overflow-hidden">
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <DownloadRow key={item.id} item={item} stays={item.owner !== owner} />
          ))}
        </ul>
      </Card>
      <RemoveAll items={items} />
    </>
  )
}

/** /offline: the downloads on this device, with their size and a way to remove them. */
export function DownloadsPage() {
  const owner = useOwner()
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle title={t('Downloads')} />
      <NoIndex />
      <h1 className="mb-3 text-page sm:text-page-wide">{t('Downloads')}</h1>
      {owner ? <DownloadList key={owner} owner={owner} /> : skeleton}
    </div>
  )
}
