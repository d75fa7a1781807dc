import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import type { OutputOf } from '../call'
import { DeskPage } from '../desk-page'
import { formatMoment } from '../format'
import { ShownRead } from '../shown-read'
import { useRead } from '../use-action'

type Overview = OutputOf<'overview'>

/** What each collection is called on the desk. */
const names: Readonly<Record<Overview['counts'][number]['collection'], string>> = {
  quizzes: 'Quizzes',
  mock_tests: 'Mock tests',
  live_tests: 'Live tests',
  categories: 'Packages and categories',
  paid_resource_categories: 'Packs',
  current_affairs: 'Articles',
  dailyDoses: 'Daily doses',
  jobs: 'Jobs',
  videos: 'Videos',
  pdfs: 'Free PDFs',
  resources: 'Resources',
}

/** The form that mends a problem. */
function formOf(path: string | null) {
  const [collection, id = ''] = path?.split('/') ?? []
  if (collection === 'categories') return { to: `/packages/package/${id}`, name: 'Open the package' }
  if (collection === 'paid_resource_categories') return { to: `/packages/pack/${id}`, name: 'Open the pack' }
  return { to: '/packages', name: 'See packages and packs' }
}

function Problem({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  return (
    <li>
      <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
        <p className="flex min-w-0 flex-1 basis-60 gap-3 wrap-anywhere">
          <CircleAlert aria-hidden className="flex-none text-warning" />
          {children}
        </p>
        <ButtonLink to={to}>{name}</ButtonLink>
      </Card>
    </li>
  )
}

function Problems({
  problems,
  openReports,
  openPayments,
}: Pick<Overview, 'problems' | 'openReports' | 'openPayments'>) {
  if (problems.length === 0 && openReports === 0 && openPayments === 0)
    return (
      <Card className="mt-3 flex items-center gap-3 p-5">
        <CircleCheck aria-hidden className="flex-none text-success" />
        No problems found.
      </Card>
    )
  return (
    <ul className="mt-3 grid gap-3">
      {openPayments > 0 && (
        <Problem to="/orders?tab=attention" name="See payments">
          {openPayments === 1
            ? '1 payment needs your attention.'
            : `${openPayments} payments need your attention.`}
        </Problem>
      )}
      {openReports > 0 && (
        <Problem to="/questions" name="Answer reports">
          {openReports === 1 ? '1 report has no answer yet.' : `${openReports} reports have no answer yet.`}
        </Problem>
      )}
      {problems.map(({ text, mendedIn }) => (
        <Problem key={text} {...formOf(mendedIn)}>
          {text}
        </Problem>
      ))}
    </ul>
  )
}

function SincePublish({ publishedAt, changes }: Pick<Overview, 'publishedAt' | 'changes'>) {
  const last =
    publishedAt === null
      ? 'You have not built them from the desk yet.'
      : `Last built ${formatMoment(publishedAt)}.`
  const waiting = changes.length === 1 ? '1 change' : `${changes.length} changes`
  return (
    <Card className="mt-6 flex flex-wrap items-center justify-between gap-4 p-5">
      <div className="min-w-0 flex-1 basis-80">
        <p className="font-semibold">
          {changes.length === 0
            ? 'The pages for search engines are up to date.'
            : `${waiting} since the pages for search engines were built.`}
        </p>
        <p className="text-muted">
          {last} What you publish is on the site at once. These pages and the daily quiz follow with Publish.
        </p>
      </div>
      <ButtonLink to="/publish" look={changes.length === 0 ? 'outline' : 'primary'}>
        See what changed
      </ButtonLink>
    </Card>
  )
}

function Counts({ counts }: Pick<Overview, 'counts'>) {
  return (
    <div className="mt-3 overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full text-left tabular-nums">
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="px-2 py-3 sm:px-5 font-medium">
              Content
            </th>
            <th scope="col" className="px-2 py-3 sm:px-5 text-right font-medium">
              Published
            </th>
            <th scope="col" className="px-2 py-3 sm:px-5 text-right font-medium">
              Drafts
            </th>
            <th scope="col" className="px-2 py-3 sm:px-5 text-right font-medium">
              Scheduled
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ collection, published, draft, scheduled }) => (
            <tr key={collection} className="border-t border-line">
              <th scope="row" className="px-2 py-3 sm:px-5 font-medium">
                {names[collection]}
              </th>
              <td className="px-2 py-3 sm:px-5 text-right">{published}</td>
              <td className="px-2 py-3 sm:px-5 text-right text-muted">{draft || '–'}</td>
              <td className="px-2 py-3 sm:px-5 text-right text-muted">{scheduled || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What is published, what is wrong, and what waits. */
export function OverviewPage() {
  const read = useRead('overview', {})
  return (
    <DeskPage
      title="Overview"
      actions={
        <ButtonLink to="/papers/new" look="primary">
          Add a paper
        </ButtonLink>
      }
    >
      <ShownRead
        read={read}
        what="the overview"
        renderData={({ counts, problems, openReports, openPayments, publishedAt, changes }) => (
          <>
            <h2 className="mt-6 text-lg">Needs attention</h2>
            <Problems problems={problems} openReports={openReports} openPayments={openPayments} />
            <SincePublish publishedAt={publishedAt} changes={changes} />
            <h2 className="mt-9 text-lg">All content</h2>
            <Counts counts={counts} />
          </>
        )}
      />
    </DeskPage>
  )
}
