const POLYNOMIAL = 0x82f63b78

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1
  return value
})

/** CRC-32C as an unsigned number; Node has CRC-32 alone. */
export function crc32c(bytes: Uint8Array): number {
  let crc = 0xffffffff
  // By index: an iterator costs many times the arithmetic, and a seed holds megabytes.
  for (let index = 0; index < bytes.length; index += 1) {
    crc = (crc >>> 8) ^ (table[(crc ^ (bytes[index] ?? 0)) & 0xff] ?? 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}
