/** The longest id that the database takes, in bytes. */
const longestId = 1500

/**
 * True for a text that can be a document's id. Addresses may carry a title in its place, and a title with a slash
 * would name another collection.
 */
export function isDocumentId(text: string): boolean {
  if (new TextEncoder().encode(text).length > longestId) return false
  return text !== '' && text !== '.' && text !== '..' && !text.includes('/') && !/^__.*__$/.test(text)
}
