/**
 * The id of a document about one test, such as its corrections or its ranks. A test's key is percent-encoded, so that a
 * colon is nothing else in it.
 */
export const testDocumentId = (testKey: string): string => testKey.replaceAll('/', ':')
