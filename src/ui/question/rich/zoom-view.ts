/** How a picture is seen in its frame: times its whole size, and how far its middle is from the frame's, in pixels. */
export interface ZoomView {
  readonly scale: number
  readonly x: number
  readonly y: number
}

interface Point {
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The whole picture. */
export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 }

/** Times its whole size. */
export const greatestScale = 8

const between = (value: number, least: number, greatest: number) =>
  Math.min(Math.max(value, least), greatest) + 0

/** The picture moved, as far as its edge leads. */
export function moved({ scale, x, y }: ZoomView, by: Point, { width, height }: Size): ZoomView {
  const [wide, high] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2]
  return { scale, x: between(x + by.x, -wide, wide), y: between(y + by.y, -high, high) }
}

/** The picture larger or smaller by a factor, what is at `at` (from the frame's middle) staying there. */
export function zoomed(view: ZoomView, factor: number, at: Point, frame: Size): ZoomView {
  const scale = between(view.scale * factor, 1, greatestScale)
  const grown = scale / view.scale
  const by = { x: (at.x - view.x) * (1 - grown), y: (at.y - view.y) * (1 - grown) }
  return moved({ ...view, scale }, by, frame)
}

/** Two fingers that were at `before` and are at `after`: the picture follows them. */
export function pinched(
  view: ZoomView,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  frame: Size,
): ZoomView {
  const apart = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y)
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const [from, to] = [middle(before), middle(after)]
  const grown = zoomed(view, apart(after) / Math.max(apart(before), 1), from, frame)
  return moved(grown, { x: to.x - from.x, y: to.y - from.y }, frame)
}
