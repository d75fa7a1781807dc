import { ringTone } from '@/domain/scoring'

const radius = 52
const around = 2 * Math.PI * radius
const strokes = { success: 'stroke-success', warning: 'stroke-warning', error: 'stroke-error' }

/** The score in percent as a ring: green from 80, amber from 60, else red (spec section 9). */
export function ScoreRing({ percentage }: { percentage: number }) {
  return (
    <div className="relative size-36">
      <svg viewBox="0 0 120 120" className="size-full -rotate-90" aria-hidden>
        <circle cx="60" cy="60" r={radius} fill="none" strokeWidth="10" className="stroke-raised" />
        <circle
          cx="60"
          cy="60"
          r={radius}
          fill="none"
          strokeWidth="10"
          strokeLinecap="round"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - percentage / 100)}
          className={percentage > 0 ? strokes[ringTone(percentage)] : 'stroke-none'}
        />
      </svg>
      <p className="absolute inset-0 grid place-items-center font-heading text-3xl font-semibold tabular-nums">
        {percentage}%
      </p>
    </div>
  )
}
