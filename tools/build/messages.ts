import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { MagicString } from 'magic-string'
import type { Plugin } from 'vite'
import { messageId, storedTextId } from '../../src/language/message-id.ts'
import { compiledMessages, translated, translationsOf, versionOf } from '../texts/catalogues.ts'
import { messagesIn } from '../texts/messages-in.ts'

/** Messages by id of each module that has been read, for the chunks that it comes into. */
const messagesOf = new Map<string, [id: string, message: string][]>()

/** Code with messages has a folder of its own, which tells the browser that it needs translations. */
export const chunkFileNames = ({ moduleIds }: { moduleIds: readonly string[] }): string =>
  `assets/${moduleIds.some((id) => messagesOf.has(id)) ? 'text/' : ''}[name]-[hash].js`

const readCatalogues = async () =>
  new Map(
    await Promise.all(
      translated.map(async (language) => [language, await translationsOf(language)] as const),
    ),
  )

/** Texts that come with the whole catalogue of a language alone. */
const ofNoPage = /\/domain\/topic-names\.ts$/

/**
 * Compiles English messages in place, and writes the translations of each chunk beside it (docs/decisions/072): English
 * loads no catalogue, other languages load that of the code which runs.
 */
export function compileMessages(): Plugin {
  let catalogues: Awaited<ReturnType<typeof readCatalogues>>
  /** A part of the addresses: `assets/text/NAME-HASH.LANGUAGE-VERSION.json` beside each chunk, `all` for a whole language. */
  let version: string
  return {
    name: 'compile-messages',
    apply: 'build',
    enforce: 'pre',
    async config() {
      catalogues = await readCatalogues()
      version = versionOf(catalogues)
      return { define: { __COMPILED_MESSAGES__: 'true', __TEXTS_VERSION__: JSON.stringify(version) } }
    },
    // For src/loading/head.js, when its script is there.
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<script data-head>', `<script data-head data-texts="${version}">`),
    },
    transform: {
      filter: { id: /\/src\/.+\.tsx?$/ },
      handler(code, id) {
        const found = messagesIn(id, code)
        if (found.length === 0) return null
        messagesOf.set(
          id,
          found.map(({ id: name, message }) => [name, message]),
        )
        const changed = new MagicString(code)
        for (const { id: name, message, start, end, isAttribute } of found) {
          if (!message.includes('{')) continue
          const compiled = JSON.stringify([name, compileMessageOrThrow(message)])
          changed.overwrite(start, end, isAttribute ? `{${compiled}}` : compiled)
        }
        return changed.hasChanged()
          ? { code: changed.toString(), map: changed.generateMap({ hires: 'boundary' }) }
          : null
      },
    },
    generateBundle(_, bundle) {
      if (this.environment.config.build.ssr) return
      const all = new Map([...messagesOf.values()].flatMap((messages) => [...messages]))
      const write = (name: string, messages: Map<string, string>) => {
        for (const [language, translations] of catalogues) {
          const source = JSON.stringify(compiledMessages(messages, translations))
          this.emitFile({ type: 'asset', fileName: `${name}.${language}-${version}.json`, source })
        }
      }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const own = chunk.moduleIds.filter((id) => !ofNoPage.test(id))
        const messages = new Map(own.flatMap((id) => messagesOf.get(id) ?? []))
        if (messages.size > 0) write(chunk.fileName.replace(/\.js$/, ''), messages)
      }
      write('assets/text/all', all)
    },
  }
}

/** While developing: the whole catalogue of the page's language, before anything else runs. */
export function serveMessages(): Plugin {
  return {
    name: 'serve-messages',
    apply: 'serve',
    config: () => ({ define: { __TEXTS_VERSION__: '"dev"' } }),
    configureServer({ middlewares }) {
      middlewares.use('/messages.js', (_, response) => {
        void readCatalogues().then((catalogues) => {
          const all = [...catalogues].map(([language, texts]) => [
            language,
            compiledMessages(
              [...texts.keys()].flatMap((text) => [
                [messageId(text), text] as const,
                [storedTextId(text), text] as const,
              ]),
              texts,
            ),
          ])
          response.setHeader('Content-Type', 'text/javascript')
          response.end(`messages = ${JSON.stringify(Object.fromEntries(all))}[document.documentElement.lang]`)
        })
      })
      // The page has them all: what a choice of language keeps on the device is nothing more.
      middlewares.use('/assets/text/all', (_, response) => void response.end('{}'))
    },
    // After head.js, which knows the language.
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/messages.js' }, injectTo: 'head' }],
  }
}
