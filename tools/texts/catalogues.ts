import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { languageCodes } from '../../src/language/languages.ts'
import { messageId } from '../../src/language/message-id.ts'

/** The languages that the interface is translated into. */
export const translated = languageCodes.filter((language) => language !== 'en')

export const po = formatter({ explicitIdAsDefault: true, lineNumbers: false })

/** The translations of one language, by their English messages; those that are obsolete are left out. */
export async function translationsOf(language: string): Promise<Map<string, string>> {
  const file = new URL(`../../locales/${language}.po`, import.meta.url)
  const catalogue = await po.parse(readFileSync(file, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename: file.pathname,
  })
  return new Map(
    Object.entries(catalogue).flatMap(([message, { translation, obsolete }]) =>
      translation && !obsolete ? [[message, translation] as const] : [],
    ),
  )
}

/** What the browser gets of some messages in one language: their compiled translations by id. @throws when two messages share an id */
export function compiledMessages(
  messages: Iterable<string>,
  translations: Map<string, string>,
): Record<string, unknown> {
  const english = new Map<string, string>()
  const compiled: Record<string, unknown> = {}
  for (const message of messages) {
    const id = messageId(message)
    const other = english.get(id)
    if (other !== undefined && other !== message)
      throw new Error(`Two messages have the id ${id}: reword one.\n${message}\n${other}`)
    english.set(id, message)
    const translation = translations.get(message)
    if (!translation) continue
    const tokens = compileMessageOrThrow(translation)
    compiled[id] = tokens.length === 1 && typeof tokens[0] === 'string' ? tokens[0] : tokens
  }
  return compiled
}

/** Changes with any translation; a part of the addresses, which browsers keep for ever. */
export function versionOf(catalogues: ReadonlyMap<string, Map<string, string>>): string {
  const hash = createHash('sha256')
  for (const translations of catalogues.values()) hash.update(JSON.stringify([...translations]))
  return hash.digest('hex').slice(0, 8)
}
