import { markdownTable, quantile } from '../table.mjs'
import { type Tally, usageKinds } from './meter'
import type { Result } from './run-load'

/** How long each step took. */
export function timings(tally: Tally): string[][] {
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

/** What each step was billed. */
export function bills(tally: Tally): string[][] {
  return [
    ['billed for each time', ...headings],
    // What was never done to its end has no bill for each time.
    ...Object.entries(tally)
      .filter(([, { times }]) => times > 0)
      .map(([name, { times, usage }]) => [
        name,
        ...usageKinds.map((kind) => {
          const each = usage[kind] / Math.max(1, times)
          const value = kind === 'bytes' || kind === 'fileBytes' ? each / 1024 : each
          return Number.isInteger(value) ? String(value) : value.toFixed(1)
        }),
      ]),
  ]
}

/** A failed check with its first examples; nothing for one that found nothing. */
export const told = (what: string, found: readonly string[]): string[] =>
  found.length === 0 ? [] : [`${what}: ${found.length}, such as ${found.slice(0, 3).join(' · ')}`]

/** The checks that failed, one line each with its first examples; empty when all is well. */
export function failures({ findings, wrongRefusals }: Result): string[] {
  return [
    ...told('Lost answers', findings.lostAnswers),
    ...told('Lost payments', findings.lostPayments),
    ...told('Wrong refusals', wrongRefusals),
  ]
}

export const effortLine = (effort: Result['effort']): string =>
  effort
    ? `Backend: ${effort.mebibytes} MiB at most, ${effort.processor.toFixed(1)} s of the processor`
    : 'Backend: memory and processor time are unknown on this system'

/** What a run came to, for a terminal. */
export function reportOf(result: Result): string {
  const { students, buyers, seconds, tally, effort, findings, wrongRefusals } = result
  return [
    `${students} students at once, ${buyers} of them buy: ${seconds.toFixed(1)} s`,
    '',
    markdownTable(timings(tally)),
    '',
    markdownTable(bills(tally)),
    '',
    effortLine(effort),
    `Lost answers: ${findings.lostAnswers.length}`,
    `Lost payments: ${findings.lostPayments.length}`,
    `Wrong refusals: ${wrongRefusals.length}`,
  ].join('\n')
}
