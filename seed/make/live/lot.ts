import { createHash } from 'node:crypto'

/** Numbers from 0 to 1 that look drawn by lot. */
export type Lot = () => number

/** The same numbers for the same name, every time. */
export function lotOf(name: string): Lot {
  let drawn = 0
  return () => {
    const digest = createHash('sha256').update(`${name}\n${drawn++}`).digest()
    return digest.readUInt32BE(0) / 2 ** 32
  }
}

/** A number of the normal distribution: 0 on average, two of three from -1 to 1. */
export const spread = (lot: Lot): number =>
  Math.sqrt(-2 * Math.log(1 - lot())) * Math.cos(2 * Math.PI * lot())
