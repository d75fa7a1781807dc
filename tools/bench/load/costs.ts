/** The figures of docs/costs.md: what a day costs at the hosted service, from the usage of a run and the habits of a day. */
import { markdownTable, withPart } from '../table.mjs'
import { againAfter, day, type Habit } from './day'
import { addUsage, noUsage, type Tally, type Usage, usageKinds } from './meter'

/**
 * US dollars for one of each, without taxes. List prices, check before relying on them: Firestore and Storage in nam5
 * (multi-region, USA), the endpoint's calls on Cloud Run without its processor time. Mumbai (asia-south1) differs.
 */
const listPrices: Readonly<Record<keyof Usage, number>> = {
  reads: 0.06 / 100_000,
  ruleReads: 0.06 / 100_000,
  writes: 0.18 / 100_000,
  deletes: 0.02 / 100_000,
  bytes: 0.12 / 2 ** 30,
  fileBytes: 0.12 / 2 ** 30,
  endpointCalls: 0.4 / 1_000_000,
}

/** Of a day, free of charge; of egress a thirtieth of the month's 10 GiB. Files and calls are counted in full. */
const free = { reads: 50_000, writes: 20_000, deletes: 20_000, bytes: (10 * 2 ** 30) / 30 }

/** What one time of an activity uses, all of its steps together. @throws Error when the run did not do it */
export function usageOf(tally: Tally, activity: string): Usage {
  const steps = Object.entries(tally).filter(([name]) => name.split(':')[0] === activity)
  const times = Math.min(...steps.map(([, step]) => step.times))
  if (steps.length === 0) throw new Error(`The run had no ${activity}: take more students.`)
  const total = steps.reduce((sum, [, { usage }]) => addUsage(sum, usage), noUsage)
  return addUsage(noUsage, total, 1 / times)
}

/** How often a habit asks the server: a list that is opened again is asked for when it is no longer fresh. */
function readings({ times, again, freshFor }: Habit, againAfter: number): number {
  return freshFor >= againAfter ? times : times + again
}

/** US dollars of one day. */
export function dollarsOf(usage: Usage): number {
  const reads = usage.reads + usage.ruleReads
  const paid = {
    ...usage,
    reads: Math.max(0, reads - free.reads),
    ruleReads: 0,
    writes: Math.max(0, usage.writes - free.writes),
    deletes: Math.max(0, usage.deletes - free.deletes),
    bytes: Math.max(0, usage.bytes - free.bytes),
  }
  return usageKinds.reduce((sum, kind) => sum + paid[kind] * listPrices[kind], 0)
}

/** US dollars without what is free. */
export function listDollarsOf(usage: Usage): number {
  return usageKinds.reduce((sum, kind) => sum + usage[kind] * listPrices[kind], 0)
}

/** One student's day. */
export function dayOf(tally: Tally, day: readonly Habit[], againAfter: number): Usage {
  return day.reduce(
    (sum, habit) => addUsage(sum, usageOf(tally, habit.activity), readings(habit, againAfter)),
    noUsage,
  )
}

const figures = { begin: '<!-- figures: written by npm run load -- --costs -->', end: '<!-- /figures -->' }

const whole = (value: number) => Math.round(value).toLocaleString('en-US')
const short = (value: number) =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 0.01 ? 3 : value < 1 ? 2 : 1)
const gib = (bytes: number) => (bytes / 2 ** 30).toFixed(1)
const dollars = (value: number) => value.toFixed(2)

function habits(tally: Tally): string {
  const rows = day.map((habit) => {
    const usage = usageOf(tally, habit.activity)
    const { reads, ruleReads, writes, bytes, fileBytes } = usage
    const asked = readings(habit, againAfter)
    return {
      cost: listDollarsOf(usage) * asked,
      cells: [
        habit.activity,
        short(habit.times),
        habit.again === 0 ? '' : short(habit.again),
        short(asked),
        short(reads),
        ruleReads === 0 ? '' : short(ruleReads),
        writes === 0 ? '' : short(writes),
        whole((bytes + fileBytes) / 1024),
        dollars(listDollarsOf(usage) * asked * 10_000),
      ],
    }
  })
  return markdownTable([
    ['what', 'a day', 'again', 'asked', 'reads', 'of rules', 'writes', 'KiB', '10,000 students, USD'],
    ...rows.toSorted((a, b) => b.cost - a.cost).map(({ cells }) => cells),
  ])
}

function scales(student: Usage): string {
  const rows = [1000, 10_000, 100_000].map((students) => {
    const usage = addUsage(noUsage, student, students)
    return [
      whole(students),
      whole(usage.reads + usage.ruleReads),
      whole(usage.writes),
      whole(usage.deletes),
      gib(usage.bytes),
      gib(usage.fileBytes),
      whole(usage.endpointCalls),
      dollars(dollarsOf(usage)),
      whole(dollarsOf(usage) * 30),
    ]
  })
  return markdownTable([
    [
      'students',
      'reads',
      'writes',
      'deletes',
      'Firestore GiB',
      'files GiB',
      'endpoint calls',
      'USD a day',
      'USD a month',
    ],
    ...rows,
  ])
}

/** The page with the figures of this run in their place. @throws Error when the page has no place for them */
export function withFigures(page: string, tally: Tally): string {
  const student = dayOf(tally, day, againAfter)
  const parts = [scales(student), habits(tally)]
  return withPart(page, figures, parts.join('\n\n'))
}
