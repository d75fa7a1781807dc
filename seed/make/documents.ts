/** Writes the documents that are built from question sheets into seed/documents. Run: npx tsx seed/make/documents.ts */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildSheetDocuments } from './sheet-documents'

const target = join(import.meta.dirname, '../documents')
for (const [collection, documents] of buildSheetDocuments(join(import.meta.dirname, 'sheets'))) {
  const file = join(target, `${collection}.json`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(documents, null, 2)}\n`)
  console.info(`${collection}: ${Object.keys(documents).length}`)
}
