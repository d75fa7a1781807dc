import { createHash } from 'node:crypto'

const POLYNOMIAL = 0x82f63b78

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1
  return value
})

/** CRC-32C as Storage tells it: big-endian bytes in base64. */
export function crc32c(bytes: Uint8Array): string {
  let crc = 0xffffffff
  // By index: an iterator costs many times the arithmetic, and a seed holds megabytes.
  for (let index = 0; index < bytes.length; index += 1) {
    crc = (crc >>> 8) ^ (table[(crc ^ (bytes[index] ?? 0)) & 0xff] ?? 0)
  }
  const result = Buffer.alloc(4)
  result.writeUInt32BE((crc ^ 0xffffffff) >>> 0)
  return result.toString('base64')
}

export function md5(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('base64')
}
