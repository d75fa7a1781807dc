import { FlagTriangleRight } from 'lucide-react'
import { useState } from 'react'
import { partsOfRef, refIn } from '@/domain/question/ref'
import { plainText, type RichText } from '@/domain/rich-text'
import { t } from '@/language/text'
import {
  type ReportedQuestion,
  reportedQuestion,
  reportKey,
  reportLimits,
  reportStatuses,
} from '@/own/reports/report'
import type { Reporting } from '@/own/reports/use-reporting'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { ReportDialog } from './report-dialog'
import { ReportedDialog } from './reported-dialog'

/**
 * The quiet button below a question: it reports the question, or shows what was reported. Nothing for a visitor.
 * @param questionId its id in the test; one that is of another test (in a practice) is reported there
 * @param text the question's text
 */
export function ReportQuestion({
  reporting,
  questionId,
  text,
  className,
}: {
  reporting: Reporting | null
  questionId: string
  text: RichText
  className?: string
}) {
  // Fixed when it opens: what is just being sent does not turn into what has been reported.
  const [dialog, setDialog] = useState<'report' | 'reported' | null>(null)
  if (reporting === null) return null
  const { owner, test, reports } = reporting
  const source = partsOfRef(refIn(test.key, questionId))
  // No account takes a report of such a question.
  if (source === null || source.questionId.length > reportLimits.questionId) return null
  const question: ReportedQuestion = reportedQuestion({
    ...source,
    testTitle: test.title,
    questionText: plainText(text),
  })
  const report = reports.get(reportKey(question))
  const close = () => setDialog(null)
  return (
    <div className={classNames('flex flex-wrap items-center', className)}>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        className="-ml-3 px-3! text-sm! font-medium!"
        onClick={() => setDialog(report ? 'reported' : 'report')}
      >
        <FlagTriangleRight size={16} aria-hidden fill={report ? 'currentColor' : 'none'} />
        {report ? t('Reported') : t('Report this question')}
      </Button>
      {report?.status === 'waiting' && <span className="text-sm text-muted">{reportStatuses.waiting}</span>}
      {dialog === 'report' && <ReportDialog owner={owner} question={question} onClose={close} />}
      {dialog === 'reported' && report && <ReportedDialog owner={owner} report={report} onClose={close} />}
    </div>
  )
}
