import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { crc32c } from '../../checksums'
import { RuleBytes } from '../values'
import { methods } from './arguments'

/** The services give the checksum's bytes with the lowest first. */
function checksumBytes(checksum: number): RuleBytes {
  const result = new Uint8Array(4)
  new DataView(result.buffer).setUint32(0, checksum, true)
  return new RuleBytes(result)
}

function digest(bytes: Uint8Array, algorithm: 'md5' | 'sha256'): RuleBytes {
  return new RuleBytes(new Uint8Array(createHash(algorithm).update(bytes).digest()))
}

/** `hashing.*` of bytes or of a string's UTF-8. */
export const hashingFunctions = methods<null>({
  crc32: { arity: 1, run: (_, args) => checksumBytes(crc32(args.bytes(0))) },
  crc32c: { arity: 1, run: (_, args) => checksumBytes(crc32c(args.bytes(0))) },
  md5: { arity: 1, run: (_, args) => digest(args.bytes(0), 'md5') },
  sha256: { arity: 1, run: (_, args) => digest(args.bytes(0), 'sha256') },
})
