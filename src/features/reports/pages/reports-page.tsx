import { FlagTriangleRight } from 'lucide-react'
import { paths } from '@/config/paths'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { type Report, reportKey } from '@/own/reports/report'
import { useReports } from '@/own/reports/use-reporting'
import { RequireSession } from '@/session'
import { Button, ButtonLink } from '@/ui/button'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { ErrorPanel, MessagePanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { ReportFacts } from '../components/report-facts'

const nothingReported = (
  <MessagePanel
    icon={<FlagTriangleRight size={26} aria-hidden />}
    title={t('Nothing reported yet')}
    role="status"
    actions={<ButtonLink to={paths.history}>{t('My tests')}</ButtonLink>}
  >
    {t(
      'If a question is wrong, press “Report this question” below it. You can then follow your report here.',
    )}
  </MessagePanel>
)

const skeleton = (
  <LoadingRegion label={t('Loading reported questions')}>
    <div className="grid gap-3">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-36 rounded-card" />
      ))}
    </div>
  </LoadingRegion>
)

/** Characters of a question that a row shows. */
const shown = 120

/** The beginning of a text, up to a whole word where it has words. */
function excerpt(text: string): string {
  if (text.length <= shown) return text
  const cut = text.slice(0, shown)
  return `${cut.replace(/\s+\S*$/, '') || cut}…`
}

function ReportRow({ report }: { report: Report }) {
  const { testTitle, questionText } = report
  return (
    <li className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <p className="text-meta text-muted">{testTitle}</p>
      <h2
        lang={languageOf(questionText)}
        className="mt-1 mb-3 font-sans text-base leading-snug font-semibold tracking-normal text-wrap"
      >
        {excerpt(questionText)}
      </h2>
      <ReportFacts report={report} />
    </li>
  )
}

function OwnReports({ owner }: { owner: string }) {
  const { reports = [], asked } = useReports(owner, { asks: true })
  const retry = () => void asked.refetch()
  if (reports.length === 0) {
    if (asked.isFetching || asked.isPending) return skeleton
    return asked.isError ? (
      <ErrorPanel
        title={t('Failed to load reported questions')}
        message={asked.error.message}
        onRetry={retry}
      />
    ) : (
      nothingReported
    )
  }
  return (
    <>
      {asked.isError && (
        <div role="alert" className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-warning">
          {t('We could not reach your account. These are the reports on this device.')}
          <Button look="quiet" onClick={retry}>
            {t('Try Again')}
          </Button>
        </div>
      )}
      <ul className="grid gap-3">
        {reports.map((report) => (
          <ReportRow key={reportKey(report)} report={report} />
        ))}
      </ul>
    </>
  )
}

/** /reports: the questions that a student has reported, newest first, and what became of them. */
export function ReportsPage() {
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle title={t('Reported questions')} />
      <NoIndex />
      <h1 className="mb-5 text-page sm:text-page-wide">{t('Reported questions')}</h1>
      <RequireSession message={t('Please login to see the questions you reported')} loading={skeleton}>
        {({ id }) => <OwnReports key={id} owner={id} />}
      </RequireSession>
    </div>
  )
}
