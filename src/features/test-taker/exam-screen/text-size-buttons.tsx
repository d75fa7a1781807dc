import type { TextSize } from '../hooks/use-text-size'

const look =
  'grid min-h-11 min-w-11 place-items-center font-semibold text-muted hover:text-text disabled:opacity-40'

/** A-, A and A+, as in the real exam. */
export function TextSizeButtons({ size }: { size: TextSize }) {
  return (
    <fieldset className="flex rounded-full border border-line">
      <legend className="sr-only">Text size</legend>
      <button
        type="button"
        aria-label="Smaller text"
        className={`${look} rounded-l-full text-caption`}
        disabled={size.isSmallest}
        onClick={() => size.change(-1)}
      >
        A-
      </button>
      <button
        type="button"
        aria-label="Usual text size"
        aria-pressed={size.percent === 100}
        className={`${look} text-sm max-sm:hidden`}
        onClick={() => size.change('usual')}
      >
        A
      </button>
      <button
        type="button"
        aria-label="Larger text"
        className={`${look} rounded-r-full text-base`}
        disabled={size.isLargest}
        onClick={() => size.change(1)}
      >
        A+
      </button>
    </fieldset>
  )
}
