import { useState } from 'react'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'

const sample = {
  subject: 'Polity',
  text: 'Which Article of the Constitution of India provides for a Finance Commission?',
  options: ['Article 263', 'Article 280', 'Article 312', 'Article 324'],
  correct: 1,
  explanation:
    'Article 280: the President constitutes a Finance Commission every fifth year or earlier, to recommend how tax revenue is shared between the Union and the States.',
} as const

/** One question that can be answered on the spot, before any account. */
export function SampleQuestion() {
  const [chosen, setChosen] = useState<number | null>(null)
  const [checked, setChecked] = useState(false)
  return (
    <div className="rounded-card border border-line border-t-primary/40 bg-surface p-5 sm:p-6">
      <fieldset disabled={checked}>
        <p className="mb-3 text-[13.5px] text-muted">Try one now · {sample.subject}</p>
        <legend className="contents">
          <span className="mb-4 block text-[19px] leading-snug font-semibold">{sample.text}</span>
        </legend>
        {sample.options.map((option, index) => (
          <SampleOption
            key={option}
            letter={'ABCD'.charAt(index)}
            text={option}
            chosen={chosen === index}
            verdict={
              !checked ? null : index === sample.correct ? 'correct' : chosen === index ? 'wrong' : null
            }
            onChoose={() => setChosen(index)}
          />
        ))}
      </fieldset>
      <div className="mt-5 flex min-h-11 items-center justify-end gap-4">
        {checked ? (
          <p role="status" className="text-[15px] text-muted">
            <strong className={chosen === sample.correct ? 'text-success' : 'text-error'}>
              {chosen === sample.correct ? 'Correct. ' : 'Not this one. '}
            </strong>
            {sample.explanation}
          </p>
        ) : (
          <Button look="primary" disabled={chosen === null} onClick={() => setChecked(true)}>
            Check answer
          </Button>
        )}
      </div>
    </div>
  )
}

function SampleOption({
  letter,
  text,
  chosen,
  verdict,
  onChoose,
}: {
  letter: string
  text: string
  chosen: boolean
  verdict: 'correct' | 'wrong' | null
  onChoose: () => void
}) {
  return (
    <label
      className={classNames(
        'mt-2.5 flex min-h-13 items-center gap-3.5 rounded-control border px-4',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-secondary',
        verdict === 'correct' && 'border-success bg-success-tint',
        verdict === 'wrong' && 'border-error bg-error-tint',
        !verdict &&
          (chosen ? 'border-primary bg-primary-tint' : 'border-line bg-background hover:border-edge'),
      )}
    >
      <input type="radio" name="sample" className="sr-only" checked={chosen} onChange={onChoose} />
      <span
        aria-hidden
        className={classNames(
          'grid size-6.5 flex-none place-items-center rounded-lg border text-[12.5px] font-semibold',
          chosen && !verdict ? 'border-primary bg-primary text-primary-on' : 'border-edge/70 text-muted',
        )}
      >
        {letter}
      </span>
      <span className="flex-1">{text}</span>
      {verdict && (
        <span
          className={classNames(
            'text-sm font-semibold',
            verdict === 'correct' ? 'text-success' : 'text-error',
          )}
        >
          {verdict === 'correct' ? 'Correct' : 'Wrong'}
        </span>
      )}
    </label>
  )
}
