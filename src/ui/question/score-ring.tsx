import { type RingTone, ringTone } from '@/domain/question/scoring'

const radius = 52
const length = 2 * Math.PI * radius

const strokes: Record<RingTone, string> = {
  success: 'stroke-success',
  warning: 'stroke-warning',
  error: 'stroke-error',
}

/**
 * A percentage in a ring that is filled by so much: green from 80, amber from 60, else red (spec section 9).
 * @param label what it is the percentage of
 */
export function ScoreRing({ percentage, label }: { percentage: number; label: string }) {
  return (
    <div className="relative size-20 flex-none">
      <svg viewBox="0 0 120 120" className="-rotate-90" aria-hidden>
        <circle cx="60" cy="60" r={radius} fill="none" strokeWidth="12" className="stroke-raised" />
        <circle
          cx="60"
          cy="60"
          r={radius}
          fill="none"
          strokeWidth="12"
          strokeLinecap={percentage > 0 ? 'round' : 'butt'}
          strokeDasharray={length}
          strokeDashoffset={length * (1 - percentage / 100)}
          className={strokes[ringTone(percentage)]}
        />
      </svg>
      <p className="absolute inset-0 grid content-center text-center leading-tight">
        <span className="font-heading font-semibold tabular-nums">{`${percentage}%`}</span>{' '}
        <span className="text-xs text-muted">{label}</span>
      </p>
    </div>
  )
}
