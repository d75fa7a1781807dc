/** How measured numbers are summed up and shown. */

/**
 * @param {readonly (readonly string[])[]} rows the first of them is the head
 * @returns {string} a table in Markdown
 */
export function markdownTable(rows) {
  const [head = [], ...body] = rows
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

/**
 * @param {readonly number[]} values
 * @param {number} part such as 0.5 for the median
 * @returns {number} the value that so many of them do not exceed; NaN when there are none
 */
export function quantile(values, part) {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}

/** @param {number} milliseconds @returns {string} a dash for what was not measured */
export const seconds = (milliseconds) =>
  Number.isNaN(milliseconds) ? '-' : `${(milliseconds / 1000).toFixed(2)} s`

/**
 * Replaces what is between two marks of a page.
 * @param {string} page
 * @param {{ begin: string, end: string }} marks
 * @param {string} text
 * @returns {string} @throws {Error} when the page does not have the marks
 */
export function withPart(page, { begin, end }, text) {
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`The page has no place for "${begin}".`)
  return [before, begin, '\n\n', text, '\n\n', end, after].join('')
}
