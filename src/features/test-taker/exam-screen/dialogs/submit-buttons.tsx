import { countAnswered, type QuestionState } from '@/domain/sitting/sitting-state'
import { Button } from '@/ui/button'

/**
 * The way back and the submit of a test or section. While a question is unanswered the way back is the gold button. The
 * gold one stands last, as in every dialog.
 * @param questions what is submitted
 */
export function SubmitButtons({
  questions,
  back,
  submit,
  onBack,
  onSubmit,
}: {
  questions: readonly QuestionState[]
  back: string
  submit: string
  onBack: () => void
  onSubmit: () => void
}) {
  const buttons = [
    { label: back, onPress: onBack },
    { label: submit, onPress: onSubmit },
  ]
  if (countAnswered(questions) < questions.length) buttons.reverse()
  return (
    <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
      {buttons.map(({ label, onPress }, place) => (
        <Button
          key={label}
          look={place === 0 ? 'outline' : 'primary'}
          className="max-sm:w-full"
          onClick={onPress}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
