/** The figures of docs/costs.md. */
import { markdownTable, withPart } from '../table.mjs'
import { dayOf, dollarsOf, listDollarsOf, readings, usageOf } from './costs'
import { againAfter, day, type Habit } from './day'
import type { Tally } from './meter'
import { addUsage, noUsage, type Usage } from './usage'

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

/** What one document with the titles of all quizzes would be. */
const digest = { reads: 1, bytes: 20 * 1024 }
/** Writes of one test, were the account told three times less often. */
const fewerWrites = 20

/** What was saved, and what could be, each beside the day as it is. */
function savings(tally: Tally, student: Usage): string {
  const quizzes = usageOf(tally, 'quizzes')
  const asked = (activity: string) => {
    const habit = day.find((one) => one.activity === activity)
    return habit ? readings(habit, againAfter) : 0
  }
  const fresh = (habit: Habit) => (habit.freshFor >= againAfter ? habit.again : 0)
  const minute = day.reduce((sum, one) => addUsage(sum, usageOf(tally, one.activity), fresh(one)), noUsage)
  const writes = Math.max(0, usageOf(tally, 'test').writes - fewerWrites)
  const packs = usageOf(tally, 'paid PDFs')
  const saved: [string, Usage][] = [
    ['long lists are fresh for half an hour instead of a minute: **done**', minute],
    ['what is left of a day', student],
    [
      'of that: one document with the titles and counts of all quizzes, instead of a hundred whole ones',
      addUsage(
        addUsage(noUsage, quizzes, asked('quizzes') + asked('search')),
        digest,
        -asked('quizzes') - asked('search'),
      ),
    ],
    [
      'of that: the number and kinds of a pack’s items in the pack itself, instead of every item',
      addUsage(noUsage, { reads: packs.reads - 6, bytes: packs.bytes * 0.95 }, asked('paid PDFs')),
    ],
    [
      `a test told to the account ${fewerWrites} times at most`,
      { ...noUsage, writes: writes * asked('test') },
    ],
  ]
  const rows = saved.map(([what, usage]) => [
    what,
    short(usage.reads),
    short(usage.writes),
    whole(usage.bytes / 1024),
    dollars(listDollarsOf(usage) * 10_000),
  ])
  return markdownTable([['what', 'reads', 'writes', 'KiB', '10,000 students, USD a day'], ...rows])
}

/** The page with the figures of this run in their place. @throws Error when the page has no place for them */
export function withFigures(page: string, tally: Tally): string {
  const student = dayOf(tally, day, againAfter)
  const parts = [scales(student), habits(tally), savings(tally, student)]
  return withPart(page, figures, parts.join('\n\n'))
}
