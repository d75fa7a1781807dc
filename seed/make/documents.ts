/**
 * Writes the documents that are built from question sheets and papers into seed/documents, then the daily quizzes that
 * are drawn from them, the live tests, and the index of all questions.
 * Run: npx tsx seed/make/documents.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { localEnv } from '../../scripts/local-env.mjs'
import { checkEnv } from '../../src/config/env-schema'
import { readCollections } from '../read-seed'
import { buildDocuments } from './sheet-documents'

/** JSON with each document on a line of its own. */
const linesOf = (documents: object): string =>
  `{\n${Object.entries(documents)
    .map(([id, fields]) => `  ${JSON.stringify(id)}: ${JSON.stringify(fields)}`)
    .join(',\n')}\n}`

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
function write(collection: string, documents: object, json = jsonOf(documents)): void {
  const file = join(target, `${collection}.json`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${json}\n`)
  console.info(`${collection}: ${Object.keys(documents).length}`)
}

for (const [collection, documents] of buildDocuments(join(import.meta.dirname, 'sheets')))
  write(collection, documents)

// The app's schemas ask the build's configuration (tools/content/main.ts).
const check = checkEnv(localEnv())
Object.assign(globalThis, {
  __ENVIRONMENT__: check.ok ? check.env : null,
  __USE_LOCAL_BACKEND__: false,
  __APP_CHECK_KEY__: '',
})
const { dailyQuizzes } = await import('./daily-quizzes')
write('daily_quizzes', dailyQuizzes(readCollections()))
const { liveTestDocuments } = await import('./live/documents')
for (const [collection, documents] of await liveTestDocuments())
  write(collection, documents, collection.endsWith('/sheets') ? linesOf(documents) : undefined)
const { seedIndex } = await import('./seed-index')
const index = seedIndex()
writeFileSync(join(target, 'question_index.json'), `${jsonOf(index)}\n`)
console.info(`question_index: ${Object.keys(index).length}`)
