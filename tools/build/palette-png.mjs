/** Makes the PNG of a flat drawing small. */
import { deflateSync } from 'node:zlib'

/** Runs in the browser: each pixel as the nearest of the 256 commonest colours, which a flat drawing hardly shows. */
async function toPalette(drawn) {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${drawn}`)).blob())
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  canvas.drawImage(bitmap, 0, 0)
  const pixels = new Uint32Array(canvas.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer)
  const counts = new Map()
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
  const parts = (colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]
  const palette = [...counts.entries()]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 256)
    .map(([colour]) => parts(colour))
  const nearest = new Map()
  for (const colour of counts.keys()) {
    const [r, g, b] = parts(colour)
    const distances = palette.map(([x, y, z]) => (r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2)
    nearest.set(colour, distances.indexOf(Math.min(...distances)))
  }
  return {
    width: bitmap.width,
    height: bitmap.height,
    palette: palette.flat(),
    indices: Array.from(pixels, (pixel) => nearest.get(pixel)),
  }
}

function chunk(type, data) {
  const bytes = Buffer.alloc(12 + data.length)
  bytes.writeUInt32BE(data.length, 0)
  bytes.write(type, 4, 'latin1')
  data.copy(bytes, 8)
  bytes.writeUInt32BE(checksum(bytes.subarray(4, -4)), bytes.length - 4)
  return bytes
}

/** A PNG with a palette: one byte a pixel. */
function encode({ width, height, palette, indices }) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3], 8)
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row += 1) {
    rows.set(indices.slice(row * width, (row + 1) * width), row * (width + 1) + 1)
  }
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const pixels = deflateSync(rows, { level: 9, memLevel: 9 })
  const chunks = [chunk('IHDR', head), chunk('PLTE', Buffer.from(palette)), chunk('IDAT', pixels)]
  return Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))])
}

/** CRC-32 as PNG wants it. */
function checksum(bytes) {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

/**
 * The same picture with a palette of 256 colours, a fraction of its size.
 * @param {import('@playwright/test').Page} page any page, which does the work
 * @param {Buffer} png opaque
 */
export async function withPalette(page, png) {
  return encode(await page.evaluate(toPalette, png.toString('base64')))
}
