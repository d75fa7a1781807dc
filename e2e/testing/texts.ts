import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Language } from '../../src/language/languages'
import { translationsOf } from '../../tools/texts/catalogues'

/** The text of an English message in a language, as the app's `t` has it. */
export type Texts = (message: string, values?: Record<string, string | number>) => string

const source = setupI18n({ locale: 'en', messages: { en: {} } })
source.setMessagesCompiler(compileMessage)

export const english: Texts = (message, values) => source._(message, values, { message })

/** @throws when a message is not in the catalogue of that language */
export async function textsIn(language: Language): Promise<Texts> {
  if (language === 'en') return english
  const messages = Object.fromEntries(await translationsOf(language))
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  i18n.setMessagesCompiler(compileMessage)
  return (message, values) => {
    if (!(message in messages)) throw new Error(`No message: ${message}`)
    return i18n._(message, values)
  }
}
