/**
 * `npm run simulate`: what 120 days of revision, twenty minutes each, are worth to students who forget in six different
 * ways (simulate/models.ts), by the way in which the day's questions are chosen (simulate/choices.ts). The same numbers on
 * every machine.
 */
import { type ChoiceName, choices } from './simulate/choices'
import { type ModelName, models } from './simulate/models'
import { live } from './simulate/student'

const seeds = [1, 2, 3]
/** New mistakes a day: easily revised, just about, and too many. */
const loads = [4, 8, 12]
const modelNames = Object.keys(models) as ModelName[]
const choiceNames = Object.keys(choices) as ChoiceName[]

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
const percent = (part: number) => (100 * part).toFixed(1)
const row = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`)

for (const mistakes of loads) {
  const plan = { days: 120, mistakes, minutes: 20 }
  console.log(
    `\n${mistakes} new mistakes a day. Percent of the mistake book known at the end (lowest-highest student):\n`,
  )
  row(['', ...modelNames, 'mean', 'revised'])
  row(['---', ...modelNames.map(() => '---'), '---', '---'])
  for (const choice of choiceNames) {
    const byModel = modelNames.map((model) => seeds.map((seed) => live(plan, model, choice, seed)))
    const cells = byModel.map((outcomes) => {
      const known = outcomes.map((outcome) => outcome.known)
      return `${percent(mean(known))} (${percent(Math.min(...known))}-${percent(Math.max(...known))})`
    })
    const all = byModel.flat()
    const revised = Math.round(mean(all.map((outcome) => outcome.revised)))
    row([choice, ...cells, percent(mean(all.map(({ known }) => known))), String(revised)])
  }
}
console.log(`\nMeans of ${seeds.length} students (seeds ${seeds.join(', ')}).`)
