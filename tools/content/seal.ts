import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/** A new key, in base64. */
export const newSealKey = (): string => randomBytes(32).toString('base64')

/**
 * Seals a text, so that `openSealed` (src/lib/sealed-text.ts) opens it with the same key. One text gives the same bytes
 * every time: its nonce is its hash, so a nonce never stands for two texts.
 * @param key 32 bytes, in base64
 */
export function seal(text: string, key: string): string {
  const nonce = createHash('sha256').update(text).digest().subarray(0, 12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64'), nonce)
  const sealed = [cipher.update(gzipSync(text, { level: 9 })), cipher.final()]
  return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString('base64')
}
