/** The files of the built page. */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
}

export interface PageFile {
  type: string
  bytes: Buffer
}

/** Every file of a folder by its address; nothing outside of the folder can be asked for. */
export function readPage(folder: string): ReadonlyMap<string, PageFile> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const address = `/${path
        .slice(folder.length + 1)
        .split(sep)
        .join('/')}`
      const type = types[extname(entry.name)] ?? 'application/octet-stream'
      return [address, { type, bytes: readFileSync(path) }]
    }),
  )
}

/** The file at an address; the page itself at any address that names no file. */
export function fileAt(page: ReadonlyMap<string, PageFile>, pathname: string): PageFile | undefined {
  return page.get(pathname) ?? (extname(pathname) === '' ? page.get('/index.html') : undefined)
}
