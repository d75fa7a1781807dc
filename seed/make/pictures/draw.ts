/**
 * Draws every picture of the seed as SVG: 800 x 450 under images/, 1200 x 675 under Carousel/, and the figures of
 * questions under images/questions/, those of a premium test under paid/, in sizes of their own.
 * Run: npx tsx seed/make/pictures/draw.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backdrop } from './backdrops'
import { CAROUSEL, carouselPicture } from './carousel'
import { PICTURES } from './list'
import { figureFile, figurePath, questionFigures } from './question-figures'

const files = join(import.meta.dirname, '../../files')

function picture(drawing: string, number: number, width: number, height: number): string {
  const scale = (height / 450) * (1.05 + ((number * 7) % 5) * 0.06)
  // In the middle: narrow thumbnails cut the sides off.
  const x = width * 0.5
  const y = height * 0.5
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#1A2233"/><stop offset="1" stop-color="#0B0F17"/></linearGradient>
<radialGradient id="h" cx="${x}" cy="${y}" r="${height * 0.62}" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#0F1522"/><stop offset="1" stop-color="#0F1522" stop-opacity="0"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#g)"/>
<g fill="none" stroke="#FFB800" stroke-width="1.5" opacity="0.16">${rounded(backdrop(number, width, height))}</g>
<rect width="${width}" height="${height}" fill="url(#h)"/>
<g transform="translate(${x} ${y}) scale(${scale.toFixed(3)})" fill="none" stroke="#FFB800" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${rounded(drawing)}</g>
</svg>
`
}

/** One decimal is finer than a pixel here. */
function rounded(shapes: string): string {
  return shapes.replaceAll(/-?\d+\.\d{2,}/g, (number) => Number(number).toFixed(1))
}

function write(path: string, svg: string): void {
  const file = join(files, `${path}.svg`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, svg)
}

for (const [number, [path, drawing]] of PICTURES.entries()) write(path, picture(drawing, number, 800, 450))
for (const [name, scene] of CAROUSEL) write(`Carousel/${name}`, carouselPicture(scene))
for (const [name, figure] of Object.entries(questionFigures)) {
  write(figurePath(name).replace(/\.svg$/, ''), figureFile(figure))
}
console.info(`${PICTURES.length + CAROUSEL.length + Object.keys(questionFigures).length} pictures`)
