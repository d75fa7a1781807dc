/** What the academy has published, what is wrong with it, and what changed since the site was published last. */
import { type AuditEntry, listAudit } from './audit'
import { type ContentCount, countContent } from './library'
import { failedPayments } from './money/failed-payments'
import { countOpenReports } from './reports'
import { storedShown } from './shown'
import type { Target } from './target'

/** The sentence of the audit list with which a publication ends. */
export const publishedTheSite = 'Published the site'

/** Entries of the audit list that are read at most. */
const entriesRead = 1000

export interface SinceLastPublish {
  /** ISO 8601; null: never, as far as the audit list goes back. */
  publishedAt: string | null
  /** What was changed since then, newest first. */
  changes: AuditEntry[]
}

/** What was changed since the site was published last. */
export async function sinceLastPublish(target: Target): Promise<SinceLastPublish> {
  const entries = await listAudit(target, entriesRead)
  const last = entries.findIndex(({ what }) => what.startsWith(publishedTheSite))
  return {
    publishedAt: entries[last]?.at ?? null,
    changes: (last === -1 ? entries : entries.slice(0, last)).filter(({ count }) => count > 0),
  }
}

export interface Overview extends SinceLastPublish {
  counts: ContentCount[]
  /** Sentences: what students would miss, or could not open. */
  problems: string[]
  /** Reports of questions that wait for an answer. */
  openReports: number
  /** Payments of the last 14 days that need somebody. */
  openPayments: number
}

/** Everything of the first page of the desk, and of the command `overview`. */
export async function lookOver(target: Target, now = new Date()): Promise<Overview> {
  const [since, counts, shown, openReports, payments] = await Promise.all([
    sinceLastPublish(target),
    countContent(target.database, now),
    storedShown(target),
    countOpenReports(target.database),
    failedPayments(target, now),
  ])
  // A failed payment that nobody tried again costs nobody money.
  const openPayments = payments.filter(({ need }) => need !== 'failed').length
  return { ...since, counts, problems: [...shown.wrong, ...shown.missing], openReports, openPayments }
}
