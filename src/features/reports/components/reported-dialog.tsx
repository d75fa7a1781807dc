import { t } from '@/language/text'
import type { Report } from '@/own/reports/report'
import { useReports } from '@/own/reports/use-reporting'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import { ReportFacts } from './report-facts'

/** What a student has reported of a question and what became of it; the account is asked when it opens. */
export function ReportedDialog({
  owner,
  report,
  onClose,
}: {
  owner: string
  report: Report
  onClose: () => void
}) {
  useReports(owner, { asks: true })
  return (
    <Modal title={t('Your report')} onClose={onClose}>
      <ReportFacts report={report} />
      <div className="mt-6 flex justify-end">
        <Button className="max-sm:w-full" onClick={onClose}>
          {t('Close')}
        </Button>
      </div>
    </Modal>
  )
}
