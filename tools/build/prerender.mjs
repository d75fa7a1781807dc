/**
 * The public pages, the sections and the pages about one document as HTML (docs/decisions/075), and `app.html`, the frame
 * for every other route, with robots.txt, sitemap.xml and the feeds; made from the index.html of the build when that has
 * ended. Which code a page needs is told by the route table: `.vite/routes.json` lists the files of every route.
 * Run by the build itself: `node tools/build/prerender.mjs ROOT OUT_DIR MODE [SITE] [DATA_ORIGIN]`.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, loadEnv } from 'vite'
import { localEnv } from '../../scripts/local-env.mjs'
import { startLocalContent } from './local-content.mjs'
import { feed, robots, sitemap } from './site-files.mjs'

const emptyRoot = '<div id="root"></div>'
const entryTag = /<script type="module" crossorigin src="([^"]+)"><\/script>/
const textFontTag = /\s*<link rel="preload" as="font" [^>]*href="(\/assets\/inter-[^"]+)"[^>]*>/
const aheadTag = /\s*<link rel="modulepreload" crossorigin href="[^"]+">/g

/** React streams title, meta and link tags where they stand; in a document they belong in the head. */
function hoistHead(html) {
  let head = ''
  const body = html.replace(/<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>/gs, (tag) => {
    head += tag
    return ''
  })
  return { head, body }
}

/** Builds the app for Node. @returns its entry, and what each of its chunks exports, by source file. */
async function buildForNode(root, outDir, mode) {
  await build({
    root,
    mode,
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir, emptyOutDir: true, copyPublicDir: false, manifest: true },
  })
  const load = (file) => import(pathToFileURL(join(outDir, file)).href)
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'))
  const dynamic = Object.entries(manifest).filter(([, chunk]) => chunk.isDynamicEntry)
  const exported = await Promise.all(
    dynamic.map(async ([source, { file }]) => [source, Object.values(await load(file))]),
  )
  return { entry: await load('entry-server.js'), exported }
}

/** A chunk's file and those of all that it imports. */
function filesOf(manifest, key, seen = new Set()) {
  const { file, imports = [] } = manifest[key]
  if (seen.has(file)) return seen
  seen.add(file)
  for (const imported of imports) filesOf(manifest, imported, seen)
  return seen
}

/**
 * Joins the translations of each page's code in one file per language, which compresses better than one for each chunk
 * and takes one request (docs/decisions/072).
 * @returns a function that writes those of some files, and returns their name: `assets/text/NAME.LANGUAGE-VERSION.json`
 */
function pageTranslations(outDir, version) {
  const dir = join(outDir, 'assets/text')
  const languages = readdirSync(dir).flatMap((name) => /^all\.(\w+)-/.exec(name)?.[1] ?? [])
  const written = new Set()
  return (files) => {
    const withTexts = files.filter((file) => /\/text\/.*\.js$/.test(file))
    const name = `page-${createHash('sha256').update(withTexts.join()).digest('hex').slice(0, 8)}`
    // Routes with the same code share it.
    if (written.has(name)) return name
    written.add(name)
    for (const ending of languages.map((language) => `${language}-${version}.json`)) {
      const parts = withTexts.map((file) => readFileSync(join(outDir, file.replace(/js$/, ending)), 'utf8'))
      const texts = Object.assign({}, ...parts.map((part) => JSON.parse(part)))
      writeFileSync(join(dir, `${name}.${ending}`), JSON.stringify(texts))
    }
    return name
  }
}

/**
 * @param {string} root
 * @param {string} outDir where the fresh build is
 * @param {string} mode of Vite
 * @param {string | undefined} site origin of the site, if it is known
 * @param {string | undefined} dataOrigin where documents are read, if connecting to it takes time
 */
