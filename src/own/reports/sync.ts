import * as z from 'zod/mini'
import { toAppError } from '@/lib/app-error'
import { createDeviceCopy, type DeviceKind } from '../device-copy'
import { type Account, createOwn, isFinal } from '../engine'
import { newestFirst, type Report, reportKey, reportSchema } from './report'
import { type ReportRepository, reportRepository } from './repository'

/** The account's reports. */
interface ReportsCopy {
  readonly id: 'all'
  readonly reports: readonly Report[]
}

const copySchema = z.object({ id: z.literal('all'), reports: z.array(reportSchema) })

/** A question is reported once: the first report counts; of one moment, the one with the greater JSON. */
function firstReport(a: Report, b: Report): Report {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? a : b
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b
}

export const reportsKind: DeviceKind<Report, ReportsCopy> = {
  area: 'reports',
  keyOf: reportKey,
  merge: firstReport,
  writePart: (report) => report,
  readPart: (value) => reportSchema.safeParse(value).data ?? null,
  readCopy: (value) => copySchema.safeParse(value).data ?? null,
}

const reportsDevice = createDeviceCopy(reportsKind)

/** Milliseconds after which a report is sent later. */
const patience = 5000

function accountOf(repository: ReportRepository): Account<Report, ReportsCopy> {
  /** @returns the report as the account has it. @throws AppError */
  async function create(owner: string, report: Report): Promise<Report> {
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

  return {
    isDue: () => true,
    read: async (owner) => [{ id: 'all', reports: await repository.list(owner) }],
    async send(owner, waiting, copies) {
      const received = new Map((copies.get('all')?.reports ?? []).map((one) => [reportKey(one), one]))
      const sent: Report[] = []
      const failed = new Map<Report, unknown>()
      for (const report of waiting) {
        try {
          if (!received.has(reportKey(report))) received.set(reportKey(report), await create(owner, report))
          sent.push(report)
        } catch (error) {
          failed.set(report, error)
          if (!isFinal(error)) break
        }
      }
      return { copies: [{ id: 'all', reports: [...received.values()] }], sent, failed }
    },
  }
}

/** Reports on the device and in the account; a report waits on the device until it can be sent (docs/decisions/036). */
export function createReportSync(repository: ReportRepository, isOwner?: (owner: string) => boolean) {
  const own = createOwn(reportsDevice, accountOf(repository), isOwner)

  /** What this device has for the owner, newest first. Never throws. */
  async function known(owner: string): Promise<Report[]> {
    const { pending, copies } = await own.read(owner)
    const received = copies.get('all')?.reports ?? []
    const keys = new Set(received.map(reportKey))
    return newestFirst([...received, ...[...pending.values()].filter((one) => !keys.has(reportKey(one)))])
  }

  return {
    known,

    /** Sends what waits. @throws AppError when the account cannot be reached */
    sendWaiting: async (owner: string): Promise<void> => {
      await own.sync(owner, { pulls: false })
    },

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
      const find = async () => (await known(owner)).find((one) => reportKey(one) === reportKey(report))
      const before = await find()
      await own.change(owner, before?.status === 'waiting' ? before : report, patience)
      return (await find()) ?? report
    },
  }
}

export const reportSync = createReportSync(reportRepository)
