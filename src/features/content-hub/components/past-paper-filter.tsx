import { useSearchParams } from 'react-router-dom'
import { type PastExam, shiftText } from '@/domain/past-exam'
import { t } from '@/language/text'
import { FilterSelect } from '@/ui/list/filter-select'
import { anyExam, type ChosenPapers, type PaperFilter, valuesOf, withPapers } from '../model/past-papers'

const all: Record<PaperFilter, string> = {
  exam: t('All tests'),
  year: t('All years'),
  shift: t('All shifts'),
}

const labels: Record<PaperFilter, string> = { exam: t('Exam'), year: t('Year'), shift: t('Shift') }

/** Chooses previous year papers by exam, and then by year and shift where there are several. */
export function PastPaperFilter({
  papers,
  chosen,
}: {
  papers: ReadonlyArray<{ source: PastExam }>
  chosen: ChosenPapers
}) {
  const [search, setSearch] = useSearchParams()
  const select = (filter: PaperFilter) => {
    const values = valuesOf(papers, chosen, filter).map(
      (value) => [value, filter === 'shift' ? shiftText(value) : value] as const,
    )
    const isExam = filter === 'exam'
    if (!isExam && values.length < 2 && chosen[filter] === null) return null
    return (
      <FilterSelect
        label={labels[filter]}
        value={chosen[filter] ?? ''}
        options={isExam ? [['', all.exam]] : [['', all[filter]], ...values]}
        groups={
          isExam
            ? [{ label: t('Previous year papers'), options: [[anyExam, t('All exams')], ...values] }]
            : []
        }
        onChoose={(value) => setSearch(withPapers(search, filter, value || null))}
      />
    )
  }
  return (
    <div className="mb-4 flex flex-wrap justify-end gap-3">
      <div className="flex max-sm:w-full">{select('exam')}</div>
      {chosen.exam !== null && (
        <>
          {select('year')}
          {select('shift')}
        </>
      )}
    </div>
  )
}