async function prerender(root, outDir, mode, site, dataOrigin) {
  const template = readFileSync(join(outDir, 'index.html'), 'utf8')
  if (!template.includes(emptyRoot)) throw new Error(`${outDir}/index.html has no empty #root.`)
  const [, entryFile] = entryTag.exec(template) ?? []
  if (!entryFile) throw new Error(`${outDir}/index.html has no entry script.`)
  const [, letters] = textFontTag.exec(template) ?? []
  if (!letters) throw new Error(`${outDir}/index.html asks for no letters.`)
  const [, version] = /data-texts="(\w+)"/.exec(template) ?? []
  if (!version) throw new Error(`${outDir}/index.html has no version of its texts.`)
  const writeTranslations = pageTranslations(outDir, version)
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'))
  const chunks = JSON.parse(readFileSync(join(outDir, '.vite/chunks.json'), 'utf8'))
  /** The manifest's name of the chunk that has a source file. */
  const keyOf = (source) => Object.keys(manifest).find((key) => manifest[key].file === chunks[source])
  const serverDir = mkdtempSync(join(root, 'node_modules/.prerender-'))
  try {
    const { entry, exported } = await buildForNode(root, serverDir, mode)
    const entryFiles = filesOf(manifest, 'index.html')
    /** Every file of the code that an address needs, the entry's among them. */
    const codeOf = async (pathname) => {
      const files = new Set(entryFiles)
      for (const component of await entry.componentsOf(pathname)) {
        const source = exported.find(([, values]) => values.includes(component))?.[0]
        if (!source) throw new Error(`${pathname}: ${component.name} is not loaded by an import().`)
        filesOf(manifest, keyOf(source), files)
      }
      return [...files]
    }
    const scripts = (files) => files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`)
    const attribute = ([name, value]) => ` data-${name}="${value.replaceAll('"', '&quot;')}"`
    const page = (files, head, name, body, { more = {}, after = '' } = {}) =>
      template
        .replace(aheadTag, '')
        .replace(textFontTag, '')
        .replace(entryTag, '')
        .replace(/<script data-head( data-texts="\w+")>/, (_, texts) => {
          const ahead = scripts(files).filter((file) => file !== entryFile)
          const translations = writeTranslations(files)
          const data = { entry: entryFile, ahead: ahead.join(' '), letters, translations, ...more }
          return `<script${texts}${Object.entries(data).map(attribute).join('')}>`
        })
        .replace('</head>', () => `${head}</head>`)
        .replace(emptyRoot, () => `<div id="root" data-prerendered="${name}">${body}</div>${after}`)
    const connect = dataOrigin ? `<link rel="preconnect" href="${dataOrigin}" crossorigin>` : ''
    /** @param edition the HTML and the documents of a page that shows some; without it the page has none */
    const writePage = async (path, pattern, edition) => {
      const { head, body } = hoistHead(edition?.html ?? (await entry.renderPage(path)))
      const address = new URL(path, 'http://localhost').pathname
      const after =
        edition &&
        `<script type="application/json" id="${entry.editionId}" data-at="${at}">${edition.json}</script>`
      const tags = head + entry.prerenderedHead(path, head) + (edition ? connect : '')
      const html = page(await codeOf(pattern), tags, address, body, { after })
      const file = join(outDir, path === '/' ? 'index.html' : `${decodeURIComponent(address.slice(1))}.html`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, html)
    }
    const at = Date.now()
    for (const path of entry.sitePaths) await writePage(path, path)
    const editions = await writeEditions(entry, writePage, at, (made) =>
      writeFileSync(join(outDir, '.vite/editions.json'), JSON.stringify(made)),
    )

    const routes = Object.fromEntries(
      await Promise.all(Object.keys(entry.frames).map(async (path) => [path, await codeOf(path)])),
    )
    // What a student's page with data loads behind itself: who is signed in, and the search.
    const behind = {
      everyPage: [...filesOf(manifest, keyOf('src/session/identity.ts'))],
      pageWithHeader: [...filesOf(manifest, keyOf('src/app/layout/search-with-data.tsx'))],
    }
    const translations = Object.fromEntries(
      Object.entries(routes).map(([path, files]) => [path, writeTranslations(files)]),
    )
    writeFileSync(
      join(outDir, '.vite/routes.json'),
      JSON.stringify({ routes, frames: entry.frames, behind, translations }, null, 1),
    )
    // What every route with a parameter needs, whichever it is.
    const withParameter = Object.keys(routes).filter((path) => path.includes(':'))
    const common = routes[withParameter[0]].filter((file) =>
      withParameter.every((path) => routes[path].includes(file)),
    )
    const ownOf = Object.fromEntries(
      Object.entries(routes)
        .filter(([path]) => !entry.sitePaths.includes(path) && !entry.sectionPaths.includes(path))
        .map(([path, files]) => [
          entry.addressesOf([path]).source,
          [translations[path], ...scripts(files.filter((file) => !common.includes(file)))].join(' '),
        ]),
    )
    const { body } = hoistHead(await entry.renderFrame())
    const told = {
      routes: JSON.stringify(ownOf),
      bare: entry.addressesIn('bare'),
      hub: entry.addressesIn('hub'),
    }
    writeFileSync(join(outDir, 'app.html'), page(common, connect, 'frame', body, { more: told }))
    writeFileSync(join(outDir, 'robots.txt'), robots(site))
    if (site) {
      const pages = [
        ...entry.sitemapPaths.map((path) => ({ path })),
        ...editions.filter(({ isListed }) => isListed).map(({ path, date }) => ({ path, modified: date })),
      ]
      const feeds = entry
        .feeds(editions)
        .map((channel) => ({ name: channel.path, text: feed(site, channel) }))
      for (const { name, text } of [...sitemap(site, pages), ...feeds])
        writeFileSync(join(outDir, name), text)
    }
  } finally {
    rmSync(serverDir, { recursive: true, force: true })
  }
}

