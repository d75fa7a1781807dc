import { languageOfFact } from '@/domain/text-language'
import { t } from '@/language/text'
import { classNames } from '../class-names'

/** One option of a question on a card; `verdict` once the answer has been checked. */
export function BriefOption({
  name,
  letter,
  text,
  chosen,
  verdict,
  onChoose,
}: {
  /** Shared by the options of one question. */
  name: string
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
        // The browser does this alone, so an option answers a press before the page's code has come.
        !verdict &&
          'group/option border-line bg-background hover:border-edge has-checked:border-primary has-checked:bg-primary-tint',
      )}
    >
      <input type="radio" name={name} className="sr-only" checked={chosen} onChange={onChoose} />
      <span
        aria-hidden
        className={classNames(
          'grid size-6.5 flex-none place-items-center rounded-lg border text-tag font-semibold',
          'border-edge/70 text-muted group-has-checked/option:border-primary group-has-checked/option:bg-primary group-has-checked/option:text-primary-on',
        )}
      >
        {letter}
      </span>
      <span lang={languageOfFact(text)} className="flex-1">
        {text}
      </span>
      {verdict && (
        <span
          className={classNames(
            'text-sm font-semibold',
            verdict === 'correct' ? 'text-success' : 'text-error',
          )}
        >
          {verdict === 'correct' ? t('Correct') : t('Wrong')}
        </span>
      )}
    </label>
  )
}
