/**
 * `npm run load -- [--students N] [--buyers N] [--costs]`: students at once on a local backend of its own, and what they
 * have lost. `--costs` lets them spend a whole day, and writes what it would cost at the hosted service into
 * docs/costs.md.
 * `npm run load -- --live [--students N] [--minutes N]`: a live test that a thousand students begin within a second, with
 * lost networks, killed browsers, second devices and attackers.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { liveFailures, liveReportOf } from './load/live/report'
import { runLive } from './load/live/run-live'
import { failures, reportOf } from './load/report'
import { runLoad } from './load/run-load'

const page = 'docs/costs.md'

/** The machine that all of it runs on is one. */
const most = 2000

function numberOf(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0 || value > most) {
    throw new Error(`--${name} must be a whole number up to ${most}.`)
  }
  return value
}

async function live(students: number, minutes: number, costs: boolean): Promise<void> {
  const result = await runLive(students, minutes)
  console.log(liveReportOf(result))
  if (costs) {
    const { withLiveFigures } = await import('./load/live/costs')
    writeFileSync(page, withLiveFigures(readFileSync(page, 'utf8'), result.tally))
    console.log(`\nThe figures of a live test in ${page} are those of this run.`)
  }
  for (const failure of liveFailures(result)) {
    console.error(failure)
    process.exitCode = 1
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      students: { type: 'string' },
      buyers: { type: 'string', default: '4' },
      costs: { type: 'boolean', default: false },
      live: { type: 'boolean', default: false },
      minutes: { type: 'string', default: '3' },
    },
  })
  const students = Math.max(1, numberOf('students', values.students ?? (values.live ? '1000' : '20')))
  if (values.live) return live(students, Math.max(1, numberOf('minutes', values.minutes)), values.costs)
  const buyers = Math.min(students, numberOf('buyers', values.buyers))
  const result = await runLoad(students, buyers, values.costs)
  console.log(reportOf(result))
  if (values.costs) {
    const { withFigures } = await import('./load/costs')
    writeFileSync(page, withFigures(readFileSync(page, 'utf8'), result.tally))
    console.log(`\nThe figures of ${page} are those of this run.`)
  }
  for (const failure of failures(result)) {
    console.error(failure)
    process.exitCode = 1
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
