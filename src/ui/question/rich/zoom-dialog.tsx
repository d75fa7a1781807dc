import { Minus, Plus } from 'lucide-react'
import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { Button } from '../../button'
import { Modal } from '../../dialog/modal'
import { Picture } from '../../picture'
import { greatestScale, moved, pinched, wholePicture, type ZoomView, zoomed } from './zoom-view'

/** One press of a button or a key. */
const step = 1.5
/** What two taps lead to. */
const closer = 2.5
/** Pixels by which an arrow key moves the picture. */
const stride = 60
const middle = { x: 0, y: 0 }

const keyFactors = new Map([
  ['+', step],
  ['=', step],
  ['-', 1 / step],
])
const keyWays = new Map([
  ['ArrowLeft', { x: stride, y: 0 }],
  ['ArrowRight', { x: -stride, y: 0 }],
  ['ArrowUp', { x: 0, y: stride }],
  ['ArrowDown', { x: 0, y: -stride }],
])

/** Two taps are one double tap within these milliseconds and pixels. */
const doubleTap = { within: 350, near: 24 } as const

type Change = (next: (view: ZoomView, frame: DOMRect) => ZoomView) => void

/** Mouse, finger and two fingers on the frame. */
function usePointers(change: Change) {
  const down = useRef(new Map<number, { x: number; y: number }>())
  const begun = useRef({ x: 0, y: 0 })
  const tapped = useRef({ at: 0, x: 0, y: 0 })
  const placeOf = ({ clientX, clientY }: PointerEvent, frame: DOMRect) => ({
    x: clientX - frame.left - frame.width / 2,
    y: clientY - frame.top - frame.height / 2,
  })
  const end = (event: PointerEvent<HTMLElement>) => down.current.delete(event.pointerId)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      const place = placeOf(event, event.currentTarget.getBoundingClientRect())
      down.current.set(event.pointerId, place)
      begun.current = place
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = down.current.get(event.pointerId)
      if (!before) return
      const after = placeOf(event, event.currentTarget.getBoundingClientRect())
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1]
      down.current.set(event.pointerId, after)
      change((view, frame) =>
        other
          ? pinched(view, [before, other], [after, other], frame)
          : moved(view, { x: after.x - before.x, y: after.y - before.y }, frame),
      )
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const place = placeOf(event, event.currentTarget.getBoundingClientRect())
      end(event)
      const isNear = (to: { x: number; y: number }) =>
        Math.hypot(place.x - to.x, place.y - to.y) < doubleTap.near
      if (!isNear(begun.current)) return
      const last = tapped.current
      const isSecond = event.timeStamp - last.at < doubleTap.within && isNear(last)
      tapped.current = isSecond ? { at: 0, x: 0, y: 0 } : { at: event.timeStamp, ...place }
      if (isSecond)
        change((view, frame) => (view.scale > 1 ? wholePicture : zoomed(view, closer, place, frame)))
    },
    onPointerCancel: end,
  }
}

/** What a key does to the picture; null for one that means nothing here. */
function afterKey(key: string): ((view: ZoomView, frame: DOMRect) => ZoomView) | null {
  const by = keyFactors.get(key)
  if (by !== undefined) return (view, frame) => zoomed(view, by, middle, frame)
  const way = keyWays.get(key)
  if (way) return (view, frame) => moved(view, way, frame)
  return key === '0' ? () => wholePicture : null
}

/** Keys and wheel while the dialog is open: + and - and 0, and arrows to move. */
function useKeysAndWheel(frame: { readonly current: HTMLElement | null }, change: Change) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const next = afterKey(event.key)
    if (!next) return
    event.preventDefault()
    change(next)
  })
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    change((view, box) => {
      const at = {
        x: event.clientX - box.left - box.width / 2,
        y: event.clientY - box.top - box.height / 2,
      }
      return zoomed(view, 1.0015 ** -event.deltaY, at, box)
    })
  })
  useEffect(() => {
    const element = frame.current
    const keys = (event: KeyboardEvent) => onKeyDown(event)
    const wheel = (event: WheelEvent) => onWheel(event)
    window.addEventListener('keydown', keys)
    // React listens to the wheel without the right to hold the page still.
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => {
      window.removeEventListener('keydown', keys)
      element?.removeEventListener('wheel', wheel)
    }
  }, [frame])
}

function ZoomButton({
  label,
  isOff,
  onPress,
  children,
}: {
  label: string
  isOff: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <Button aria-label={label} className="min-w-11 px-3!" disabled={isOff} onClick={onPress}>
      {children}
    </Button>
  )
}

/** A picture as large as the screen, to look into: buttons, keys, wheel, two taps, one finger or two. */
export function ZoomDialog({ src, alt, onClose }: { src: string; alt: string; onClose: () => void }) {
  const frame = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(wholePicture)
  const change: Change = (next) => {
    const box = frame.current?.getBoundingClientRect()
    if (box) setView((now) => next(now, box))
  }
  const pointers = usePointers(change)
  useKeysAndWheel(frame, change)
  const by = (factor: number) => change((now, box) => zoomed(now, factor, middle, box))
  const { scale, x, y } = view
  // A question may stand in a list item that is not drawn while it is out of sight.
  return createPortal(
    <Modal
      size="picture"
      title={
        <span className="font-sans text-base tracking-normal">
          <Trans
            message={'Figure<s>: {alt}</s>'}
            values={{ alt }}
            parts={{ s: <span className="sr-only" /> }}
          />
        </span>
      }
      onClose={onClose}
    >
      <div
        ref={frame}
        className="grid h-[calc(100dvh-11rem)] touch-none place-items-center overflow-hidden rounded-control border border-line bg-white select-none"
        style={{ cursor: scale > 1 ? 'grab' : 'zoom-in' }}
        {...pointers}
      >
        <Picture
          isNeeded
          src={src}
          alt={alt}
          width={1600}
          height={1000}
          eager
          draggable={false}
          className="h-[calc(100dvh-11rem)] w-full object-contain!"
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-center gap-2.5">
        <ZoomButton label={t('Zoom out')} isOff={scale === 1} onPress={() => by(1 / step)}>
          <Minus size={18} aria-hidden />
        </ZoomButton>
        <ZoomButton
          label={t('Whole figure, 100 %')}
          isOff={scale === 1}
          onPress={() => setView(wholePicture)}
        >
          100 %
        </ZoomButton>
        <ZoomButton label={t('Zoom in')} isOff={scale >= greatestScale} onPress={() => by(step)}>
          <Plus size={18} aria-hidden />
        </ZoomButton>
        <p role="status" className="w-16 text-right text-sm text-muted tabular-nums">
          {`${Math.round(scale * 100)} %`}
        </p>
      </div>
    </Modal>,
    document.body,
  )
}
