import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { type Language, language, locale } from './languages'
import { messageId } from './message-id'

/** A translated message as the build compiles it (tools/build/messages.ts). */
type Compiled = NonNullable<ReturnType<typeof compileMessage>>

/** Messages of the page's language by `messageId`; a plain text where nothing is filled in. */
export type Messages = Record<string, Compiled>

/** An English message: in a build, one with placeholders is its id and its compiled form. */
export type Message = string | readonly [id: string, compiled: Compiled]

/** What is filled into a message. */
export type Values = Readonly<Record<string, string | number>>

declare global {
  /** Of the code that has come; src/loading/head.js begins it. Absent in English. */
  var messages: Messages | undefined
  /** Whether those are of the whole product. */
  var hasAllMessages: boolean | undefined
}

export const i18n = setupI18n()
// Outside of a build, messages are compiled where they are used.
if (typeof __COMPILED_MESSAGES__ === 'undefined') i18n.setMessagesCompiler(compileMessage)
i18n.load(language, globalThis.messages ?? {})
i18n.activate(language, locale)

/** Adds messages of code that is about to run. */
export const addMessages = (messages: Messages): void => i18n.load(language, messages)

/** Where a build has translations. @param name address of a file without its ending, or `/assets/text/all` */
export const messagesUrl = (name: string, of: Language = language): string =>
  `${name}.${of}-${__TEXTS_VERSION__}.json`

/** @returns what Lingui needs: the id, and English for a message without a translation */
export function descriptorOf(message: Message): { id: string; message: string } {
  const [id, english] = typeof message === 'string' ? [messageId(message), message] : message
  return { id, message: english as string }
}

/**
 * The text of an English message in the language of the page (docs/decisions/072). The language does not change while the
 * page lives, so this may be called where a module begins.
 * @param message a literal, in ICU's format: `{count, plural, one {# question} other {# questions}} by {name}`
 */
export function t(message: Message, values?: Values): string {
  const { id, message: english } = descriptorOf(message)
  const isPlain = typeof english === 'string' && !english.includes('{')
  return isPlain && !(id in i18n.messages) ? english : i18n._(id, values, { message: english })
}
