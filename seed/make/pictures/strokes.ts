/** The few SVG shapes that all drawings are made of; stroke and colour come from the group around them. */

export const path = (d: string): string => `<path d="${d}"/>`
export const line = (x1: number, y1: number, x2: number, y2: number): string =>
  path(`M${x1} ${y1}L${x2} ${y2}`)
export const circle = (x: number, y: number, r: number, full = false): string =>
  `<circle cx="${x}" cy="${y}" r="${r}"${full ? ' fill="#FFB800"' : ''}/>`
export const rect = (x: number, y: number, width: number, height: number, r = 2, full = false): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}"${full ? ' fill="#FFB800"' : ''}/>`
export const spin = (degrees: number, shapes: string): string =>
  `<g transform="rotate(${degrees})">${shapes}</g>`
export const along = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
