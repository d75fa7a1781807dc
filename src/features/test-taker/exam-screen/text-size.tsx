import { useState } from 'react'
import { t } from '@/language/text'

/** Percent of the usual size of questions and options. */
const sizes = [90, 100, 115, 130, 150] as const
const usual = 1
const storageKey = 'exam-text-size'

function stored(): number {
  try {
    const place = Number(localStorage.getItem(storageKey) ?? usual)
    return sizes[place] === undefined ? usual : place
  } catch {
    return usual
  }
}

export interface TextSize {
  /** Percent. */
  percent: number
  isSmallest: boolean
  isLargest: boolean
  change: (by: 1 | -1 | 'usual') => void
}

/** The size of the questions' text, remembered by this device. */
export function useTextSize(): TextSize {
  const [place, setPlace] = useState(stored)
  const change = (by: 1 | -1 | 'usual') => {
    const next = by === 'usual' ? usual : Math.min(Math.max(place + by, 0), sizes.length - 1)
    setPlace(next)
    try {
      localStorage.setItem(storageKey, String(next))
    } catch {
      // The size still holds for this test.
    }
  }
  return {
    percent: sizes[place] ?? 100,
    isSmallest: place === 0,
    isLargest: place === sizes.length - 1,
    change,
  }
}

const look =
  'grid min-h-11 min-w-11 place-items-center font-semibold text-muted hover:text-text disabled:opacity-40'

/** A-, A and A+, as in the real exam. */
export function TextSizeButtons({ size }: { size: TextSize }) {
  return (
    <fieldset className="flex rounded-full border border-line">
      <legend className="sr-only">{t('Text size')}</legend>
      <button
        type="button"
        aria-label={t('Smaller text')}
        className={`${look} rounded-l-full text-caption`}
        disabled={size.isSmallest}
        onClick={() => size.change(-1)}
      >
        A-
      </button>
      <button
        type="button"
        aria-label={t('Usual text size')}
        aria-pressed={size.percent === 100}
        className={`${look} text-sm max-sm:hidden`}
        onClick={() => size.change('usual')}
      >
        A
      </button>
      <button
        type="button"
        aria-label={t('Larger text')}
        className={`${look} rounded-r-full text-base`}
        disabled={size.isLargest}
        onClick={() => size.change(1)}
      >
        A+
      </button>
    </fieldset>
  )
}
