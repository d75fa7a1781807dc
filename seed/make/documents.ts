/**
 * Writes the documents that are built from question sheets and papers into seed/documents.
 * Run: npx tsx seed/make/documents.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildDocuments } from './sheet-documents'

/** JSON with each text of blocks or of languages on a line of its own. */
function jsonOf(documents: unknown): string {
  const texts: string[] = []
  const isRich = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    ('en' in value || (Array.isArray(value) && isBlock(value[0])))
  const isBlock = (value: unknown) =>
    typeof value === 'object' && value !== null && 'type' in value && !('id' in value)
  const json = JSON.stringify(
    documents,
    (_, value: unknown) =>
      isRich(value) ? `text ${texts.push(JSON.stringify(value)) - 1} of blocks` : value,
    2,
  )
  return json.replace(/"text (\d+) of blocks"/g, (_, index: string) => texts[Number(index)] ?? '')
}

const target = join(import.meta.dirname, '../documents')
for (const [collection, documents] of buildDocuments(join(import.meta.dirname, 'sheets'))) {
  const file = join(target, `${collection}.json`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${jsonOf(documents)}\n`)
  console.info(`${collection}: ${Object.keys(documents).length}`)
}
