/** Every book that is printed, by the Storage path of its PDF. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bookBody } from './book-text'
import { drillBook } from './drills/drill-book'

export const drillBookPath = 'paid/resource_quantitative_aptitude/drill-book.pdf'

const books = join(import.meta.dirname, 'books')

/** The text of a book: three lines of title, pack and lead stay, its body becomes HTML. */
function fromText(text: string): string {
  const end = text.indexOf('\n\n')
  return `${text.slice(0, end)}\n\n${bookBody(text.slice(end))}`
}

/** Sources in the form of `bookPage`. */
export function bookSources(): Map<string, string> {
  const sources = new Map<string, string>()
  for (const file of readdirSync(books, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.(?:html|txt)$/.test(file)) continue
    const text = readFileSync(join(books, file), 'utf8')
    sources.set(file.replace(/(?:html|txt)$/, 'pdf'), file.endsWith('.txt') ? fromText(text) : text)
  }
  sources.set(drillBookPath, drillBook())
  return sources
}
