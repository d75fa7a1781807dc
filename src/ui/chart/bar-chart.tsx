import { useId } from 'react'
import { classNames } from '../class-names'

/** What a bar stands for, told by colour and by its filling. */
type BarTone = 'right' | 'wrong' | 'open' | 'plain'

export interface Bar {
  /** Names it among the others. */
  readonly id: string
  readonly value: number
  /** Stands below it. */
  readonly text: string | number
  readonly tone: BarTone
  /** Where it should end; null for none. */
  readonly target?: number | null
}

const height = 140
/** More texts do not fit below the bars of a phone. */
const mostTexts = 10
/** Units of width for a bar and the space beside it. */
const step = 10

const fills: Record<BarTone, string> = {
  right: 'fill-success',
  wrong: '',
  open: 'fill-none stroke-muted',
  plain: 'fill-info',
}

/**
 * Bars side by side, each with the line that it should not pass and its text below; of many, the first and the last have
 * one. A table has the numbers.
 * @param label read aloud in place of the drawing: what it shows
 * @param top the value at its upper edge; higher bars end there
 * @param axis texts beside it, from the upper edge to the lower
 */
export function BarChart({
  label,
  bars,
  top,
  axis,
}: {
  label: string
  bars: readonly Bar[]
  top: number
  axis: readonly string[]
}) {
  const stripes = useId()
  // A few bars are not drawn as wide as boards.
  const places = Math.max(bars.length, 8)
  const y = (value: number) => height - (Math.min(value, top) / top) * (height - 4)
  return (
    <div className="flex gap-3">
      <div
        aria-hidden
        className="flex h-36 flex-col justify-between text-right text-xs whitespace-nowrap text-muted tabular-nums"
      >
        {axis.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
      <div className="min-w-0 flex-1">
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${places * step} ${height}`}
          preserveAspectRatio="none"
          className="h-36 w-full"
        >
          {/* Stripes, so that colour is not all that tells a wrong answer. */}
          <pattern
            id={stripes}
            width={6}
            height={6}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width={6} height={6} className="fill-error-line" />
            <rect width={3.5} height={6} className="fill-error" />
          </pattern>
          {bars.map(({ id, value, tone }, index) => (
            <rect
              key={id}
              x={index * step + 1.5}
              width={step - 3}
              y={y(value)}
              height={height - y(value)}
              className={fills[tone]}
              fill={tone === 'wrong' ? `url(#${stripes})` : undefined}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <line
            x1={0}
            x2={places * step}
            y1={height}
            y2={height}
            className="stroke-edge"
            vectorEffect="non-scaling-stroke"
          />
          {bars.map(
            ({ id, target }, index) =>
              typeof target === 'number' && (
                <line
                  key={id}
                  x1={index * step}
                  x2={(index + 1) * step}
                  y1={y(target)}
                  y2={y(target)}
                  strokeWidth={2}
                  className="stroke-secondary"
                  vectorEffect="non-scaling-stroke"
                />
              ),
          )}
        </svg>
        <div
          aria-hidden
          className={classNames(
            'mt-1 flex text-center text-xs text-muted tabular-nums',
            bars.length > mostTexts && 'justify-between',
          )}
        >
          {bars.length > mostTexts
            ? [bars[0], bars.at(-1)].map((bar) => <span key={bar?.id}>{bar?.text}</span>)
            : bars.map(({ id, text }) => (
                <span key={id} style={{ width: `${100 / places}%` }}>
                  {text}
                </span>
              ))}
        </div>
      </div>
    </div>
  )
}
