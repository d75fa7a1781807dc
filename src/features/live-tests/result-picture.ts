/** The result of a live test as a picture to share (docs/decisions/077): drawn on the device, with the student's own name at most. */

export interface PictureFacts {
  /** Of the academy. */
  academy: string
  title: string
  rank: string
  marks: string
  percentile: string
  /** The day, with the student's name where it is shown. */
  foot: string
}

/** Pixels of each side. */
export const pictureSize = 1080
const margin = 90

/**
 * Breaks a text between words into lines that fit.
 * @param most lines; what does not fit into the last one is cut with an ellipsis
 */
export function linesOf(text: string, fits: (line: string) => boolean, most: number): string[] {
  const lines: string[] = []
  let rest = text.trim().split(/\s+/)
  while (rest.length > 0 && lines.length < most) {
    const isLast = lines.length === most - 1
    let count = rest.length
    const lineOf = () => rest.slice(0, count).join(' ') + (isLast && count < rest.length ? ' …' : '')
    while (count > 1 && !fits(lineOf())) count--
    lines.push(lineOf())
    rest = rest.slice(count)
  }
  return lines
}

/** Draws the picture. In the canvas's own font; a line that is too wide is drawn narrower. Colours: tailwind.config.ts. */
export function drawResult(
  canvas: HTMLCanvasElement,
  { academy, title, rank, marks, percentile, foot }: PictureFacts,
): void {
  canvas.width = pictureSize
  canvas.height = pictureSize
  const context = canvas.getContext('2d')
  if (!context) return
  const width = pictureSize - 2 * margin
  const letters = getComputedStyle(canvas).fontFamily
  context.fillStyle = '#0B0F17'
  context.fillRect(0, 0, pictureSize, pictureSize)
  context.fillStyle = '#FFB800'
  context.fillRect(0, 0, pictureSize, 14)
  let y = 150
  const write = (text: string, size: number, colour: string, space: number) => {
    context.font = `600 ${size}px ${letters}`
    context.fillStyle = colour
    context.fillText(text, margin, y, width)
    y += space
  }
  write(academy, 40, '#FFB800', 110)
  context.font = `600 52px ${letters}`
  const lines = linesOf(title, (line) => context.measureText(line).width <= width, 3)
  for (const line of lines) write(line, 52, '#F3F5F9', 72)
  y = 620
  write(rank, 96, '#FFD466', 110)
  for (const figure of [marks, percentile]) write(figure, 48, '#F3F5F9', 76)
  y = pictureSize - margin
  write(foot, 36, '#A7B0C0', 0)
}
