/**
 * Runs after `vite build`: writes the five public pages as HTML and `app.html`, the bare shell for every other route
 * (design.md section 1). Needs a fresh build, because it starts from the index.html that Vite wrote.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const outDir = join(root, process.env.OUT_DIR ?? 'dist')
const template = readFileSync(join(outDir, 'index.html'), 'utf8')
const emptyRoot = '<div id="root"></div>'
if (!template.includes(emptyRoot)) throw new Error(`${outDir}/index.html is not fresh; run vite build first.`)

const serverDir = mkdtempSync(join(root, 'node_modules/.prerender-'))
try {
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir: serverDir, emptyOutDir: true, copyPublicDir: false },
  })
  const { renderPage, prerenderedPaths } = await import(
    pathToFileURL(join(serverDir, 'entry-server.js')).href
  )
  for (const path of prerenderedPaths) {
    const { head, body } = hoistHead(await renderPage(path))
    const html = template
      .replace('</head>', `${head}</head>`)
      .replace(emptyRoot, `<div id="root" data-prerendered="${path}">${body}</div>`)
    writeFileSync(join(outDir, path === '/' ? 'index.html' : `${path.slice(1)}.html`), html)
  }
  writeFileSync(join(outDir, 'app.html'), template)
  console.log(`Prerendered ${prerenderedPaths.length} pages and app.html`)
} finally {
  rmSync(serverDir, { recursive: true, force: true })
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
