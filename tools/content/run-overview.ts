/** `overview`: the first page of the desk, as lines. */
import { type Console, table } from './console'
import { lookOver } from './overview'
import { count } from './problem'
import type { Target } from './target'

/** @returns the exit code */
export async function runOverview(target: Target, console: Console): Promise<number> {
  const { counts, problems, openReports, openPayments, publishedAt, changes } = await lookOver(target)
  const rows = counts.map(({ holds, published, draft, scheduled }) => [
    holds,
    String(published),
    String(draft),
    String(scheduled),
  ])
  for (const line of table([['content', 'published', 'drafts', 'scheduled'], ...rows])) console.out(line)
  for (const { text } of problems) console.out(text)
  console.out(`Need your attention: ${count(openReports, 'report')}, ${count(openPayments, 'payment')}.`)
  const last = publishedAt === null ? 'The site was not published from here yet' : `Published ${publishedAt}`
  console.out(`${last}; ${count(changes.length, 'change')} since then.`)
  return 0
}
