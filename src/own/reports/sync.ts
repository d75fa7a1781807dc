import { type AccountKind, planEach } from '../account-kind'
import { createDeviceCopy, type DeviceKind } from '../device-copy'
import { createOwn } from '../engine'
import { type Report, reportKey, reportSchema } from './report'
import { type ReportRepository, reportRepository } from './repository'

/** A question is reported once: the first report counts; of one moment, the one with the greater JSON. */
function firstReport(a: Report, b: Report): Report {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? a : b
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b
}

export const reportsKind: DeviceKind<Report, Report> = {
  area: 'reports',
  keyOf: reportKey,
  merge: firstReport,
  part: reportSchema,
  copy: reportSchema,
}

const reportsDevice = createDeviceCopy(reportsKind)

/** Milliseconds after which a report is sent later. */
const patience = 5000

const accountOf = (repository: ReportRepository): AccountKind<Report, Report> => ({
  read: (owner) => repository.list(owner),
  readsAll: true,
  plan: planEach(reportsKind, (report, before) => (before ? null : { ...report, status: 'received' })),
  write: (owner, report) => repository.create(owner, report),
  // Another device has reported it, or the answer to this very write was lost.
  find: (owner, report) => repository.find(owner, report),
  dropsRefused: true,
})

/** Reports on the device and in the account; a report waits on the device until it can be sent (docs/decisions/036). */
export function createReportSync(repository: ReportRepository, isOwner?: (owner: string) => boolean) {
  const own = createOwn(reportsDevice, accountOf(repository), isOwner)

  /** What this device has for the owner, newest first. Never throws. */
  async function known(owner: string): Promise<Report[]> {
    const { pending, copies } = await own.read(owner)
    const reports = [...new Map([...pending, ...copies]).values()]
    return reports.sort((a, b) => b.createdAt - a.createdAt)
  }

  return {
    known,

    /** Sends what waits. @throws AppError when the account cannot be reached */
    sendWaiting: (owner: string): Promise<void> => own.push(owner),

    /** What the account has, with what waits on this device; newest first. @throws AppError */
    read: async (owner: string): Promise<Report[]> => {
      await own.sync(owner)
      return known(owner)
    },

    /**
     * Reports a question: on the device at once, to the account as soon as it can be reached. A question that this device
     * knows to be reported stays as it was reported.
     * @returns the report as it is stored now. @throws AppError when the account refuses it, or neither stores it
     */
    report: async (owner: string, report: Report): Promise<Report> => {
      await own.change(owner, reportKey(report), () => report, patience)
      return (await known(owner)).find((one) => reportKey(one) === reportKey(report)) ?? report
    },
  }
}

export const reportSync = createReportSync(reportRepository)
