import { CircleCheck } from 'lucide-react'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/form/field'
import { useRead } from '../use-action'
import type { DetailsProps } from './details-form'
import { minutesField, typedText } from './details-values'
import { ProblemList } from './problem-list'

/** Fields in which a test may differ from its exam. */
const compared = [
  'preset',
  'sections',
  'marking',
  'languages',
  'calculator',
  'leaveSectionsEarly',
  'duration',
  'questions',
  'cutoffs',
]

/** The exam that a test is like, and every difference from its pattern. */
export function PresetFields({ paper: { fields, collection }, problems, onChange }: DetailsProps) {
  const read = useRead('listPresets', {})
  const named = typedText(fields.preset)
  const preset = read.data?.find(({ id }) => id === named)
  const differences = problems.filter(({ field }) => field !== null && compared.includes(field))
  // A paper without a title is not checked further.
  const isUntitled = problems.some(({ field, severity }) => field === 'title' && severity === 'error')
  const take = () => {
    if (!preset) return
    const { sections, minutes, marking, languages, calculator, leaveSectionsEarly } = preset
    onChange({
      [minutesField(collection)]: minutes,
      marking,
      languages,
      calculator: calculator === 'none' ? undefined : calculator,
      leaveSectionsEarly,
      sections:
        sections.length < 2
          ? undefined
          : sections.map(({ id, name, minutes: own, marking: ownMarking }) => ({
              id,
              name,
              ...(own === null ? {} : { minutes: own }),
              ...(ownMarking ? { marking: ownMarking } : {}),
            })),
    })
  }
  return (
    <>
      <SelectField
        label="Like the exam"
        value={named}
        error={read.error?.message}
        onChange={({ target }) => onChange({ preset: target.value || undefined })}
      >
        <option value="">None</option>
        {!preset && named !== '' && <option value={named}>{named}</option>}
        {read.data?.map(({ id, name, year }) => (
          <option key={id} value={id}>
            {name} ({year})
          </option>
        ))}
      </SelectField>
      {preset && (
        <>
          <p className="text-detail text-muted">
            {preset.questions} questions in {preset.minutes} minutes. {preset.body}, {preset.source}.
            {!preset.checked && ' Its figures are not confirmed: compare with the notification.'}
          </p>
          {isUntitled ? (
            <p className="text-muted">Write a title, and the test is compared with the exam.</p>
          ) : differences.length === 0 ? (
            <p className="flex items-center gap-3">
              <CircleCheck aria-hidden className="flex-none text-success" />
              The test is like the exam.
            </p>
          ) : (
            <ProblemList problems={differences} />
          )}
          <Button className="justify-self-start" onClick={take}>
            Take minutes, marks, languages and sections from it
          </Button>
        </>
      )}
    </>
  )
}
