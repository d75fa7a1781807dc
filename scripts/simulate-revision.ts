/**
 * `npm run simulate`: what 120 days of revision are worth to a student whose forgetting is known, beside the same minutes
 * spent otherwise. The same numbers on every machine.
 */
import { type ChoiceName, choices, live, type Plan } from './simulate/student'

const seeds = [1, 2, 3, 4, 5]
const plans: ReadonlyArray<[string, Plan]> = [
  ['Twenty minutes a day, and four new mistakes', { days: 120, mistakes: 4, minutes: 20 }],
  [
    'Twenty minutes a day, and twelve new mistakes: too many for the time',
    { days: 120, mistakes: 12, minutes: 20 },
  ],
]
/** After how many days it is looked at. */
const looks = [30, 60, 90, 120]

const percent = (part: number) => `${(100 * part).toFixed(1)} %`.padStart(8)
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

for (const [title, plan] of plans) {
  console.log(`\n${title}. How much of the mistake book is known:\n`)
  const days = looks.map((day) => `day ${day}`.padStart(8)).join('  ')
  console.log(`${''.padEnd(36)}${days}  all days  worst-best seed  revised`)
  for (const name of Object.keys(choices) as ChoiceName[]) {
    const outcomes = seeds.map((seed) => live(plan, name, seed))
    const ends = outcomes.map(({ known }) => known[known.length - 1] ?? 0)
    const cells = looks.map((day) => percent(mean(outcomes.map(({ known }) => known[day - 1] ?? 0))))
    const range = `${percent(Math.min(...ends))} -${percent(Math.max(...ends))}`
    const revised = Math.round(mean(outcomes.map((outcome) => outcome.revised)))
    const all = percent(mean(outcomes.map((outcome) => outcome.mean)))
    console.log(`${name.padEnd(36)}${cells.join('  ')}  ${all}  ${range}  ${String(revised).padStart(6)}`)
  }
}
console.log(
  `\nMeans of ${seeds.length} students (seeds ${seeds.join(', ')}); "worst-best seed" is at the end.`,
)
