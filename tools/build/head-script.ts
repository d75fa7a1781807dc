import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The script of every page's head; firebase.json allows it by its hash. */
export const headScript = readFileSync(new URL('../../src/loading/head.js', import.meta.url), 'utf8')

/** Puts it into index.html, of which every page is made. */
export function inlineHeadScript(): Plugin {
  return {
    name: 'inline-head-script',
    transformIndexHtml: (html) =>
      html.replace('</head>', () => `<script data-head>${headScript}</script></head>`),
  }
}
