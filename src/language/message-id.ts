const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * The short name of an English message in the catalogues of other languages: four characters, from the FNV-1a hash. The
 * build checks that no two messages have the same.
 */
export function messageId(message: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < message.length; index += 1) {
    hash = Math.imul(hash ^ message.charCodeAt(index), 0x01000193)
  }
  return [26, 20, 14, 8].map((bit) => digits[(hash >>> bit) & 63]).join('')
}

/**
 * The name of a text that `translate` looks up (`msg`): eight characters, because it is looked up by texts from documents,
 * and one that is in no catalogue must not find a message of another text.
 */
export const storedTextId = (text: string): string => messageId(text) + messageId(`msg ${text}`)
