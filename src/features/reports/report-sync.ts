import { AppError, toAppError } from '@/lib/app-error'
import { createDeviceStore } from '@/lib/device/device-store'
import { createTurns } from '@/lib/in-turn'
import { inTime } from '@/lib/time-limit'
import { isSessionOwner } from '@/session'
import { newestFirst, type Report, reportKey, reportSchema } from './report'
import { type ReportRepository, reportRepository } from './report-repository'

/** What asking again would be refused again. */
const final = new Set(['permission-denied', 'invalid-argument'])

/** Milliseconds after which a network that does not answer counts as none: the report is sent later. */
const patience = 5000

const area = createDeviceStore('reports', { atSignOut: 'forgotten' })

/** Unreadable ones are left out. Rejects when the device refuses. */
async function keptReports(owner: string): Promise<Report[]> {
  const kept = await area.entries(owner)
  return newestFirst(kept.flatMap(([, value]) => reportSchema.safeParse(value).data ?? []))
}

const keep = (owner: string, reports: readonly Report[]) =>
  area.setMany(
    owner,
    reports.map((report) => [reportKey(report), report]),
  )

/** Rejects when the device refuses. */
async function keepOnce(owner: string, report: Report): Promise<void> {
  const before = await keptReports(owner)
  if (!before.some((one) => reportKey(one) === reportKey(report))) await keep(owner, [report])
}

/**
 * Reports on the device and in the account. One that cannot be sent waits on the device; its document's id follows from
 * test and question, so that sending it twice writes it once.
 * @param isOwner whether a student is still the one who is signed in
 */
export function createReportSync(repository: ReportRepository, isOwner: (owner: string) => boolean) {
  /** One conversation with the account after the other. */
  const inTurn = createTurns()

  /** Whose session has ended is refused everything: the report waits for them. */
  function demandOwner(owner: string): void {
    if (!isOwner(owner))
      throw new AppError('unauthenticated', 'You must be signed in to perform this action.')
  }

  /** @returns what the account has of it now. @throws AppError */
  async function write(owner: string, report: Report): Promise<Report> {
    try {
      await repository.create(owner, report)
      return { ...report, status: 'received' }
    } catch (error) {
      if (toAppError(error).code !== 'permission-denied') throw error
      // Another device has reported it, or the answer to this very write was lost.
      const known = await repository.find(owner, report)
      if (known) return known
      throw error
    }
  }

  /**
   * Sends what waits on this device. A report that the account refuses for good is forgotten.
   * @returns why it refused what it refused, by the reports' keys. @throws AppError when it cannot be asked
   */
  async function sendWaiting(owner: string): Promise<Map<string, AppError>> {
    const refused = new Map<string, AppError>()
    const kept = await keptReports(owner).catch(() => [])
    for (const report of kept.filter(({ status }) => status === 'waiting')) {
      try {
        const known = await write(owner, report)
        demandOwner(owner)
        await keep(owner, [known])
      } catch (cause) {
        const error = toAppError(cause)
        demandOwner(owner)
        if (!final.has(error.code)) throw error
        refused.set(reportKey(report), error)
        await area.delete(owner, reportKey(report))
      }
    }
    return refused
  }

  /** What the account lists takes the place of what this device knew; what waits here stays. */
  async function bringTogether(owner: string): Promise<Report[]> {
    const listed = await repository.list(owner)
    demandOwner(owner)
    const known = new Set(listed.map(reportKey))
    const others = (await keptReports(owner).catch(() => [])).filter(
      (report) => !known.has(reportKey(report)),
    )
    const all = newestFirst([...others.filter(({ status }) => status === 'waiting'), ...listed])
    // A device that keeps nothing only loses what it would show without a network.
    await keep(owner, all).catch(() => undefined)
    for (const report of others)
      if (report.status !== 'waiting') await area.delete(owner, reportKey(report)).catch(() => undefined)
    return all
  }

  return {
    /** What this device keeps for the owner, newest first. Rejects when the device refuses. */
    kept: keptReports,

    /** Sends what waits. @throws AppError when the account cannot be asked */
    sendWaiting: (owner: string) => inTurn(() => sendWaiting(owner)),

    /** What the account has, with what waits on this device; newest first. @throws AppError */
    read: (owner: string): Promise<Report[]> =>
      inTurn(async () => {
        demandOwner(owner)
        await sendWaiting(owner)
        return bringTogether(owner)
      }),

    /**
     * Reports a question: on the device at once, to the account as soon as it can be reached. A question that has been
     * reported on this device stays as it was reported.
     * @returns the report as it is kept now. @throws AppError when the account refuses it, or nobody keeps it
     */
    async report(owner: string, report: Report): Promise<Report> {
      const isKept = await keepOnce(owner, report).then(
        () => true,
        () => false,
      )
      if (!isKept) return inTurn(() => write(owner, report))
      const sent = inTurn(() => sendWaiting(owner))
      const refused = await inTime(sent, patience).catch(() => null)
      const refusal = refused?.get(reportKey(report))
      if (refusal) throw refusal
      const now = await keptReports(owner).catch(() => [])
      return now.find((one) => reportKey(one) === reportKey(report)) ?? report
    },
  }
}

export const reportSync = createReportSync(reportRepository, isSessionOwner)
