/**
 * The public pages as HTML and `app.html`, the bare shell for every other route (design.md section 1), with robots.txt and
 * sitemap.xml; written when the build has ended and starting from the index.html that it wrote.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { robots, sitemap } from './site-files.mjs'

const emptyRoot = '<div id="root"></div>'
const textFontTag = /\s*<link rel="preload" as="font" [^>]*href="\/assets\/inter-[^>]*>/
const entryTag = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/**
 * A prerendered page has all its text without a script, so its code is asked for after the first paint and takes nothing
 * of a weak network from what the eye waits for; at once for a student, whose page the code must draw.
 * The script's hash stands in firebase.json.
 */
const startAfterPaint = readFileSync(new URL('start-after-paint.js', import.meta.url), 'utf8')

/** Groups of `vite.config.ts` that every page with data needs before it can ask for anything. */
const dataGroups = ['firebase', 'data', 'zod', 'network', 'kit']

/** Has the page ask for the code of its data together with the entry, which would ask for it when it has run. */
function dataCode(outDir) {
  const files = readdirSync(join(outDir, 'assets'))
  return dataGroups.map((group) => {
    const file = files.find((name) => new RegExp(`^${group}-[\\w-]{8}\\.js$`).test(name))
    if (!file) throw new Error(`${outDir} has no chunk of the group ${group}.`)
    return `<link rel="modulepreload" crossorigin href="/assets/${file}">`
  })
}

/** React streams title, meta and link tags where they stand; in a document they belong in the head. */
function hoistHead(html) {
  let head = ''
  const body = html.replace(/<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>/gs, (tag) => {
    head += tag
    return ''
  })
  return { head, body }
}

/**
 * @param {string} root
 * @param {string} outDir where the fresh build is
 * @param {string | undefined} site origin of the site, if it is known
 * @param {string | undefined} dataOrigin where documents are read, if connecting to it takes time
 */
async function prerender(root, outDir, site, dataOrigin) {
  const template = readFileSync(join(outDir, 'index.html'), 'utf8')
  if (!template.includes(emptyRoot)) throw new Error(`${outDir}/index.html has no empty #root.`)
  if (!entryTag.test(template)) throw new Error(`${outDir}/index.html has no entry script.`)
  if (!textFontTag.test(template)) throw new Error(`${outDir}/index.html asks for no letters.`)
  const serverDir = mkdtempSync(join(root, 'node_modules/.prerender-'))
  try {
    await build({
      root,
      logLevel: 'warn',
      build: { ssr: 'src/entry-server.tsx', outDir: serverDir, emptyOutDir: true, copyPublicDir: false },
    })
    const entry = pathToFileURL(join(serverDir, 'entry-server.js')).href
    const connect = dataOrigin ? `<link rel="preconnect" href="${dataOrigin}" crossorigin>` : ''
    // Nothing waits for the letters of the text: src/main.tsx brings them.
    const plain = template.replace('<html ', '<html class="plain-letters" ').replace(textFontTag, '')
    const { renderPage, prerenderedHead, prerenderedPaths, sitemapPaths } = await import(entry)
    for (const path of prerenderedPaths) {
      const { head, body } = hoistHead(await renderPage(path))
      const html = plain
        .replace(entryTag, (_, entry) => `<script data-entry="${entry}">${startAfterPaint}</script>`)
        .replace('</head>', () => `${head}${prerenderedHead(path, head)}</head>`)
        .replace(emptyRoot, () => `<div id="root" data-prerendered="${path}">${body}</div>`)
      writeFileSync(join(outDir, path === '/' ? 'index.html' : `${path.slice(1)}.html`), html)
    }
    const ahead = [connect, ...dataCode(outDir)].join('')
    writeFileSync(
      join(outDir, 'app.html'),
      plain.replace('</head>', () => `${ahead}</head>`),
    )
    writeFileSync(join(outDir, 'robots.txt'), robots(site))
    if (site) writeFileSync(join(outDir, 'sitemap.xml'), sitemap(site, sitemapPaths))
  } finally {
    rmSync(serverDir, { recursive: true, force: true })
  }
}

/**
 * @param {string | undefined} site origin of the site; without it there is no sitemap
 * @param {string | undefined} dataOrigin
 * @returns {import('vite').Plugin}
 */
export function prerenderPages(site, dataOrigin) {
  let config
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler: (error) =>
        error ? undefined : prerender(config.root, join(config.root, config.build.outDir), site, dataOrigin),
    },
  }
}
