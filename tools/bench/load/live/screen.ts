import { reduceSitting } from '@/domain/sitting/sitting'
import type { BegunSitting, SittingAction } from '@/domain/sitting/sitting-state'
import { isWorthWriting } from '../../../../src/own/attempts/account/attempt-sync'
import { startLiveSync } from '../../../../src/own/attempts/account/live-sync'
import type { Attempt } from '../../../../src/own/attempts/attempt'
import type { Meter } from '../meter'
import type { DeviceLine } from './line'
import type { LivePage } from './page'

/** Answers by the ids of questions; null for one that was left without an answer. */
export type Answers = Map<string, number | null>

interface Seat {
  meter: Meter
  page: LivePage
  line: DeviceLine
  uid: string
  mayBeRefused: boolean
}

/**
 * The exam screen: the sitting, stored on the device with every change, and the app's own sync with the account.
 * @param opened the revision that the device had, when it goes on from its own store; else null
 */
export function openScreen(
  { meter, page, line, uid, mayBeRefused }: Seat,
  attempt: Omit<Attempt, 'sitting'>,
  initial: BegunSitting,
  opened: number | null,
) {
  const manner = { line, mayBeRefused }
  const answersIn = ({ questions }: BegunSitting): Answers =>
    new Map(questions.map(({ option }, index) => [attempt.paper.questions[index]?.id ?? '', option]))
  let sitting = initial
  let arrived: Answers = opened === null ? answersIn(initial) : new Map()
  let live: ReturnType<typeof startLiveSync> | null = null
  let isFrozen = false

  const sync: typeof page.sync = {
    ...page.sync,
    look: (...args) => meter.step('live: look', () => page.sync.look(...args), manner),
    async push(owner, pushed, clock) {
      const name = pushed.sitting.status === 'submitted' ? 'live: submit' : 'live: save'
      const stored = await meter.step(name, () => page.sync.push(owner, pushed, clock), manner)
      arrived = answersIn(stored)
      return stored
    },
  }

  async function act(action: SittingAction, at = Date.now()): Promise<void> {
    const next = reduceSitting(sitting, action, at)
    if (next === sitting || next.status === 'ready') return
    sitting = next
    await page.store.save(uid, { ...attempt, sitting })
    if (!live && isWorthWriting({ testKey: attempt.testKey, sitting }))
      live = line.listening(() =>
        startLiveSync({
          sync,
          owner: uid,
          attempt,
          clock: Date.now,
          opened,
          onMeet: (theirs, since) => void act({ type: 'meet', theirs, since }),
          onTakenOver: () => {
            isFrozen = true
          },
        }),
      )
    live?.changed(sitting)
  }

  return {
    id: attempt.id,
    attempt,
    page,
    line,
    act,
    sitting: () => sitting,
    isFrozen: () => isFrozen,
    answers: () => answersIn(sitting),
    /** What the account has of this device's answers, as far as the device knows. */
    arrived: () => arrived,

    /** Answers a question. @returns whether the answer counts: the time was not over, and the screen not frozen */
    async answer(index: number, option: number): Promise<boolean> {
      if (isFrozen) return false
      await act({ type: 'go', to: index })
      await act({ type: 'choose', option })
      return sitting.status === 'running' && sitting.questions[index]?.option === option
    },

    /** The screen is left. */
    close(): void {
      live?.finish()
    },

    /** Sends what is stored on this device, as the page does that waits for the results. @returns whether it has arrived */
    async sendAgain(): Promise<boolean> {
      const isDone = async () => (await page.sync.log.get(uid, attempt.id)).done
      if (await isDone()) return true
      await meter.step('live: send again', () => page.sync.pushAll(uid), manner)
      return isDone()
    },
  }
}

export type Screen = ReturnType<typeof openScreen>
