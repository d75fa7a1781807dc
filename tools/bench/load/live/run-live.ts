import { inspect } from 'node:util'
import type { Tally } from '../meter'
import { type Result, startServices } from '../run-load'
import type { AttackReport } from './attacks'
import type { LiveOutcome } from './checks'
import { shareOf, type Trouble, troubleOf } from './kinds'
import { standInForBrowser } from './line'

export interface LiveResult {
  students: number
  minutes: number
  /** From the opening to the last sheet. */
  seconds: number
  tally: Tally
  counts: Partial<Record<Trouble, number>>
  lostAnswers: string[]
  lateSheets: string[]
  attacks: AttackReport
  wrongRefusals: string[]
  effort: Result['effort']
}

/** Accounts that are made, and devices that are signed in, at once. */
const atOnce = 8

/** Does `work` for all items, a few at a time. */
async function forAll<Item, Done>(
  items: readonly Item[],
  work: (item: Item) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = []
  for (let from = 0; from < items.length; from += atOnce)
    done.push(...(await Promise.all(items.slice(from, from + atOnce).map(work))))
  return done
}

/**
 * A live test of some minutes which all students begin within a second, each with the trouble of its kind; then what the
 * backend has of it is compared with what they gave. Ends what it started.
 */
export async function runLive(students: number, minutes: number): Promise<LiveResult> {
  const services = await startServices()
  const { places, meter } = services
  try {
    standInForBrowser()
    const { openAsAdmin, openDevice } = await import('../device')
    const { register, signIn } = await import('../student')
    const { setUpLiveTest, publishResults } = await import('./set-up')
    const { enterLive, sitLive } = await import('./sit-live')
    const { sitLate } = await import('./late')
    const { openAttacker } = await import('./attacks')
    const { checkSheets } = await import('./checks')
    const { readResults } = await import('./results')
    const admin = openAsAdmin(places)
    const seats = await forAll([...Array(students).keys()], async (index) => {
      const student = { index, buys: false }
      const first = openDevice(places, `live-${index}`)
      const uid = await register(first, student)
      await signIn(first, student)
      return {
        index,
        uid,
        trouble: troubleOf(index),
        async signIn(name: string) {
          if (name === `device-${index}`) return first.db
          const device = openDevice(places, name)
          await signIn(device, student)
          return device.db
        },
      }
    })
    const waits = 2000 + 40 * students
    const hours = { opensAt: Date.now() + waits + 3000, length: minutes * 60_000, waits }
    await setUpLiveTest(admin, hours)
    const attacks: AttackReport = { tried: 0, succeeded: [], earlyKeys: [] }
    const faults: string[] = []

    async function attack(seat: (typeof seats)[number]): Promise<LiveOutcome> {
      const { uid, index, trouble } = seat
      const victim = seats[index - 1]?.uid ?? 'nobody'
      const attacker = openAttacker(meter, await seat.signIn(`device-${index}`), uid, victim)
      await attacker.early()
      await new Promise((resolve) => setTimeout(resolve, hours.opensAt + 1500 - Date.now()))
      await attacker.keys('without a beginning', ['opening', 'paper'])
      const screen = await enterLive(meter, seat, hours)
      await attacker.during(screen)
      const { given } = await sitLive(meter, seat, screen, hours)
      await attacker.submitted(screen)
      attacks.tried += attacker.report.tried
      attacks.succeeded.push(...attacker.report.succeeded)
      attacks.earlyKeys.push(...attacker.report.earlyKeys)
      return { uid, trouble, given }
    }

    async function take(seat: (typeof seats)[number]): Promise<LiveOutcome> {
      const { uid, trouble } = seat
      const screen = await enterLive(meter, seat, hours)
      if (trouble !== 'late' && trouble !== 'grace')
        return { uid, trouble, given: (await sitLive(meter, seat, screen, hours)).given }
      const { given, accepted } = await sitLate(meter, admin, seat, screen, hours)
      lateSheets.push(...accepted)
      return { uid, trouble, given }
    }

    const lateSheets: string[] = []
    const outcomes = await Promise.all(
      seats.map((seat) =>
        (seat.trouble === 'attacker' ? attack(seat) : take(seat)).catch((error: unknown): LiveOutcome => {
          faults.push(`student ${seat.index} (${seat.trouble}): ${inspect(error)}`)
          return { uid: seat.uid, trouble: seat.trouble, given: null }
        }),
      ),
    )
    const seconds = (Date.now() - hours.opensAt) / 1000
    const { lost, late } = await checkSheets(admin, outcomes)
    await publishResults(admin)
    const readers = seats.filter(({ index, trouble }) => trouble === 'none' && shareOf(index, 9) < 0.5)
    await forAll(readers, async (seat) => readResults(meter, seat)).catch((error: unknown) =>
      faults.push(inspect(error)),
    )
    const counts: LiveResult['counts'] = {}
    for (const { trouble } of seats) counts[trouble] = (counts[trouble] ?? 0) + 1
    return {
      students,
      minutes,
      seconds,
      tally: meter.tally,
      counts,
      lostAnswers: lost,
      lateSheets: [...lateSheets, ...late],
      attacks,
      wrongRefusals: [...meter.refusals, ...faults],
      effort: services.effort(),
    }
  } finally {
    await services.stop()
  }
}
