import { markdownTable, quantile } from '../table.mjs'
import type { Tally } from './meter'
import type { Result } from './run-load'
import type { Effort } from './services'
import { usageKinds } from './usage'

function timings(tally: Tally): string[][] {
  const rows = Object.entries(tally).filter(([, { milliseconds }]) => milliseconds.length > 0)
  return [
    ['step', 'times', 'p50 ms', 'p95 ms', 'worst ms'],
    ...rows.map(([name, { milliseconds }]) => [
      name,
      String(milliseconds.length),
      ...[0.5, 0.95, 1].map((part) => quantile(milliseconds, part).toFixed(0)),
    ]),
  ]
}

const headings = ['reads', 'of rules', 'writes', 'deletes', 'KiB', 'KiB of files', 'endpoint']

function bills(tally: Tally): string[][] {
  return [
    ['billed for each time', ...headings],
    ...Object.entries(tally).map(([name, { times, usage }]) => [
      name,
      ...usageKinds.map((kind) => {
        const each = usage[kind] / Math.max(1, times)
        const value = kind === 'bytes' || kind === 'fileBytes' ? each / 1024 : each
        return Number.isInteger(value) ? String(value) : value.toFixed(1)
      }),
    ]),
  ]
}

/** The checks that failed, one line each with its first examples; empty when all is well. */
export function failures({ findings, wrongRefusals, thief }: Result): string[] {
  const told = (what: string, found: readonly string[]) =>
    found.length === 0 ? [] : [`${what}: ${found.length}, such as ${found.slice(0, 3).join(' · ')}`]
  return [
    ...told('Lost answers', findings.lostAnswers),
    ...told('Lost payments', findings.lostPayments),
    ...told('Wrong refusals', wrongRefusals),
    ...told('Dishonest calls that were not refused', thief.allowed),
  ]
}

/** What a run came to, for a terminal. */
export function reportOf(result: Result): string {
  const { students, buyers, seconds, tally, effort, findings, wrongRefusals, thief } = result
  const told = (effort: Effort | null) =>
    effort
      ? `${effort.mebibytes} MiB at most, ${effort.processor.toFixed(1)} s of the processor`
      : 'not told here'
  return [
    `${students} students at once, ${buyers} of them buy: ${seconds.toFixed(1)} s`,
    '',
    markdownTable(timings(tally)),
    '',
    markdownTable(bills(tally)),
    '',
    `Backend: ${told(effort.backend)}`,
    `Endpoint: ${told(effort.endpoint)}`,
    `Lost answers: ${findings.lostAnswers.length}`,
    `Lost payments: ${findings.lostPayments.length}`,
    `Wrong refusals: ${wrongRefusals.length}`,
    `Dishonest calls: ${thief.tried - thief.allowed.length} of ${thief.tried} refused`,
  ].join('\n')
}
