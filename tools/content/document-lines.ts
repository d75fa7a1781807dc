/** Where the documents of a JSON file begin, and what `JSON.parse` hides: a name that is written twice. */

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|\n/g

export interface DocumentLine {
  /** The document's name in a file of documents by id; null in a list. */
  name: string | null
  line: number
}

/** The documents of a text that is JSON (an object of documents, or a list of them), in their order. */
export function documentLines(text: string): DocumentLine[] {
  const found: DocumentLine[] = []
  let line = 1
  let depth = 0
  let isList = false
  let last: { text: string; line: number } | null = null
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '\n') line += 1
    else if (token === '{' || token === '[') {
      if (depth === 0) isList = token === '['
      else if (depth === 1 && isList) found.push({ name: null, line })
      depth += 1
    } else if (token === '}' || token === ']') depth -= 1
    else if (token === ':' && depth === 1 && !isList && last) {
      const name: unknown = JSON.parse(last.text)
      found.push({ name: String(name), line: last.line })
    } else if (token.startsWith('"')) last = { text: token, line }
  }
  return found
}
