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

export const shortestQuery = 2

/** From the first character up to, not including, `to`. */
interface Span {
  from: TextPoint
  to: TextPoint
}

export interface TextMatch extends Span {
  page: number
}

/** What a page says as it is compared, and for each character of it where it stands on the page. */
interface PlainText {
  text: string
  spans: readonly Span[]
}

/** Where pdf.js has a glyph and the file does not say which letters it stands for. */
const lost = '\0'
/** How many letters of a word a lost glyph may stand for: a whole joined syllable. */
const mostLost = 4
/** With lost glyphs a word counts as found from this many of its own letters on. */
const leastSeen = 3

/** What is not seen and makes no other word: soft hyphen, zero-width space, joiners, byte order mark. */
const unseen = /[\u00ad\u200b-\u200d\ufeff]/g
/** The sign that joins consonants, in the scripts of India. */
const virama = '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d'
const joined = new RegExp(`[${virama}]\\p{Lo}?`, 'gu')
/** A letter with all that is written around it. */
const clusters = new RegExp(`\\p{M}+|\\s|[^\\p{M}\\s](?:[${virama}]\\p{Lo}?|\\p{M})*`, 'gu')
/** Nasal and breath signs, which are written last: candrabindu, anusvara, visarga of each script. */
const last =
  /[\u0900-\u0903\u0981-\u0983\u0a01-\u0a03\u0a81-\u0a83\u0b01-\u0b03\u0b82\u0c00-\u0c04\u0c81-\u0c83\u0d01-\u0d03]/g

/** One spelling for all that look alike: composed letters, no joiners, signs in the order of writing, lower case. */
function spelled(cluster: string): string {
  const composed = cluster.replace(unseen, '').normalize('NFC').toLowerCase()
  const ends = composed.match(last)
  return ends && composed.length > 2 ? composed.replace(last, '') + ends.join('') : composed
}

/** As glyphs stand in a file: a letter, its vowel, then what is joined below it. */
function asDrawn(cluster: string): string {
  const below = cluster.match(joined)?.join('') ?? ''
  const ends = cluster.match(last)?.join('') ?? ''
  return below && cluster.replace(joined, '').replace(last, '') + below + ends
}

/** One space for each stretch of space, line ends as spaces, each cluster spelled in one way. */
function plain(runs: readonly TextRun[], spell: (cluster: string) => string): PlainText {
  let raw = ''
  const points: TextPoint[] = []
  runs.forEach((run, index) => {
    const whole = run.endsLine ? `${run.text}\n` : run.text
    raw += whole
    for (let offset = 0; offset < whole.length; offset++) points.push({ run: index, offset })
  })
  let text = ''
  const spans: Span[] = []
  const after = ({ run, offset }: TextPoint): TextPoint => ({ run, offset: offset + 1 })
  for (const found of raw.matchAll(clusters)) {
    const [cluster] = found
    const from = points[found.index]
    const end = points[found.index + cluster.length - 1]
    if (!from || !end) continue
    const isSpace = /\s/.test(cluster)
    if (isSpace && text.endsWith(' ')) continue
    const written = isSpace ? ' ' : spell(cluster)
    text += written
    const isItself = written.length === cluster.length && written === cluster.toLowerCase()
    for (let unit = 0; unit < written.length; unit++) {
      const own = isItself ? points[found.index + unit] : undefined
      spans.push(own ? { from: own, to: after(own) } : { from, to: after(end) })
    }
  }
  return { text, spans }
}

function plainWith(query: string, spell: (cluster: string) => string): string {
  return (query.trim().replace(/\s+/g, ' ').match(clusters) ?? []).map(spell).join('')
}

/** The query as the text is compared: trimmed, single spaces, spelled in one way. */
export function plainQuery(query: string): string {
  return plainWith(query, spelled)
}

/**
 * Where the query ends that starts at `at`; a lost glyph may be any few of its letters. Null when it does not stand there.
 * @param seen letters of it that were there to be read
 */
function endOf(text: string, at: number, query: string, done = 0, seen = 0): number | null {
  if (done >= query.length) return seen >= leastSeen ? at : null
  const sign = text[at]
  if (sign === query[done]) return endOf(text, at + 1, query, done + 1, seen + 1)
  if (sign !== lost) return null
  // The first glyph of a word must be some of it; a second one beside it may be no more than a part of the first.
  for (let letters = done === 0 ? 1 : 0; letters <= mostLost; letters++) {
    const end = endOf(text, at + 1, query, Math.min(done + letters, query.length), seen)
    if (end !== null || done + letters >= query.length) return end
  }
  return null
}

/** Start and end of every place of the query in a text without lost glyphs. */
function* placesOf(text: string, wanted: string): Generator<readonly [from: number, to: number]> {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    yield [at, at + wanted.length]
  }
}

/** The same where some letters are lost. */
function* likelyPlacesOf(text: string, wanted: string): Generator<readonly [from: number, to: number]> {
  for (let at = 0; at < text.length; at++) {
    const end = endOf(text, at, wanted)
    if (end === null) continue
    yield [at, end]
    at = end - 1
  }
}

/**
 * Every place of a page where the query stands, without overlaps. Case, line ends, joiners and the order of signs make no
 * difference. Files in Indian scripts often do not say which letters their joined glyphs stand for: there a word is
 * found by the letters that can be read.
 */
export function findOnPage(page: number, runs: readonly TextRun[], query: string): TextMatch[] {
  const wanted = plainQuery(query)
  if (wanted.length < shortestQuery) return []
  const isLossy = indianLetter.test(query) && runs.some(({ text }) => text.includes(lost))
  const spell = isLossy ? (cluster: string) => asDrawn(spelled(cluster)) || spelled(cluster) : spelled
  const { text, spans } = plain(runs, spell)
  const places = isLossy ? likelyPlacesOf(text, plainWith(query, spell)) : placesOf(text, wanted)
  const matches: TextMatch[] = []
  for (const [start, end] of places) {
    const [first, final] = [spans[start], spans[end - 1]]
    if (first && final) matches.push({ page, from: first.from, to: final.to })
  }
  return matches
}

const indianLetter = /[\u0900-\u0d7f]/
const teluguLetter = /[\u0c00-\u0c7f]/

export const hasTelugu = (text: string): boolean => teluguLetter.test(text)

/** Pages in the order of reading from `start` on, then those before it. */
export function searchOrder(start: number, pageCount: number): number[] {
  return Array.from({ length: pageCount }, (_, index) => ((start - 1 + index) % pageCount) + 1)
}
