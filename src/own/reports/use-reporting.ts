import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { longList } from '@/content/kept'
import { queryClient } from '@/lib/query-client'
import { idleMoment } from '@/loading/when-idle'
import { useSession } from '@/session'
import { type Report, reportKey } from './report'
import { reportSync } from './sync'

const keyOf = (owner: string | null) => ['reports', owner] as const

/** A student's reports on this device, newest first. @param owner nothing is read while it is null */
function knownReportsQuery(owner: string | null) {
  return queryOptions({
    queryKey: keyOf(owner),
    queryFn: owner === null ? skipToken : () => reportSync.known(owner),
    // Whatever changes them updates this query.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Reads the account, one read for each report, again after half an hour. @param owner nothing is read while it is null */
function askedReportsQuery(owner: string | null) {
  return queryOptions({
    queryKey: [...keyOf(owner), 'asked'],
    queryFn:
      owner === null
        ? skipToken
        : async () => {
            await idleMoment()
            const reports = await reportSync.read(owner)
            queryClient.setQueryData(keyOf(owner), reports)
            return reports
          },
    ...longList,
  })
}

/** A student's reports on this device, and the query of the account. */
export function useReports(owner: string | null, { asks }: { asks: boolean }) {
  const known = useQuery(knownReportsQuery(owner), queryClient)
  const asked = useQuery(askedReportsQuery(asks ? owner : null), queryClient)
  return { reports: known.data, asked }
}

/** The questions of one test, for the buttons below them. */
export interface Reporting {
  readonly owner: string
  readonly test: { readonly key: string; readonly title: string }
  /** By `reportKey`. */
  readonly reports: ReadonlyMap<string, Report>
}

/**
 * What the report buttons of a test need; null for a visitor, who cannot report.
 * @param asks whether the account is read too; an exam reads the device only
 */
export function useReporting(test: Reporting['test'], { asks }: { asks: boolean }): Reporting | null {
  const session = useSession()
  const owner = session.status === 'signed-in' ? session.user.id : null
  const { reports = [] } = useReports(owner, { asks })
  if (owner === null) return null
  return { owner, test, reports: new Map(reports.map((report) => [reportKey(report), report])) }
}

/** Sends what waits on this device, and shows the outcome. @throws AppError when the account cannot be reached */
export async function sendReports(owner: string): Promise<void> {
  try {
    await reportSync.sendWaiting(owner)
  } finally {
    await queryClient.invalidateQueries({ queryKey: keyOf(owner), exact: true })
  }
}

/** Reports a question, and shows it everywhere. @throws AppError when it is neither sent nor stored */
export async function reportQuestion(owner: string, report: Report): Promise<void> {
  const known = await reportSync.report(owner, report)
  queryClient.setQueryData<Report[]>(keyOf(owner), (before = []) => [
    known,
    ...before.filter((one) => reportKey(one) !== reportKey(report)),
  ])
  // It may still be on its way, when the network is slow.
  if (known.status === 'waiting') void sendReports(owner).catch(() => undefined)
}
