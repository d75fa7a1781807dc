import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { type Language, language, locale } from './languages.ts'
import { messageId, storedTextId } from './message-id.ts'

/** A translated message as the build compiles it (tools/build/messages.ts). */
type Compiled = NonNullable<ReturnType<typeof compileMessage>>

/** Messages of the page's language by `messageId`; a plain text where nothing is filled in. */
export type Messages = Readonly<Record<string, Compiled | string>>

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
const isCompiled = typeof __COMPILED_MESSAGES__ !== 'undefined'

// Outside of a build, messages are compiled where they are used.
if (!isCompiled) i18n.setMessagesCompiler(compileMessage)

/** Adds messages of code that is about to run. */
export function addMessages(messages: Messages): void {
  const compiled = Object.entries(messages).map(([id, text]) => [
    id,
    typeof text === 'string' ? [text] : text,
  ])
  i18n.load(language, Object.fromEntries(compiled))
}

addMessages(globalThis.messages ?? {})
i18n.activate(language, locale)

/** Where a build has translations. @param name address of a file without its ending, or `/assets/text/all` */
export const messagesUrl = (name: string, of: Language = language): string =>
  `${name}.${of}-${__TEXTS_VERSION__}.json`

/** @returns what Lingui needs: the id, and English for a message without a translation */
export function descriptorOf(message: Message): { id: string; message: string } {
  if (typeof message !== 'string') return { id: message[0], message: message[1] as unknown as string }
  // Without placeholders a message is its own compiled form.
  return { id: messageId(message), message: (isCompiled ? [message] : message) as string }
}

/**
 * The text of an English message in the language of the page (docs/decisions/072). The language does not change while the
 * page lives, so this may be called where a module begins.
 * @param message a literal, in ICU's format: `{count, plural, one {# question} other {# questions}} by {name}`
 */
export function t(message: Message, values?: Values): string {
  // English without placeholders is ready: modules call this hundreds of times while a page starts.
  if (isCompiled && language === 'en' && typeof message === 'string') return message
  const { id, message: english } = descriptorOf(message)
  return i18n._(id, values, { message: english })
}

/** Puts a text into the catalogue that `translate` is called with later: a stored value, or a sentence of the endpoint. */
/* @__NO_SIDE_EFFECTS__ */
export const msg = <const Text extends string>(text: Text): Text => text

/** Such a text in the language of the page; as it is where the catalogue of the page does not have it. */
export const translate = (text: string): string =>
  language === 'en' ? text : i18n._(storedTextId(text), undefined, { message: [text] as unknown as string })
