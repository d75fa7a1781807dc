/** One printable HTML page from a book's source: a fragment of HTML whose first lines are its title, pack and lead. */

export interface Book {
  title: string
  html: string
}

/** Reads `title:`, `pack:` and `lead:` lines, an empty line and the body. Throws an Error when one of them is missing. */
export function bookPage(source: string, css: string): Book {
  const end = source.indexOf('\n\n')
  const fields = Object.fromEntries(
    source
      .slice(0, end)
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const { title, pack, lead } = fields
  if (!title || !pack || !lead) throw new Error(`a book needs title, pack and lead: ${source.slice(0, 80)}`)
  const html = `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><title>${title} – ${pack}</title><style>${css}</style></head>
<body>
<header><p class="pack">${pack}</p><h1>${title}</h1><p class="lead">${lead}</p></header>
${source.slice(end)}
</body>
</html>`
  return { title, html }
}

/** Page foot that Chromium prints on every page. */
export function bookFooter(title: string): string {
  return `<div style="width:100%;margin:0 18mm;font:9.5px 'Noto Sans',sans-serif;color:#6b7587;display:flex;justify-content:space-between">
<span>Pariksha Academy · ${title}</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`
}
