/** Where the pictures stand on the ring. `turn` counts steps and has no bounds, so that the ring never spins back. */

/** The place in front, 0 to `count - 1`, after `turn` steps. */
export function frontOf(turn: number, count: number): number {
  return ((turn % count) + count) % count
}

/** Steps from the front to `place` the short way round: negative to the left. */
export function stepsTo(place: number, turn: number, count: number): number {
  const steps = frontOf(place - turn, count)
  return steps > count / 2 ? steps - count : steps
}

/** How much of its turn away from the front a picture keeps: less than all of it, so that the sides stay readable. */
const lean = 0.35

/** The ring's radius in widths of a picture: neighbours touch, and few pictures do not crowd into the middle. */
function radius(count: number): number {
  return Math.max(0.66, 0.55 / Math.tan(Math.PI / Math.max(count, 3)))
}

/** CSS transform of the picture at `place`; `--w` is the width of a picture. The front one stands flat and sharp. */
export function placeOnRing(place: number, turn: number, count: number): string {
  const step = 360 / count
  // Without bounds, so that a picture goes on round the back; its lean is that of the place where it stands.
  const angle = (place - turn) * step
  const facing = stepsTo(place, turn, count) * step * lean - angle
  const r = `calc(var(--w) * ${radius(count).toFixed(3)})`
  const turned = `rotateY(${angle.toFixed(2)}deg)`
  // Back to the middle of the ring, round it, out again, and most of the way back to face the viewer.
  return `translateZ(calc(${r} * -1)) ${turned} translateZ(${r}) rotateY(${facing.toFixed(2)}deg)`
}
