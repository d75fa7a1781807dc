/**
 * Brings the catalogues in `locales/` up to date with the source: new messages have no translation yet, messages that no
 * part of the product uses go. `npm run texts`.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { po, translated, translationsOf } from './catalogues.ts'
import { messagesIn } from './messages-in.ts'

/** Every message of the product with the files that use it. @throws when a message is not well formed */
export function messagesOfProduct(): Map<string, string[]> {
  const uses = new Map<string, string[]>()
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => `src/${name}`)
  for (const file of files.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).sort()) {
    for (const { message } of messagesIn(file, readFileSync(file, 'utf8'))) {
      const known = uses.get(message) ?? []
      if (!known.includes(file)) uses.set(message, [...known, file])
    }
  }
  return uses
}

async function update(language: string, messages: Map<string, string[]>): Promise<void> {
  const path = `locales/${language}.po`
  const translations = existsSync(path) ? await translationsOf(language) : new Map<string, string>()
  const catalogue = Object.fromEntries(
    [...messages].map(([message, files]) => [
      message,
      { translation: translations.get(message) ?? '', origin: files.map((file): [string] => [file]) },
    ]),
  )
  const context = { locale: language, sourceLocale: 'en', filename: path }
  const known = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  writeFileSync(path, await po.serialize(catalogue, { ...context, existing: known } as never))
  const missing = [...messages.keys()].filter((message) => !translations.has(message)).length
  console.log(`${path}: ${messages.size} messages, ${missing} without a translation`)
}

if (import.meta.filename === process.argv[1]) {
  const messages = messagesOfProduct()
  for (const language of translated) await update(language, messages)
}
