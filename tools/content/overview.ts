/** What the academy has published, what is wrong with it, and what changed since the site was published last. */
import { packNameFields } from '../../src/domain/catalogue'
import { textsOf } from '../../src/domain/stored-fields'
import { type AuditEntry, listAudit } from './audit'
import type { Database } from './database'
import { type ContentCount, countContent } from './library'
import { lookUpIn } from './look-up'
import { failedPayments } from './money/failed-payments'
import { countOpenReports } from './reports'
import { type ShownProblem, sentenceOf, storedShown } from './shown'
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

interface OverviewProblem {
  /** A sentence: what students would miss, or could not open. */
  text: string
  /** The path of the package or pack whose form mends it; null where there is none. */
  mendedIn: string | null
}

/** Documents that belong to a package or a pack, and whose form shows them. */
const ownerOf: Readonly<Record<string, string>> = {
  test_series: 'categories',
  resources: 'paid_resource_categories',
}

async function problemOf(database: Database, shown: ShownProblem): Promise<OverviewProblem> {
  const text = sentenceOf(shown)
  const [collection = '', id = ''] = shown.path.split('/')
  const path = `${collection}/${id}`
  const owners = ownerOf[collection]
  if (owners === undefined) return { text, mendedIn: path }
  const { read, where } = lookUpIn([], database)
  const fields = await read(path)
  const names = packNameFields.flatMap((field) => textsOf(fields?.[field], 'en').slice(0, 1))
  const found = (await Promise.all(names.map((name) => where(owners, ['name'], name)))).flat()
  return { text, mendedIn: found[0]?.[0] ?? null }
}

export interface Overview extends SinceLastPublish {
  counts: ContentCount[]
  problems: OverviewProblem[]
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
  const problems = await Promise.all(
    [...shown.wrong, ...shown.missing].map((shownProblem) => problemOf(target.database, shownProblem)),
  )
  return { ...since, counts, problems, openReports, openPayments }
}
