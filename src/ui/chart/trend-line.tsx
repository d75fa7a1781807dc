import { t } from '@/language/text'

const width = 600
const height = 140
const edge = 10

/** Scores as a line, earliest first; read aloud as the list that it draws. At least two. */
export function TrendLine({ scores }: { scores: readonly number[] }) {
  const x = (index: number) => edge + (index * (width - 2 * edge)) / (scores.length - 1)
  const y = (score: number) => height - edge - (score * (height - 2 * edge)) / 100
  const points = scores.map((score, index) => [x(index), y(score)] as const)
  const last = points[points.length - 1]
  return (
    <div className="flex gap-3">
      <div
        aria-hidden
        className="flex flex-col justify-between py-0.5 text-right text-xs text-muted tabular-nums"
      >
        <span>100%</span>
        <span>50%</span>
        <span>0%</span>
      </div>
      <svg
        role="img"
        aria-label={t('Scores, the earliest first: {scores}', {
          scores: scores.map((score) => `${score}%`).join(', '),
        })}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-36 min-w-0 flex-1"
      >
        {[0, 50, 100].map((score) => (
          <line
            key={score}
            x1={0}
            x2={width}
            y1={y(score)}
            y2={y(score)}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <polyline
          points={points.map((point) => point.join(',')).join(' ')}
          fill="none"
          strokeWidth={2.5}
          strokeLinejoin="round"
          className="stroke-info"
          vectorEffect="non-scaling-stroke"
        />
        {last && (
          // A line of no length with a round end: a dot that stays round however the drawing is stretched.
          <line
            x1={last[0]}
            x2={last[0]}
            y1={last[1]}
            y2={last[1]}
            strokeWidth={10}
            strokeLinecap="round"
            className="stroke-info"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
    </div>
  )
}
