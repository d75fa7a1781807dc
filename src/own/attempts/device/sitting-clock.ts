/**
 * The one clock of a sitting (docs/decisions/014). It runs on the steady clock of the page, which no change of the
 * device's clock can move; the device's clock only tells of the time that the steady one misses:
 *
 * | what happens                                  | steady clock          | device's clock | counted as         |
 * |-----------------------------------------------|-----------------------|----------------|--------------------|
 * | the page runs, is hidden, throttled, frozen   | goes on               | goes on        | time that passed   |
 * | the device sleeps                             | stops on some systems | goes on        | time that passed   |
 * | somebody sets the device's clock back         | goes on               | jumps back     | nothing            |
 * | somebody sets the device's clock forward      | goes on               | jumps ahead    | nothing            |
 *
 * Sleep and a clock set forward look alike, so the server is asked which it was. Without an answer it was sleep if the
 * page had not looked at its clock for `longestLook`, as one that is awake does all the time.
 */

/** Where the clock stood and what the device's clock said then, both epoch milliseconds. */
export interface ClockReading {
  readonly at: number
  readonly wall: number
}

export interface SittingClock {
  /** Epoch milliseconds; never falls. To be called several times a second while the page is awake. */
  now: () => number
  /** What to keep, so that the next start can go on from here. */
  reading: () => ClockReading
}

/** Milliseconds by which the two clocks may differ between two looks before it means something. */
const tolerance = 1000
/** Milliseconds between two looks above which the page was not awake. */
const longestLook = 2000

/**
 * @param kept the last reading of an earlier start: the clock goes on from there by the device's clock, never back.
 * @param serverTime the server's time in epoch milliseconds, or null when it does not say.
 */
export function createSittingClock({
  wall,
  steady,
  serverTime,
  kept = null,
}: {
  wall: () => number
  steady: () => number
  serverTime: () => Promise<number | null>
  kept?: ClockReading | null
}): SittingClock {
  const begin = steady()
  let last = { wall: wall(), steady: begin }
  /** Exam time at `begin`, plus what the steady clock has missed since. */
  let base = kept ? kept.at + Math.max(0, last.wall - kept.wall) : last.wall

  const at = (moment: number) => base + moment - begin
  /** The server's time minus ours, once it has said. */
  const ahead = async () => {
    const time = await serverTime()
    return time === null ? null : time - at(steady())
  }
  /** As the server said when the sitting started; null until it has. Nobody waits for it. */
  let before: number | null = null
  void ahead().then((first) => {
    before = first
  })

  async function judge(jump: number, awake: boolean): Promise<void> {
    const now = await ahead()
    const slept = before === null || now === null ? !awake : now - before > jump / 2
    if (slept) base += jump
  }

  return {
    now() {
      const look = { wall: wall(), steady: steady() }
      const jump = look.wall - last.wall - (look.steady - last.steady)
      const awake = look.steady - last.steady <= longestLook
      last = look
      if (jump > tolerance) void judge(jump, awake)
      return at(look.steady)
    },
    reading() {
      return { at: at(steady()), wall: wall() }
    },
  }
}

/** Whole seconds left until `deadline`, never negative; a second that has begun still counts. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000))
}
