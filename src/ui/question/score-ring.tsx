import { type RingTone, ringTone } from '@/domain/question/scoring'

const radius = 52
const length = 2 * Math.PI * radius

const strokes: Record<RingTone, string> = {
  success: 'stroke-success',
  warning: 'stroke-warning',
  error: 'stroke-error',
}

/** A score in percent as a ring: green from 80, amber from 60, else red (spec section 9). */
export function ScoreRing({ percentage }: { percentage: number }) {
  return (
    <div className="relative grid size-40 flex-none place-items-center">
      <svg viewBox="0 0 120 120" className="absolute inset-0 -rotate-90" aria-hidden>
        <circle cx="60" cy="60" r={radius} fill="none" strokeWidth="10" className="stroke-raised" />
        <circle
          cx="60"
          cy="60"
          r={radius}
          fill="none"
          strokeWidth="10"
          strokeLinecap={percentage > 0 ? 'round' : 'butt'}
          strokeDasharray={length}
          strokeDashoffset={length * (1 - percentage / 100)}
          className={strokes[ringTone(percentage)]}
        />
      </svg>
      <p className="sr-only">Score</p>
      <p className="font-heading text-score leading-none font-semibold tabular-nums">{percentage}%</p>
    </div>
  )
}
