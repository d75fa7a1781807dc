import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'
import { type Report, type ReportStatus, reasons, reportStatuses } from '@/own/reports/report'
import { Chip, type ChipTone } from '@/ui/chip'
import { MetaLine } from '@/ui/list/item-card'

const tones: Record<ReportStatus, ChipTone> = {
  waiting: 'warning',
  received: 'info',
  corrected: 'success',
  'no-change': 'plain',
}

/** What a report says, and what became of it. */
export function ReportFacts({ report }: { report: Report }) {
  const { reason, text, createdAt, status, answer } = report
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Chip tone={tones[status]}>{reportStatuses[status]}</Chip>
        <span className="text-meta text-muted">
          <MetaLine facts={[reasons[reason], formatMediumDate(new Date(createdAt))]} />
        </span>
      </div>
      {text && (
        <p lang={languageOf(text)} className="mt-3 text-detail whitespace-pre-line">
          {text}
        </p>
      )}
      {answer && (
        <p
          lang={languageOf(answer)}
          className="mt-3 border-l-2 border-line pl-4 text-detail whitespace-pre-line text-muted"
        >
          <strong className="font-semibold text-text">{t('Our answer:')}</strong> {answer}
        </p>
      )}
    </>
  )
}
