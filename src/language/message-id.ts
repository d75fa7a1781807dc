/** The short name of an English message in the catalogues of other languages: FNV-1a, 32 bits. The build checks that no two are equal. */
export function messageId(message: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < message.length; index += 1) {
    hash = Math.imul(hash ^ message.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
