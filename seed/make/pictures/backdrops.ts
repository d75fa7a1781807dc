/** Faint patterns behind a drawing; `turn` (0 to 1) moves each one, so that two pictures never share a pattern. */
import { along, circle, line, path } from './strokes'

type Backdrop = (width: number, height: number, turn: number) => string

const rings: Backdrop = (width, height, turn) =>
  along(7, (i) => circle(Math.round(width * (0.15 + 0.7 * turn)), height / 2, 90 + i * 62))

const contours: Backdrop = (width, height, turn) =>
  along(9, (i) => {
    const y = (height / 8) * i
    const swing = 40 + 50 * turn
    return path(
      `M0 ${y}C${width * 0.25} ${y - swing} ${width * (0.3 + 0.2 * turn)} ${y + swing} ${width * 0.6} ${y}S${width * 0.9} ${y - swing * 0.6} ${width} ${y + swing * 0.4}`,
    )
  })

const grid: Backdrop = (width, height, turn) => {
  const step = Math.round(44 + 20 * turn)
  return (
    along(Math.ceil(width / step), (i) => line(i * step, 0, i * step, height)) +
    along(Math.ceil(height / step), (i) => line(0, i * step, width, i * step))
  )
}

const rays: Backdrop = (width, height, turn) =>
  along(13, (i) => {
    const angle = Math.PI * (i / 12)
    const reach = width * 1.1
    const x = width * (0.2 + 0.6 * turn)
    return path(
      `M${x} ${height}L${(x - reach * Math.cos(angle)).toFixed(1)} ${(height - reach * Math.sin(angle)).toFixed(1)}`,
    )
  })

const slopes: Backdrop = (width, height, turn) =>
  along(14, (i) =>
    line(
      (width / 10) * i - height * turn,
      height,
      (width / 10) * i - height * turn + height * (0.4 + turn),
      0,
    ),
  )

const BACKDROPS = [rings, contours, grid, rays, slopes]

/** The pattern for the picture with this number. */
export function backdrop(number: number, width: number, height: number): string {
  const draw = BACKDROPS[number % BACKDROPS.length] ?? rings
  return draw(width, height, (number * 0.381966) % 1)
}
