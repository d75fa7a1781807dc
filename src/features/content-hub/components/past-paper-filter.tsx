import { useSearchParams } from 'react-router-dom'
import { type PastExam, shiftText } from '@/domain/past-exam'
import { t } from '@/language/text'
import { FilterSelect } from '@/ui/list/filter-select'
import { anyExam, type ChosenPapers, type PaperFilter, valuesOf, withPapers } from '../model/past-papers'

const narrower = [
  ['year', t('Year'), t('All years')],
  ['shift', t('Shift'), t('All shifts')],
] as const

const textOf = (filter: PaperFilter, value: string) => (filter === 'shift' ? shiftText(value) : value)

/** Chooses previous year papers by exam, and then by year and shift where there are several. */
export function PastPaperFilter({
  papers,
  chosen,
}: {
  papers: ReadonlyArray<{ source: PastExam }>
  chosen: ChosenPapers
}) {
  const [search, setSearch] = useSearchParams()
  const optionsOf = (filter: PaperFilter) =>
    valuesOf(papers, chosen, filter).map((value) => [value, textOf(filter, value)] as const)
  const choose = (filter: PaperFilter) => (value: string) =>
    setSearch(withPapers(search, filter, value || null))
  return (
    <div className="mb-4 flex flex-wrap justify-end gap-3">
      <div className="flex max-sm:w-full">
        <FilterSelect
          label={t('Exam')}
          value={chosen.exam ?? ''}
          options={[['', t('All tests')]]}
          groups={[
            {
              label: t('Previous year papers'),
              options: [[anyExam, t('All exams')], ...optionsOf('exam')],
            },
          ]}
          onChoose={choose('exam')}
        />
      </div>
      {narrower.map(([filter, label, all]) => {
        const options = optionsOf(filter)
        const isUseful = chosen.exam !== null && (options.length > 1 || chosen[filter] !== null)
        return (
          isUseful && (
            <FilterSelect
              key={filter}
              label={label}
              value={chosen[filter] ?? ''}
              options={[['', all], ...options]}
              onChoose={choose(filter)}
            />
          )
        )
      })}
    </div>
  )
}
