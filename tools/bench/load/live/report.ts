import { markdownTable } from '../../table.mjs'
import type { Tally } from '../meter'
import { bills, effortLine, timings, told } from '../report'
import type { LiveResult } from './run-live'

/** Everything that students did, without attacks and sheets that came too late: for each student. */
function forEachStudent(tally: Tally, students: number): string {
  const steps = Object.entries(tally).filter(([name]) => !/attack|too late|results/.test(name))
  const sum = (of: (step: Tally[string]) => number) =>
    (steps.reduce((total, [, step]) => total + of(step), 0) / students).toFixed(1)
  return `For each student: ${sum(({ calls }) => calls)} calls, ${sum(({ usage }) => usage.reads)} reads and ${sum(({ usage }) => usage.ruleReads)} of the rules, ${sum(({ usage }) => usage.writes)} writes`
}

/** The checks that failed, one line each with its first examples; empty when all is well. */
export const liveFailures = (result: LiveResult): string[] => [
  ...told('Lost answers', result.lostAnswers),
  ...told('Late sheets accepted', result.lateSheets),
  ...told('Early keys', result.attacks.earlyKeys),
  ...told('Attacks that passed', result.attacks.succeeded),
  ...told('Wrong refusals', result.wrongRefusals),
]

/** What a run came to, for a terminal. */
export function liveReportOf(result: LiveResult): string {
  const { students, minutes, seconds, tally, counts, attacks, effort } = result
  const kinds = Object.entries(counts).map(([name, count]) => `${count} ${name}`)
  return [
    `${students} students begin a live test of ${minutes} min within a second: ${seconds.toFixed(1)} s`,
    `Trouble: ${kinds.join(', ')}`,
    '',
    markdownTable(timings(tally)),
    '',
    markdownTable(bills(tally)),
    '',
    forEachStudent(tally, students),
    effortLine(effort),
    `Lost answers: ${result.lostAnswers.length}`,
    `Late sheets accepted: ${result.lateSheets.length}`,
    `Early keys: ${attacks.earlyKeys.length}`,
    `Attacks that passed: ${attacks.succeeded.length} of ${attacks.tried}`,
    `Wrong refusals: ${result.wrongRefusals.length}`,
  ].join('\n')
}
