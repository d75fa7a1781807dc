/** Bytes of a text in base64. */
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** Bytes of the nonce that stands before the sealed bytes. */
const nonceBytes = 12

/**
 * The text that the content tool has sealed (tools/content/seal.ts): gzip, then AES-256-GCM.
 * @param sealed nonce, bytes and tag, in base64
 * @param key 32 bytes, in base64
 * @throws when the key is another one, or the text was changed
 */
export async function openSealed(sealed: string, key: string): Promise<string> {
  const bytes = bytesOf(sealed)
  const name = 'AES-GCM'
  const opener = await crypto.subtle.importKey('raw', bytesOf(key), name, false, ['decrypt'])
  const opened = await crypto.subtle.decrypt(
    { name, iv: bytes.slice(0, nonceBytes) },
    opener,
    bytes.slice(nonceBytes),
  )
  const { body } = new Response(opened)
  return new Response(body?.pipeThrough(new DecompressionStream('gzip'))).text()
}
