import { useRef, useState } from 'react'
import {
  findOnPage,
  hasTelugu,
  plainQuery,
  searchOrder,
  shortestQuery,
  type TextMatch,
  type TextRun,
} from '../model/text-search'
import type { PdfDocument } from '../pdf-document'
import { textRuns } from './use-text-layer'

/**
 * | status    | means                                             |
 * | --------- | ------------------------------------------------- |
 * | idle      | nothing, or too little, is asked for              |
 * | searching | some pages are read; what they hold is there      |
 * | done      | all pages are read                                |
 * | failed    | a page could not be read; what was found is there |
 */
export interface TextSearch {
  status: 'idle' | 'searching' | 'done' | 'failed'
  query: string
  /** In the order of the document. */
  matches: readonly TextMatch[]
  current: TextMatch | null
  pagesRead: number
  /** Whether any page read so far holds text at all: scans have none. */
  anyText: boolean
  /** Telugu was looked for, and no page has a Telugu letter: older fonts draw it with letters of other scripts. */
  noTelugu: boolean
}

const idle: TextSearch = {
  status: 'idle',
  query: '',
  matches: [],
  current: null,
  pagesRead: 0,
  anyText: false,
  noTelugu: false,
}

/** Whether a document says that it is in Telugu. */
async function isInTelugu({ proxy }: PdfDocument): Promise<boolean> {
  const { info } = await proxy.getMetadata()
  const { Language: language, Title: title } = info as { Language?: unknown; Title?: unknown } // typed as Object
  return /^te\b/i.test(String(language)) || hasTelugu(String(title))
}

/** Searches a document page by page, from the page that is read on, and goes to the first match. */
export function useTextSearch(pdf: PdfDocument, goTo: (match: TextMatch) => void) {
  const [search, setSearch] = useState<TextSearch>(idle)
  const texts = useRef(new Map<number, readonly TextRun[]>())
  const running = useRef(0)

  const readPage = async (page: number): Promise<readonly TextRun[]> => {
    const known = texts.current.get(page)
    if (known) return known
    const runs = await textRuns(await pdf.proxy.getPage(page))
    texts.current.set(page, runs)
    return runs
  }

  const run = async (query: string, startPage: number) => {
    const turn = ++running.current
    if (plainQuery(query).length < shortestQuery) {
      setSearch({ ...idle, query })
      return
    }
    let state: TextSearch = { ...idle, query, status: 'searching' }
    setSearch(state)
    try {
      for (const page of searchOrder(startPage, pdf.proxy.numPages)) {
        const runs = await readPage(page)
        if (turn !== running.current) return
        const found = findOnPage(page, runs, query)
        const matches = [...state.matches, ...found].sort((a, b) => a.page - b.page)
        const first = state.current === null ? (found[0] ?? null) : null
        const anyText = state.anyText || runs.some(({ text }) => text.trim() !== '')
        state = {
          ...state,
          matches,
          anyText,
          current: state.current ?? first,
          pagesRead: state.pagesRead + 1,
        }
        // The student may have gone on to another match meanwhile.
        const { current, ...rest } = state
        setSearch((shown) => ({
          ...rest,
          current: shown.query === query ? (shown.current ?? current) : current,
        }))
        if (first) goTo(first)
      }
      const all = [...texts.current.values()].flat()
      const isUnread = state.anyText && !all.some(({ text }) => hasTelugu(text))
      const noTelugu = isUnread && (hasTelugu(query) || (await isInTelugu(pdf)))
      if (turn === running.current) setSearch((shown) => ({ ...shown, status: 'done', noTelugu }))
    } catch {
      // The document was closed, or a page cannot be read.
      if (turn === running.current) setSearch((shown) => ({ ...shown, status: 'failed' }))
    }
  }

  const step = (by: 1 | -1) => {
    const { matches, current } = search
    const at = current ? matches.indexOf(current) : -1
    const next = matches[(at + by + matches.length) % matches.length]
    if (!next) return
    setSearch((shown) => ({ ...shown, current: next }))
    goTo(next)
  }

  return {
    search,
    run: (query: string, startPage: number) => void run(query, startPage),
    next: () => step(1),
    previous: () => step(-1),
    clear: () => {
      running.current++
      setSearch(idle)
    },
  }
}
