import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { visitor } from '@/lib/device/visitor'
import { type SavedItem, savedKey } from '@/own/saved/item'
import { savedQuery } from '@/own/saved/query'
import { useOwner } from '@/session'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { FilterSelect } from '@/ui/list/filter-select'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { ErrorPanel, MessagePanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { SavedRow } from '../components/saved-row'
import { useNamesNow } from '../use-names-now'

const nothingSaved = (
  <MessagePanel
    icon={<Bookmark size={26} aria-hidden />}
    title={t('Nothing saved yet')}
    role="status"
    actions={
      <>
        <ButtonLink to={paths.contentCurrentAffairs} look="primary">
          {t('Browse current affairs')}
        </ButtonLink>
        <ButtonLink to={paths.contentJobs}>{t('Browse jobs')}</ButtonLink>
      </>
    }
  >
    {t('Press the bookmark on an article, job or resource to save it here.')}
  </MessagePanel>
)

function SavedSkeleton() {
  return (
    <LoadingRegion label={t('Loading saved items')}>
      <Skeleton className="h-60 rounded-card" />
    </LoadingRegion>
  )
}

const kindNames = [
  ['article', t('Articles')],
  ['job', t('Jobs')],
  ['resource', t('Resources')],
] as const

/** What is taken off the list stays in its row until the page is left, so that a slip is one press to undo. */
function useLastingRows(items: readonly SavedItem[]): readonly SavedItem[] {
  const [rows, setRows] = useState(items)
  const shown = new Set(rows.map(savedKey))
  const added = items.filter((item) => !shown.has(savedKey(item)))
  if (added.length === 0) return rows
  const all = [...added, ...rows].sort((a, b) => b.savedAt - a.savedAt)
  setRows(all)
  return all
}

function SavedList({ items }: { items: readonly SavedItem[] }) {
  const rows = useNamesNow(useLastingRows(items))
  const [kind, setKind] = useState<SavedItem['kind'] | 'all'>('all')
  if (rows.length === 0) return nothingSaved
  const kinds = kindNames.filter(([name]) => rows.some((row) => row.kind === name))
  return (
    <>
      {kinds.length > 1 && (
        <div className="mb-4 flex">
          <FilterSelect
            label={t('Kind')}
            value={kind}
            options={[['all', t('All')], ...kinds]}
            onChoose={setKind}
          />
        </div>
      )}
      <Card className="overflow-hidden">
        <ul className="divide-y divide-line">
          {rows
            .filter((row) => kind === 'all' || row.kind === kind)
            .map((item) => (
              <SavedRow key={savedKey(item)} item={item} />
            ))}
        </ul>
      </Card>
    </>
  )
}

function VisitorsNote() {
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface py-2 pr-2 pl-4 text-detail text-muted">
      <span className="flex-1 basis-60 py-1">
        {t('Saved on this device. Sign in to see it on your other devices.')}
      </span>
      <ButtonLink to={paths.login} state={{ from: paths.saved }}>
        {t('Login')}
      </ButtonLink>
    </p>
  )
}

function Saved({ owner }: { owner: string }) {
  const { data, isError, isFetching, refetch } = useQuery(savedQuery(owner))
  const retry = () => void refetch()
  if (data === undefined) {
    return isError ? (
      <ErrorPanel title={t('Failed to load saved items')} onRetry={retry} />
    ) : (
      <SavedSkeleton />
    )
  }
  // What the device keeps is no answer yet while the account is still being asked.
  if (data.length === 0 && isFetching && owner !== visitor) return <SavedSkeleton />
  if (data.length === 0 && isError) {
    return <ErrorPanel title={t('Failed to load saved items')} onRetry={retry} />
  }
  return (
    <>
      {owner === visitor && data.length > 0 && <VisitorsNote />}
      {isError && (
        <div role="alert" className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-warning">
          {t('We could not reach your account. These are the items on this device.')}
          <Button look="quiet" onClick={retry}>
            {t('Try Again')}
          </Button>
        </div>
      )}
      <SavedList items={data} />
    </>
  )
}

/** /saved: articles, jobs and resources that a visitor or student keeps for later (docs/decisions/011). */
export function SavedPage() {
  const owner = useOwner()
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle title={t('Saved')} />
      <NoIndex />
      <h1 className="text-page sm:text-page-wide">{t('Saved')}</h1>
      <p className="mt-2 mb-5 text-muted">
        <Trans
          message={'Articles, jobs and resources. Saved questions are in <a>Mistakes</a>.'}
          parts={{
            a: (
              <Link
                to={`${paths.mistakes}?view=saved`}
                className="underline underline-offset-4 hover:text-text"
              />
            ),
          }}
        />
      </p>
      {owner === null ? <SavedSkeleton /> : <Saved key={owner} owner={owner} />}
    </div>
  )
}
