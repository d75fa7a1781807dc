/** Takes the stored sheets of a test one by one and gives a ranking those that count. */
import { liveAttemptId } from '../../src/domain/live-test'
import { impossibleTimes } from '../../src/domain/ranking/impossible-times'
import { createRanking, type RankedSheet, type RankingResult } from '../../src/domain/ranking/ranking'
import type { Standing } from '../../src/domain/ranking/standing'
import type { StoredDocument } from '../firestore/values'
import { liveIdOf, type RankedTest, type RankJob } from './ranked-test'
import { askedSame, readSheet, type StoredSheet } from './stored-sheet'

/** A student whose times somebody should look at; ranked all the same. */
interface Suspect {
  readonly uid: string
  readonly reasons: readonly string[]
}

/** What the operator has decided about students, by uid. */
export interface Choices {
  /** Not ranked. */
  readonly leaveOut: readonly string[]
  /** Ranked, and not named: neither here nor on the board of the week. */
  readonly unnamed: readonly string[]
}

/** What happened to the sheets so far. */
export interface Intake {
  /** Documents that were read. */
  read: number
  /** Students whom the operator left out. */
  leftOut: number
  /** First attempts at questions or options that have been edited since. */
  edited: number
  /** Students whose device had the keys before the attempt began. */
  seen: number
  /** Sheets that cannot be read. */
  unreadable: string[]
  suspects: Suspect[]
}

/** What is stored between two steps; JSON. */
export interface IntakeState extends Intake {
  ranking: string
  held: StoredSheet | null
}

/** Names that a list for the operator holds, at most: it must fit into a document. */
const longestList = 1000

function note<Item>(list: Item[], item: Item): void {
  if (list.length < longestList) list.push(item)
}

/** The first attempt of a student counts; an unfinished one has shown no keys. */
function earlier(held: StoredSheet | null, next: StoredSheet): StoredSheet | null {
  if (!next.isSubmitted) return held
  return held && held.times.startedAt <= next.times.startedAt ? held : next
}

/**
 * @param before what an earlier step has stored
 * @param onRanked gets each sheet that counts, and what it came to
 */
export function createIntake(
  job: RankJob,
  { paper, live }: RankedTest,
  { leaveOut, unnamed }: Choices,
  before: IntakeState | null,
  onRanked: (sheet: RankedSheet, standing: Standing) => void = () => undefined,
) {
  const ranking = createRanking(paper, before?.ranking)
  const liveId = liveIdOf(job)
  const counts: Intake = before ?? { read: 0, leftOut: 0, edited: 0, seen: 0, unreadable: [], suspects: [] }
  /** The earliest attempt so far of the student whose attempts are being read. */
  let held = before?.held ?? null

  function rank(stored: StoredSheet): void {
    const { uid, times, sheet } = stored
    if (leaveOut.includes(uid)) {
      counts.leftOut += 1
      return
    }
    const reasons = impossibleTimes(times, paper, live?.closesAt)
    if (reasons.length > 0) note(counts.suspects, { uid, reasons })
    const { named, ...nameless } = sheet
    onRanked(sheet, ranking.add(named && unnamed.includes(uid) ? nameless : sheet))
  }

  /** Attempts come student by student: their paths begin with the student's. */
  function finishStudent(): void {
    const first = held
    held = null
    if (first?.scope !== 'all') return
    if (first.seen) counts.seen += 1
    else if (askedSame(first, paper)) rank(first)
    else counts.edited += 1
  }

  return {
    counts,
    take({ path, id, data }: StoredDocument): void {
      const uid = liveId === null ? (path.split('/')[1] ?? '') : id
      counts.read += 1
      if (held && held.uid !== uid) finishStudent()
      const stored = readSheet(uid, liveId === null ? id : liveAttemptId(liveId, id), data)
      if (!stored) note(counts.unreadable, path)
      else if (liveId === null) held = earlier(held, stored)
      // A sheet that was never submitted counts with the answers that it has.
      else rank(stored)
    },
    /** What all sheets came to. */
    result(): RankingResult {
      finishStudent()
      return ranking.result()
    },
    save: (): IntakeState => ({ ...counts, ranking: ranking.save(), held }),
  }
}
