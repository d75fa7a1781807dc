import { type RefObject, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { createDeviceStore } from '@/lib/device/device-store'

const places = createDeviceStore('reading-places', { atSignOut: 'forgotten' })
/** `share`: how much of the text was above the screen, from 0 to 1: it holds on a turned phone too. */
const placeSchema = z.object({ share: z.number().check(z.minimum(0), z.maximum(1)), keptAt: z.number() })

/** Milliseconds after which a place is no longer offered. */
const longest = 30 * 24 * 60 * 60_000
/** Milliseconds without scrolling after which a place counts. */
const rest = 400
/** A text of fewer screens gets no way back. */
const longText = 2

/** What the text is scrolled in: an open dialog's box, else the page. */
function boxAround(text: HTMLElement): HTMLElement | null {
  for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowY === 'auto') return box
  }
  return null
}

/** How the text lies on the screen. */
function measure(text: HTMLElement, box: HTMLElement | null) {
  const { top, bottom, height } = text.getBoundingClientRect()
  const frame = box?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
  const screen = frame.bottom - frame.top
  return {
    isLong: height > screen * longText,
    above: (frame.top - top) / Math.max(1, height),
    isAtEnd: bottom <= frame.bottom,
    /** At least half a screen of the text has been read. */
    isBegun: frame.top - top > screen / 2,
  }
}

/**
 * Remembers on the device how far a long text has been read, and forgets it at its end.
 * @param owner whose place it is; null while nobody knows yet.
 * @param name of the text; another name is another place.
 * @returns `ref` for the text; `goOn` to where it was left, null when there is nothing to go on with.
 */
export function useReadingPlace<T extends HTMLElement>(
  owner: string | null,
  name: string,
): { ref: RefObject<T | null>; goOn: (() => void) | null } {
  const ref = useRef<T>(null)
  const [kept, setKept] = useState<{ name: string; share: number } | null>(null)
  useEffect(() => {
    const text = ref.current
    if (!text || owner === null) return undefined
    const box = boxAround(text)
    let timer = 0
    let isHere = true
    const look = () => {
      const { isLong, above, isAtEnd, isBegun } = measure(text, box)
      if (!isLong) return
      if (isAtEnd || isBegun) setKept((before) => (before && above < before.share - 0.02 ? before : null))
      // A device that keeps nothing only loses this.
      if (isAtEnd) void places.delete(owner, name).catch(() => undefined)
      else if (isBegun)
        void places.setMany(owner, [[name, { share: above, keptAt: Date.now() }]]).catch(() => undefined)
    }
    const onScroll = () => {
      clearTimeout(timer)
      timer = window.setTimeout(look, rest)
    }
    void places.get(owner, name).then(
      (value) => {
        const place = placeSchema.safeParse(value).data
        const { isLong, above } = measure(text, box)
        if (!isHere || !place || !isLong || Date.now() - place.keptAt > longest) return
        if (above < place.share - 0.02) setKept({ name, share: place.share })
      },
      () => undefined,
    )
    const scrolled = box ?? window
    scrolled.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      isHere = false
      clearTimeout(timer)
      scrolled.removeEventListener('scroll', onScroll)
    }
  }, [owner, name])

  const goOn = () => {
    const text = ref.current
    if (!text || !kept) return
    const box = boxAround(text)
    const { top, height } = text.getBoundingClientRect()
    const by = top - (box?.getBoundingClientRect().top ?? 0) + kept.share * height
    ;(box ?? window).scrollBy({ top: by, behavior: 'instant' })
    setKept(null)
  }
  return { ref, goOn: kept?.name === name ? goOn : null }
}
