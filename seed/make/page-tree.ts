/**
 * Two changes to a long PDF before it is linearised: an outline of its chapters, and a leaf of its own for the last page
 * in the page tree. pdf.js looks at the last page before it shows the first, and on the way at every page that hangs on
 * the same leaf: with eight of them, that is 60 KB more over a slow network.
 */
import * as z from 'zod/mini'

export interface Chapter {
  title: string
  /** From 1. */
  page: number
  /** What is in it. */
  parts: ReadonlyArray<{ title: string; page: number }>
}

const Dictionary = z.record(z.string(), z.unknown())
const Qpdf = z.object({ qpdf: z.tuple([Dictionary, z.record(z.string(), z.unknown())]) })
const Value = z.object({ value: Dictionary })

type Dict = z.infer<typeof Dictionary>

/** Every object that is a dictionary, by its reference. */
function dictionaries(json: unknown): Map<string, Dict> {
  const [, objects] = z.parse(Qpdf, json).qpdf
  return new Map(
    Object.entries(objects).flatMap(([name, object]) => {
      const parsed = z.safeParse(Value, object)
      return parsed.success ? [[name.replace(/^obj:/, ''), parsed.data.value] as const] : []
    }),
  )
}

const Kids = z.array(z.string())

function pagesUnder(objects: ReadonlyMap<string, Dict>, ref: string): string[] {
  const node = objects.get(ref)
  return node?.['/Type'] === '/Pages'
    ? z.parse(Kids, node['/Kids']).flatMap((kid) => pagesUnder(objects, kid))
    : [ref]
}

/** PDF text as qpdf's JSON writes it. */
const text = (value: string) => `u:${value}`

/**
 * What `qpdf --update-from-json` is given.
 * @param json of `qpdf --json=2 --json-key=qpdf`
 * @throws Error when the tree is not as Chromium writes it
 */
export function longBookUpdate(json: unknown, chapters: readonly Chapter[]): unknown {
  const [header] = z.parse(Qpdf, json).qpdf
  const objects = dictionaries(json)
  const [rootRef, root] = [...objects].find(([, { '/Type': type }]) => type === '/Catalog') ?? []
  if (!rootRef || !root) throw new Error('the file has no catalog')
  const pages = pagesUnder(objects, String(root['/Pages']))
  const update: Record<string, { value: Dict }> = {}
  let lastId = Number(header.maxobjectid)
  const newRef = () => `${++lastId} 0 R`

  // The last page gets a leaf beside the one that it hung on.
  const lastPage = pages.at(-1) ?? ''
  const last = objects.get(lastPage)
  const leafRef = String(last?.['/Parent'])
  const leaf = objects.get(leafRef)
  const above = objects.get(String(leaf?.['/Parent']))
  if (!last || !leaf || !above) throw new Error('the last page hangs on no leaf')
  const ownLeaf = newRef()
  const kids = z.parse(Kids, leaf['/Kids']).slice(0, -1)
  update[leafRef] = { value: { ...leaf, '/Kids': kids, '/Count': kids.length } }
  update[ownLeaf] = { value: { ...leaf, '/Kids': [lastPage], '/Count': 1 } }
  update[lastPage] = { value: { ...last, '/Parent': ownLeaf } }
  update[String(leaf['/Parent'])] = {
    value: {
      ...above,
      '/Kids': z.parse(Kids, above['/Kids']).flatMap((kid) => (kid === leafRef ? [kid, ownLeaf] : [kid])),
    },
  }

  const outline = newRef()
  const entries = (
    parent: string,
    list: ReadonlyArray<{ title: string; page: number; parts?: Chapter['parts'] }>,
  ) => {
    const refs = list.map(newRef)
    list.forEach(({ title, page, parts = [] }, index) => {
      const ref = refs[index] ?? ''
      const inner = entries(ref, parts)
      const [next, previous] = [refs[index + 1], refs[index - 1]]
      update[ref] = {
        value: {
          '/Title': text(title),
          '/Parent': parent,
          '/Dest': [pages[page - 1], '/Fit'],
          ...(next ? { '/Next': next } : {}),
          ...(previous ? { '/Prev': previous } : {}),
          ...(inner.length > 0 ? { '/First': inner[0], '/Last': inner.at(-1), '/Count': -inner.length } : {}),
        },
      }
    })
    return refs
  }
  const top = entries(outline, chapters)
  update[outline] = {
    value: { '/Type': '/Outlines', '/First': top[0], '/Last': top.at(-1), '/Count': top.length },
  }
  update[rootRef] = { value: { ...root, '/Outlines': outline } }
  return {
    qpdf: [
      { ...header, maxobjectid: lastId },
      Object.fromEntries(Object.entries(update).map(([ref, value]) => [`obj:${ref}`, value])),
    ],
  }
}
