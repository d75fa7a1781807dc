import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { counted } from '@/domain/counted'
import { placesOf, testOfKey } from '@/domain/sitting/test-ref'
import { formatMediumDate } from '@/lib/dates'
import { formatFileSize } from '@/lib/file-size'
import { keptTestsQuery } from '../device/kept-tests'
import { keeperOf } from '../keep/keeper-of'
import {
  holdsPaper,
  type KeepRequest,
  type KeptKind,
  type ListedItem,
  packageOfItem,
} from '../model/kept-item'
import { KeepControls } from './keep-controls'

const kindNames: Readonly<Record<KeptKind, string>> = {
  package: 'Test series',
  test: 'Test',
  quiz: 'Quiz',
  file: 'PDF',
}

/** The tests of a kept package, which open from here even where its own page does not. */
function TestsOfPackage({ item }: { item: ListedItem }) {
  const { data = [] } = useQuery(keptTestsQuery(item.owner))
  const tests = data.filter(({ key }) => holdsPaper(item, key))
  if (tests.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm text-muted">
        {counted(tests.length, 'test')} on this device
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
 * One thing that is kept: what it is, how much, since when, and what can be done about it.
 * @param stays whether it was kept before this student signed in
 */
export function KeptRow({ item, stays }: { item: ListedItem; stays: boolean }) {
  const { owner, id, kind, title, path, productId, loaded, keptAt, ended = false } = item
  const request: KeepRequest = { id, kind, title, path, productId }
  const since = keptAt > 0 && `kept on ${formatMediumDate(new Date(keptAt))}`
  const facts = [kindNames[kind], loaded > 0 && formatFileSize(loaded), since]
  return (
    <li className="rounded-card border border-line bg-surface p-4 pt-2 sm:p-5 sm:pt-3">
      <h2 className="font-sans text-base tracking-normal">
        <Link to={path} className="inline-flex min-h-11 items-center py-1.5 hover:underline">
          {title}
        </Link>
      </h2>
      <p className="mb-2 text-sm text-muted tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      {stays && (
        <p className="mb-2 text-sm text-muted">Kept before you logged in. It stays when you log out.</p>
      )}
      {ended && (
        <p className="mb-2 text-detail">
          This is no longer part of what you own, so it has been removed from this device.
        </p>
      )}
      {packageOfItem(id) !== null && <TestsOfPackage item={item} />}
      <KeepControls owner={owner} keeper={keeperOf(kind)} request={request} item={item} size={null} />
    </li>
  )
}
