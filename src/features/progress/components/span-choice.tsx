import { classNames } from '@/ui/class-names'
import { type Span, spans, writeSpan } from '../model/span'

/** Chooses how many of the latest attempts the figures are of. Controlled. */
export function SpanChoice({ span, onChoose }: { span: Span; onChoose: (span: Span) => void }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Attempts that count</legend>
      {spans.map((one) => (
        <button
          key={writeSpan(one)}
          type="button"
          aria-pressed={one === span}
          onClick={() => onChoose(one)}
          className={classNames(
            'min-h-11 rounded-full border px-4 text-sm font-semibold tabular-nums transition-colors',
            one === span
              ? 'border-text bg-raised text-text'
              : 'border-line text-muted hover:border-edge hover:text-text',
          )}
        >
          {one === null ? 'All' : `Last ${one}`}
        </button>
      ))}
    </fieldset>
  )
}
