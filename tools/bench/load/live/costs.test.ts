import { expect, test } from 'vitest'
import { mostLiveWrites } from '../../../../src/own/attempts/account/sync-schedule'
import { noUsage } from '../meter'
import { savesOfAnHour, withLiveFigures } from './costs'

const step = (times: number, usage: object) => ({
  times,
  calls: times,
  milliseconds: [],
  usage: { ...noUsage, ...usage },
})
const page =
  'Before\n<!-- a live test: written by npm run load -- --live --costs -->\n<!-- /a live test -->\nAfter'

test('a test of an hour is saved every few minutes, within what a sheet may be written', () => {
  expect(savesOfAnHour()).toBeGreaterThan(15)
  expect(savesOfAnHour()).toBeLessThan(mostLiveWrites)
})

test('the figures are those of one student, and of ten thousand', () => {
  const tally = {
    'live: open': step(2, { reads: 8, ruleReads: 4, bytes: 20_480 }),
    'live: begin': step(2, { reads: 4, writes: 2 }),
    'live: save': step(10, { writes: 10, ruleReads: 20 }),
    'live: submit': step(2, { writes: 2, ruleReads: 4 }),
    'live: results': step(1, { reads: 2, writes: 1 }),
  }
  const text = withLiveFigures(page, tally)
  const writes = savesOfAnHour() + 3
  expect(text).toMatch(new RegExp(`a live test +\\| +\\| 9 +\\| ${2 * savesOfAnHour() + 4} +\\| ${writes} `))
  expect(text).toContain(`${(writes * 10_000).toLocaleString('en-US')} writes`)
  expect(text.startsWith('Before')).toBe(true)
})

test('a run without a part is a fault, not free', () => {
  expect(() => withLiveFigures(page, {})).toThrow('The run had no "live: open"')
})
