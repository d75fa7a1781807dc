import type { Plugin } from 'vite'

/** The two fonts of the design, as the build names their files. */
const fonts = [/^assets\/inter-latin-wght-normal-.*\.woff2$/, /^assets\/poppins-latin-600-normal-.*\.woff2$/]

/** Has the page ask for its fonts at once, not when the style sheet has come and named them. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => fonts.some((font) => font.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  }
}
