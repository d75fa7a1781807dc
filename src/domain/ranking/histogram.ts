import { type Fraction, readExact, writeExact } from '../fraction'

/** Below zero when `a` is smaller than `b`, above when it is larger. */
export function compareFractions(a: Fraction, b: Fraction): number {
  return a.numerator * b.denominator - b.numerator * a.denominator
}

/** So many students have these marks. */
interface MarksCount {
  readonly marks: Fraction
  readonly count: number
}

/** How many students have which marks, the best first. */
export type Histogram = readonly MarksCount[]

/** Where marks stand among those of all students. */
export interface Place {
  /** 1 + the number of students with more marks: equal marks share a rank. */
  readonly rank: number
  /** Students who are ranked. */
  readonly count: number
  /** 100 x students with these marks or fewer / all students, as NTA counts it: to seven decimals. */
  readonly percentile: number
}

/** The histogram of counted marks. @param counts students by their marks, as `writeExact` writes them */
export function histogramOf(counts: ReadonlyMap<string, number>): Histogram {
  return [...counts]
    .flatMap(([text, count]) => {
      const marks = readExact(text)
      return marks ? [{ marks, count }] : []
    })
    .sort((a, b) => compareFractions(b.marks, a.marks))
}

/** One line for each of the marks: `38/3 2`. `readHistogram` reads it. */
export const writeHistogram = (histogram: Histogram): string =>
  histogram.map(({ marks, count }) => `${writeExact(marks)} ${count}`).join('\n')

function readLine(line: string): MarksCount | null {
  const [, text = '', count] = /^(\S+) ([1-9]\d{0,8})$/.exec(line) ?? []
  const marks = readExact(text)
  return marks && count ? { marks, count: Number(count) } : null
}

/** What `writeHistogram` wrote; null for anything else, such as marks that are not in their order. */
export function readHistogram(text: string): Histogram | null {
  if (text === '') return []
  const lines = text.split('\n').map(readLine)
  const known = lines.filter((line) => line !== null)
  const isSorted = known.every(({ marks }, index) => {
    const next = known[index + 1]
    return !next || compareFractions(marks, next.marks) > 0
  })
  return known.length === lines.length && isSorted ? known : null
}

/** How many students a histogram counts. */
export const countIn = (histogram: Histogram): number => histogram.reduce((sum, { count }) => sum + count, 0)

/** The place of marks. Marks that no ranked student has, such as those of a retake, count as one student more. */
export function rankIn(histogram: Histogram, marks: Fraction): Place {
  let better = 0
  let same = 0
  for (const line of histogram) {
    const order = compareFractions(line.marks, marks)
    if (order > 0) better += line.count
    else if (order === 0) same = line.count
  }
  const count = countIn(histogram) + (same === 0 ? 1 : 0)
  // Whole numbers up to the last step: a hundred thousand students times 10^9 is still exact.
  const percentile = Math.floor(((count - better) * 1_000_000_000) / count) / 10_000_000
  return { rank: better + 1, count, percentile }
}

/** As the screen shows a percentile: cut to two decimals, so that nobody but the first has 100. */
export const showPercentile = (percentile: number): string =>
  (Math.floor(percentile * 100 + 0.000_001) / 100).toFixed(2)
