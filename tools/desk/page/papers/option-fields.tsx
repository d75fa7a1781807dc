import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { optionLetter } from '@/domain/question/answer'
import type { Language } from '@/domain/rich-text'
import { Button, IconButton } from '@/ui/button'
import { pressed, type QuestionForm } from './question-form'
import { WordsField } from './words-field'

/** The options of a question, each with its mark. */
export function OptionFields({
  form,
  languages,
  faults,
  isLocked,
  onChange,
}: {
  form: QuestionForm
  languages: readonly Language[]
  faults: Readonly<Record<string, string>>
  isLocked: boolean
  onChange: (more: Partial<QuestionForm>) => void
}) {
  const name = useId()
  const { options, right, kind } = form
  const remove = (index: number) =>
    onChange({
      options: options.toSpliced(index, 1),
      right: right.flatMap((one) => (one === index ? [] : one > index ? [one - 1] : [one])),
    })
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-sm font-medium">Options: mark what is right</legend>
      {options.map((words, index) => (
        // The position is the key: options have no other name.
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <div key={index} className="flex items-start gap-3">
          <input
            type={kind === 'several' ? 'checkbox' : 'radio'}
            name={name}
            aria-label={`Option ${optionLetter(index)} is right`}
            className="mt-10 size-5 flex-none accent-primary"
            checked={right.includes(index)}
            disabled={isLocked}
            onChange={() => onChange({ right: pressed(form, index) })}
          />
          <div className="grid min-w-0 flex-1 gap-2">
            <WordsField
              label={`Option ${optionLetter(index)}`}
              words={words}
              languages={languages}
              disabled={isLocked}
              error={faults[`options[${index}]`]}
              onChange={(next) => onChange({ options: options.with(index, next) })}
            />
          </div>
          <IconButton
            className="mt-7"
            aria-label={`Delete option ${optionLetter(index)}`}
            disabled={isLocked || options.length <= 2}
            onClick={() => remove(index)}
          >
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </div>
      ))}
      {right.length === 0 && !isLocked && (
        <p className="text-sm text-warning">No option is marked as right yet.</p>
      )}
      <Button
        className="justify-self-start"
        disabled={isLocked || options.length >= 10}
        onClick={() => onChange({ options: [...options, {}] })}
      >
        <Plus size={17} aria-hidden />
        Add an option
      </Button>
    </fieldset>
  )
}
