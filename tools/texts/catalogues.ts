import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { languageCodes } from '../../src/language/languages.ts'

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

/**
 * What the browser gets of some messages in one language: their compiled translations by id.
 * @param messages English texts by id
 */
export function compiledMessages(
  messages: Iterable<readonly [id: string, message: string]>,
  translations: Map<string, string>,
): Record<string, unknown> {
  const compiled: Record<string, unknown> = {}
  for (const [id, message] of messages) {
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
