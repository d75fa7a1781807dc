import { addressesOf, paths, patterns } from '@/config/paths'
import { sameSitePath } from '@/config/return-path'
import { webLink } from '@/lib/web-link'

/** Characters of what another app shares that are taken: no more of a text is read on this page. */
const longest = { title: 200, text: 2000, link: 2000, read: 8000 } as const
/** Characters that the search's field takes. */
const longestSearch = 100

/** What another app has shared. A title or text that says no more than the link or one another is empty. */
export interface Shared {
  readonly title: string
  readonly text: string
  /** Absolute, http or https, on any site; null for none. */
  readonly link: string | null
  /** To be searched for; empty where nothing but a link was shared. */
  readonly words: string
}

/** Without signs that cannot be seen, some of which turn the direction of what follows, and of bounded length. */
function seen(text: string | null): string {
  const whole = (text ?? '').replace(/[^\P{C}\n\u200c\u200d]/gu, ' ').trim()
  // A link that is cut in two is another one.
  return whole.length > longest.read ? whole.slice(0, longest.read).replace(/\S*$/, '') : whole
}

function cut(text: string, most: number): string {
  const letters = Array.from(text)
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}

const linkInText = /https?:\/\/[^\s<>"]+/i

/** Without what ends the sentence or the bracket that the link stands in. */
function bare(link: string): string {
  const open = link.replace(/[.,;:!?'’”]+$/, '')
  return open.endsWith(')') && !open.includes('(') ? open.slice(0, -1) : open
}

function linkIn(...texts: readonly string[]): string | null {
  for (const text of texts) {
    const [found] = linkInText.exec(text) ?? []
    const link = webLink(found === undefined ? null : bare(found))
    if (link !== null && link.length <= longest.link) return link
  }
  return null
}

/** What of a text or, better, a heading is worth searching for: no links, and not the name of a site at its end. */
function wordsOf(text: string): string {
  const [heading = ''] = text
    .replace(/https?:\/\/\S+/gi, ' ')
    .trim()
    .split(/\s+[|–—-]\s+|\n/)
  const words = heading.replace(/\s+/g, ' ').trim()
  return words.length > longestSearch ? words.slice(0, longestSearch).replace(/\s+\S*$/, '') : words
}

/**
 * What the address of the share page holds (`?title=&text=&url=`), whoever made it; null for nothing. Many apps put a link
 * into the text.
 */
export function sharedIn(search: URLSearchParams): Shared | null {
  const title = seen(search.get('title'))
  const text = seen(search.get('text'))
  const url = seen(search.get('url'))
  const link = linkIn(url, text, title)
  // What is no link is a text like any other.
  const texts = [title, text, ...(linkIn(url) === null ? [url] : [])].filter(
    (one, index, all) => one !== '' && one !== link && all.indexOf(one) === index,
  )
  if (texts.length === 0 && link === null) return null
  return {
    title: texts[0] === title ? cut(title, longest.title) : '',
    text: cut(texts.filter((one) => one !== title).join('\n\n'), longest.text),
    link,
    words: texts.map(wordsOf).find((words) => words !== '') ?? '',
  }
}

/** Every address of a page, but for `/share` itself, which would lead round in a circle. */
const pages = addressesOf([
  ...Object.values(paths).flatMap((path) =>
    typeof path === 'string' && path !== paths.share && !path.includes('?') ? [path] : [],
  ),
  ...Object.values(patterns).flat(),
])

/**
 * The path in this app that a link means; null for every other link: of another site, or of no page.
 * @param link absolute, http or https
 * @param origin of this site
 */
export function ownAddress(link: string, origin: string): string | null {
  const url = new URL(link)
  if (url.origin !== origin || !pages.test(url.pathname)) return null
  return sameSitePath(url.pathname + url.search + url.hash)
}