/** Pages whose documents are read at a time. */
const atOnce = 16

/** Milliseconds after which a read counts as lost. */
const patience = 30_000

/** The longest name of a file, in bytes, that every file system takes. */
const longestName = 240

/** Whether a file of the build can have the address as its name. */
const hasFileName = (path) =>
  path.split('/').every((part) => Buffer.byteLength(decodeURIComponent(part)) < longestName) &&
  !/\/(index|\.+)$/i.test(path)

/** What a read gives; an error when it takes longer than the patience. */
function inTime(read) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('the project did not answer')), patience)
  })
  return Promise.race([read, late]).finally(() => clearTimeout(timer))
}

/**
 * Writes the sections, and every page about one document. Without a project that answers, the sections come without
 * documents, and the rest opens in the frame; the same goes for a single page that cannot be made.
 * @param tell is told how many were written, and which are missing and why
 * @returns the pages about one document that were written
 */
async function writeEditions(entry, writePage, at, tell) {
  const missing = []
  const write = async (path, pattern, known) => {
    try {
      await writePage(path, pattern, await inTime(entry.renderEdition(path, known, at)))
      return true
    } catch (error) {
      missing.push(`${path}: ${error.message}`)
      return false
    }
  }
  let pages = []
  entry.silenceFirestore()
  try {
    pages = await inTime(entry.editionPages())
  } catch (error) {
    // A publication must not replace pages with documents by pages without.
    if (process.env.NEEDS_DOCUMENTS) throw error
    console.error(`No documents in the HTML of pages: the project could not be read (${error.message}).`)
    for (const path of entry.sectionPaths) await writePage(path, path)
    return []
  }
  for (const path of entry.sectionPaths) if (!(await write(path, path, []))) await writePage(path, path)
  const written = []
  for (let first = 0; first < pages.length; first += atOnce) {
    const next = pages.slice(first, first + atOnce)
    const known = await Promise.allSettled(next.map(({ read }) => inTime(read())))
    for (const [index, page] of next.entries()) {
      const { value, reason } = known[index]
      if (value === null) continue
      if (!hasFileName(page.path)) missing.push(`${page.path}: its address is too long for a file`)
      else if (!value) missing.push(`${page.path}: ${reason.message}`)
      else if (await write(page.path, page.pattern, value.known))
        written.push({ ...page, description: value.description })
    }
  }
  tell({ written: written.length, missing })
  if (missing.length > 0) {
    console.error(`${missing.length} pages came without documents:\n${missing.slice(0, 10).join('\n')}`)
  }
  return written
}

const [root, outDir, mode, site, dataOrigin] = process.argv.slice(2)
const env = loadEnv(mode, root, '')
const isLocal = env.VITE_USE_LOCAL_BACKEND === 'true'
// The SDK reads it where the app's modules are loaded.
if (env.APP_CHECK_DEBUG_TOKEN) globalThis.FIREBASE_APPCHECK_DEBUG_TOKEN = env.APP_CHECK_DEBUG_TOKEN
const endContent = isLocal ? await startLocalContent(root, localEnv()) : async () => undefined
try {
  await prerender(root, outDir, mode, site || undefined, dataOrigin || undefined)
} finally {
  await endContent()
}
// The app's modules, loaded here all at once, keep a process alive.
process.exit(0)
