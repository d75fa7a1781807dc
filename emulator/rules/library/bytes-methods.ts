import { Buffer } from 'node:buffer'
import type { RuleBytes } from '../values'
import { methods } from './arguments'

/** Methods of bytes: base64 in its URL-safe alphabet with padding, hexadecimal in capitals. */
export const bytesMethods = methods<RuleBytes>({
  size: { arity: 0, run: (self) => BigInt(self.bytes.length) },
  toBase64: {
    arity: 0,
    run: (self) => Buffer.from(self.bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  },
  toHexString: { arity: 0, run: (self) => Buffer.from(self.bytes).toString('hex').toUpperCase() },
})
