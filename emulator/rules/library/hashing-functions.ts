import { createHash } from 'node:crypto'
import { RuleBytes } from '../values'
import { methods } from './arguments'

const CRC32_POLYNOMIAL = 0xedb88320
const CRC32C_POLYNOMIAL = 0x82f63b78

function crc(bytes: Uint8Array, polynomial: number): RuleBytes {
  let rest = 0xffffffff
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? polynomial : 0)
  }
  const result = new Uint8Array(4)
  // The services give the checksum's bytes with the lowest first.
  new DataView(result.buffer).setUint32(0, ~rest >>> 0, true)
  return new RuleBytes(result)
}

function digest(bytes: Uint8Array, algorithm: 'md5' | 'sha256'): RuleBytes {
  return new RuleBytes(new Uint8Array(createHash(algorithm).update(bytes).digest()))
}

/** `hashing.*` of bytes or of a string's UTF-8. */
export const hashingFunctions = methods<null>({
  crc32: { arity: 1, run: (_, args) => crc(args.bytes(0), CRC32_POLYNOMIAL) },
  crc32c: { arity: 1, run: (_, args) => crc(args.bytes(0), CRC32C_POLYNOMIAL) },
  md5: { arity: 1, run: (_, args) => digest(args.bytes(0), 'md5') },
  sha256: { arity: 1, run: (_, args) => digest(args.bytes(0), 'sha256') },
})
