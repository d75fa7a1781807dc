import { describe, expect, test } from 'vitest'
import { type ClockReading, createSittingClock, secondsLeft } from '@/own/attempts/device/sitting-clock'

const hour = 3_600_000
const begin = 1_750_000_000_000

/** A device whose clocks the test turns; the server says the true time to the second, or nothing. */
function device({ online = true, kept = null as ClockReading | null } = {}) {
  const state = { wall: begin, steady: 500, truth: begin }
  const clock = createSittingClock({
    wall: () => state.wall,
    steady: () => state.steady,
    serverTime: async () => (online ? Math.floor(state.truth / 1000) * 1000 : null),
    kept,
  })
  const pass = (milliseconds: number) => {
    state.wall += milliseconds
    state.steady += milliseconds
    state.truth += milliseconds
  }
  return {
    clock,
    pass,
    /** A device that is awake looks at its clock all the time. */
    look: (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += 250) {
        pass(250)
        clock.now()
      }
    },
    /** On a system whose steady clock stops. */
    sleep: (milliseconds: number) => {
      state.wall += milliseconds
      state.truth += milliseconds
    },
    setClock: (by: number) => {
      state.wall += by
    },
    reading: () => clock.reading(),
    settled: async () => {
      clock.now()
      await new Promise((resolve) => setTimeout(resolve, 0))
      return clock.now() - begin
    },
  }
}

describe('the clock of a sitting', () => {
  test('goes on with the page, throttled and frozen too', async () => {
    const { look, pass, settled } = device()
    look(10_000)
    pass(90_000)
    expect(await settled()).toBe(100_000)
  })

  test.each([hour, -hour])('is not moved when the device’s clock is, by %d', async (by) => {
    for (const online of [true, false]) {
      const { look, setClock, settled } = device({ online })
      await settled()
      look(10_000)
      setClock(by)
      look(10_000)
      expect(await settled()).toBe(20_000)
    }
  })

  test.each([true, false])(
    'counts the time that the device slept (the server answers: %s)',
    async (online) => {
      const { look, sleep, pass, settled } = device({ online })
      await settled()
      look(10_000)
      sleep(hour)
      // Waking takes a moment in which nothing looks.
      pass(2500)
      expect(await settled()).toBe(hour + 12_500)
    },
  )

  test('with the server, tells sleep from a changed clock whatever the page was doing', async () => {
    const asleep = device()
    await asleep.settled()
    asleep.sleep(hour)
    expect(await asleep.settled()).toBe(hour)

    const hidden = device()
    await hidden.settled()
    hidden.pass(60_000)
    hidden.setClock(hour)
    hidden.pass(60_000)
    expect(await hidden.settled()).toBe(120_000)
  })

  test('goes on over a reload by the device’s clock, with what was known of it', async () => {
    const first = device()
    await first.settled()
    first.look(1000)
    first.setClock(hour)
    first.look(1000)
    await first.settled()
    const kept = first.reading()
    expect(kept).toEqual({ at: begin + 2000, wall: begin + 2000 + hour })

    // Three seconds later, the device's clock still an hour ahead.
    const again = device({ kept: { at: kept.at, wall: begin - 3000 } })
    expect(await again.settled()).toBe(2000 + 3000)
  })

  test('does not go back over a reload, whatever the device’s clock says', async () => {
    const again = device({ kept: { at: begin + 5000, wall: begin + hour } })
    expect(await again.settled()).toBe(5000)
  })
})

test.each([
  [0, 600],
  [1, 600],
  [1000, 599],
  [599_001, 1],
  [600_000, 0],
  [700_000, 0],
])('%d ms into ten minutes, %d seconds are left', (passed, left) => {
  expect(secondsLeft(begin + 600_000, begin + passed)).toBe(left)
})
