import { type RingTone, ringTone } from '@/domain/question/scoring'

const radius = 52
const length = 2 * Math.PI * radius

const strokes: Record<RingTone, string> = {
  success: 'stroke-success',
  warning: 'stroke-warning',
  error: 'stroke-error',
}

/**
 * A picture of what the text beside it says: a share of a whole as a ring.
 * @param share from 0 to 1
 * @param percentage the score, which gives the colour: green from 80, amber from 60, else red (spec section 9)
 */
export function ScoreRing({ share, percentage }: { share: number; percentage: number }) {
  return (
    <svg viewBox="0 0 120 120" className="size-20 flex-none -rotate-90" aria-hidden>
      <circle cx="60" cy="60" r={radius} fill="none" strokeWidth="12" className="stroke-raised" />
      <circle
        cx="60"
        cy="60"
        r={radius}
        fill="none"
        strokeWidth="12"
        strokeLinecap={share > 0 ? 'round' : 'butt'}
        strokeDasharray={length}
        strokeDashoffset={length * (1 - share)}
        className={strokes[ringTone(percentage)]}
      />
    </svg>
  )
}
