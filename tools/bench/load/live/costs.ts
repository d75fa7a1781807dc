/** What a live test costs at the hosted service, from the usage of a run: a part of docs/costs.md. */
import { mostLiveWrites, nextWriteAt } from '../../../../src/own/attempts/account/sync-schedule'
import { markdownTable, withPart } from '../../table.mjs'
import { dollarsOf, listDollarsOf } from '../costs'
import { addUsage, noUsage, type Tally, type Usage } from '../meter'

const students = 10_000
const minute = 60_000

const figures = {
  begin: '<!-- a live test: written by npm run load -- --live --costs -->',
  end: '<!-- /a live test -->',
}

/** How often the app writes a sheet of a test of an hour to which a student answers all the time, without the submit. */
export function savesOfAnHour(): number {
  const deadline = 60 * minute
  let lastWrite: number | null = null
  for (let writes = 0; ; writes++) {
    const change: number = lastWrite ?? 0
    const moments = { lastWrite, firstChange: change, lastChange: change, deadline, writes }
    const at = nextWriteAt({ ...moments, most: mostLiveWrites })
    if (at === null || at >= deadline) return writes
    lastWrite = at
  }
}

/** One time of a step. @throws Error when the run did not do it */
function each(tally: Tally, name: string): Usage {
  const step = tally[name]
  if (!step || step.times === 0) throw new Error(`The run had no "${name}": take more students.`)
  return addUsage(noUsage, step.usage, 1 / step.times)
}

/** What one student does in a live test of an hour, and how often. */
const parts = (): [what: string, step: string, times: number][] => [
  ['wait: card, sealed paper', 'live: open', 1],
  ['begin: sheet and key', 'live: begin', 1],
  ['save the sheet', 'live: save', savesOfAnHour()],
  ['submit', 'live: submit', 1],
  ['results: keys, attempt', 'live: results', 1],
]

/** Looked up by its id, whose document says when it may be read. */
const rank: Usage = { ...noUsage, reads: 1 }

const whole = (value: number) => Math.round(value).toLocaleString('en-US')
const short = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1))

/** The page with the figures of this run in their place. @throws Error when the page has no place for them */
export function withLiveFigures(page: string, tally: Tally): string {
  const usages: [what: string, times: number, one: Usage][] = [
    ...parts().map(([what, step, times]): [string, number, Usage] => [what, times, each(tally, step)]),
    ['rank', 1, rank],
  ]
  const student = usages.reduce((sum, [, times, one]) => addUsage(sum, one, times), noUsage)
  const all = addUsage(noUsage, student, students)
  const rowOf = (what: string, times: string, one: Usage, usage: Usage) => [
    what,
    times,
    short(one.reads),
    short(one.ruleReads),
    short(one.writes),
    whole(one.bytes / 1024),
    listDollarsOf(addUsage(noUsage, usage, students)).toFixed(2),
  ]
  const table = markdownTable([
    ['what', 'a student', 'reads', 'of rules', 'writes', 'KiB', '10,000 students, USD'],
    ...usages.map(([what, times, one]) => rowOf(what, String(times), one, addUsage(noUsage, one, times))),
    rowOf('a live test', '', student, student),
  ])
  const sums = `10,000 students together: ${whole(all.reads + all.ruleReads)} reads, ${whole(all.writes)} writes and ${(all.bytes / 2 ** 30).toFixed(1)} GiB, ${dollarsOf(all).toFixed(2)} USD beyond what is free on a day.`
  return withPart(page, figures, `${table}\n\n${sums}`)
}
