/**
 * True for a text that can be a document's id. Addresses may carry a title in its place, and a title with a slash
 * would name another collection.
 */
export function isDocumentId(text: string): boolean {
  return text !== '' && text !== '.' && text !== '..' && !text.includes('/') && !/^__.*__$/.test(text)
}
