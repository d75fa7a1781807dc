/** How many questions of the palette stand in a row. */
const paletteColumns = 5

/** A run of questions with rows of its own, by index; the palette's parts follow each other. */
interface PalettePart {
  readonly first: number
  readonly count: number
}

/** The question above (-1) or below (1) one of the palette, also in the part before or after its own; itself at the edge. */
function inNextRow(at: number, by: 1 | -1, parts: readonly PalettePart[]): number {
  const place = parts.findIndex(({ first, count }) => at >= first && at < first + count)
  const here = parts[place]
  if (!here) return at
  const column = (at - here.first) % paletteColumns
  const row = Math.floor((at - here.first) / paletteColumns) + by
  const rowsOf = ({ count }: PalettePart) => Math.ceil(count / paletteColumns)
  const there = row >= 0 && row < rowsOf(here) ? here : parts[place + by]
  if (!there || there.count === 0) return at
  const rowThere = there === here ? row : by > 0 ? 0 : rowsOf(there) - 1
  return there.first + Math.min(rowThere * paletteColumns + column, there.count - 1)
}

/**
 * Where a key leads in the palette: left and right by one, up and down by a row, Home and End to the first and last
 * question that can be reached. What cannot be reached keeps the place as it is; null for a key that means nothing here.
 * @param reach indices of the first and last question that can be reached
 */
export function paletteMove(
  key: string,
  at: number,
  parts: readonly PalettePart[],
  reach: readonly [first: number, last: number],
): number | null {
  const [first, last] = reach
  const to = (() => {
    switch (key) {
      case 'ArrowLeft':
        return at - 1
      case 'ArrowRight':
        return at + 1
      case 'ArrowUp':
        return inNextRow(at, -1, parts)
      case 'ArrowDown':
        return inNextRow(at, 1, parts)
      case 'Home':
        return first
      case 'End':
        return last
      default:
        return null
    }
  })()
  if (to === null) return null
  return to < first || to > last ? at : to
}
