/** Finding words in the text of a page, as pdf.js gives it: a list of runs. */

/** One run of text; some end a line. */
export interface TextRun {
  text: string
  endsLine: boolean
}

/** A point in the text: run and character within it. */
interface TextPoint {
  run: number
  offset: number
}

/** From the first character up to, not including, `to`. */
export interface TextMatch {
  page: number
  from: TextPoint
  to: TextPoint
}

export const shortestQuery = 2

interface PlainText {
  text: string
  /** For each character of `text`, where it stands. */
  points: TextPoint[]
}

/** Lower case, one space for each stretch of space, line ends as spaces. */
function plain(runs: readonly TextRun[]): PlainText {
  let text = ''
  const points: TextPoint[] = []
  const add = (sign: string, point: TextPoint) => {
    const isSpace = /\s/.test(sign)
    if (isSpace && text.endsWith(' ')) return
    const lower = sign.toLowerCase()
    // A few signs get longer in lower case; each unit of `text` must keep its point.
    text += isSpace ? ' ' : lower.length === sign.length ? lower : sign
    points.push(point)
  }
  runs.forEach((run, index) => {
    for (let offset = 0; offset < run.text.length; offset++)
      add(run.text.charAt(offset), { run: index, offset })
    if (run.endsLine) add(' ', { run: index, offset: run.text.length })
  })
  return { text, points }
}

/** The query as the text is compared: trimmed, lower case, single spaces. */
export function plainQuery(query: string): string {
  return query.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** Every place of a page where the query stands, without overlaps; case and line ends make no difference. */
export function findOnPage(page: number, runs: readonly TextRun[], query: string): TextMatch[] {
  const wanted = plainQuery(query)
  if (wanted.length < shortestQuery) return []
  const { text, points } = plain(runs)
  const matches: TextMatch[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const from = points[at]
    const last = points[at + wanted.length - 1]
    if (from && last) matches.push({ page, from, to: { run: last.run, offset: last.offset + 1 } })
  }
  return matches
}

/** Pages in the order of reading from `start` on, then those before it. */
export function searchOrder(start: number, pageCount: number): number[] {
  return Array.from({ length: pageCount }, (_, index) => ((start - 1 + index) % pageCount) + 1)
}
