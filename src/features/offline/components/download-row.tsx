import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { placesOf, testOfKey } from '@/domain/sitting/test-ref'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'
import { formatFileSize } from '@/lib/file-size'
import { pinsOf } from '@/own/papers/shelf'
import { cardLinkClass, MetaLine } from '@/ui/list/item-card'
import { downloadsQuery } from '../device/download-list'
import {
  type DownloadKind,
  type DownloadRequest,
  holdsPaper,
  type ListedItem,
  packageOfItem,
} from '../model/download-item'
import { DownloadControls, RemoveButton } from './download-controls'

const kindNames: Readonly<Record<DownloadKind, string>> = {
  package: t('Test series'),
  test: t('Test'),
  quiz: t('Quiz'),
  file: 'PDF',
}

/** The tests of a downloaded package, which open from here even when its own page does not. */
function TestsOfPackage({ item }: { item: ListedItem }) {
  const { data = [] } = useQuery({
    // Below the list's key: read again after each change.
    queryKey: [...downloadsQuery(item.owner).queryKey, 'tests'],
    queryFn: async () => [...(await pinsOf(item.owner))].map(([key, { title }]) => ({ key, title })),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const tests = data.filter(({ key }) => holdsPaper(item, key))
  if (tests.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm text-muted">
        {t('{count, plural, one {# test} other {# tests}} on this device', { count: tests.length })}
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {tests.map(({ key, title }) => {
          const ref = testOfKey(key)
          return (
            ref && (
              <li key={key}>
                <Link
                  to={placesOf(ref).test}
                  className="flex min-h-11 items-center text-detail hover:underline"
                >
                  {title}
                </Link>
              </li>
            )
          )
        })}
      </ul>
    </details>
  )
}

/**
 * One download in the list: its kind, size, date, and what the student can do with it.
 * @param stays whether it was downloaded before this student logged in
 */
export function DownloadRow({ item, stays }: { item: ListedItem; stays: boolean }) {
  const { owner, id, kind, title, path, productId, loaded, keptAt, ended = false } = item
  const request: DownloadRequest = { id, kind, title, path, productId }
  const since = keptAt > 0 && t('downloaded on {date}', { date: formatMediumDate(new Date(keptAt)) })
  const facts = [kindNames[kind], loaded > 0 && formatFileSize(loaded), since]
  // Half a file opens nothing; the tests of half a package do.
  const opens = !ended && (item.whole || kind !== 'file')
  return (
    <li className="relative p-4 has-[a:hover]:bg-raised sm:px-5">
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="min-w-0 flex-1">
          <h2 lang={languageOf(title)} className="font-sans text-base leading-snug tracking-normal">
            {opens ? (
              <Link to={path} className={cardLinkClass}>
                <span className="sr-only">{t('Open')}</span> {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <p className="mt-1 text-sm text-muted">
            <MetaLine facts={facts} />
          </p>
        </div>
        <div className="relative">
          <RemoveButton owner={owner} item={item} />
        </div>
      </div>
      {stays && (
        <p className="mt-1 text-sm text-muted">
          {t('Downloaded before you logged in. It stays when you log out.')}
        </p>
      )}
      {ended && (
        <p className="mt-1 text-detail">{t('You no longer own this, so we removed it from this device.')}</p>
      )}
      <div className="relative">
        {packageOfItem(id) !== null && <TestsOfPackage item={item} />}
        <DownloadControls owner={owner} request={request} item={item} size={null} />
      </div>
    </li>
  )
}
