import { expect, test } from 'vitest'
import type { AnswerRow } from '../../src/domain/ranking/item-analysis'
import { paperOf } from '../../src/domain/testing/sitting-samples'
import { runItems } from './run-items'

/** The key of all three is B. That of the third one is wrong: good students choose C. */
const paper = paperOf(3, { title: 'Polity mock test' })

const row = (chosen: ReadonlyArray<number | null>, seconds: number): AnswerRow => ({
  answers: new Map(chosen.flatMap((answer, place) => (answer === null ? [] : [[place, answer] as const]))),
  milliseconds: [seconds * 1000],
  marks: chosen.filter((answer) => answer === 1).length,
})

async function print(rows: readonly AnswerRow[]) {
  async function* read() {
    yield* rows
  }
  const lines: string[] = []
  const console = {
    out: (line: string) => void lines.push(line),
    err: (line: string) => void lines.push(line),
    ask: async () => null,
  }
  const code = await runItems(paper, read(), console)
  return { code, lines }
}

test('a table has the suspect first, with what students chose', async () => {
  const good = Array.from({ length: 20 }, () => row([1, 1, 2], 30))
  const weak = Array.from({ length: 20 }, () => row([0, 0, 1], 50))
  const { code, lines } = await print([...good, ...weak])
  expect(code).toBe(0)
  expect(lines).toEqual([
    'Polity mock test: 40 students; the top group is the best 20 of them.',
    '',
    'question  id  correct  discrimination  median  open  answers        check',
    '#3        q3  50%      -1.00           -       0%    B* 50%, C 50%  good students get it wrong; the top group chose another answer',
    '#1        q1  50%      -               30 s    0%    A 50%, B* 50%',
    '#2        q2  50%      -               -       0%    A 50%, B* 50%',
    '',
    'Keys that may be wrong: 1, listed first. Compare them with the source; npm run content -- correct corrects a key.',
  ])
})

test('few students and none are said to be so', async () => {
  const { lines } = await print([
    row([1, null, null], 20),
    row([null, null, null], 40),
    row([1, 1, null], 60),
  ])
  expect(lines[1]).toBe('With fewer than 30 students these figures are mostly chance.')
  expect(lines).toContain('#1        q1  67%      0.50            40 s    33%   B* 67%')
  expect(lines.at(-1)).toBe('No key looks wrong.')
  expect((await print([])).lines).toEqual(['Nobody has submitted "Polity mock test" yet.'])
})
