/** What an attacker tries; each of it must be refused. */
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { reduceSitting } from '@/domain/sitting/sitting'
import { toAppError } from '@/lib/app-error'
import { writeAttempt } from '../../../../src/own/attempts/account/attempt-schema'
import { fieldsOf } from '../../../../src/own/attempts/account/stored-attempt'
import type { Meter } from '../meter'
import type { Screen } from './screen'
import { liveTestId } from './set-up'

export interface AttackReport {
  tried: number
  /** Attacks that the rules let pass, and keys that were read before the results. */
  succeeded: string[]
  earlyKeys: string[]
}

type Attacks = Readonly<Record<string, () => Promise<unknown>>>

const root = `live_tests/${liveTestId}`
const device = 'attacker'

/** @param db as the attacker sees it. @param victim another student's id */
export function openAttacker(meter: Meter, db: Firestore, uid: string, victim: string) {
  const report: AttackReport = { tried: 0, succeeded: [], earlyKeys: [] }
  const at = (path: string) => doc(db, path)
  const own = at(`${root}/sheets/${uid}`)
  const other = at(`${root}/sheets/${victim}`)
  const entry = (over: object = {}) => ({ beganAt: serverTimestamp(), device, ...over })

  async function tryAll(attacks: Attacks, succeeded: string[]): Promise<void> {
    for (const [name, attack] of Object.entries(attacks)) {
      report.tried += 1
      const outcome = await meter.step('live: attack', attack, { mayBeRefused: true }).then(
        () => 'it passed',
        (error: unknown) => toAppError(error).code,
      )
      if (outcome !== 'permission-denied') succeeded.push(`${uid}: ${name}: ${outcome}`)
    }
  }

  const others: Attacks = {
    'reads another sheet': () => getDoc(other),
    'begins for another student': () => setDoc(other, entry()),
    'deletes another sheet': () => writeBatch(db).delete(other).commit(),
    'lists all sheets': () => getDocs(query(collection(db, `${root}/sheets`), limit(10))),
    'writes ranks': () => setDoc(at(`ranks/live:${liveTestId}`), { count: 1 }),
    'moves the hours': () => updateDoc(at(root), { closesAt: serverTimestamp() }),
    'writes the paper': () => setDoc(at(`${root}/private/paper`), { questions: [] }),
  }

  return {
    report,

    /** Before the test opens. */
    async early(): Promise<void> {
      await tryAll(
        {
          'begins early': () => setDoc(own, entry()),
          'begins at a moment of its own': () => setDoc(own, entry({ beganAt: Timestamp.now() })),
          ...others,
        },
        report.succeeded,
      )
      await this.keys('early', ['opening', 'paper'])
    },

    /** The keys of the paper, or what opens it without a beginning. */
    async keys(when: string, names: readonly string[]): Promise<void> {
      const attacks = names.map((name) => [
        `reads ${name} ${when}`,
        () => getDoc(at(`${root}/private/${name}`)),
      ])
      await tryAll(Object.fromEntries(attacks), report.earlyKeys)
    },

    /** With a beginning of its own: everything that would give more time, marks or a second sheet. */
    async during(screen: Screen): Promise<void> {
      const sitting = screen.sitting()
      const over = reduceSitting(sitting, { type: 'submit' }, Date.now())
      if (over.status === 'ready') throw new Error('the attacker has not begun')
      const fields = {
        ...writeAttempt(fieldsOf({ ...screen.attempt, sitting: over }, { clock: Date.now(), follows: 0 })),
        device,
        updatedAt: serverTimestamp(),
      }
      const submits = (forged: object) => () => updateDoc(own, { ...fields, ...forged })
      const full = { numerator: 40, denominator: 1 }
      await tryAll(
        {
          ...others,
          'begins again': () => setDoc(own, entry()),
          'begins later': () => updateDoc(own, { beganAt: serverTimestamp() }),
          'takes the beginning back': () => writeBatch(db).delete(own).commit(),
          'deletes and begins': () => writeBatch(db).delete(own).set(own, entry()).commit(),
          'moves the beginning with the sheet': submits({ beganAt: serverTimestamp() }),
          'says a later start': submits({ startedAt: sitting.startedAt + 60_000 }),
          'says a later end': submits({ deadline: sitting.deadline + 60_000 }),
          'gives itself extra time': submits({
            extra: 'half',
            deadline: sitting.startedAt + (sitting.deadline - sitting.startedAt) * 1.5,
          }),
          'brings a score': submits({ score: { percentage: 100, marks: { scored: full, possible: full } } }),
          'brings keys': submits({ keys: '1,0', marking: '20:2 -1/2 0' }),
          'names itself a topper': submits({ shownAs: 'Best B.' }),
          'writes another student’s sheet': () => updateDoc(other, fields),
        },
        report.succeeded,
      )
      await this.keys('during the test', ['paper'])
    },

    /** After its own submit. */
    async submitted(screen: Screen): Promise<void> {
      const { sitting, attempt } = { sitting: screen.sitting(), attempt: screen.attempt }
      const better = { ...sitting, revision: sitting.revision + 1 }
      const fields = {
        ...writeAttempt(
          fieldsOf({ ...attempt, sitting: better }, { clock: Date.now(), follows: sitting.revision }),
        ),
        device,
        updatedAt: serverTimestamp(),
      }
      await tryAll(
        {
          'submits again': () => updateDoc(own, fields),
          'opens the sheet again': () =>
            updateDoc(own, { ...fields, status: 'in_progress', submittedAt: null, endedBy: null }),
          'replaces the sheet': () => setDoc(own, entry()),
          'deletes the submitted sheet': () => writeBatch(db).delete(own).commit(),
          'deletes the submitted sheet and begins': () =>
            writeBatch(db).delete(own).set(own, entry()).commit(),
        },
        report.succeeded,
      )
      await this.keys('after the submit', ['paper'])
    },
  }
}
