/**
 * The board of a week: the percentiles of its live tests, added up, of students who agreed to be named
 * (docs/decisions/077). `ranks_named/{id}` holds what it takes from each test; only the endpoint and the operator's tool
 * read it. `ranks/week:2026-11-23` is the board.
 */
import { isDeepStrictEqual } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import * as z from 'zod'
import { boardSign, weekOf } from '../../src/domain/live-tests/week-board'
import type { RankingResult } from '../../src/domain/ranking/ranking'
import { testDocumentId } from '../../src/domain/sitting/test-document'
import type { FirestoreClient, Write } from '../firestore/client'
import type { StoredDocument } from '../firestore/values'
import type { RankedTest, RankJob } from './ranked-test'

type LiveTimes = NonNullable<RankedTest['live']>

/** Names on a board. */
const mostOnBoard = 50
/** Live tests that are read at once: together they stay below Firestore's ten megabytes. */
const atOnce = 20

/** Hundredths of a percentile, cut as the screen shows it. */
const pointsOf = (percentile: number) => Math.floor(percentile * 100 + 0.000_001)

const entriesSchema = z.array(z.tuple([z.string(), z.string(), z.number()]))
/** Uid, shown name, hundredths of a percentile. */
type Entries = z.infer<typeof entriesSchema>

const namedSchema = z.object({ resultsAt: z.date(), entries: z.string(), unnamed: z.string() })

/** What a board takes from one live test. */
interface NamedOfTest {
  readonly resultsAt: Date
  readonly entries: Entries
  /** Uids whose names the operator has taken out, of the whole week. */
  readonly unnamed: readonly string[]
}

const writeNamed = (week: string, { resultsAt, entries, unnamed }: NamedOfTest) => ({
  week,
  resultsAt,
  // Node's gzip has no time in it: the same list is the same text.
  entries: gzipSync(JSON.stringify(entries)).toString('base64'),
  unnamed: unnamed.join('\n'),
})

function readNamed({ data }: StoredDocument): NamedOfTest {
  const { resultsAt, entries, unnamed } = namedSchema.parse(data)
  const json: unknown = JSON.parse(gunzipSync(Buffer.from(entries, 'base64')).toString())
  return { resultsAt, entries: entriesSchema.parse(json), unnamed: unnamed.split('\n').filter(Boolean) }
}

interface Sum {
  readonly uid: string
  readonly name: string
  /** Hundredths. */
  readonly points: number
  readonly tests: number
}

/** The sums of all tests, the highest first. Equal points go by fewer tests, then by name and uid. */
function sumsOf(tests: readonly NamedOfTest[]): Sum[] {
  const unnamed = new Set(tests.flatMap((test) => test.unnamed))
  const byStudent = new Map<string, Sum>()
  for (const [uid, name, points] of tests.flatMap(({ entries }) => entries)) {
    if (unnamed.has(uid)) continue
    const before = byStudent.get(uid)
    byStudent.set(uid, {
      uid,
      name,
      points: points + (before?.points ?? 0),
      tests: 1 + (before?.tests ?? 0),
    })
  }
  const text = ({ name, uid }: Sum) => `${name}\n${uid}`
  return [...byStudent.values()].sort(
    (a, b) => b.points - a.points || a.tests - b.tests || (text(a) < text(b) ? -1 : 1),
  )
}

/** What everybody may read of a week. Equal points share a rank. */
function boardOf(week: string, tests: readonly NamedOfTest[]) {
  const best = sumsOf(tests).slice(0, mostOnBoard)
  return {
    week,
    tests: tests.length,
    names: best.map(({ uid, name, points, tests: sat }) => ({
      rank: 1 + best.filter((other) => other.points > points).length,
      name,
      points,
      tests: sat,
      sign: boardSign(week, uid),
    })),
    visibleFrom: new Date(Math.max(...tests.map(({ resultsAt }) => resultsAt.getTime()))),
  }
}

async function readWeek(firestore: Pick<FirestoreClient, 'query'>, week: string): Promise<StoredDocument[]> {
  const all: StoredDocument[] = []
  for (;;) {
    const page = await firestore.query('ranks_named', { week }, atOnce, all.at(-1)?.id)
    all.push(...page)
    if (page.length < atOnce) return all
  }
}

/**
 * The writes that bring the board of a live test's week up to date, from what all of its tests came to; none where nothing
 * has changed. They belong in one commit, which conflicts with another test's: both would leave the other one out. The
 * board is visible from the results of the last of its tests on. Without a name there is none.
 */
export async function weekBoardWrites(
  firestore: Pick<FirestoreClient, 'get' | 'query'>,
  { testKey }: RankJob,
  live: LiveTimes,
  { named, unnamed }: Pick<RankingResult, 'named'> & { unnamed: readonly string[] },
  now: Date,
): Promise<Write[]> {
  const week = weekOf(live.closesAt)
  const id = testDocumentId(testKey)
  const path = `ranks/week:${week}`
  // The board is read first, so that a test that is ranked after that makes a conflict.
  const stored = await firestore.get(path)
  const documents = await readWeek(firestore, week)
  const own: NamedOfTest = {
    resultsAt: new Date(live.resultsAt),
    entries: named.map(({ uid, name, percentile }) => [uid, name, pointsOf(percentile)]),
    unnamed,
  }
  const fields = writeNamed(week, own)
  const others = documents.filter((document) => document.id !== id)
  const board = boardOf(week, [...others.map(readNamed), own])
  const { computedAt: _, ...before } = stored?.data ?? {}
  const isSame = board.names.length === 0 ? !stored : isDeepStrictEqual(before, board)
  const ownBefore = documents.find((document) => document.id === id)
  if (isSame && isDeepStrictEqual(ownBefore?.data, fields)) return []
  const ownWrite: Write = { set: `ranks_named/${id}`, fields }
  const when = stored ? { updateTime: stored.updateTime } : { exists: false }
  if (board.names.length > 0) return [ownWrite, { set: path, fields: { ...board, computedAt: now }, when }]
  return stored ? [ownWrite, { delete: path, when }] : [ownWrite]
}
