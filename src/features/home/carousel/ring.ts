/** Geometry of the ring. `turn` counts steps without bounds, so the ring never spins back from the last to the first. */

/** The place in front, 0 to `count - 1`, after `turn` steps. */
export function frontOf(turn: number, count: number): number {
  return ((turn % count) + count) % count
}

/** Steps from the front to `place` the short way round: negative to the left. */
export function stepsTo(place: number, turn: number, count: number): number {
  const steps = frontOf(place - turn, count)
  return steps > count / 2 ? steps - count : steps
}

/** Share of its angle that a picture keeps: less than all of it, so that the sides stay readable. */
const lean = 0.35

/** CSS transform of the picture at `place`; `--w` is the width of a picture. The front one is flat and sharp. */
export function placeOnRing(place: number, turn: number, count: number): string {
  const step = 360 / count
  // Without bounds, so that a picture moves on round the back.
  const angle = (place - turn) * step
  const facing = stepsTo(place, turn, count) * step * lean - angle
  // In widths of a picture: neighbours touch, and few pictures do not crowd into the middle.
  const radius = Math.max(0.66, 0.55 / Math.tan(Math.PI / Math.max(count, 3)))
  const r = `calc(var(--w) * ${radius.toFixed(3)})`
  // Back to the middle of the ring, round it, out again, and most of the way back to face the viewer.
  return `translateZ(calc(${r} * -1)) rotateY(${angle.toFixed(2)}deg) translateZ(${r}) rotateY(${facing.toFixed(2)}deg)`
}
